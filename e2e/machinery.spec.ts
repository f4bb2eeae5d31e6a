import { randomUUID } from 'node:crypto';
import { apiBase } from '@lemma/contracts';
import type { Locator, Page } from '@playwright/test';
import { watchReads } from './support/browser/reads.ts';
import { demoLearner, signIn } from './support/demo.ts';
import { apples, joinLesson, setUpLesson } from './support/exercises.ts';
import { latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { makeAccount } from './support/people.ts';
import { catchReports, typesOf } from './support/browser/reports.ts';
import { withoutFirstReads } from './support/browser/first-reads.ts';
import { expect, test } from './test.ts';

/** Opens a page whose clock the test drives, with another version installed meanwhile. */
async function openOlderTab(page: Page, path: string, ready: Locator, installed: string): Promise<void> {
  await page.route('**/static/build-manifest.json*', (route) => route.fulfill({ json: { app: installed } }));
  await page.clock.install();
  await withoutFirstReads(page);
  const clockIsRead = page.waitForResponse('**/time/');
  await page.goto(path);
  // The machinery beside the page is running.
  await clockIsRead;
  await expect(ready).toBeVisible();
  const polled = page.waitForResponse('**/static/build-manifest.json*');
  await page.clock.runFor('05:00');
  await polled;
}

test('every request of a signed-in user carries an identity token, and an expired one is renewed unseen [C01] [X01]', async ({
  page,
  watch,
}) => {
  watch.expectComplaint('401');
  const reports = await catchReports(page.context());
  await signIn(page.context(), demoLearner);
  let isExpired = true;
  const sent: (string | undefined)[] = [];
  await withoutFirstReads(page);
  await page.route(`**${apiBase}/classes/`, async (route) => {
    sent.push(route.request().headers()['authorization']);
    if (!isExpired) return route.continue();
    isExpired = false;
    const body = { detail: 'Token expired', code: 'session/authentication-error' };
    await route.fulfill({ status: 401, json: body });
  });
  await page.goto('/c/');
  await expect(page.getByRole('link', { name: 'Year 11 Mathematics' }).first()).toBeVisible();
  expect(sent).toHaveLength(2);
  for (const header of sent) expect(header).toMatch(/^JWT [\w-]+\.[\w-]+\.[\w-]+$/);
  await expect.poll(() => typesOf(reports)).toEqual(['Token expired']);
});

test('signing out in one tab clears the others [S01] [S02]', async ({ page, context }) => {
  await signIn(context, demoLearner);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const readsEnd = watchReads(tab);
    await tab.goto('/c/');
    await expect(tab.getByRole('link', { name: 'Year 11 Mathematics' })).toBeVisible();
    await readsEnd();
  }
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Year 11 Mathematics' })).toHaveCount(0);
});

test('a failed sign-out is reported and can be tried again [X10] [D17]', async ({ page, watch }) => {
  watch.expectComplaint('500');
  await signIn(page.context(), demoLearner);
  await page.goto('/help');
  await page.route('**/session-auth/logout/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'There was problem during logout, please try again' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

for (const [status, words] of [
  [503, 'Service unavailable, please try again later.'],
  [403, 'Unauthorized, please login'],
  [500, 'There was a problem loading your account'],
] as const) {
  test(`a session that answers ${status} says why above the account form [X07]`, async ({ page, watch }) => {
    watch.expectComplaint(String(status));
    await signIn(page.context(), demoLearner);
    await withoutFirstReads(page);
    await page.route('**/session-auth/session/', (route) => route.fulfill({ status, json: { detail: 'no' } }));
    await page.goto('/account');
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('a minor update is offered after ten minutes and can be put off [S10] [X13] [K02] [C15]', async ({ page }) => {
  await openOlderTab(page, '/company/terms-of-use', page.getByRole('heading', { level: 1 }), '0.9.0');
  const alert = page.getByText('An update is available, refresh to get the latest version.');
  // The page's clock also moves by itself.
  await page.clock.runFor('09:30');
  await expect(alert).toHaveCount(0);
  await page.clock.runFor('00:30');
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});

test('a major update is announced and reloads the page half a minute later, once what is unsaved is saved [S10] [X13] [K02]', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId } = await setUpLesson(page.context(), { documents: [apples] });
  const name = page.getByRole('textbox', { name: 'Name' });
  await openOlderTab(page, `/a/classrooms/${classId}/tasks/${taskId}`, name, '9.0.0');
  await name.fill('Homework 1, corrected');
  await page.clock.runFor('10:00');
  await expect(page.getByText('An update is available, the page will refresh in 30 seconds.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.clock.runFor('00:10');
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor('00:20');
  await reloaded;
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Homework 1, corrected' })).toBeVisible();
});

test('closing the tab over unsaved changes is asked about [F04]', async ({ page }) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId } = await setUpLesson(page.context(), { documents: [apples] });
  await page.goto(`/a/classrooms/${classId}/tasks/${taskId}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await page.keyboard.type('Corrected ');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue(/Corrected/);
});

test('what a learner has typed and could not send survives a forced reload [S10]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_FAILED');
  const { classId, taskId } = await joinLesson(page, openBrowser);
  await openOlderTab(page, `/c/${classId}/tasks/${taskId}`, mathsBox(page), '9.0.0');
  await page.route('**/draft/', (route) => route.abort());
  await typeMaths(page, mathsBox(page), '321');
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
  await page.clock.runFor('10:00');
  await expect(page.getByText(/the page will refresh in 30 seconds/).first()).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor('00:31');
  await reloaded;
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
});

test('a minor update interrupts no learner: the alert takes no focus, and a refresh loses no word [S10] [X13]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_FAILED');
  const { classId, taskId } = await joinLesson(page, openBrowser);
  await openOlderTab(page, `/c/${classId}/tasks/${taskId}`, mathsBox(page), '0.9.0');
  await page.route('**/draft/', (route) => route.abort());
  await typeMaths(page, mathsBox(page), '32');
  await page.clock.runFor('10:00');
  await expect(page.getByText('An update is available, refresh to get the latest version.')).toBeVisible();
  await page.keyboard.type('1');
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.clock.runFor('00:05');
  await reloaded;
  await expect.poll(() => latexIn(mathsBox(page))).toBe('321');
});

test('the clock of the server is read at the start and when the device’s clock is set [C12] [C16]', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/time/')) asked.push(response.headers()['x-mm-time'] ?? '');
  });
  await page.goto('/company/terms-of-use');
  await expect.poll(() => asked.length).toBe(1);
  expect(Number(asked[0])).toBeGreaterThan(1_700_000_000_000);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.runFor('00:02');
  await expect.poll(() => asked.length).toBe(2);
});

test('a page that has brought the server’s time does not ask for it [C16]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/time/')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Requests that the page makes while it starts come before this one.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/version.json');
  });
  expect(asked).toEqual([]);
});

test('lost storage is reported in a dialog, and accepting it reloads the page [X14]', async ({ page, openBrowser }) => {
  const reports = await catchReports(page.context());
  const { classId, taskId } = await joinLesson(page, openBrowser);
  await withoutFirstReads(page);
  const clockIsRead = page.waitForResponse('**/time/');
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await clockIsRead;
  await expect(mathsBox(page)).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' });
  const dialog = page.getByRole('alertdialog', { name: 'Refresh the page' });
  await expect(dialog).toContainText('contact support');
  await expect.poll(() => typesOf(reports)).toContain('Database connection lost');
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Refresh' }).click()]);
  await expect(mathsBox(page)).toBeVisible();
});

test('a solution travels encoded and is shown as text [C02]', async ({ page, openBrowser }) => {
  const { classId, taskId } = await joinLesson(page, openBrowser);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await expect(mathsBox(page)).toBeVisible();
  await mathsBox(page).click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  const solved = page.waitForResponse('**/solution/');
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByRole('button', { name: 'Show solution' }).click();
  expect(await (await solved).text()).not.toContain('Adding');
  await expect(page.getByText(/Adding \d+ and \d+ gives \d+ apples\./)).toBeVisible();
});

test('what is gone to stays in view while parts above it arrive, until somebody scrolls [K09]', async ({ page }) => {
  await signIn(page.context(), demoLearner);
  const asked = Promise.withResolvers<void>();
  await withoutFirstReads(page);
  await page.route('**/session-auth/sessions/', async (route) => {
    const response = await route.fetch();
    const [one] = (await response.json()) as object[];
    const many = Array.from({ length: 40 }, (_, index) => ({ ...one, id: randomUUID(), isThisOne: index === 0 }));
    await asked.promise;
    await route.fulfill({ response, json: many });
  });
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Sections of the account' }).getByText('Preferences').click();
  const part = page.getByRole('heading', { level: 2, name: 'Preferences' });
  await expect(part).toBeInViewport();
  asked.resolve();
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(41);
  await expect(part).toBeInViewport();
  await page.mouse.wheel(0, -3000);
  await expect(part).not.toBeInViewport();
});
