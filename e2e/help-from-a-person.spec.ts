import { callApi } from './support/demo.ts';
import { apples, publish } from './support/exercises.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { expect, expectAccessible, sidewaysScroll, test } from './test.ts';

const widths = [320, 768, 1280];

test('a learner asks from a question in two taps, the teacher answers in three clicks from home, and the learner sees it live [M08] [R10]', async ({
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

  await page.getByRole('button', { name: 'Ask for help' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Why is it $x^2$ and not $2x$?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your question' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Why is it');

  await desk.goto('/a');
  await desk.getByRole('link', { name: 'Answer: 1 learner waits for your answer' }).click();
  await expect(desk.getByRole('list', { name: 'Messages' })).toContainText('Why is it');
  await expectAccessible(desk);
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(desk)).toBe(0);
  }
  await desk.getByRole('button', { name: 'What did you try?' }).click();
  await desk.getByRole('button', { name: 'Send', exact: true }).click();

  // Nothing is loaded again: the thread is live.
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('What did you try?');
  await expectAccessible(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'That helped' }).click();
  await expect(desk.getByText('Closed by the learner who asked.')).toBeVisible();
});
