import type { Page } from '@playwright/test';
import { demoPassword } from './support/demo.ts';
import { apples, expanding, setUpLesson } from './support/exercises.ts';
import { watchReads } from './support/browser/reads.ts';
import { applesOn, latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { fillSignIn, joinByName, joinQuietly, makeAccount } from './support/people.ts';
import { expect, test } from './test.ts';

const greeting = { firstName: 'Ben', lastName: 'Ito' };

/** A class with a task, and a learner in front of its first question. */
async function openFirstQuestion(page: Page, openBrowser: () => Promise<Page>) {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const lesson = await setUpLesson(teacher, { documents: [apples, expanding] });
  await joinQuietly(page.context(), lesson.joinCode, greeting);
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}`);
  await expect(mathsBox(page)).toBeVisible();
  return { ...lesson, teacher };
}

test('a learner joins by code with a name only and sees a question after three inputs [D03] [R01] [R06] [R07]', async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const { joinCode } = await setUpLesson(teacher, { documents: [apples, expanding], taskName: 'Counting' });

  await page.goto('/');
  await page
    .getByRole('textbox', { name: 'Join a class' })
    .fill(`${joinCode.slice(0, 3)}-${joinCode.slice(3).toLowerCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Room 7' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await joinByName(page, 'Ben', 'Ito');

  await expect(page.getByRole('heading', { level: 1, name: 'Room 7' })).toBeVisible();
  await expect(page.getByText('Ada Okafor')).toBeVisible();
  await page.getByRole('link', { name: /Counting/ }).click();
  await expect(page.getByText(/Ann has \d+ apples/)).toBeVisible();

  await page.goto('/c/');
  await expect(page.getByRole('heading', { level: 1, name: 'Classrooms' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Room 7/ })).toBeVisible();
});

test('a learner comes back with one click to the question they stopped at [R01]', async ({ page, openBrowser }) => {
  await openFirstQuestion(page, openBrowser);
  await page.getByRole('link', { name: /^Question 2,/ }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Continue|Homework 1/ })
    .first()
    .click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
});

test('Enter checks: right, wrong with its reason, and unreadable at no cost [V08] [V04] [M10]', async ({
  page,
  openBrowser,
}) => {
  await openFirstQuestion(page, openBrowser);
  const box = mathsBox(page);
  const { a, b } = await applesOn(page);

  await typeMaths(page, box, '2^');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid input: missing superscript argument').first()).toBeVisible();
  await expect(page.getByText(/Try \d/)).toHaveCount(0);

  await typeMaths(page, box, String(b - a));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite, keep it up though!').first()).toBeVisible();
  await expect(page.getByText('You took away, but Ann picks more.').first()).toBeVisible();
  await expect(page.getByText('Try 2, as many as you like')).toBeVisible();

  await typeMaths(page, box, `${a}+${b}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/not worked out yet/).first()).toBeVisible();

  await typeMaths(page, box, String(a + b));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Great!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('Enter immediately after the last key checks the typed answer, also after a wrong answer [V08] [M10]', async ({
  page,
  openBrowser,
}) => {
  await openFirstQuestion(page, openBrowser);
  const { a, b } = await applesOn(page);
  for (const extra of [1, 2, 3, 4]) {
    await typeMaths(page, mathsBox(page), '');
    // Without a pause: the keys wait in the browser's queue behind each other.
    await Promise.all([...String(a + b + extra).split(''), 'Enter'].map((key) => page.keyboard.press(key)));
    await expect(page.getByText(`Try ${extra + 1}, as many as you like`)).toBeVisible();
  }
});

test('hints come one at a time, then the solution with the numbers of the variant, then another variant [M02] [M03]', async ({
  page,
  openBrowser,
}) => {
  await openFirstQuestion(page, openBrowser);
  const { a, b } = await applesOn(page);

  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByText('More means plus.')).toBeVisible();
  await expect(page.getByText(`Add ${a} and ${b}.`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next hint' }).click();
  await expect(page.getByText(`Add ${a} and ${b}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next hint' })).toHaveCount(0);

  await typeMaths(page, mathsBox(page), '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite, keep it up though!').first()).toBeVisible();
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.getByText(`Adding ${a} and ${b} gives ${a + b} apples.`)).toBeVisible();

  await page.getByRole('button', { name: 'Another variant' }).click();
  await expect(page.getByText('Variant 2', { exact: true })).toBeVisible();
  await expect(page.getByText('More means plus.')).toHaveCount(0);
  const next = await applesOn(page);
  expect(next).not.toEqual({ a, b });
  await typeMaths(page, mathsBox(page), String(next.a + next.b));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await typeMaths(page, mathsBox(page), 'x^2+3x');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All done' })).toBeVisible();
});

test('the maths keyboard types what its keys say and checks [M10] [S08]', async ({ page, openBrowser }) => {
  const { classId, taskId } = await openFirstQuestion(page, openBrowser);
  await page.goto(`/c/${classId}/tasks/${taskId}?item=2`);
  const box = mathsBox(page);
  await box.click();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  const keyboard = page.getByRole('region', { name: 'Maths keyboard' });
  await expect(keyboard).toBeVisible();
  for (const key of ['x squared', 'plus', '3', 'x']) {
    await keyboard.getByRole('button', { name: key, exact: true }).first().click();
  }
  await expect.poll(() => latexIn(box)).toBe('x^2+3x');
  await keyboard.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();
});

test('what was typed survives a reload, and a double click sends one response [M03] [C01]', async ({
  page,
  openBrowser,
}) => {
  await openFirstQuestion(page, openBrowser);
  const { a, b } = await applesOn(page);
  await typeMaths(page, mathsBox(page), String(b - a));
  await page.reload();
  await expect.poll(() => latexIn(mathsBox(page))).toBe(String(b - a));

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/responses/')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Check' }).dblclick();
  await expect(page.getByText('Not quite, keep it up though!').first()).toBeVisible();
  await expect(page.getByText('Try 2, as many as you like')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a learner signs in by user name or e-mail and signs out [V01] [F08]', async ({ page }) => {
  const readsEnd = watchReads(page);
  for (const username of ['demo2', 'student@demo.lemma.example']) {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await fillSignIn(page, username, demoPassword);
    const account = page.getByRole('button', { name: /account of/ });
    await expect(account).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your classes' })).toBeVisible();
    await readsEnd();
    await account.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Maths practice that answers back' })).toBeVisible();
  }
});
