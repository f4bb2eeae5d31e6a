import type { Page } from '@playwright/test';
import { withoutFirstReads } from './support/browser/first-reads.ts';
import { demoTeacher, findExercise, signIn } from './support/demo.ts';
import { expanding, setUpLesson } from './support/exercises.ts';
import { latexIn, mathsBox, typeMaths } from './support/maths.ts';
import { joinQuietly, makeAccount } from './support/people.ts';
import { expect, test } from './test.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const plane = {
  ...expanding,
  title: 'Everything typed',
  question:
    'Maths in three ways: $a_1$, \\(b_2\\) and `sqrt(2)/2`, as a block $$\\int_0^1 x^2 \\, dx$$ and broken $b_9$ here. Now $y =$ [[product]] and then [[second]].',
  parts: [
    { ...expanding.parts[0], label: 'First' },
    { name: 'second', answerType: 4 as const, points: 1, label: 'Second', accept: [{ value: '1' }] },
  ] as (typeof expanding)['parts'],
};

/** A learner in front of a question with two maths boxes. */
async function openBoxes(page: Page, openBrowser: () => Promise<Page>, box = mathsBox(page, 'First')): Promise<void> {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const lesson = await setUpLesson(teacher, { documents: [plane] });
  await joinQuietly(page.context(), lesson.joinCode, { firstName: 'Ben', lastName: 'Ito' });
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}`);
  await expect(box).toBeVisible();
}

/** Typed keys, and the LaTeX in the field afterwards. */
const typed: readonly (readonly [keys: string, latex: string])[] = [
  ['1/2', '\\frac12'],
  ['1/2 +3', '\\frac12+3'],
  ['2 1/2', '2\\,\\frac12'],
  ['x^2+3x', 'x^2+3x'],
  ['x^10+1', 'x^{10}+1'],
  ['e^2x', 'e^{2x}'],
  ['x_1+x_2', 'x_1+x_2'],
  ['sqrt(2)', '\\sqrt{\\left(2\\right)}'],
  ['pi', '\\pi'],
  ['x>=2', 'x\\ge2'],
  ['+-2', '\\pm2'],
  ['2*3', '2\\cdot3'],
  ['sin x', '\\sin x'],
  ['log2', '\\log2'],
  ['|x+1|+2', '\\left|x+1\\right|+2'],
  ['(1,2]', '\\left(1,2\\right\\rbrack'],
  ['{1,2}', '\\left\\lbrace1,2\\right\\rbrace'],
  ['(1/2)', '\\left(\\frac12\\right)'],
  ['1.5', '1.5'],
  ['xx', 'xx'],
  ['xi', 'xi'],
];

test('what is typed on real keys becomes what is meant [M10]', async ({ page, openBrowser }) => {
  await openBoxes(page, openBrowser);
  const box = mathsBox(page, 'First');
  for (const [keys, latex] of typed) {
    await test.step(keys, async () => {
      await typeMaths(page, box, keys);
      await expect.soft(async () => expect(plain(await latexIn(box))).toBe(plain(latex))).toPass({ timeout: 15_000 });
    });
  }
});

test('a tap and keys that come before the field are in the answer when it has arrived', async ({
  page,
  openBrowser,
}) => {
  let arrive = (): void => undefined;
  const asked = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/assets\/mathlive[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  const early = page.getByRole('textbox', { name: 'First' });
  await openBoxes(page, openBrowser, early);
  await early.click();
  await page.keyboard.type('x^2+3');
  await expect(early).toHaveValue('x^2+3');
  arrive();
  const box = page.locator('math-field').first();
  await expect(async () => expect(plain(await latexIn(box))).toBe('x^2+3')).toPass({ timeout: 15_000 });
  await page.keyboard.type('x');
  await expect(async () => expect(plain(await latexIn(box))).toBe('x^2+3x')).toPass({ timeout: 15_000 });
});

/** LaTeX without the spaces and braces that make no difference. */
function plain(latex: string): string {
  return latex
    .replaceAll(/\s+(?![a-zA-Z])/g, '')
    .replaceAll(/\{(\w)\}/g, '$1')
    .trim();
}

test('an answer with two readings is shown as it was read before it counts', async ({ page, openBrowser }) => {
  await openBoxes(page, openBrowser);
  const box = mathsBox(page, 'Second');
  const note = page.getByRole('alert').filter({ hasText: 'This can be read in two ways' });
  await typeMaths(page, box, '1,000');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(note).toBeVisible();
  await expect(page.getByText('Not yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Not yet').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('an empty box of a template is not a mistake while the caret is in it', async ({ page, openBrowser, watch }) => {
  // The page's clock runs ahead of the server's, which takes no draft from the future.
  watch.expectComplaint(/400.*draft/);
  // From the start: a timer that is set by one clock cannot be cleared by another, and would end the reader at its work.
  await page.clock.install();
  await openBoxes(page, openBrowser);
  await typeMaths(page, mathsBox(page, 'First'), '3');
  const problem = page.getByText('Invalid input');
  await page.keyboard.type('/');
  await page.clock.runFor(1200);
  await expect(problem).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(problem).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('pasted LaTeX and pasted plain text become maths; what cannot be part of an answer is refused [M10]', async ({
  page,
  openBrowser,
}) => {
  await openBoxes(page, openBrowser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const box = mathsBox(page, 'First');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await typeMaths(page, box, '');
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('$\\frac{x}{2}+1$');
  await expect.poll(async () => plain(await latexIn(box))).toBe('\\fracx2+1');
  await paste('sqrt(2)/2');
  await expect.poll(() => latexIn(box)).toMatch(/^\\frac\{\\sqrt\{?2\}?\}\{?2\}?$/);
  await paste('\\href{https://example.org}{x}');
  await expect(page.getByText('“\\href” cannot be part of an answer.').first()).toBeVisible();
});

test('a typed answer is read by a worker that ends when typing stops [K07] [V04]', async ({ page, openBrowser }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openBoxes(page, openBrowser);
  const readers = () => page.workers().filter((worker) => worker.url().includes('notation.worker'));
  await typeMaths(page, mathsBox(page, 'First'), '4x^ ');
  await expect(page.getByText('Invalid input: missing superscript argument').first()).toBeVisible();
  await typeMaths(page, mathsBox(page, 'Second'), '1/2x');
  await expect(page.getByText('Read as the fraction 1 over 2 x', { exact: false }).first()).toBeAttached();
  // One for the answers; another may put the formulas of the question into words.
  expect([1, 2]).toContain(readers().length);
  expect(scripts.filter((path) => path.includes('/notation-'))).toEqual([]);
  await expect.poll(readers).toEqual([]);
  await typeMaths(page, mathsBox(page, 'Second'), 'y_ ');
  await expect(page.getByText('Invalid input: missing subscript argument').first()).toBeVisible();
});

for (const [reason, prevent] of [
  [
    'a browser without workers',
    (page: Page) => page.addInitScript(() => Object.defineProperty(globalThis, 'Worker', { value: undefined })),
  ],
  ['a worker that does not arrive', (page: Page) => page.route('**/notation.worker*', (route) => route.abort())],
] as const)
  test(`${reason} leaves the reading to the page [K07] [V04]`, async ({ page, openBrowser, watch }) => {
    watch.expectComplaint('net::ERR_FAILED');
    await prevent(page);
    const arrived = page.waitForResponse(/notation-reader/);
    await openBoxes(page, openBrowser);
    await typeMaths(page, mathsBox(page, 'First'), '4x^ ');
    await expect(page.getByText('Invalid input: missing superscript argument').first()).toBeVisible();
    expect((await arrived).ok()).toBe(true);
  });

test('Tab leaves the field and Escape changes nothing [M10] [S08]', async ({ page, openBrowser }) => {
  await openBoxes(page, openBrowser);
  const first = mathsBox(page, 'First');
  await typeMaths(page, first, 'x+1');
  await page.keyboard.press('Escape');
  await page.keyboard.type('2');
  await expect.poll(() => latexIn(first)).toBe('x+12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await expect.poll(() => latexIn(mathsBox(page, 'Second'))).toBe('5');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('3');
  await expect.poll(() => latexIn(first)).toMatch(/3/);
  await expect.poll(() => latexIn(mathsBox(page, 'Second'))).toBe('5');
});

test('maths is typeset between each kind of delimiter, and what cannot be typeset is a red "error" [V05] [V06]', async ({
  page,
  openBrowser,
}) => {
  // A formula that cannot be typeset is no longer published; an older exercise may still hold it.
  await withoutFirstReads(page);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('$b_9$', String.raw`$\\frac{1}{$`);
    await route.fulfill({ response, body });
  });
  await openBoxes(page, openBrowser);
  const question = page.getByRole('form', { name: 'Question 1' });
  await expect(question.locator('mjx-container:not([display="true"])')).toHaveCount(4);
  await expect(question.locator('mjx-container[display="true"]')).toHaveCount(1);
  const error = question.getByText('error', { exact: true });
  await expect(error).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(green + 60);
  expect(red).toBeGreaterThan(blue + 60);
});

test('the maths keyboard opens by touch, has pages of keys that a thumb can hit, and closes outside [S08] [K08] [M10]', async ({
  openBrowser,
}) => {
  const page = await openBrowser(phone);
  await openBoxes(page, openBrowser);
  const box = mathsBox(page, 'First');
  await box.tap();
  const keyboard = page.getByRole('region', { name: 'Maths keyboard' });
  await expect(keyboard).toBeVisible();
  expect(await keyboard.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1301');
  await expect(box).toBeInViewport({ ratio: 1 });
  // Both come to their places.
  const room = async () => ((await keyboard.boundingBox())?.y ?? 0) - ((await box.boundingBox())?.y ?? 0);
  await expect.poll(room).toBeGreaterThan(20);

  for (const name of ['123 Numbers', 'f(x) Functions', '<≤ Relations, sets, intervals', 'αβ Greek', 'abc Letters']) {
    await keyboard.getByRole('tab', { name, exact: true }).tap();
    await expect(keyboard.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    const least = name === 'abc Letters' ? 30 : 46;
    const small = () =>
      keyboard.locator('[role="tabpanel"] [data-key]').evaluateAll(
        (keys, leastWidth) =>
          keys
            .map((key) => ({ name: key.getAttribute('aria-label'), box: key.getBoundingClientRect() }))
            .filter(({ box: { width, height } }) => width < leastWidth || height < 46)
            .map((key) => key.name),
        least,
      );
    await expect.poll(small).toEqual([]);
  }

  await keyboard.getByRole('tab', { name: '123 Numbers', exact: true }).tap();
  for (const key of ['7', 'plus', '2']) await keyboard.getByRole('button', { name: key, exact: true }).tap();
  await expect.poll(() => latexIn(box)).toBe('7+2');
  await page.getByText('Maths in three ways').tap();
  await expect(keyboard).toHaveCount(0);
});

test('brackets around a column of three stand where their entries stand [V06]', async ({ page }) => {
  await signIn(page.context(), demoTeacher);
  await page.goto(`/a/catalog/exercises/${await findExercise(page.context(), 'The cross product')}/preview`);
  const bracket = page.locator('mjx-stretchy-v').first();
  const entries = page.locator('mjx-mtable').first();
  await expect(bracket).toBeAttached();
  await expect(async () => {
    const [around, inside] = [await bracket.boundingBox(), await entries.boundingBox()];
    if (!around || !inside) throw new Error('not drawn yet');
    expect(around.y).toBeLessThanOrEqual(inside.y);
    expect(around.y + around.height).toBeGreaterThanOrEqual(inside.y + inside.height - 2);
  }).toPass();
});
