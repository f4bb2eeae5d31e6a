import type { BrowserContext, Page } from '@playwright/test';
import { callApi, demoTeacher, findDemoIds, findExercise, signIn } from './support/demo.ts';
import { apples, publish, setUpLesson } from './support/exercises.ts';
import { byKeyboard } from './support/browser/keyboard.ts';
import { mathsBox, typeMaths } from './support/maths.ts';
import { asOnPaper, expectNoControlsOnPaper, sheetsOnPaper, textOnPaper } from './support/paper.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { makePoll } from './support/polls.ts';
import { expect, test } from './test.ts';

async function expectOnPaper(page: Page, ...texts: readonly string[]): Promise<void> {
  const paper = await textOnPaper(page);
  expect(
    texts.filter((text) => !paper.includes(asOnPaper(text))),
    paper.slice(0, 4000),
  ).toEqual([]);
  await expectNoControlsOnPaper(page);
}

/** The letters of formulas that are not on the page yet have come. */
async function lettersAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const letters = [...document.fonts].filter(({ family }) => family.startsWith('MJX-'));
    return (
      letters.filter(({ status }) => status === 'loaded').length > 10 &&
      letters.every(({ status }) => status !== 'loading')
    );
  });
}

test('the browser prints a tip with every hint and the solution, and the page is as it was afterwards [R12]', async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const exerciseId = await publish(teacher, {
    ...apples,
    title: `Printed apples ${Date.now()}`,
    hints: ['The firsthint.', 'The secondhint, with $x^2 + 17$.'],
    solution: 'The wholesolution is $\\frac{23}{7}$.',
  });
  await page.goto(`/learn/tip/${exerciseId}`);
  await expect(page.getByText(/^after hint \d$/)).toBeVisible();
  await lettersAreHere(page);
  await expectOnPaper(page, 'Hint 1 of 2', 'firsthint', 'secondhint', '17', 'wholesolution', '23');
  expect(await textOnPaper(page)).not.toContain(asOnPaper('Show hint'));
  await expect(page.getByRole('button', { name: 'Show hint 1' })).toBeVisible();
  await expect(page.getByText('secondhint')).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('wholesolution')).toBeVisible();
  await expect(page.locator('[data-tex="\\\\frac{23}{7}"] mjx-container')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('wholesolution')).toHaveCount(0);
});

test('the browser prints a tip of the catalogue whole, as its sentence says [R12]', async ({ page, openBrowser }) => {
  const teacher = (await openBrowser()).context();
  await signIn(teacher, demoTeacher);
  await page.goto(`/learn/tip/${await findExercise(teacher, 'Complete the square')}`);
  await expect(page.getByText(/^after hint \d$/)).toBeVisible();
  const hints = await page.getByRole('heading', { level: 2, name: /^Hint/ }).count();
  await lettersAreHere(page);
  const whole = await textOnPaper(page);
  for (let hint = 1; hint <= hints; hint += 1) await page.getByRole('button', { name: `Show hint ${hint}` }).click();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.locator('[data-tex] > [data-boxes]:empty')).toHaveCount(0);
  expect(whole).toBe(await textOnPaper(page));
});

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ firstName: 'Kim', lastName: `Family${at + 100}` }));

async function fillClass(teacher: BrowserContext): Promise<string> {
  const exerciseId = await publish(teacher, apples);
  const { id: classId } = await callApi<{ id: string }>(teacher, 'POST', '/classes/', { name: 'Room 7' });
  for (let number = 1; number <= 14; number += 1) {
    await callApi(teacher, 'POST', `/classes/${classId}/tasks/`, {
      name: `Work ${number}`,
      sectionId: null,
      kind: 'practice',
      opensAt: null,
      dueAt: null,
      attemptsAllowed: null,
      results: 'after-hand-in',
      solutions: 'after-answer',
      groups: [{ type: 'SG', items: [{ exerciseId, points: 2 }] }],
    });
  }
  await callApi(teacher, 'POST', `/classes/${classId}/school_accounts/`, { learners: namesOf(40) });
  return classId;
}

test('the browser prints the whole grade book, also what does not fit into the window [R17]', async ({ page }) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const classId = await fillClass(page.context());
  await page.goto(`/a/classrooms/${classId}/results`);
  await expect(page.getByRole('rowheader', { name: /Family100/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Family139/ })).toHaveCount(0);
  const wanted = [...namesOf(40).map(({ lastName }) => `${lastName}, Kim`), 'Average'];
  const tasks = Array.from({ length: 14 }, (_, at) => `Work ${at + 1}`);
  await expectOnPaper(page, ...wanted, ...tasks, 'tasks 1 to 8 of 14', 'tasks 9 to 14 of 14');
  const paper = await textOnPaper(page);
  expect(paper.split('Family139').length - 1, 'every learner is in each table').toBe(2);
  await expect(page.getByRole('rowheader', { name: /Family100/ })).toHaveCount(1);
});

test('the browser prints one learner’s answers to every question, and all of their attempts [R15]', async ({
  page,
}) => {
  await signIn(page.context(), demoTeacher);
  const { classId, taskNamed, memberIds } = await findDemoIds(page.context());
  // Chance says who has taken the task; one who has is looked for.
  let [memberId, titles] = ['', [] as string[]];
  for (const candidate of memberIds) {
    const review = await callApi<{ attempts: { items: { title: string }[] }[] }>(
      page.context(),
      'GET',
      `/classes/${classId}/members/${candidate}/tasks/${taskNamed('Solving equations')}/`,
    ).catch(() => ({ attempts: [] }));
    memberId = candidate;
    titles = review.attempts.at(-1)?.items.map(({ title }, at) => `${at + 1}. ${title}`) ?? [];
    if (titles.length > 1) break;
  }
  expect(titles.length).toBeGreaterThan(1);
  await page.goto(`/a/classrooms/${classId}/students/${memberId}/tasks/${taskNamed('Solving equations')}`);
  await expect(page.getByText('As it was seen').first()).toBeVisible();
  await expectOnPaper(page, ...titles);

  await page.goto(`/a/classrooms/${classId}/students/${memberId}`);
  const lines = page.getByRole('region', { name: 'Attempts' }).getByRole('listitem').locator('strong');
  await expect(lines.first()).toBeVisible();
  const shown = await lines.allInnerTexts();
  const student = await callApi<{ attempts: { items: { title: string }[] }[] }>(
    page.context(),
    'GET',
    `/classes/${classId}/members/${memberId}/`,
  );
  const questions = student.attempts.flatMap(({ items }) => items.map(({ title }) => title));
  expect(questions.length).toBeGreaterThan(shown.length);
  await expectOnPaper(page, ...shown, ...questions);
  await expect(lines, 'folded again').toHaveText(shown);
});

test('the browser prints poll results with everybody who took part, not a page of thirty [M05]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const poll = await makePoll(page.context(), {
    questions: [{ question: { kind: 'text', prompt: 'A printed question', answer: null } }],
    start: true,
  });
  const hall = (await openBrowser()).context();
  for (let voter = 1; voter <= 32; voter += 1) {
    await hall.clearCookies();
    await callApi(hall, 'POST', '/polls/join/', { code: poll.code });
  }
  const { results } = await callApi<{ results: { name: string }[] }>(
    page.context(),
    'GET',
    `/polls/${poll.id}/participants/?size=100`,
  );
  expect(results).toHaveLength(32);
  const everybody = page.waitForResponse((answer) => answer.url().includes('size=1000') && answer.ok());
  await page.goto(`/a/polls/${poll.id}/results`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  await (await everybody).finished();
  await expect.poll(async () => (await textOnPaper(page)).includes(asOnPaper(results.at(-1)?.name ?? ''))).toBe(true);
  await expectOnPaper(page, 'A printed question', ...results.map(({ name }) => name));
});

test('the browser prints the receipt of a hand-in with its code, its times and every question [R20]', async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(teacher, {
    documents: [apples, { ...apples, title: 'Second apples' }],
    kind: 'assessment',
    taskName: 'Printed test',
  });
  await joinQuietly(page.context(), joinCode, { firstName: 'Ben', lastName: 'Ito' });
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await typeMaths(page, mathsBox(page), '70');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  const code = await page.getByText(/^LM(-[0-9A-Z]{4}){4}$/).innerText();
  await expectOnPaper(page, 'Ben Ito', 'Printed test', 'Your receipt', code, 'Started', 'Handed in', 'Time used');
  await expectOnPaper(page, apples.title, 'Second apples');
});

test('by keyboard alone thirty learners get worksheets with their names after three presses, and the key comes on pages of its own [R12]', async ({
  page,
  openBrowser,
  watch,
}) => {
  const teacher = page.context();
  await makeAccount(teacher, { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(teacher, {
    documents: [apples, { ...apples, title: 'Second apples' }],
    taskName: 'Apples on paper',
  });
  await callApi(teacher, 'POST', `/classes/${classId}/school_accounts/`, { learners: namesOf(29) });
  const learner = await openBrowser();
  await joinQuietly(learner.context(), joinCode, { firstName: 'Ben', lastName: 'Ito' });

  await page.goto(`/a/classrooms/${classId}/tasks/${taskId}`);
  const hands = byKeyboard(page);
  await hands.press(page.getByRole('link', { name: 'Worksheets' }));
  await hands.press(page.getByRole('button', { name: 'Make 30 sheets' }));
  await expect(page.getByRole('region', { name: 'Answer key' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await hands.press(page.getByRole('button', { name: 'Print' }));
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  expect(hands.presses).toBe(3);
  await lettersAreHere(page);
  const sheets = await sheetsOnPaper(page);
  const firstKey = sheets.findIndex((text) => text.includes('Answerkey'));
  expect(firstKey).toBeGreaterThanOrEqual(30);
  const names = ['Ben Ito', ...namesOf(29).map(({ lastName }) => `Kim ${lastName}`)].map(asOnPaper);
  const ofLearners = sheets.slice(0, firstKey);
  expect(names.filter((name) => !ofLearners.some((text) => text.includes(name)))).toEqual([]);
  expect(ofLearners.filter((text) => names.filter((name) => text.includes(name)).length !== 1)).toEqual([]);
  const key = sheets.slice(firstKey).join('');
  expect(names.filter((name) => !key.includes(name))).toEqual([]);
  await expectNoControlsOnPaper(page);

  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/a/worksheets');
  await page.getByLabel('Code on the sheet').fill(`${code.slice(0, 3)} ${code.slice(3)} 1`.toLowerCase());
  await page.getByRole('button', { name: 'Open the key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Family100' })).toBeVisible();
  await expect(page.getByText('Key', { exact: true })).toHaveCount(2);

  watch.expectComplaint(`/worksheets/${code}/`);
  await learner.goto(`/a/worksheets/${code}/1`);
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(learner.getByText('Key', { exact: true })).toHaveCount(0);
});
