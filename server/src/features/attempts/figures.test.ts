import { randomUUID } from 'node:crypto';
import {
  drawSample,
  getAttempt,
  getLearnerReview,
  getTip,
  hintPreview,
  previewTask,
  revealHint,
  showSolution,
  solvePreview,
  startAttempt,
  submitResponse,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberIdOf } from '../../testing/classes/grade-books.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** Its constants are so odd that they would be recognised anywhere. */
const document: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Read a line',
  language: 'en',
  topic: 'functions/linear-functions',
  tags: [],
  level: 'Level 1',
  variables: { direction: 'ltr', list: [{ name: 'slopevalue', generator: 'random-integer', min: 2, max: 9 }] },
  figures: [
    {
      name: 'graph',
      kind: 'plane',
      x: { from: -5, to: 5 },
      y: { from: -20, to: 20 },
      describe: 'A line that rises.',
      show: [
        { curve: 'slopevalue x + 1370913709/10000000000' },
        { segment: '[(0, 0), (1, 0)]', when: 'hint 1' },
        { points: '(1, slopevalue)', label: 'the point of the key', when: 'solution' },
      ],
    },
    {
      name: 'worked',
      kind: 'plane',
      x: { from: -5, to: 5 },
      y: { from: -5, to: 5 },
      describe: 'The triangle of the slope.',
      show: [{ polygon: '[(0, 0), (1, 0), (1, 2)]' }],
    },
    {
      name: 'step',
      kind: 'plane',
      x: { from: -5, to: 5 },
      y: { from: -5, to: 5 },
      describe: 'One step to the right.',
      show: [{ vector: '[(0, 0), (1, 0)]' }],
    },
    {
      name: 'falling',
      kind: 'plane',
      x: { from: -5, to: 5 },
      y: { from: -20, to: 20 },
      describe: 'A line that falls.',
      show: [{ curve: '-slopevalue x' }, { points: '(1, slopevalue)', when: 'solution' }],
    },
  ],
  question: 'What is the slope of this line?\n\n[[figure:graph]]\n\n[[slope]]',
  parts: [
    {
      name: 'slope',
      answerType: 4,
      accept: [
        { value: 'slopevalue' },
        { value: '-slopevalue', score: 0, feedback: 'This line falls:\n\n[[figure:falling]]' },
      ],
    },
  ],
  hints: ['Go one step to the right.\n\n[[figure:step]]'],
  solution: 'It rises by {{slopevalue}}:\n\n[[figure:worked]]',
  tests: [],
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const kinds = (figures: readonly { name: string; elements: readonly { kind: string }[] }[]) =>
  figures.map(({ name, elements }) => [name, ...elements.map(({ kind }) => kind)]);

const atFirst = [['graph', 'curve']];
const withHint = [
  ['graph', 'curve', 'segment'],
  ['step', 'vector'],
];
/** Figures that a hint placed stay where the hint stays. */
const withSolution = [
  ['graph', 'curve', 'segment', 'points'],
  ['worked', 'polygon'],
  ['step', 'vector'],
];

/** Fails where an answer of the server holds anything that no learner may find there. */
function expectNoSecret(sent: unknown, isSolved = false): void {
  const text = JSON.stringify(sent);
  for (const secret of ['slopevalue', '1370913709', ...(isSolved ? [] : ['the point of the key', 'worked'])]) {
    expect(text).not.toContain(secret);
  }
  for (const key of ['show', 'curve', 'points', 'segment', 'polygon', 'seed', 'accept']) {
    expect(text).not.toContain(`"${key}":"`);
  }
}

describe('figures on their way to a learner', () => {
  it('contain only what is visible so far: first the question, then each hint, then the solution', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId, {}, [document]);
    const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    const [item] = attempt.items;
    if (!item) throw new Error('no item');
    expect(kinds(item.variant.figures)).toEqual(atFirst);
    expectNoSecret(attempt);

    const params = { attemptId: attempt.id, itemId: item.id };
    const revealed = await learner.call(revealHint, { params, body: { variantNumber: 1, number: 1 } });
    expect(kinds(revealed.figures)).toEqual(withHint);
    expectNoSecret(revealed);

    const solved = await learner.call(showSolution, { params, body: { variantNumber: 1 } });
    expect(kinds(solved.variant.figures)).toEqual(withSolution);
    expectNoSecret(solved, true);
    const again = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(again.items[0]?.variant.figures).toEqual(solved.variant.figures);
  });

  it('come with the verdict whose feedback places them, and never before', async () => {
    const room = await app.openClassroom();
    const { teacher, learner, classId } = room;
    const task = await setTask(teacher, classId, {}, [document]);
    const begun = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    const [item] = begun.items;
    if (!item) throw new Error('no item');
    expect(JSON.stringify(begun)).not.toContain('falling');
    const steps = item.variant.figures[0]?.elements[0]?.readings ?? [];
    const risen = Math.round(Number(steps.find(([x]) => x === '1')?.[1]));
    const params = { attemptId: begun.id, itemId: item.id };
    const give = (value: string) =>
      learner.call(submitResponse, {
        params,
        body: { id: randomUUID(), variantNumber: 1, answers: [{ part: 'slope', value }] },
      });
    expect((await give('100')).response.verdict?.figures).toBeUndefined();
    const { response } = await give(`-${risen}`);
    expect(kinds(response.verdict?.figures ?? [])).toEqual([['falling', 'curve']]);
    expectNoSecret(response);
    const again = await learner.call(getAttempt, { params: { attemptId: begun.id } });
    const read = again.items[0]?.responses.find(({ id }) => id === response.id);
    expect(read?.verdict?.figures).toEqual(response.verdict?.figures);
    expect(kinds(again.items[0]?.variant.figures ?? [])).toEqual(atFirst);

    const memberId = await memberIdOf(room);
    const review = await teacher.call(getLearnerReview, {
      params: { classId, memberId, taskId: task.id },
    });
    const shown = review.attempts[0]?.items[0]?.variants[0]?.figures ?? [];
    expect(kinds(shown).map(([name]) => name)).toContain('falling');
  });

  it('have every step of a slider and the handles of a sketchpad in them, without the expression behind it and what the solution shows', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const figures: ExerciseDocument['figures'] = [
      {
        name: 'graph',
        kind: 'plane',
        x: { from: -5, to: 5 },
        y: { from: -30, to: 30 },
        describe: 'A line through {{shiftvalue}}.',
        slider: { variable: 'shiftvalue', from: -1, to: 1, step: 0.5, start: 0 },
        sketch: { tool: 'line', value: true },
        show: [
          { curve: 'slopevalue x + shiftvalue' },
          { points: '(1, slopevalue + shiftvalue)', label: 'the point of the key', when: 'solution' },
        ],
      },
    ];
    const parts: ExerciseDocument['parts'] = [{ name: 'slope', answerType: 4, accept: [{ value: 'slopevalue' }] }];
    const sliding = { ...document, figures, parts, hints: [], solution: 'Look.' };
    const task = await setTask(teacher, classId, {}, [sliding]);
    const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    const [figure] = attempt.items[0]?.variant.figures ?? [];
    expect(figure?.slider?.steps.map(({ value }) => value)).toEqual(['-1', '-0.5', '0', '0.5', '1']);
    expect(figure?.slider?.steps.map(({ elements }) => elements.length)).toEqual([1, 1, 1, 1, 1]);
    expect(figure?.sketch?.graph).toMatchObject({ tool: 'line', alsoTyped: false });
    expect(figure?.sketch?.graph.start).toHaveLength(2);
    expectNoSecret(attempt);
  });

  it('contain only the question in an assessment until its solutions are released', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId, { kind: 'assessment' }, [document]);
    const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    expect(kinds(attempt.items[0]?.variant.figures ?? [])).toEqual(atFirst);
    expectNoSecret(attempt);
  });

  it('are sent with previews, samples and tips as far as these show them', async () => {
    const { teacher, classId } = await app.openClassroom();
    const [exerciseId = ''] = await publishAll(teacher, [document]);
    const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }];
    const task = await setTask(teacher, classId, { groups });
    const params = { classId, taskId: task.id };
    const { attempt, tickets } = await teacher.call(previewTask, { params, body: { as: 'practice' } });
    expect(kinds(attempt.items[0]?.variant.figures ?? [])).toEqual(atFirst);
    const ticket = tickets[0]?.ticket ?? '';
    const hint = await teacher.call(hintPreview, { params, body: { ticket, number: 1 } });
    expect(kinds(hint.figures)).toEqual(withHint);
    const { figures } = await teacher.call(solvePreview, { params, body: { ticket } });
    expect(kinds(figures)).toEqual(withSolution);

    const sample = await teacher.call(drawSample, { query: { exerciseId } });
    expect(kinds(sample.variant.figures)).toEqual(atFirst);
    expectNoSecret(sample);
    const tip = await teacher.call(getTip, { params: { exerciseId } });
    expect(kinds(tip.figures)).toEqual(withSolution);
  });
});
