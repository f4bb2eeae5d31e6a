import type { Browser, Page } from '@playwright/test';
import { callApi, signIn } from './support/demo.ts';
import { apples, publish, setUpLesson } from './support/exercises.ts';
import { applesOn, latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { joinQuietly, makeAccount, password } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Ends the session of this page from another device of the same person. */
async function endSession(page: Page, email: string): Promise<void> {
  const elsewhere = await (page.context().browser() as Browser).newContext();
  await signIn(elsewhere, email, password);
  await callApi(elsewhere, 'DELETE', '/session-auth/sessions/');
  await elsewhere.close();
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toContainText('Nothing that you typed is lost');
  await expect(dialog.getByLabel('E-mail or user name')).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a session that ends while a teacher writes an exercise costs no word: they sign in over the page, and it is saved [S02] [SC12]', async ({
  page,
  watch,
}) => {
  watch.expectComplaint('401');
  const { email } = await makeAccount(page.context(), { role: 'teacher' });
  const exerciseId = await publish(page.context(), apples);
  await page.goto(`/a/catalog/exercises/${exerciseId}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(apples.title);
  await endSession(page, email);
  await title.fill('Apples, written anew');
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await signInAgain(page, email);
  await expect(title).toHaveValue('Apples, written anew');
  await saved;
  await page.reload();
  await expect(title).toHaveValue('Apples, written anew');
});

test('a session that ends while a learner types costs no answer, on a phone neither [S02] [SC12]', async ({
  page,
  openBrowser,
  watch,
}) => {
  // Refused is also what is sent in the moment of signing in, with the token of the session before; it is sent again.
  watch.expectComplaint(/40[13]/);
  await page.setViewportSize({ width: 360, height: 740 });
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(teacher, { documents: [apples] });
  const { email } = await makeAccount(page.context(), { role: 'learner' });
  await joinQuietly(page.context(), joinCode);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  const { a, b } = await applesOn(page);
  await endSession(page, email);
  await typeMaths(page, mathsBox(page), String(a + b));
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const drafted = page.waitForResponse((response) => response.url().endsWith('/draft/') && response.ok());
  await signInAgain(page, email);
  await drafted;
  await expect.poll(() => latexIn(mathsBox(page))).toBe(String(a + b));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();
});

test('who does not come back leaves nothing on the page for the next person [S02]', async ({ page, watch }) => {
  watch.expectComplaint('401');
  const { email } = await makeAccount(page.context(), { role: 'teacher' });
  const exerciseId = await publish(page.context(), apples);
  await page.goto(`/a/catalog/exercises/${exerciseId}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(apples.title);
  await endSession(page, email);
  await title.fill('A secret title');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without signing in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(title).toHaveCount(0);
});
