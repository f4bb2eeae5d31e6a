import type { LearnerVerdict } from '@lemma/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { callApi } from './support/demo.ts';
import { apples, applesAndPears, canaries, guarded, publish, setUpLesson } from './support/exercises.ts';
import { applesOn, latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { loseNetwork } from './support/browser/lost-network.ts';
import { entriesOf, jsonOf, recordNetwork, type Recorded } from './support/browser/network-recorder.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

const questions = [apples, guarded, applesAndPears];

/** A class with an assessment of three questions, and a learner on its start page. */
async function openAssessment(page: Page, openBrowser: () => Promise<Page>): Promise<void> {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const lesson = await setUpLesson(teacher, { documents: questions, kind: 'assessment', taskName: 'Number test' });
  await joinQuietly(page.context(), lesson.joinCode, { firstName: 'Ben', lastName: 'Ito' });
  await page.goto(`/c/${lesson.classId}`);
  await page.getByRole('link', { name: /Number test/ }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

async function goToQuestion(page: Page, number: number): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('link', { name: `Question ${number},` })
    .click();
  await expect(page.getByText(`Question ${number} of 3`)).toBeVisible();
  await expect(mathsBox(page)).toBeVisible();
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Handed in at/ })).toBeVisible();
}

test('an assessment states its rules, reveals nothing early, lets answers change, and shows results after hand-in [M03] [F05]', async ({
  page,
  openBrowser,
}) => {
  await openAssessment(page, openBrowser);
  await expect(page.getByRole('heading', { level: 1, name: 'Number test' })).toBeVisible();
  await expect(page.getByText('Every answer is saved as you type,')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();

  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  const { a, b } = await applesOn(page);
  await typeMaths(page, mathsBox(page), String(b - a));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Question 1, answered' })).toBeVisible();

  await goToQuestion(page, 1);
  await expect.poll(() => latexIn(mathsBox(page))).toBe(String(b - a));
  await expect(page.getByText(/Great!|Not quite|Not yet|You took away/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Hint|Solution|Check/ })).toHaveCount(0);
  await typeMaths(page, mathsBox(page), String(a + b));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();

  await goToQuestion(page, 3);
  await page.getByRole('button', { name: 'Hand in' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hand in now?' });
  await expect(dialog).toContainText('Questions 2 and 3 are not answered.');
  await dialog.getByRole('button', { name: 'Keep working' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Question 3 of 3')).toBeVisible();

  await handIn(page);
  await expect(page.getByText('Your results are out.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Apples in a basket/ })).toContainText('2 of 2');
  await expect(page.getByRole('row', { name: /A guarded number/ })).toContainText('0 of 2');
  await page.getByRole('link', { name: 'Look at my answers' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();
  await expect(page.getByText(`Adding ${a} and ${b} gives ${a + b} apples.`)).toBeVisible();
});

/** A verdict that says which boxes cannot be read, and nothing about the others. */
function isUnreadable(verdict: unknown): boolean {
  const { outcome, score, parts } = verdict as LearnerVerdict;
  if (outcome !== 'invalid' || score !== 0) return false;
  return parts.every((part) =>
    part.outcome === 'invalid'
      ? part.feedback.startsWith('Invalid input:')
      : part.outcome === 'empty' && part.score === 0 && part.feedback === '',
  );
}

/** Returns what the learner's browser must not receive before hand-in. */
function leaksIn(recorded: readonly Recorded[]): string[] {
  const leaks: string[] = [];
  for (const { url, headers, body } of recorded) {
    for (const [what, text] of Object.entries(canaries)) {
      const hidden = [text, Buffer.from(text).toString('base64').slice(0, -4), Buffer.from(text).toString('hex')];
      if (hidden.some((form) => body.includes(form) || headers.includes(form))) leaks.push(`${what} in ${url}`);
    }
  }
  const secret =
    /^(seed|ticket|accept|accepted|key|keys|document|feedback|correct|reason|answer_latex|verdict|score|best_score|right_count|solution)$/;
  for (const json of jsonOf(recorded.filter(({ url }) => url.includes('/api/')))) {
    for (const [key, value] of entriesOf(json)) {
      if (key === 'verdict' && value !== null && isUnreadable(value)) continue;
      if (secret.test(key) && value !== null) leaks.push(`${key}: ${JSON.stringify(value)}`);
      if (key === 'hints' && Array.isArray(value) && value.length > 0) leaks.push(`hints: ${JSON.stringify(value)}`);
    }
  }
  return leaks;
}

test('nothing that the browser receives in an assessment reveals an answer, a solution, a seed or a hint [SC3] [M02] [M03]', async ({
  page,
  openBrowser,
}) => {
  const recorded = await recordNetwork(page.context());
  await openAssessment(page, openBrowser);
  await page.getByRole('button', { name: 'Start' }).click();
  await goToQuestion(page, 2);
  await typeMaths(page, mathsBox(page), '5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await goToQuestion(page, 2);
  await typeMaths(page, mathsBox(page), '2^');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid input: missing superscript argument').first()).toBeVisible();
  await typeMaths(page, mathsBox(page), '55');
  await page.reload();
  await expect.poll(() => latexIn(mathsBox(page))).toBe('55');
  // The page may have sent the last keys as it went: their answer is not recorded.
  await typeMaths(page, mathsBox(page), '56');
  await expect.poll(() => recorded.some(({ url }) => url.endsWith('/draft/'))).toBe(true);

  await goToQuestion(page, 3);
  const { a, b } = await applesOn(page);
  await typeMaths(page, mathsBox(page, 'Sum'), '1^');
  await typeMaths(page, mathsBox(page, 'Rest'), String(a + b - 1));
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Invalid input: missing superscript argument').first()).toBeVisible();
  await expect(page.getByText('Great!')).toHaveCount(0);
  await typeMaths(page, mathsBox(page, 'Sum'), '1');

  await expect
    .poll(() => recorded.some(({ url }) => url.includes('/api/mm/') && url.endsWith('/responses/')))
    .toBe(true);
  expect(recorded.some(({ body }) => body.includes('Which number is meant?'))).toBe(true);
  expect(leaksIn(recorded)).toEqual([]);

  await handIn(page);
  await page.getByRole('link', { name: 'A guarded number' }).click();
  await expect(page.getByText(`It is ${canaries.answer}: ${canaries.solution}.`)).toBeVisible();
  expect(leaksIn(recorded)).not.toEqual([]);
});

/** A teacher sets a timed test of one exercise and a pool of two; returns where it is. */
async function setTimedTest(page: Page): Promise<{ classId: string; taskId: string; joinCode: string }> {
  const teacher = page.context();
  const ids: string[] = [];
  for (const title of ['Apples first', 'Apples second', 'Apples third']) {
    ids.push(await publish(teacher, { ...apples, title }));
  }
  const classroom = await callApi<{ id: string; joinCode: string }>(teacher, 'POST', '/classes/', { name: 'Room 7' });
  await page.goto(`/classroom/create-task?class=${classroom.id}&exercises=${ids.join(',')}`);
  await page.getByRole('radio', { name: /^Assessment/ }).check();
  await page.getByRole('button', { name: 'Move Apples third' }).click();
  await page.getByRole('menuitem', { name: 'Put together with the one above' }).click();
  await page.getByLabel('How Group is drawn').selectOption({ label: 'Some at random' });
  await expect(page.getByText('1 of 2 at random')).toBeVisible();
  await page.getByLabel('Time limit').fill('40');
  await page.getByText('More rules').click();
  await page.getByLabel('Password to start').fill('parabola');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set task' }).click();
  const row = page.getByRole('link', { name: /Task 1/ });
  await expect(row).toContainText('Assessment · 2 questions');
  await row.click();
  await expect(page.getByText('40 minutes from their start, then handed in automatically')).toBeVisible();
  const taskId = page.url().split('/').at(-1) ?? '';
  return { classId: classroom.id, taskId, joinCode: classroom.joinCode };
}

/** The learner gets a quarter more time in everything. */
async function giveMoreTime(teacher: BrowserContext, classId: string, lastName: string): Promise<void> {
  const { members } = await callApi<{ members: { id: string; lastName: string }[] }>(
    teacher,
    'GET',
    `/classes/${classId}/members/`,
  );
  const memberId = members.find((member) => member.lastName === lastName)?.id ?? '';
  await callApi(teacher, 'PUT', `/classes/${classId}/members/${memberId}/accommodation/`, {
    timeFactor: 1.25,
    extraMinutes: 0,
    shiftMinutes: 0,
    shiftUntil: null,
    extraAttempts: 0,
    note: '',
  });
}

test('a timed test with a pool continues through a tunnel, a second tab and a reload, is handed in by itself, and its receipt holds [R20] [R28] [R23] [D08] [M03] [RL12]', async ({
  page,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_INTERNET_DISCONNECTED');
  watch.expectComplaint('403');
  test.slow();
  const teacherPage = await openBrowser();
  const teacher = teacherPage.context();
  await makeAccount(teacher, { role: 'teacher' });
  const { classId, taskId, joinCode } = await setTimedTest(teacherPage);
  await joinQuietly(page.context(), joinCode, { firstName: 'Ben', lastName: 'Ito' });
  await giveMoreTime(teacher, classId, 'Ito');

  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await expect(page.getByText('You have 25 % more time')).toBeVisible();
  await expect(page.getByText(/50 minutes instead of 40\./)).toBeVisible();
  await page.getByLabel('Password from your teacher').fill('ellipse');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password from your teacher')).toHaveAccessibleDescription(/not the password/);
  await page.getByLabel('Password from your teacher').fill('parabola');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toContainText(/^(50:00|49:\d\d)/);
  await typeMaths(page, mathsBox(page), '11');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const secondTab = await page.context().newPage();
  await secondTab.goto(`/c/${classId}/tasks/${taskId}?item=1`);
  await expect.poll(() => latexIn(mathsBox(secondTab))).toBe('11');
  await typeMaths(secondTab, mathsBox(secondTab), '12');
  await expect.poll(() => latexIn(mathsBox(page))).toBe('12');
  await expect(secondTab.getByText(/^Saved \d/)).toBeVisible();
  await secondTab.close();

  const comeBack = await loseNetwork(page.context());
  await typeMaths(page, mathsBox(page), '13');
  await expect(page.getByText(/You are offline\. What you type is kept on this device\./)).toBeVisible();
  // Ten of the fifty minutes are the learner's own: they move the due date as well. A busy machine takes seconds to come back.
  const soon = new Date(Date.now() - 10 * 60_000 + 20_000).toISOString();
  await callApi(teacher, 'PATCH', `/classes/${classId}/tasks/${taskId}/`, { dueAt: soon });
  await comeBack();
  await page.reload();
  await expect.poll(() => latexIn(mathsBox(page))).toBe('13');
  await expect(page.getByRole('heading', { level: 1, name: /^Handed in at/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Apples first/ })).toContainText('Yes');
  await expectAccessible(page);
  const code = (await page.getByText(/^LM(-[0-9A-Z]{4}){4}$/).textContent()) ?? '';

  await teacherPage.reload();
  await teacherPage.getByRole('button', { name: 'Check a receipt' }).click();
  await teacherPage.getByLabel('Code or text of the receipt').fill(code);
  await teacherPage.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(teacherPage.getByText('This receipt is genuine')).toBeVisible();
  await expect(teacherPage.getByText(/Ben Ito, “Task 1”, attempt 1/)).toBeVisible();
  await teacherPage.getByRole('button', { name: 'Cancel' }).click();

  await teacherPage.getByRole('link', { name: 'Preview as assessment' }).click();
  await expect(teacherPage.getByText('Nothing is recorded.')).toBeVisible();
  await typeMaths(teacherPage, mathsBox(teacherPage), '5');
  await teacherPage.getByRole('button', { name: 'Next' }).click();
  await expect(teacherPage.getByText('Question 2 of 2')).toBeVisible();
  await handIn(teacherPage);
});
