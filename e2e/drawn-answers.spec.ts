import type { ExerciseDocument, FormulaPart } from '@lemma/math';
import type { Locator, Page } from '@playwright/test';
import { callApi } from './support/demo.ts';
import { joinLesson, publish } from './support/exercises.ts';
import { textOnPaper } from './support/paper.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, test } from './test.ts';

const axis = { from: -6, to: 6, step: 1 };

function drawnOn(
  figure: NonNullable<ExerciseDocument['figures']>[number],
  question: string,
  part: Pick<FormulaPart, 'answerType' | 'accept' | 'graph'>,
): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    title: question,
    language: 'en',
    topic: 'functions',
    tags: [],
    level: 'Level 1',
    variables: { direction: 'ltr', list: [] },
    figures: [figure],
    question: `${question} [[a]]`,
    parts: [{ name: 'a', ...part }],
    hints: [],
    solution: '',
    tests: [],
  };
}

const line = drawnOn(
  { name: 'plane', kind: 'plane', x: axis, y: axis, equal: true, describe: 'An empty plane.', show: [] },
  'Draw the line $y = 2x - 1$.',
  { answerType: 7, accept: [{ value: 'y = 2x - 1' }], graph: { figure: 'plane', tool: 'line' } },
);
const interval = drawnOn(
  { name: 'numbers', kind: 'number-line', x: axis, describe: 'A number line.', show: [] },
  'Show $-2 < x \\le 3$.',
  { answerType: 8, accept: [{ value: '(-2, 3]' }], graph: { figure: 'numbers', tool: 'interval' } },
);

/** Drags a handle to a place of the plane. */
async function dragTo(page: Page, handle: Locator, x: number, y: number): Promise<void> {
  // Waits until it stands still.
  await handle.hover({ force: true });
  const stage = await page.locator('[data-graph-plane]').boundingBox();
  if (!stage) throw new Error('nothing to drag');
  await page.mouse.down();
  const to = { x: stage.x + ((x + 6) / 12) * stage.width, y: stage.y + ((6 - y) / 12) * stage.height };
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test('a learner draws a line and an interval, and the teacher sees what was drawn', async ({ page, openBrowser }) => {
  const lesson = await joinLesson(page, openBrowser, [line, interval]);
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}`);
  const [a, b] = ['Point A', 'Point B'].map((name) => page.getByRole('slider', { name })) as [Locator, Locator];

  // By the pointer: both on one spot make no line, which costs nothing.
  await dragTo(page, a, 0, -1);
  await dragTo(page, b, 0, -1);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Two points on one spot make no line.').first()).toBeVisible();
  await expect(page.getByText('This does not use up a try.')).toBeVisible();

  // By keys, and the drawing is kept.
  await b.press('ArrowRight');
  await b.press('ArrowUp');
  await b.press('ArrowUp');
  await expect(b).toHaveAttribute('aria-valuetext', 'x 1, y 1');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(a).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();

  // By the fields alone.
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}?item=2`);
  await page.getByRole('textbox', { name: 'Left end, x' }).fill('-2');
  await page.getByRole('combobox', { name: 'Left end: kind' }).selectOption('open');
  await page.getByRole('textbox', { name: 'Right end, x' }).fill('3');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();

  const { members } = await callApi<{ members: { id: string; lastName: string }[] }>(
    lesson.teacher,
    'GET',
    `/classes/${lesson.classId}/members/`,
  );
  const ben = members.find(({ lastName }) => lastName === 'Ito');
  const desk = lesson.teacher.pages()[0] ?? (await lesson.teacher.newPage());
  await desk.goto(`/a/classrooms/${lesson.classId}/students/${ben?.id}/tasks/${lesson.taskId}`);
  await expect(desk.locator('[data-given-graph]').first()).toBeVisible();
});

const region = drawnOn(
  { name: 'plane', kind: 'plane', x: axis, y: axis, equal: true, describe: 'An empty plane.', show: [] },
  'Draw $y \\ge -1$ and $y < 2x + 3$.',
  {
    answerType: 7,
    accept: [{ value: 'y >= -1 and y < 2x + 3' }],
    graph: { figure: 'plane', tool: 'half-plane', count: 'free' },
  },
);

test('a region between two borders is drawn by fields alone, without findings of axe, and seen in forced colours', async ({
  page,
  openBrowser,
}) => {
  const lesson = await joinLesson(page, openBrowser, [region]);
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}`);
  const type = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: 'Add border' }).click();
  const places = { A: [-3, -1], B: [4, -1], C: [0, 3], D: [1, 5], 'in the region': [3, 2] };
  for (const [point, [x, y]] of Object.entries(places)) {
    await type(`Point ${point}, x`, String(x));
    await type(`Point ${point}, y`, String(y));
  }
  await page.getByRole('checkbox', { name: 'The border CD belongs to it' }).uncheck();
  await expect(page.getByRole('slider', { name: 'Point in the region' })).toHaveAttribute('aria-valuetext', 'x 3, y 2');
  await expectAccessible(page);

  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const strokes = await page
    .locator('[data-graph] svg path')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one)).map(({ stroke, fill }) => [stroke, fill]));
  expect(strokes.length).toBeGreaterThan(2);
  expect(strokes.filter((colours) => colours.every((colour) => colour === ground || colour === 'none'))).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Great!').first()).toBeVisible();
});

const chosen: ExerciseDocument = {
  ...line,
  title: 'Choose the rising line',
  figures: [
    {
      name: 'graph',
      kind: 'plane',
      x: axis,
      y: axis,
      equal: true,
      describe: 'Two lines through the origin, f and g.',
      show: [
        { line: 'y = 2x', label: '$f$', things: ['f'] },
        { line: 'y = -2x', label: '$g$', things: ['g'] },
      ],
    },
  ],
  question: 'Which line rises? [[a]]',
  parts: [
    {
      name: 'a',
      answerType: 2,
      label: 'The line that rises',
      graph: { figure: 'graph', tool: 'choose' },
      choices: [
        { text: 'the line f', correct: true, thing: 'f' },
        { text: 'the line g', correct: false, thing: 'g', feedback: 'It falls.' },
      ],
    },
  ],
};

test('a learner chooses a line of a figure by keys alone, and hears what can be chosen and whether it is right', async ({
  page,
  openBrowser,
}) => {
  const lesson = await joinLesson(page, openBrowser, [chosen]);
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}`);
  const group = page.getByRole('radiogroup', { name: 'The line that rises' });
  await expect(page.getByRole('img', { name: 'Two lines through the origin, f and g.' })).toBeVisible();
  await expect(group).toMatchAriaSnapshot(`
    - radiogroup "The line that rises":
      - radio /the line [fg]/
      - radio /the line [fg]/
  `);
  const wrong = group.getByRole('radio', { name: 'the line g' });
  const right = group.getByRole('radio', { name: 'the line f' });
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  while (!(await wrong.isChecked())) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-thing][data-chosen]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It falls.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await right.focus();
  while (!(await right.isChecked())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Great!').first()).toBeVisible();
  await expectAccessible(page);
});

test('eight curves of four figures are black and differ by their lines on paper', async ({ page, openBrowser }) => {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const figures = ['one', 'two', 'three', 'four'].map((name, k) => ({
    name,
    kind: 'plane' as const,
    x: axis,
    y: axis,
    size: 'small' as const,
    describe: `Two curves, number ${k + 1}.`,
    show: [{ curve: `x^2 - ${k}` }, { curve: `${k + 1} - x` }],
  }));
  const exerciseId = await publish(teacher, {
    ...line,
    title: `Printed curves ${Date.now()}`,
    figures,
    question: ['Compare.', ...figures.map(({ name }) => `[[figure:${name}]]`), '[[a]]'].join('\n\n'),
    parts: [{ name: 'a', answerType: 4, accept: [{ value: 'n' }] }],
    // A tip is shown of exercises with many variants only.
    variables: { direction: 'ltr', list: [{ name: 'n', generator: 'random-integer', min: 11, max: 99 }] },
    hints: ['Look where they meet.'],
    solution: 'They meet twice.',
  });
  await page.goto(`/learn/tip/${exerciseId}`);
  await expect(page.locator('[data-figure]')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  const drawn = await page.locator('[data-figure]').evaluateAll((all) =>
    all.map((figure) => {
      const curves = [...figure.querySelectorAll('svg[role="img"] path')].map((path) => getComputedStyle(path));
      const black = curves.filter(({ stroke }) => stroke === 'rgb(0, 0, 0)');
      const thin = black.filter(({ strokeWidth }) => Number.parseFloat(strokeWidth) < 1.06);
      const dashes = new Set(black.map(({ strokeDasharray }) => strokeDasharray));
      return { thin: thin.length, isTold: dashes.size >= 2 };
    }),
  );
  expect(drawn).toEqual(drawn.map(() => ({ thin: 0, isTold: true })));
  expect(await textOnPaper(page)).toContain('Compare.');
});
