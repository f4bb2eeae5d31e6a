import { callApi } from './support/demo.ts';
import { dropBeside } from './support/browser/dragging.ts';
import { apples, setUpLesson } from './support/exercises.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

const list = [
  'Vorname;Nachname;E-Mail',
  'Amara;{{7*7}};',
  '<img src=x>;Mallory;',
  '=1+1;Mori;',
  'Tomás;Ferreira;t.ferreira@riverside',
].join('\r\n');

test('a teacher lets people in, imports a list, gives roles, and an assistant only looks on [R18] [R16] [SC4]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('403');
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(page.context(), { documents: [apples], taskName: 'Fruit' });
  await page.goto(`/a/classrooms/${classId}/settings`);
  await page.getByLabel('I approve each new learner').check();
  await expect(page.getByText('New learners wait for you.')).toBeVisible();

  const learner = await openBrowser();
  await makeAccount(learner.context(), { role: 'learner', firstName: 'Lea', lastName: 'Fontaine' });
  await learner.goto(`/join/${joinCode}`);
  await learner.getByRole('button', { name: 'Join class' }).click();
  await expect(learner.getByRole('heading', { name: 'You are waiting to be let into Room 7' })).toBeVisible();
  await expectAccessible(learner);

  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Approve Lea Fontaine' }).click();
  await expect(page.getByText('Lea Fontaine is in the class.')).toBeVisible();
  await learner.getByRole('button', { name: 'Look again' }).click();
  await expect(learner.getByRole('heading', { name: 'Room 7' })).toBeVisible();

  await page.getByLabel('Role of Lea Fontaine').selectOption('Assistant');
  await expect(page.getByText('Lea Fontaine has another role.')).toBeVisible();
  await expectAccessible(page);
  await learner.goto(`/a/classrooms/${classId}/classmembers`);
  await expect(learner.getByRole('rowheader', { name: /Ada Okafor/ })).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await expect(learner.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Import a list' }).click();
  await page.getByLabel('List of people').setInputFiles({
    name: 'year-9.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  await expect(page.getByText('year-9.csv · 4 lines · separated by semicolons. Nothing is changed yet.')).toBeVisible();
  await expect(page.getByText('Line 5: this is not a complete e-mail address')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 members' }).click();
  await expect(page.getByText('Imported: 2 accounts made.')).toBeVisible();
  await page.getByRole('link', { name: 'See the members' }).click();
  await expect(page.getByText('The passwords of the new accounts are neither printed nor copied.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Amara {{7*7}}' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '=1+1 Mori' })).toBeVisible();

  for (const [path, shown] of [
    [`/tasks/${taskId}`, learner.getByText('Apples in a basket')],
    [`/tasks/${taskId}/progress`, learner.getByRole('heading', { level: 1, name: 'Fruit' })],
    ['/results', learner.getByRole('rowheader', { name: /Mori/ })],
  ] as const) {
    await learner.goto(`/a/classrooms/${classId}${path}`);
    await expect(shown).toBeVisible();
    await expect(learner.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(learner.getByRole('button', { name: /Save|Archive|Change|Release/ })).toHaveCount(0);
    await expectAccessible(learner);
  }
});

test('a teacher orders a class by keys and by hand, copies it to the next year, and archives it [M04] [R14] [P04]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, joinCode } = await setUpLesson(page.context(), { documents: [apples], taskName: 'Fruit' });
  for (const name of ['Number', 'Algebra']) {
    await callApi(page.context(), 'POST', `/classes/${classId}/sections/`, { name });
  }
  await page.goto(`/a/classrooms/${classId}/tasks`);
  const task = page.getByRole('link', { name: /Fruit/ });
  await task.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Fruit is number 1 of 1 in Number now.')).toBeAttached();
  const number = page.getByRole('region', { name: 'Number' });
  await expect(number.getByRole('link', { name: /Fruit/ })).toBeVisible();
  await page.getByRole('button', { name: 'More for the section Algebra' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByText('Section Algebra is number 1 of 2 now.')).toBeAttached();
  await page.getByRole('button', { name: 'Move Fruit' }).click();
  await page.getByRole('menuitem', { name: 'Move to Algebra' }).click();
  await expect(page.getByRole('region', { name: 'Algebra' }).getByRole('link', { name: /Fruit/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /Algebra|Number/ })).toHaveText(['Algebra', 'Number']);

  const head = page.getByRole('group', { name: 'Head of Number' });
  // Scrolling between the press and the first move would not be a drag.
  await page.getByRole('button', { name: 'Create section' }).scrollIntoViewIfNeeded();
  await page.getByRole('listitem').filter({ hasText: 'Fruit' }).getByTitle('Drag to move').hover();
  await dropBeside(page, head, 'bottom', { x: 200, y: 34 });
  await expect(number.getByRole('link', { name: /Fruit/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Copy class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy class' });
  await dialog.getByLabel('Name of the copy').fill('Next year');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy class' }).click();
  await expect(page.getByRole('heading', { name: 'Next year', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Number' }).getByRole('link', { name: /Fruit/ })).toBeVisible();

  const learner = await openBrowser();
  await makeAccount(learner.context(), { role: 'learner' });
  await callApi(learner.context(), 'POST', '/classes/join/', { code: joinCode });
  await page.goto(`/a/classrooms/${classId}/settings`);
  await page.getByRole('button', { name: 'Archive class' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive class' }).click();
  await expect(page.getByText('The class is archived.')).toBeVisible();
  await learner.goto(`/c/${classId}`);
  await expect(learner.getByText('This class is archived')).toBeVisible();
  await learner.goto('/c/');
  await learner.getByRole('button', { name: 'Archived (1)' }).click();
  await expect(learner.getByRole('link', { name: /Room 7/ })).toBeVisible();
  await expectAccessible(learner);
});
