import type { Page } from '@playwright/test';
import { callApi } from './support/demo.ts';
import { apples, joinLesson } from './support/exercises.ts';
import { loseNetwork } from './support/browser/lost-network.ts';
import { applesOn, latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { expect, test } from './test.ts';

interface Attempt {
  readonly id: string;
  readonly items: readonly { readonly responses: readonly { readonly answers: unknown }[] }[];
}

async function responsesOf(page: Page, classId: string, taskId: string) {
  const path = `/classes/${classId}/tasks/${taskId}/attempts/`;
  const attempt = await callApi<Attempt>(page.context(), 'POST', path, { number: 1 });
  return attempt.items[0]?.responses.map((response) => response.answers);
}

test('an answer given without a network is kept, said to be kept, and sent once when the network is back [S07] [RL1] [M03]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_INTERNET_DISCONNECTED');
  const { classId, taskId } = await joinLesson(page, openBrowser);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  const { a, b } = await applesOn(page);
  await typeMaths(page, mathsBox(page), '1');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const comeBack = await loseNetwork(page.context());
  await typeMaths(page, mathsBox(page), String(a + b));
  await expect(page.getByText(/You are offline\. What you type is kept on this device\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/1 answer is kept on this device\./)).toBeVisible();
  await expect.poll(() => latexIn(mathsBox(page))).toBe(String(a + b));

  await comeBack();
  await expect(page.getByText('Great!').first()).toBeVisible();
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  expect(await responsesOf(page, classId, taskId)).toEqual([[{ part: 'total', value: String(a + b) }]]);
});

test('what was typed and answered in a tunnel survives a reload and arrives once [S07] [RL1]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_INTERNET_DISCONNECTED');
  const { classId, taskId } = await joinLesson(page, openBrowser, [apples, { ...apples, title: 'More apples' }]);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  const { a, b } = await applesOn(page);
  await expect(mathsBox(page)).toBeVisible();

  const comeBack = await loseNetwork(page.context());
  await typeMaths(page, mathsBox(page), String(b - a));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/1 answer is kept on this device\./)).toBeVisible();
  await page.getByRole('link', { name: /^Question 2,/ }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await typeMaths(page, mathsBox(page), '321');
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
  await expect(page.getByText('Offline: kept on this device')).toBeVisible();

  await comeBack();
  await page.reload();
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
  await page.getByRole('link', { name: 'Question 1, not right yet' }).click();
  await expect(page.getByText('You took away, but Ann picks more.').first()).toBeVisible();
  expect(await responsesOf(page, classId, taskId)).toEqual([[{ part: 'total', value: String(b - a) }]]);
});

test('an answer that arrives while its page is being reloaded is on the page that comes, with what was typed meanwhile [S07] [RL1]', async ({
  page,
  openBrowser,
}) => {
  const { classId, taskId } = await joinLesson(page, openBrowser, [apples, { ...apples, title: 'More apples' }]);
  const path = `/c/${classId}/tasks/${taskId}`;
  await page.goto(`${path}?item=2`);
  await expect(mathsBox(page)).toBeVisible();
  // The server makes the new page before it has the answer and the draft; the old page hears that both are taken before it goes.
  const release = await holdAnswers(page);
  await typeMaths(page, mathsBox(page), '321');
  await page.getByRole('link', { name: /^Question 1,/ }).click();
  const { a, b } = await applesOn(page);
  await typeMaths(page, mathsBox(page), String(b - a));
  await page.keyboard.press('Enter');
  const early = await page.context().request.get(path);
  release();
  await expect.poll(() => page.evaluate(waitingOnDevice)).toBe(0);
  await page.route(`**${path}*`, (route) => route.fulfill({ response: early }));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Question 1, not right yet' })).toBeVisible();
  await page.getByRole('link', { name: /^Question 2,/ }).click();
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
});

/** Keeps drafts and answers from the server until they are released. */
async function holdAnswers(page: Page): Promise<() => void> {
  const pattern = /\/api\/mm\/attempts\/.*\/(?:draft|responses)\/$/;
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

/** Counts what the device keeps for the server. */
function waitingOnDevice(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lemma-answers');
    opening.addEventListener('error', () => reject(new Error('the database of the device did not open')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(['drafts', 'responses']);
      const counts = ['drafts', 'responses'].map((store) => reading.objectStore(store).count());
      reading.addEventListener('complete', () => resolve(counts.reduce((sum, { result }) => sum + result, 0)));
    });
  });
}
