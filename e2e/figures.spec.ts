import type { ExerciseDocument } from '@lemma/math';
import { joinLesson } from './support/exercises.ts';
import { mathsBox } from './support/maths.ts';
import { expect, expectAccessible, sidewaysScroll, test } from './test.ts';

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
  expect(await figure.getByRole('img').innerHTML()).not.toBe(flat);
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
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});
