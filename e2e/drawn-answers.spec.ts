import type { ExerciseDocument, FormulaPart } from '@lemma/math';
import type { Locator, Page } from '@playwright/test';
import { callApi } from './support/demo.ts';
import { joinLesson } from './support/exercises.ts';
import { expect, test } from './test.ts';

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
  const stage = await page.locator('[data-graph-plane]').boundingBox();
  const from = await handle.boundingBox();
  if (!stage || !from) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
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
