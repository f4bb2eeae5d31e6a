import { callApi } from './support/demo.ts';
import { apples, publish } from './support/exercises.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('a learner sees a new task at the bell on the next page, opens it, and chooses what comes by mail [M07]', async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const exerciseId = await publish(teacher, apples);
  const { id: classId, joinCode } = await callApi<{ id: string; joinCode: string }>(teacher, 'POST', '/classes/', {
    name: 'Room 9',
  });
  await makeAccount(page.context(), { role: 'learner' });
  await joinQuietly(page.context(), joinCode);
  await page.goto('/help');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const task = await callApi<{ id: string }>(teacher, 'POST', `/classes/${classId}/tasks/`, {
    name: 'Apples',
    sectionId: null,
    kind: 'practice',
    opensAt: null,
    dueAt: null,
    attemptsAllowed: null,
    results: 'after-hand-in',
    solutions: 'after-answer',
    groups: [{ type: 'SG', items: [{ exerciseId, points: 2 }] }],
  });
  // The bell is read anew with each page.
  await expect(async () => {
    await page.goto('/help');
    await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /Apples/ })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'See all' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith('/settings/kind/') && response.ok());
  await page.getByLabel('By mail: A new task').selectOption('Never');
  await saved;
  await expectAccessible(page);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  const read = page.waitForResponse((response) => response.url().endsWith('/read/') && response.ok());
  await page
    .getByRole('main')
    .getByRole('link', { name: /Apples/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/c/${classId}/tasks/${task.id}`));
  await read;
  await page.goto('/help');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
