import { callApi } from './support/demo.ts';
import { rowsOfCsv } from './support/downloads.ts';
import { apples, setUpLesson } from './support/exercises.ts';
import { applesOn, mathsBox, typeMaths } from './support/maths.ts';
import { joinByName, makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a teacher weighs the grades, changes one with a reason, and learner and download have the same total [R15] [R16] [R17] [R30]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(page.context(), { documents: [apples], taskName: 'Fruit' });
  const { groups } = await callApi<{ groups: { items: { exerciseId: string }[] }[] }>(
    page.context(),
    'GET',
    `/classes/${classId}/tasks/${taskId}/`,
  );
  for (const name of ['Missed', 'Missed too']) {
    await callApi(page.context(), 'POST', `/classes/${classId}/tasks/`, {
      name,
      sectionId: null,
      kind: 'practice',
      opensAt: null,
      dueAt: new Date(Date.now() - 3_600_000).toISOString(),
      attemptsAllowed: null,
      results: 'after-hand-in',
      solutions: 'after-answer',
      groups: [{ type: 'SG', items: [{ exerciseId: groups[0]?.items[0]?.exerciseId, points: 2 }] }],
    });
  }
  const learner = await openBrowser();
  await learner.goto(`/join/${joinCode}`);
  await joinByName(learner, 'Ben', 'Ito');
  await learner.getByRole('link', { name: /Fruit/ }).click();
  const { a, b } = await applesOn(learner);
  await typeMaths(learner, mathsBox(learner), String(a + b));
  await learner.keyboard.press('Enter');
  await expect(learner.getByText('Great!').first()).toBeVisible();

  await page.goto(`/a/classrooms/${classId}/settings`);
  const grading = page.getByRole('region', { name: 'Grading' });
  await grading.getByText('Own groups').click();
  const addGroup = async (name: string, tasks: readonly string[]) => {
    await grading.getByRole('button', { name: 'Add a group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a group' });
    await dialog.getByLabel('Name').fill(name);
    for (const task of tasks) await dialog.getByRole('checkbox', { name: task, exact: true }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(grading.getByRole('group', { name })).toBeVisible();
  };
  await addGroup('Tests', ['Fruit']);
  await grading.getByLabel('Weight of Tests in percent').fill('50');
  await page.keyboard.press('Tab');
  await expect(grading.getByText('The weights sum to 50 %, not 100. They count in proportion.')).toBeVisible();
  await addGroup('Homework', ['Missed', 'Missed too']);
  await expect(grading.getByText('100 %', { exact: true })).toBeVisible();
  // Its own answer: an earlier change may still be on its way.
  const saved = page.waitForResponse(
    (response) => (response.request().postData() ?? '').includes('"dropLowest":1') && response.ok(),
  );
  await grading.getByLabel('Which tasks of Homework count').selectOption('1');
  await saved;
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goto(`/a/classrooms/${classId}/results`);
  const row = page.getByRole('row', { name: /Ito/ });
  await expect(row.locator('td').last()).toHaveText('50.0');
  await expect(row.locator('s')).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'Homework 50 %' })).toBeVisible();

  // By keyboard alone: to the missing task that counts, in, another score, out.
  await page.locator('td[data-at="0 0"]').focus();
  await page.keyboard.press('End');
  await expect(page.locator('td[data-at="0 2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /Ben Ito/ });
  await drawer.getByRole('button', { name: 'Change the score' }).press('Enter');
  await drawer.getByLabel('Points, of 2').fill('1');
  await drawer.getByLabel('Reason').fill('Done on paper');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('list', { name: 'Changes of the score' })).toContainText('1 point: Done on paper');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row.locator('td').last()).toHaveText('75.0');
  await expectAccessible(page);

  await learner.goto(`/c/${classId}`);
  await expect(learner.getByRole('heading', { name: 'Your total: 75.0 %' })).toBeVisible();
  await learner.getByText('What counts').click();
  await expect(learner.getByText(/Your teacher changed the score. Reason: Done on paper/)).toBeVisible();

  await page.getByRole('button', { name: 'Download' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Grades, CSV' }).click();
  const rows = await rowsOfCsv(await started);
  expect(rows[0]?.slice(2, 6)).toEqual(['Fruit', 'Missed', 'Missed too', 'Total in %']);
  expect(rows[1]?.slice(2, 5)).toEqual(['Tests (50 %)', 'Homework (50 %)', 'Homework (50 %)']);
  expect(rows[3]).toEqual(['Ito', 'Ben', '100', '', '50', '75', '3', '4', 'Missed', 'Missed too']);

  await page.getByRole('rowheader', { name: /Ito/ }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Ito' })).toBeVisible();
  await expect(page.getByText('of 100, class 75.0')).toBeVisible();
  // The page opens at the newest answer where none is wrong.
  await expect(page.getByRole('button', { name: /Fruit/ })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /Apples in a basket/ }).click();
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText(String(a + b));
  await expectAccessible(page);
});
