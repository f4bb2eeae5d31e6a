import { callApi, demoLearner, signIn } from './support/demo.ts';
import { apples, publish } from './support/exercises.ts';
import { byKeyboard, tabTo } from './support/browser/keyboard.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const widths = [320, 768, 1280];

test('with a keyboard alone a learner asks from a question with two presses, the teacher answers with three from home, and the learner sees it live [M08] [R10]', async ({
  page,
  openBrowser,
}) => {
  const desk = await openBrowser();
  const teacher = desk.context();
  await makeAccount(teacher, { role: 'teacher' });
  const exerciseId = await publish(teacher, apples);
  const { id: classId, joinCode } = await callApi<{ id: string; joinCode: string }>(teacher, 'POST', '/classes/', {
    name: 'Room 9',
  });
  const task = await callApi<{ id: string }>(teacher, 'POST', `/classes/${classId}/tasks/`, {
    name: 'Apples',
    sectionId: null,
    kind: 'practice',
    opensAt: null,
    dueAt: null,
    attemptsAllowed: null,
    results: 'after-answer',
    solutions: 'after-answer',
    groups: [{ type: 'SG', items: [{ exerciseId, points: 2 }] }],
  });
  await makeAccount(page.context(), { role: 'learner' });
  await joinQuietly(page.context(), joinCode);
  await page.goto(`/c/${classId}/tasks/${task.id}`);

  const learner = byKeyboard(page);
  await learner.press(page.getByRole('button', { name: 'Ask for help' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Your question' }));
  await page.keyboard.type('Why is it $x^2$ and not $2x$?');
  await expectAccessible(page);
  await learner.press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('link', { name: 'Look at it' })).toBeVisible();
  expect(learner.presses).toBe(2);
  await learner.press(page.getByRole('link', { name: 'Look at it' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your question' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Why is it');

  await desk.goto('/a');
  const colleague = byKeyboard(desk);
  await colleague.press(desk.getByRole('link', { name: 'Answer: 1 learner is waiting for your answer' }));
  await expect(desk.getByRole('list', { name: 'Messages' })).toContainText('Why is it');
  await expectAccessible(desk);
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(desk);
  }
  await colleague.press(desk.getByRole('button', { name: 'What did you try?' }));
  await colleague.press(desk.getByRole('button', { name: 'Send', exact: true }));
  expect(colleague.presses).toBe(3);

  // Nothing is loaded again: the thread is live.
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('What did you try?');
  await expectAccessible(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await learner.press(page.getByRole('button', { name: 'That helped' }));
  await expect(desk.getByText('Closed by the learner who asked.')).toBeVisible();
});

test('the first question of a review is one press from Today, and answered with a keyboard alone [A11] [R01]', async ({
  page,
}) => {
  await signIn(page.context(), demoLearner);
  await page.goto('/');
  const learner = byKeyboard(page);
  await learner.press(page.getByRole('link', { name: 'Review now' }));
  const form = page.getByRole('form', { name: /^Question \d/ });
  await expect(form).toBeVisible();
  expect(learner.presses).toBe(1);
  await expectAccessible(page);
  await learner.press(page.getByRole('button', { name: 'Solution' }));
  await learner.press(page.getByRole('alertdialog').getByRole('button', { name: 'Show solution' }));
  await learner.press(page.getByRole('button', { name: 'Next' }));
  await expect(page.getByText(/^Question 2 of /)).toBeVisible();
});
