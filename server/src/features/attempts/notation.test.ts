import {
  createClassWorksheet,
  getLearnerReview,
  listMembers,
  listSheets,
  getAttempt,
  revealHint,
  saveDraft,
  setOwnNotation,
  showSolution,
  startAttempt,
  submitResponse,
  updateClassroom,
  type BodyOf,
  type NotationChoice,
  type createTask,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responses } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const car: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Worth of a car',
  language: 'en',
  topic: 'arithmetic/decimals',
  tags: [],
  level: 'Level 1',
  variables: { direction: 'ltr', list: [{ name: 'loss', generator: 'expression', value: '1000.5' }] },
  question: 'A car costs $20001.0$ and loses {{loss}}. It is worth [[worth]]. The points $(1, 5)$ and [[point]] …',
  parts: [
    {
      name: 'worth',
      answerType: 4,
      points: 1,
      accept: [{ value: '19000.5' }, { value: '20001', score: 0, feedback: 'Take off $1000.5$.' }],
    },
    { name: 'point', answerType: 8, points: 1, accept: [{ value: '(1.5, 2)' }] },
  ],
  hints: ['Subtract $1000.5$.'],
  solution: '$20001.0 - 1000.5 = {{20001 - loss}}$',
  tests: [],
};

async function start(notation: NotationChoice, fields: Partial<BodyOf<typeof createTask>> = {}) {
  const room = await app.openClassroom();
  await room.teacher.call(updateClassroom, { params: { classId: room.classId }, body: { notation } });
  const task = await setTask(room.teacher, room.classId, { results: 'after-answer', ...fields }, [car]);
  const params = { classId: room.classId, taskId: task.id };
  const attempt = await room.learner.call(startAttempt, { params, body: { number: 1 } });
  const item = attempt.items[0];
  if (!item) throw new Error('an attempt without items');
  return { ...room, params, attempt, item, itemParams: { attemptId: attempt.id, itemId: item.id } };
}

const respond = (
  learner: TestClient,
  params: { attemptId: string; itemId: string },
  worth: string,
  point = '(1,5; 2)',
) =>
  learner.call(submitResponse, {
    params,
    body: {
      id: newId(),
      variantNumber: 1,
      answers: [
        { part: 'worth', value: worth },
        { part: 'point', value: point },
      ],
    },
  });

describe('an attempt in a class that writes decimals with a comma [K06] [A13]', () => {
  it('shows the question, hints and the solution in the notation of the class', async () => {
    const { learner, attempt, item, itemParams } = await start('de');
    expect(attempt.notation).toBe('de');
    expect(item.variant.question).toContain('$20001{,}0$');
    expect(item.variant.question).toContain('loses 1000,5.');
    expect(item.variant.question).toContain('$(1; 5)$');
    const { hints } = await learner.call(revealHint, { params: itemParams, body: { variantNumber: 1, number: 1 } });
    expect(hints).toEqual(['Subtract $1000{,}5$.']);
    await respond(learner, itemParams, '19000,5');
    const solved = await learner.call(showSolution, { params: itemParams, body: { variantNumber: 1 } });
    expect(solved.solution).toBe('$20001{,}0 - 1000{,}5 = 19000{,}5$');
  });

  it('accepts 19000,5 and keeps it as typed and in canonical form', async () => {
    const { learner, itemParams, attempt } = await start('de');
    const { response, state } = await respond(learner, itemParams, '19000,5');
    expect(state).toBe('right');
    expect(response.answers).toEqual([
      { part: 'worth', value: '19000,5' },
      { part: 'point', value: '(1,5; 2)' },
    ]);
    const [stored] = await app.database.db.select().from(responses).where(eq(responses.id, response.id));
    expect(stored?.answers).toEqual([
      { part: 'worth', value: '19000.5', typed: '19000,5' },
      { part: 'point', value: '(1.5, 2)', typed: '(1,5; 2)' },
    ]);
    const again = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(again.items[0]?.responses[0]?.answers[0]?.value).toBe('19000,5');
  });

  it('gives the first verdict to the same response that is sent again', async () => {
    const { learner, itemParams } = await start('de');
    const body = { id: newId(), variantNumber: 1, answers: [{ part: 'worth', value: '19000,5' }] };
    const first = await learner.call(submitResponse, { params: itemParams, body });
    expect((await learner.call(submitResponse, { params: itemParams, body })).response).toEqual(first.response);
  });

  it('writes the feedback on a known mistake in the notation of the class', async () => {
    const { learner, itemParams } = await start('de');
    const { response } = await respond(learner, itemParams, '20001');
    expect(response.verdict?.parts[0]).toMatchObject({ outcome: 'wrong', feedback: 'Take off $1000{,}5$.' });
  });

  it.each([
    ['1.234', '(1,5; 2)', 0, 'notation/point-or-group', undefined],
    ['1,5,2', '(1,5; 2)', 0, 'notation/several-commas', undefined],
    ['19000,5', '(1,5)', 1, 'notation/one-number', '(1; 5)'],
  ])(
    'answers %s and %s with what is in doubt, without costing a try',
    async (worth, point, index, code, suggestion) => {
      const { learner, itemParams, attempt } = await start('de');
      const { response } = await respond(learner, itemParams, worth, point);
      expect(response.verdict?.outcome).toBe('invalid');
      expect(response.verdict?.parts[index]).toMatchObject({ outcome: 'invalid', code });
      expect(response.verdict?.parts[index]?.suggestion).toBe(suggestion);
      const { items } = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
      expect(items[0]).toMatchObject({ responseCount: 0, state: 'open' });
    },
  );

  it('takes no notation from the body of a call', async () => {
    const { learner, itemParams } = await start('de');
    const answers = [{ part: 'worth', value: '19000,5' }];
    const body = { id: newId(), variantNumber: 1, answers, notation: 'en' };
    expect((await learner.tryCall(submitResponse, { params: itemParams, body })).status).toBe(400);
  });

  it('keeps the notation with which it began when the class changes', async () => {
    const { learner, teacher, classId, attempt, itemParams } = await start('de');
    await teacher.call(updateClassroom, { params: { classId }, body: { notation: 'en' } });
    const again = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(again.notation).toBe('de');
    expect((await respond(learner, itemParams, '19000,5')).state).toBe('right');
  });

  it('marks a draft that the server hands in by the notation of the attempt', async () => {
    const { learner, itemParams, attempt } = await start('de', { kind: 'assessment', results: 'after-answer' });
    const answers = [
      { part: 'worth', value: '19000{,}5' },
      { part: 'point', value: '\\left(1{,}5;2\\right)' },
    ];
    await learner.call(saveDraft, { params: itemParams, body: { variantNumber: 1, sequence: 1, answers } });
    const kept = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(kept.items[0]?.draft.answers).toEqual(answers);
  });
});

describe('the notation that a learner has chosen', () => {
  it.each([
    ['practice', 'practice', 'fr'],
    ['practice', 'assessment', 'en'],
    ['always', 'assessment', 'fr'],
    ['never', 'practice', 'en'],
  ] as const)('holds with “%s” in %s as %s', async (ownNotation, kind, expected) => {
    const room = await app.openClassroom();
    await room.teacher.call(updateClassroom, { params: { classId: room.classId }, body: { ownNotation } });
    await room.learner.call(setOwnNotation, { body: { notation: 'fr' } });
    const task = await setTask(room.teacher, room.classId, { kind }, [car]);
    const params = { classId: room.classId, taskId: task.id };
    expect((await room.learner.call(startAttempt, { params, body: { number: 1 } })).notation).toBe(expected);
  });
});

describe('what a teacher sees of a class that writes decimals with a comma', () => {
  it('is in the notation of the class, or in the teacher’s own, with answers as they were typed', async () => {
    const { learner, teacher, classId, params, itemParams } = await start('de');
    await respond(learner, itemParams, '20001');
    const { members } = await teacher.call(listMembers, { params: { classId } });
    const member = members.find(({ role }) => role === 'learner');
    const at = { params: { classId, taskId: params.taskId, memberId: member?.id ?? '' } };
    const read = async () => (await teacher.call(getLearnerReview, at)).attempts[0]?.items[0]?.variants[0];
    const inClass = await read();
    expect(inClass?.parts.map(({ answerLatex }) => answerLatex)).toEqual(['19000{,}5', '\\left(1{,}5\\mid 2\\right)']);
    expect(inClass?.responses[0]?.parts[0]?.feedback).toBe('Take off $1000{,}5$.');
    await teacher.call(setOwnNotation, { body: { notation: 'en' } });
    const own = await read();
    expect(own?.parts[0]?.answerLatex).toBe('19000.5');
    expect(own?.responses[0]?.parts[0]?.feedback).toBe('Take off $1000.5$.');
    expect(own?.responses[0]?.answers[1]?.value).toBe('(1,5; 2)');
  });

  it('is on worksheets and in their keys', async () => {
    const { teacher, classId, params } = await start('de');
    const body = { title: 'Cars', of: { taskId: params.taskId }, sheets: 1 };
    const { code } = await teacher.call(createClassWorksheet, { params: { classId }, body });
    const [sheet] = await teacher.call(listSheets, { params: { worksheetCode: code }, query: {} });
    expect(sheet?.questions[0]?.variant.question).toContain('$20001{,}0$');
    expect(sheet?.questions[0]?.keys[0]?.text).toBe('19000{,}5');
  });
});
