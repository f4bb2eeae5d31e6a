import type { Page } from '@playwright/test';
import { callApi, signIn } from './support/demo.ts';
import { loseNetwork } from './support/browser/lost-network.ts';
import { mathsBox } from './support/maths.ts';
import { makeAccount, password } from './support/people.ts';
import { codeOn, makePoll, readPoll, recordVoter, voteQuietly } from './support/polls.ts';
import { countSteps } from './support/browser/steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const why = 'canarywhynumbat';

/** Chooses a letter of the open question and sends it. */
async function choose(page: Page, letter: string) {
  await page.locator('label', { has: page.getByText(letter, { exact: true }) }).click();
  await page.getByRole('button', { name: /Submit|Update/ }).click();
}

/** Goes to the next step on the wall, by the key of presenter remotes. */
async function goOn(wall: Page, label: string) {
  await expect(wall.getByRole('button', { name: new RegExp(`${label} *Space`) })).toBeEnabled();
  await wall.keyboard.press('Space');
}

test('a lecture asks twice: every vote counts once, whatever happens to a phone, and the key waits [R09] [R11] [M05] [S07] [SC3]', async ({
  page: desk,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint('ERR_INTERNET_DISCONNECTED');
  await makeAccount(desk.context(), { role: 'teacher' });
  await desk.goto('/a/polls');
  await desk.getByRole('button', { name: 'Create poll' }).click();
  await desk.getByLabel('Name').fill('Limits, lecture 14');
  await desk.getByLabel('Name').press('Enter');
  await desk.getByRole('textbox', { name: 'Question' }).fill('What is $\\lim_{x\\to 0} \\frac{\\sin 3x}{x}$?');
  await desk.getByLabel('Choice A', { exact: true }).fill('$1$');
  await desk.getByLabel('Choice B', { exact: true }).fill('$3$');
  await desk.getByLabel('Choice C', { exact: true }).fill('It does not exist');
  await desk.getByLabel('Choice B is right').check();
  await desk.getByRole('textbox', { name: 'Why it is right' }).fill(why);
  await desk.getByLabel('Two rounds').check();
  await desk.getByRole('button', { name: 'Add question' }).click();
  await expect(desk.getByRole('heading', { name: 'Question 1' })).toBeVisible();
  await desk.getByLabel('Presence code').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Start session' }).click();
  const present = desk.getByRole('link', { name: 'Present' });
  await expect(present).toBeVisible();
  const pollId = /polls\/([0-9a-f-]{36})/.exec(desk.url())?.[1] ?? '';

  const wall = await desk.context().newPage();
  await wall.goto(`/a/polls/${pollId}/present`);
  const code = await codeOn(wall);
  const [mobile, keys, lost] = [
    await openBrowser(phone),
    await openBrowser(),
    await openBrowser({ ...phone, colorScheme: 'dark' }),
  ];
  const recorded = await recordVoter(mobile.context());
  await mobile.goto(`/poll/${code}`);
  await keys.goto('/poll');
  await keys.getByLabel('Poll code').focus();
  await keys.keyboard.type(code.toLowerCase());
  await keys.keyboard.press('Enter');
  await lost.goto(`/poll/${code}`);
  for (const voter of [mobile, keys, lost]) {
    await expect(voter.getByRole('heading', { name: 'You are in' })).toBeVisible();
  }
  const codename = await mobile.locator('footer b').innerText();
  await mobile.getByLabel(/type the 3 digits/).fill((await wall.locator('[data-presence]').innerText()).trim());
  await mobile.getByRole('button', { name: 'Send' }).click();
  await expect(mobile.getByText('You are counted as present.')).toBeVisible();
  await expectAccessible(wall);

  await goOn(wall, 'Ask the first question');
  await choose(mobile, 'B');
  await expect(mobile.getByText('Your answer is in.')).toBeVisible();
  await expectAccessible(mobile);
  await expectNoSidewaysScroll(mobile);
  // From the skip link on, with nothing but keys.
  await expect(keys.getByRole('radio').first()).toBeVisible();
  await keys.getByRole('radio').first().focus();
  await keys.keyboard.press('ArrowDown');
  await keys.keyboard.press('ArrowUp');
  await keys.keyboard.press('Enter');
  await expect(keys.getByText('Your answer is in.')).toBeVisible();
  const comeBack = await loseNetwork(lost.context());
  await choose(lost, 'A');
  await expect(lost.getByText('Kept here; sent when the connection is back.')).toBeVisible();
  await expect(wall.getByText('of 3 have answered')).toBeVisible();
  await comeBack();
  await expect(lost.getByText('Your answer is in.')).toBeVisible();
  await expect(wall.locator('[data-count]')).toHaveText('3');
  await expect.poll(async () => (await readPoll(desk.context(), pollId)).current?.answered).toBe(3);

  await goOn(wall, 'Close voting');
  await expect(mobile.getByRole('heading', { name: 'Look up at the wall' })).toBeVisible();
  // A battery is empty: the same person comes back, and somebody else comes late.
  await mobile.goto('/');
  await mobile.getByLabel('Answer a poll').last().fill(code);
  await goOn(wall, 'Vote again');
  await mobile.getByRole('button', { name: 'Go to poll' }).click();
  const late = await openBrowser(phone);
  await late.goto(`/poll/${code}`);
  for (const voter of [mobile, late]) await expect(voter.getByRole('radiogroup')).toBeVisible();
  await expect(mobile.locator('footer')).toContainText(codename);
  for (const [voter, letter] of [
    [mobile, 'B'],
    [keys, 'B'],
    [lost, 'A'],
    [late, 'B'],
  ] as const) {
    await choose(voter, letter);
    await expect(voter.getByText('Your answer is in.')).toBeVisible();
  }
  await goOn(wall, 'Close voting');
  await goOn(wall, 'Show results');
  await expect(wall.getByRole('list', { name: 'Results' })).toContainText('75 %');
  await expect(mobile.getByText('You wrote')).toBeVisible();
  recorded.expectSilence(why, '"is_right":true', '"is_right":false');
  await goOn(wall, 'Show answer');
  await expect(wall.getByText(why)).toBeVisible();
  await expect(mobile.getByText('Great!')).toBeVisible();
  await expect(lost.getByText('Not quite, keep it up though!')).toBeVisible();
  await expectAccessible(lost);
  await goOn(wall, 'Compare rounds');
  await expect(wall.getByText('1 moved to the right answer, 0 left it')).toBeVisible();
  await expectAccessible(wall);

  await goOn(wall, 'End session');
  await expect(mobile.getByRole('heading', { name: 'The poll is over' })).toBeVisible();
  await desk.goto(`/a/polls/${pollId}/results`);
  await expect(desk.getByRole('region', { name: 'Question 1, round 2' })).toContainText('4 answers, 3 right');
  await expect(desk.getByRole('row', { name: new RegExp(codename) })).toContainText('1 of 1');
  await expectAccessible(desk);
});

test('four spellings are one group, words wait to be let onto the wall, and a phone drives it [R11] [M05] [SC4] [SC3]', async ({
  page: desk,
  openBrowser,
}) => {
  const { email } = await makeAccount(desk.context(), { role: 'teacher' });
  await desk.goto('/a');
  const { click, ...steps } = countSteps();
  await click(desk.getByRole('button', { name: 'Ask now, A to E' }));
  await expect(desk.getByRole('heading', { name: 'Look at the blackboard' })).toBeVisible();
  await expect(desk.getByText('of 0 have answered')).toBeVisible();
  expect(steps.clicks).toBeLessThanOrEqual(3);

  const poll = await makePoll(desk.context(), {
    questions: [
      {
        question: {
          kind: 'expression',
          prompt: 'Differentiate $f(x)=x^2\\sin x$',
          label: '',
          answer: '2x sin(x) + x^2 cos(x)',
          solution: why,
        },
      },
      { question: { kind: 'text', prompt: 'Why?', answer: null } },
    ],
    start: true,
    open: true,
  });
  const wall = await desk.context().newPage();
  await wall.goto(`/a/polls/${poll.id}/present`);
  const remote = await openBrowser(phone);
  await signIn(remote.context(), email, password);
  await remote.goto(`/a/polls/${poll.id}/remote`);
  const voter = await openBrowser(phone);
  const recorded = await recordVoter(voter.context());
  await voter.goto(`/poll/${poll.code}`);
  const box = mathsBox(voter);
  await box.tap();
  await expect(voter.getByRole('region', { name: 'Maths keyboard' })).toBeVisible();
  await expect(async () => {
    const [keyboard, field, submit] = await Promise.all([
      voter.getByRole('region', { name: 'Maths keyboard' }).boundingBox(),
      box.boundingBox(),
      voter.locator('footer').getByRole('button', { name: 'Submit' }).boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0);
    expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(keyboard?.y ?? 0);
  }).toPass();
  await voter.keyboard.type('2x sin(x) + x^2 cos(x)');
  await voter.keyboard.press('Enter');
  await expect(voter.getByText('Your answer is in.')).toBeVisible();
  for (const spelling of ['x(2\\sin x+x\\cos x)', 'x^2cos x+2x sin x', 'x(x cos(x)+2sin(x))', '2x cos(x)']) {
    await voteQuietly((await openBrowser()).context(), poll, [spelling]);
  }
  await expect(remote.getByText('of 5 have answered')).toBeVisible();
  await expectAccessible(remote);
  await remote.getByRole('button', { name: 'Close voting' }).click();
  await remote.getByRole('button', { name: 'Show results' }).first().click();
  const groups = wall.getByRole('list', { name: /equal answers/ }).getByRole('listitem');
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toContainText('4');
  await expect(groups.first()).toContainText('Also written');
  await expect(groups.last()).not.toContainText('rule');
  await expect(voter.getByText('You wrote')).toBeVisible();
  recorded.expectSilence(why, '"is_right":true', '"is_right":false');
  await remote.getByRole('button', { name: 'Show answer' }).first().click();
  await expect(groups.first()).toContainText('Right');
  await expect(groups.last()).toContainText('Product rule');
  await expectAccessible(wall);

  const bad = '<img src=x onerror=alert(1)> $x$ **bold**';
  await remote.getByRole('button', { name: 'Next question' }).click();
  await expect(voter.getByText('Why?')).toBeVisible();
  await voter.getByRole('textbox').fill(bad);
  await voter.getByRole('button', { name: 'Submit' }).click();
  await expect(voter.getByText('Your answer is in.')).toBeVisible();
  await remote.getByRole('button', { name: 'Close voting' }).click();
  await remote.getByRole('button', { name: 'Show results' }).first().click();
  await expect(wall.getByText('1 answer waits to be let through')).toBeVisible();
  await expect(wall.getByText('bold')).toHaveCount(0);
  await remote.getByRole('button', { name: 'Let onto the wall' }).click();
  await expect(wall.getByRole('list', { name: /Results/ }).getByText(bad)).toBeVisible();
  await expectAccessible(wall);
  await callApi(desk.context(), 'POST', `/polls/${poll.id}/end/`, {});
  await expect(voter.getByRole('heading', { name: 'The poll is over' })).toBeVisible();
});

test('a hall ranks choices by tapping them in order, and rates on a scale [R11] [R09]', async ({
  page: desk,
  openBrowser,
}) => {
  await makeAccount(desk.context(), { role: 'teacher' });
  await desk.goto('/a/polls');
  await desk.getByRole('button', { name: 'Create poll' }).click();
  await desk.getByLabel('Name').fill('Feedback');
  await desk.getByLabel('Name').press('Enter');
  await chooseKind(desk, 'Ranking');
  await desk.getByRole('textbox', { name: 'Question' }).fill('Which topic shall we repeat first?');
  for (const [letter, text] of [
    ['A', 'Limits'],
    ['B', 'Chain rule for $f(g(x))$'],
    ['C', 'Integrals'],
  ] as const) {
    await desk.getByLabel(`Choice ${letter}`, { exact: true }).fill(text);
  }
  // Scrolled, a button of the head lies half below the bar.
  await desk.evaluate(() => scrollTo(0, 0));
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Add question' }).click();
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  await chooseKind(desk, 'Scale');
  await desk.getByRole('textbox', { name: 'Question' }).fill('How was the pace today?');
  await desk.getByLabel('Words at 1').fill('too slow');
  await desk.getByLabel('Words at 5').fill('too fast');
  await desk.getByRole('button', { name: 'Add question' }).click();
  await desk.getByRole('button', { name: 'Start session' }).click();
  await expect(desk.getByRole('link', { name: 'Present' })).toBeVisible();
  const pollId = /polls\/([0-9a-f-]{36})/.exec(desk.url())?.[1] ?? '';
  const wall = await desk.context().newPage();
  await wall.goto(`/a/polls/${pollId}/present`);
  const code = await codeOn(wall);
  const mobile = await openBrowser(phone);
  await mobile.goto(`/poll/${code}`);
  await expect(mobile.getByRole('heading', { name: 'You are in' })).toBeVisible();

  await goOn(wall, 'Ask the first question');
  await mobile.getByRole('button', { name: 'Integrals' }).click();
  await expect(mobile.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessible(mobile);
  await mobile.getByRole('button', { name: 'Limits' }).click();
  await expect(mobile.getByRole('button', { name: /Place 3/ })).toContainText('Chain rule');
  await mobile.getByRole('button', { name: 'Submit' }).click();
  await expect(mobile.getByText('Your answer is in.')).toBeVisible();
  await expectNoSidewaysScroll(mobile);
  await goOn(wall, 'Close voting');
  await goOn(wall, 'Show results');
  const rows = wall.getByRole('list', { name: 'Results, best mean place first' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Integrals');
  await expect(rows.last()).toContainText('3.0');
  await expect(mobile.getByRole('table', { name: 'Mean place' })).toContainText('Integrals');
  await expectAccessible(wall);
  await expectAccessible(mobile);

  await goOn(wall, 'Next question');
  await mobile.getByText('4', { exact: true }).click();
  await mobile.getByRole('button', { name: 'Submit' }).click();
  await expect(mobile.getByText('Your answer is in.')).toBeVisible();
  await expectAccessible(mobile);
  await goOn(wall, 'Close voting');
  await goOn(wall, 'Show results');
  await expect(wall.getByText('Mean 4.0, median 4')).toBeVisible();
  await expectAccessible(wall);
  await desk.goto(`/a/polls/${pollId}/results`);
  await expect(desk.getByText('Mean 4.0, median 4')).toBeVisible();
  await expectAccessible(desk);
});

async function chooseKind(desk: Page, kind: string) {
  await desk.getByLabel('Kind').selectOption({ label: kind });
}
