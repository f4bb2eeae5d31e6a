import type { ExerciseDocument } from '@lemma/math';
import { callApi } from './support/demo.ts';
import { joinLesson, setUpLesson } from './support/exercises.ts';
import { mathsBox } from './support/maths.ts';
import { expectNoControlsOnPaper, drawingsOnPaper, sheetsOnPaper } from './support/paper.ts';
import { makeAccount } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const axis = { from: -6, to: 6, step: 1 };

/** A line that turns with a slider, and a wrong answer whose words show another line. */
const turningLine: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Turn the line',
  language: 'en',
  topic: 'functions/linear-functions',
  tags: [],
  level: 'Level 1',
  variables: { direction: 'ltr', list: [] },
  figures: [
    {
      name: 'family',
      kind: 'plane',
      x: axis,
      y: axis,
      equal: true,
      slider: { variable: 'm', from: '-2', to: '2', step: '1/2', start: '0' },
      describe: 'A line of slope {{m}} through the origin.',
      show: [
        { curve: 'm x', label: '$g$' },
        { points: '(2, 3)', labels: ['$P$'] },
      ],
    },
    {
      name: 'falling',
      kind: 'plane',
      x: axis,
      y: axis,
      equal: true,
      describe: 'A line that falls.',
      show: [{ curve: '-3/2 x' }],
    },
  ],
  question: 'For which slope does the line go through $P$?\n\n[[figure:family]]\n\n[[slope]]',
  parts: [
    {
      name: 'slope',
      answerType: 4,
      accept: [{ value: '3/2' }, { value: '-3/2', score: 0, feedback: 'That line falls:\n\n[[figure:falling]]' }],
    },
  ],
  hints: [],
  solution: '',
  tests: [],
};

test('a learner moves the slider of a figure by keys, and the words on a wrong answer come with their figure', async ({
  page,
  openBrowser,
}) => {
  const lesson = await joinLesson(page, openBrowser, [turningLine]);
  await page.goto(`/c/${lesson.classId}/tasks/${lesson.taskId}`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'm = 0');
  const figure = page.locator('[data-figure=family]');
  await expect(figure.getByRole('img', { name: 'A line of slope 0 through the origin.' })).toBeVisible();
  const flat = await figure.getByRole('img').innerHTML();
  for (const _ of [1, 2, 3]) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^m = (?:1\.5|3\/2)$/);
  await expect(figure.getByRole('img')).toHaveAccessibleName(/^A line of slope (?:1\.5|3\/2) through the origin\.$/);
  await expect.poll(() => figure.getByRole('img').innerHTML()).not.toBe(flat);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'm = −2');
  await expectAccessible(page);

  const falling = page.getByRole('img', { name: 'A line that falls.' });
  await expect(falling).toHaveCount(0);
  await mathsBox(page).click();
  await page.keyboard.type('-3/2');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('That line falls:').first()).toBeVisible();
  await expect(falling).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

/** A regular polygon, whose number of corners no other figure has, and two curves that differ by their colour alone. */
const polygonOf = (corners: number): NonNullable<ExerciseDocument['figures']>[number] => {
  const places = Array.from({ length: corners }, (_, k) => {
    const turn = (2 * Math.PI * k) / corners;
    return `(${(4 * Math.cos(turn)).toFixed(4)}, ${(4 * Math.sin(turn)).toFixed(4)})`;
  });
  return {
    name: `corners${corners}`,
    kind: 'plane',
    x: axis,
    y: axis,
    equal: true,
    size: 'small',
    describe: `A polygon with ${corners} corners.`,
    show: [
      { polygon: `[${places.join(', ')}]`, colour: 1 },
      { curve: 'x/2', colour: 2, label: '$f$' },
      { curve: '-x', colour: 3, label: '$g$' },
    ],
  };
};

/** The corners of a regular polygon; undefined for all other outlines. */
function cornersOf(outline: readonly (readonly [number, number])[]): number | undefined {
  const middle = [0, 1].map((at) => outline.reduce((sum, place) => sum + (place[at] ?? 0), 0) / outline.length);
  const sizes = outline.map(([x, y]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0)));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least > 5 && most - least < 0.02 * most ? outline.length : undefined;
}

test('a worksheet with eight figures has all of them on paper: black lines of several kinds, and nothing of pixels [R12]', async ({
  page,
}) => {
  const teacher = page.context();
  await makeAccount(teacher, { role: 'teacher' });
  const corners = [13, 14, 15, 16, 17, 18, 19, 20];
  const documents = [corners.slice(0, 4), corners.slice(4)].map((own, number): ExerciseDocument => {
    const figures = own.map(polygonOf);
    return {
      ...turningLine,
      title: `Eight figures ${number}`,
      figures,
      question: ['Count.', ...figures.map(({ name }) => `[[figure:${name}]]`), '[[slope]]'].join('\n\n'),
      parts: [{ name: 'slope', answerType: 4, accept: [{ value: '3/2' }] }],
    };
  });
  const { classId, taskId } = await setUpLesson(teacher, { documents, taskName: 'Figures on paper' });
  const { code } = await callApi<{ code: string }>(teacher, 'POST', `/classes/${classId}/worksheets/`, {
    title: 'Figures on paper',
    of: { taskId },
    sheets: 1,
  });
  await page.goto(`/a/worksheets/${code}`);
  await page.getByRole('radio', { name: 'A4' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  // Labels far below are typeset when the page is printed.
  await expect(page.locator('li [data-figure]')).toHaveCount(corners.length);
  await expect(page.locator('li [data-figure] [data-tex] mjx-container').first()).toBeVisible();
  const { outlines, dashedLines, colours, pictures } = await drawingsOnPaper(page);
  const printed = new Set(outlines.map(cornersOf));
  expect(corners.filter((count) => !printed.has(count))).toEqual([]);
  // The curves of each figure differ without their colours, and what a printer without colours mixes is sharp.
  expect(dashedLines).toBeGreaterThanOrEqual(corners.length);
  expect(colours.filter((levels) => new Set(levels).size > 1)).toEqual([]);
  expect(pictures).toBe(0);
  // Four small figures of a question stand two by two: each question is on one page.
  const sheets = (await sheetsOnPaper(page)).filter((text) => !text.includes('Answerkey'));
  expect(sheets.map((text) => text.split('Count.').length - 1)).toEqual([1, 1]);
  await expectNoControlsOnPaper(page);
});
