import type { ExerciseDocument } from '@lemma/math';
import { setUpLesson } from './support/exercises.ts';
import { mathsBox, typeMaths } from './support/maths.ts';
import { joinByName, makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** The key forgets one of the two solutions. */
const roots: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Two roots',
  language: 'en',
  topic: 'algebra/quadratics',
  tags: [],
  level: 'Level 2',
  variables: { direction: 'ltr', list: [] },
  question: 'Solve $x^2 = 4$. The solutions are [[roots]]',
  parts: [{ name: 'roots', answerType: 8, points: 2, accept: [{ value: '{2}' }] }],
  hints: [],
  solution: '',
  tests: [],
};

test('an appeal is accepted, everybody who wrote the same is regraded and notified, and set back by undo [A1] [A4]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(page.context(), { documents: [roots], taskName: 'Roots' });
  const learner = await openBrowser();
  await learner.goto(`/join/${joinCode}`);
  await joinByName(learner, 'Ada', 'Ito');
  await learner.getByRole('link', { name: /Roots/ }).click();
  await typeMaths(learner, mathsBox(learner), '2, -2');
  await learner.keyboard.press('Enter');
  await learner.getByRole('button', { name: 'My answer is equivalent' }).press('Enter');
  const dialog = learner.getByRole('dialog', { name: 'Is your answer equivalent?' });
  await dialog.getByLabel(/Why do you think so/).fill('There are two.');
  await expectAccessible(learner);
  await dialog.getByRole('button', { name: 'Ask my teacher' }).click();
  await expect(learner.getByText('Your teacher looks at this answer again')).toBeVisible();
  await expectAccessible(learner);

  await page.goto(`/a/classrooms/${classId}`);
  await page.getByRole('link', { name: 'Appeals (1)' }).click();
  await expect(page.getByRole('heading', { name: 'Roots, question 1' })).toBeVisible();
  await expect(page.getByText('“There are two.”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Say a word to the learner: why is it not equal?')).toBeVisible();
  await page.getByLabel(/A word to Ada/).fill('Right, both are solutions.');
  await page.getByLabel('Accepted answer').fill('{2, -2}');
  await page.getByRole('button', { name: 'Accept and regrade 1' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Regrade preview' })).toBeVisible();
  const row = page.getByRole('row', { name: /Ito, Ada/ });
  await expect(row).toContainText('right');
  await expect(page.getByText('version 2', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply to 1 learner' }).click();
  await expect(page.getByText('Say why, so that learners understand it.')).toBeVisible();
  await page.getByLabel('Why, for learners to read').fill('Minus two is a solution too.');
  await page.getByRole('button', { name: 'Apply to 1 learner' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Regrade applied' })).toBeVisible();
  await expect(page.getByText('1 score went up, none went down.')).toBeVisible();
  await expectAccessible(page);

  await learner.reload();
  await expect(learner.getByText('Minus two is a solution too.')).toBeVisible();
  await expect(learner.getByText(/0 of 2 became 2 of 2/)).toBeVisible();
  await expectAccessible(learner);

  await page.getByRole('button', { name: 'Undo regrade' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Regrade undone' })).toBeVisible();
  await learner.reload();
  await expect(learner.getByText('Right, both are solutions.')).toBeVisible();
  await expect(learner.getByText(/became/)).toHaveCount(0);

  await page.goto(`/a/classrooms/${classId}/tasks/${taskId}`);
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: /Two roots/ }).click();
  await expect(page.getByRole('heading', { name: 'Wrong first answers' })).toBeVisible();
  await expectAccessible(page);
});
