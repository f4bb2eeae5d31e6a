import { becomeAdministrator } from './support/administrator.ts';
import { callApi, demoTeacher, findExercise, signIn } from './support/demo.ts';
import { apples, setUpLesson } from './support/exercises.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

const title = 'Apples for the test';

test('a teacher publishes an exercise for themselves alone, sets it, and finds it under Mine; a colleague does not [H3] [D23]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher', firstName: 'Anita', lastName: 'Okafor' });
  const { classId } = await setUpLesson(page.context(), { documents: [apples] });
  const { id } = await callApi<{ id: string }>(page.context(), 'POST', '/exercises/', {
    document: { ...apples, title },
  });

  await page.goto(`/a/catalog/exercises/${id}`);
  await page.getByRole('button', { name: 'Who may find it: Everybody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who may find it' });
  await dialog.getByRole('radio', { name: /^People and classes I name/ }).check();
  await expect(dialog.getByRole('group', { name: 'Teachers and assistants of' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Only me/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Who may find it: Only me' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Only you find version 1.')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);

  const colleague = await openBrowser();
  await signIn(colleague.context(), demoTeacher);
  await colleague.goto(`/a/catalog/exercises?q=${encodeURIComponent(title)}`);
  await expect(colleague.getByText(/^No exercise/)).toBeVisible();

  const next = page.getByRole('group', { name: 'Use it' });
  await next.getByRole('button', { name: 'Add to basket' }).click();
  await expect(next.getByRole('button', { name: 'In the basket' })).toBeVisible();
  await next.getByRole('link', { name: 'Set as a task' }).click();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const catalogue = page.getByRole('dialog', { name: 'Add exercises' });
  await catalogue.getByText('Mine', { exact: true }).click();
  await expect(catalogue.getByRole('button', { name: `${title}: added` })).toBeVisible();
  await expect(catalogue.getByText(/· you$/).first()).toBeVisible();
  await expectAccessible(page);
  await catalogue.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Set task' }).click();
  await expect(page).toHaveURL(new RegExp(`/a/classrooms/${classId}`));

  const fresh = await callApi<{ audience: { audience: string } }>(page.context(), 'POST', '/exercises/', {
    document: apples,
  });
  expect(fresh.audience.audience).toBe('me');
});

test('a new teacher hears what waits and how they are let in; an administrator lets them in by one click [SC20]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint(/403/);
  await makeAccount(page.context(), { role: 'teacher', firstName: 'Noor', lastName: 'Newcomer' });
  await page.goto('/a');
  await expect(page.getByText('You have not been let in as a teacher yet.')).toBeVisible();
  await expectAccessible(page);
  const exerciseId = await findExercise(page.context(), 'Expand a square');
  await page.goto(`/a/catalog/exercises/${exerciseId}`);
  await expect(page.getByRole('heading', { name: 'You have not been let in yet' })).toBeVisible();
  await page.getByRole('link', { name: 'How you are let in' }).click();
  await expect(page.getByRole('heading', { name: 'Be let in as a teacher' })).toBeVisible();

  const administrator = await openBrowser();
  await becomeAdministrator(administrator.context());
  await administrator.goto('/a/administration/users?state=waiting');
  await administrator.getByRole('button', { name: 'Let in Noor Newcomer' }).click();
  await expect(administrator.getByText('Noor Newcomer is let in.')).toBeVisible();
  await expectAccessible(administrator);

  await page.goto(`/a/catalog/exercises/${exerciseId}`);
  await expect(page.getByRole('button', { name: 'Copy and edit' })).toBeVisible();
});
