import type { Page } from '@playwright/test';
import { apples, setUpLesson } from './support/exercises.ts';
import { applesOn, mathsBox, typeMaths } from './support/maths.ts';
import { fillSignIn, joinByName, makeAccount, newEmail, password } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

interface Lesson {
  readonly classId: string;
  readonly joinCode: string;
}

/** A class with one practice task, and its teacher's browser. */
async function openLesson(openBrowser: () => Promise<Page>): Promise<Lesson & { teacher: Page }> {
  const teacher = await openBrowser();
  await makeAccount(teacher.context(), { role: 'teacher' });
  return { ...(await setUpLesson(teacher.context(), { documents: [apples] })), teacher };
}

/** Joins by the code with nothing but a name, and answers the question right. */
async function joinAndWork(page: Page, { classId, joinCode }: Lesson, name: string): Promise<void> {
  await page.goto(`/join/${joinCode}`);
  await joinByName(page, name, 'Suzuki');
  await page.goto(`/c/${classId}`);
  await page.getByRole('link', { name: /Homework 1/ }).click();
  const { a, b } = await applesOn(page);
  await typeMaths(page, mathsBox(page), String(a + b));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();
}

async function expectTaskDone(page: Page, classId: string): Promise<void> {
  await page.goto(`/c/${classId}`);
  await expect(page.getByRole('link', { name: /Homework 1/ })).toBeVisible();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
}

/** The message that an account was made, or merged. */
const expectWords = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

test('a learner joins by a code, works, makes an account, and finds the work on another device [C09] [S05]', async ({
  page,
  openBrowser,
}) => {
  const lesson = await openLesson(openBrowser);
  await joinAndWork(page, lesson, 'Hana');

  await page.goto('/account');
  await page.getByRole('link', { name: 'Keep my work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keep your work' })).toBeVisible();
  const along = page.getByRole('complementary', { name: 'What comes along' });
  await expect(along.getByRole('definition')).toHaveText(['1', '1', '1']);
  await expectAccessible(page);

  const email = newEmail();
  const form = page.getByRole('form', { name: 'Make an account' });
  await expect(form.getByLabel('First name')).toHaveValue('Hana');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Keep my work' }).click();
  await expectWords(page, 'Your account is made. Your work is safe.');
  await expectTaskDone(page, lesson.classId);

  const elsewhere = await openBrowser();
  await elsewhere.goto('/account');
  await fillSignIn(elsewhere, email, password);
  await expect(elsewhere.getByRole('button', { name: /account of Hana Suzuki/ })).toBeVisible();
  await expectTaskDone(elsewhere, lesson.classId);
  await elsewhere.goto('/account/keep-your-work');
  await expect(elsewhere).toHaveURL(/\/account$/);
});

test('a learner whose address has an account merges with it instead, and all work comes along [C10] [S05]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('400');
  const lesson = await openLesson(openBrowser);
  const home = await openBrowser();
  const { email } = await makeAccount(home.context(), { role: 'learner', firstName: 'Hana', lastName: 'Abe' });
  await joinAndWork(page, lesson, 'Hana');

  await page.goto('/account/keep-your-work');
  const form = page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Keep my work' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Sign in to it instead: your work comes along\./);
  await form.getByRole('button', { name: 'Merge with that account' }).click();

  const merging = page.getByRole('form', { name: 'I have an account already' });
  await expect(merging.getByLabel('E-mail or user name')).toHaveValue(email);
  await merging.getByLabel('Its password', { exact: true }).fill('not the password');
  await merging.getByRole('button', { name: 'Merge accounts' }).click();
  await expect(merging.getByLabel('Its password', { exact: true })).toHaveAccessibleDescription(/is not right/);
  await merging.getByLabel('Its password', { exact: true }).fill(password);
  await merging.getByRole('button', { name: 'Merge accounts' }).click();
  await expectWords(page, 'Both accounts are one now. Your work came along.');
  await expect(page.getByRole('button', { name: /account of Hana Abe/ })).toBeVisible();
  await expectTaskDone(page, lesson.classId);
  await expectTaskDone(home, lesson.classId);

  await lesson.teacher.goto(`/a/classrooms/${lesson.classId}/results`);
  await expect(lesson.teacher.getByRole('rowheader', { name: /Abe/ })).toHaveCount(1);
  await expect(lesson.teacher.getByRole('rowheader', { name: /Suzuki/ })).toHaveCount(0);
});

test('a person with two accounts merges them on the account page, after being asked [C10]', async ({
  page,
  openBrowser,
}) => {
  const other = await openBrowser();
  const { email } = await makeAccount(other.context(), { role: 'teacher', firstName: 'Ada', lastName: 'Old' });
  await makeAccount(page.context(), { role: 'learner', firstName: 'Ada', lastName: 'New' });
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Merge another account' });
  await form.getByLabel('E-mail or user name').fill(email);
  await form.getByLabel('Its password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Merge accounts' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Merge accounts?' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Merge accounts' }).click();
  await expectWords(page, 'Both accounts are one now.');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exercises' })).toBeVisible();
});

test('a learner sees who looked, takes the data along and erases the account; the class keeps the result [SC21]', async ({
  page,
  openBrowser,
}) => {
  const lesson = await openLesson(openBrowser);
  await joinAndWork(page, lesson, 'Hana');
  await lesson.teacher.goto(`/a/classrooms/${lesson.classId}/results`);
  await expect(lesson.teacher.getByRole('rowheader', { name: /Suzuki/ })).toBeVisible();

  await page.goto('/account');
  const views = page.getByRole('list', { name: 'Who looked at your records' });
  await expect(views).toContainText('Ada Okafor');
  await expect(views).toContainText('Grade book · Room 7');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);

  await page.getByRole('button', { name: 'Erase account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase account' }).click();
  await expect(dialog.getByLabel('Type ERASE to continue')).toHaveAccessibleDescription(/Type ERASE to continue\./);
  await dialog.getByLabel('Type ERASE to continue').fill('ERASE');
  await dialog.getByRole('button', { name: 'Erase account' }).click();
  await expectWords(page, 'Your account is erased.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await lesson.teacher.reload();
  await expect(lesson.teacher.getByRole('rowheader', { name: /Removed/ })).toBeVisible();
  await expect(lesson.teacher.getByRole('rowheader', { name: /Suzuki/ })).toHaveCount(0);
});

test('a teacher sets how long names are kept, and reads first what that will do [SC21]', async ({ openBrowser }) => {
  const lesson = await openLesson(openBrowser);
  const learner = await openBrowser();
  await joinAndWork(learner, lesson, 'Hana');
  const { teacher } = lesson;
  await teacher.goto(`/a/classrooms/${lesson.classId}/settings`);
  const section = teacher.getByRole('region', { name: 'Keeping names' });
  await expect(section).toContainText('Names stay with the work for as long as the class is there.');
  await section.getByLabel('Learners’ names').selectOption('12');
  await expect(section).toContainText('1 learner with 1 attempt and 1 answer would become “Removed learner”.');
  await section.getByRole('button', { name: 'Save' }).click();
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expectWords(teacher, 'Saved.');
  await teacher.reload();
  await expect(section.getByLabel('Learners’ names')).toHaveValue('12');
});

test('keeping the work fits a phone [C09]', async ({ openBrowser }) => {
  const lesson = await openLesson(openBrowser);
  const phone = await openBrowser();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`/join/${lesson.joinCode}`);
  await joinByName(phone, 'Hana', 'Suzuki');
  await phone.goto('/account/keep-your-work');
  await expect(phone.getByRole('complementary', { name: 'What comes along' })).toBeVisible();
  await expectNoSidewaysScroll(phone);
});

test('an answer without a user is refused: the form says so and keeps the typed text [X12]', async ({
  page,
  openBrowser,
}) => {
  const lesson = await openLesson(openBrowser);
  await page.goto(`/join/${lesson.joinCode}`);
  await joinByName(page, 'Hana', 'Suzuki');
  await page.goto('/account/keep-your-work');
  await page.route('**/session-auth/upgrade_anonymous/', (route) => route.fulfill({ status: 204 }));
  const form = page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('E-mail').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Keep my work' }).click();
  await expect(form.getByRole('alert')).toHaveText('No user');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);
});
