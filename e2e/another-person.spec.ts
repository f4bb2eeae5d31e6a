import type { BrowserContext, Page } from '@playwright/test';
import { callApi, signIn } from './support/demo.ts';
import { apples, setUpLesson } from './support/exercises.ts';
import { fillSignIn, joinQuietly, makeAccount, password } from './support/people.ts';
import { expect, test } from './test.ts';

/** A class with a learner called Hana; its teacher is signed in here. */
async function openClass(context: BrowserContext, learner: BrowserContext) {
  const { email } = await makeAccount(context, { role: 'teacher', firstName: 'Ada', lastName: 'Okafor' });
  const lesson = await setUpLesson(context, { documents: [apples], taskName: 'Ada’s secret task' });
  await joinQuietly(learner, lesson.joinCode, { firstName: 'Hana', lastName: 'Suzuki' });
  return { ...lesson, email };
}

/** Signs in as somebody else in another tab of the same browser. */
async function takeOver(context: BrowserContext, email: string): Promise<void> {
  const tab = await context.newPage();
  await callApi(context, 'POST', '/session-auth/logout/');
  await tab.goto('/account');
  await fillSignIn(tab, email, password);
  await expect(tab.getByRole('button', { name: /account of/i })).toBeVisible();
  await tab.close();
}

async function pagesOf(page: Page, classId: string): Promise<Page[]> {
  const tasks = page;
  const members = await page.context().newPage();
  await tasks.goto(`/a/classrooms/${classId}`);
  await members.goto(`/a/classrooms/${classId}/classmembers`);
  await expect(tasks.getByText('Ada’s secret task')).toBeVisible();
  await expect(members.getByText('Suzuki').first()).toBeVisible();
  return [tasks, members];
}

test('pages of a class that stand open are empty for another teacher who signs in in another tab [S04] [R31]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint(/40[134]/);
  const elsewhere = (await openBrowser()).context();
  const { email: other } = await makeAccount(elsewhere, { role: 'teacher', firstName: 'Ben', lastName: 'Novak' });
  const { classId } = await openClass(page.context(), (await openBrowser()).context());
  const pages = await pagesOf(page, classId);
  await takeOver(page.context(), other);
  for (const one of pages) {
    await expect(one.getByRole('button', { name: /account of Ben Novak/i })).toBeVisible();
    await expect(one.getByRole('heading', { name: 'This class is not here' })).toBeVisible();
    await expect(one.getByText('or you are not in this class.')).toBeVisible();
    await expect(one.getByText(/Ada’s secret task|Suzuki|Okafor|Room 7/)).toHaveCount(0);
  }
});

test('a learner who takes the browser over sees nothing of the teacher’s page, and the class as a learner sees it [S04] [R31]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint(/40[134]/);
  const elsewhere = (await openBrowser()).context();
  const { email: learner } = await makeAccount(elsewhere, { role: 'learner', firstName: 'Ben', lastName: 'Novak' });
  const { classId, joinCode } = await openClass(page.context(), (await openBrowser()).context());
  await joinQuietly(elsewhere, joinCode);
  await page.goto(`/c/${classId}`);
  await expect(page.getByText('Ada’s secret task')).toBeVisible();
  const [teaching] = await pagesOf(await page.context().newPage(), classId);
  await takeOver(page.context(), learner);

  await expect(teaching!.getByRole('button', { name: /account of Ben Novak/i })).toBeVisible();
  await expect(teaching!.getByText(/Ada’s secret task/)).toHaveCount(0);
  await expect(teaching!.getByText(joinCode)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account of Ben Novak/i })).toBeVisible();
  await expect(page.getByText('Ada’s secret task')).toBeVisible();
});

test('a page that was emptied when its owner signed out in another tab is whole again when they are back [S04]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint(/40[134]/);
  const { classId, email } = await openClass(page.context(), (await openBrowser()).context());
  const pages = await pagesOf(page, classId);
  const tab = await page.context().newPage();
  await tab.goto('/account');
  await tab.getByRole('button', { name: /account of Ada Okafor/i }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const one of pages) await expect(one.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signIn(page.context(), email, password);
  await tab.goto('/account');
  await expect(pages[0]!.getByText('Ada’s secret task')).toBeVisible();
  await expect(pages[1]!.getByText('Suzuki').first()).toBeVisible();
});
