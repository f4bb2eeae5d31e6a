import {
  answerPractice,
  getAttempt,
  getLearnerTask,
  hintPractice,
  listMembers,
  practiseOn,
  previewTask,
  redrawPractice,
  setAccommodation,
  solvePractice,
  startAttempt,
  submitResponse,
  updateClassroom,
  updateTask,
  type BodyOf,
  type createTask,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareAnswer } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { taskData } from '../tasks/data/task-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const inMinutes = (minutes: number) => new Date(app.clock.now.getTime() + minutes * 60_000).toISOString();

/** A class with a task that was due a moment ago, where nothing else is said. */
async function openOver(fields: Partial<BodyOf<typeof createTask>> = {}) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, { dueAt: inMinutes(-1), ...fields });
  const params = { classId: room.classId, taskId: task.id };
  const begin = async () => {
    const { attempt, tickets } = await room.learner.call(practiseOn, { params, body: {} });
    return { attempt, ticket: tickets[0]?.ticket ?? '' };
  };
  const tryBegin = async () => (await room.learner.tryCall(practiseOn, { params, body: {} })).status;
  const answer = (ticket: string, value: string) =>
    room.learner.call(answerPractice, {
      params,
      body: { ticket, id: newId(), answers: [{ part: 'square', value }] },
    });
  const look = () => room.learner.call(getLearnerTask, { params });
  return { ...room, task, params, begin, tryBegin, answer, look };
}

describe('practice on a task that is over', () => {
  it('draws new questions, marks answers, and shows hints, solutions and other variants', async () => {
    const room = await openOver();
    const { attempt, ticket } = await room.begin();
    expect(attempt).toMatchObject({ kind: 'practice', isClosed: false, closesAt: null });
    expect(attempt.items[0]).toMatchObject({ state: 'open', solution: null, hints: [] });
    expect(await room.answer(ticket, 'x')).toMatchObject({ state: 'wrong', bestScore: 0 });
    expect(await room.answer(ticket, squareAnswer(attempt))).toMatchObject({ state: 'right', bestScore: 2 });
    const { params } = room;
    expect((await room.learner.call(hintPractice, { params, body: { ticket, number: 1 } })).hints).toHaveLength(1);
    expect((await room.learner.call(solvePractice, { params, body: { ticket } })).solution).not.toBe('');
    const next = await room.learner.call(redrawPractice, { params, body: { ticket } });
    expect(next.item).toMatchObject({ variantNumber: 2, state: 'open' });
    const again = await room.answer(next.ticket, squareAnswer({ ...attempt, items: [next.item] }));
    expect(again).toMatchObject({ state: 'right' });
  });

  it('records nothing and changes no result', async () => {
    const room = await openOver({ dueAt: inMinutes(60) });
    const { params } = room;
    const attempt = await room.learner.call(startAttempt, { params, body: { number: 1 } });
    const itemId = attempt.items[0]?.id ?? '';
    const path = { attemptId: attempt.id, itemId };
    const given = { variantNumber: 1, answers: [{ part: 'square', value: 'x' }] };
    await room.learner.call(submitResponse, { params: path, body: { id: newId(), ...given } });
    await room.teacher.call(updateTask, { params, body: { dueAt: inMinutes(-1) } });
    const before = await room.learner.call(getAttempt, { params: path });
    const progress = await taskData(app.services).selectProgress(params);
    expect(before).toMatchObject({ isClosed: true, mayPractiseOn: true, score: 0 });

    const free = await room.begin();
    await room.answer(free.ticket, squareAnswer(free.attempt));
    expect(await room.learner.call(getAttempt, { params: path })).toEqual(before);
    expect(await taskData(app.services).selectProgress(params)).toEqual(progress);
    expect((await room.look()).score).toBe(0);
  });

  it('neither begins nor continues while a test that is open asks one of its exercises [SC9]', async () => {
    const room = await openOver();
    const { params } = room;
    const { attempt, ticket } = await room.begin();
    const exerciseId = room.task.groups[0]?.items[0]?.exerciseId ?? '';
    const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }];
    const test = { kind: 'assessment', attemptsAllowed: 1, solutions: 'never', dueAt: inMinutes(60), groups } as const;
    const { id: taskId } = await setTask(room.teacher, room.classId, test);
    const answers = [{ part: 'square', value: squareAnswer(attempt) }];
    const refused = await Promise.all([
      room.tryBegin(),
      ...[
        room.learner.tryCall(answerPractice, { params, body: { ticket, id: newId(), answers } }),
        room.learner.tryCall(hintPractice, { params, body: { ticket, number: 1 } }),
        room.learner.tryCall(solvePractice, { params, body: { ticket } }),
        room.learner.tryCall(redrawPractice, { params, body: { ticket } }),
      ].map(async (call) => (await call).status),
    ]);
    expect(refused).toEqual([409, 409, 409, 409, 409]);
    expect(await room.look(), 'is not offered').toMatchObject({ mayPractiseOn: false });
    await room.teacher.call(updateTask, { params: { ...params, taskId }, body: { dueAt: inMinutes(-1) } });
    expect(await room.answer(ticket, squareAnswer(attempt))).toMatchObject({ state: 'right' });
    expect(await room.look()).toMatchObject({ mayPractiseOn: true });
  });

  it('takes nothing off for being late, for further tries or for hints', async () => {
    const late = { latePolicy: 'once', latePercent: 50, lateUntil: inMinutes(-1), dueAt: inMinutes(-2) } as const;
    const room = await openOver({ ...late, tryPenalty: 20, hintPenalty: 20 });
    const { attempt, ticket } = await room.begin();
    expect(attempt).toMatchObject({ latePolicy: 'none', tryPenalty: 0, hintPenalty: 0 });
    await room.answer(ticket, 'x');
    expect(await room.answer(ticket, squareAnswer(attempt))).toMatchObject({
      bestScore: 2,
      response: { isLate: false },
    });
  });

  it('releases solutions as the task does', async () => {
    const room = await openOver({ solutions: 'never' });
    const { attempt, ticket } = await room.begin();
    expect(attempt.items[0]?.canShowSolution).toBe(false);
    const answer = await room.learner.tryCall(solvePractice, { params: room.params, body: { ticket } });
    expect(answer.status).toBe(403);
  });

  it('is offered where it may be had, and refused where it may not', async () => {
    const over = await openOver();
    expect(await over.look()).toMatchObject({ state: 'closed', mayPractiseOn: true });
    const refused = [
      await openOver({ dueAt: inMinutes(60) }),
      await openOver({ dueAt: null }),
      await openOver({ dueAt: inMinutes(-2), latePolicy: 'once', latePercent: 10, lateUntil: inMinutes(60) }),
      await openOver({ kind: 'assessment', attemptsAllowed: 1 }),
      await openOver({ password: 'parabola' }),
    ];
    for (const room of refused) {
      expect(await room.look()).toMatchObject({ mayPractiseOn: false });
      expect(await room.tryBegin()).toBe(409);
    }
  });

  it('waits for the learner’s own end', async () => {
    const room = await openOver();
    const { members } = await room.teacher.call(listMembers, {
      params: { classId: room.classId },
      query: {},
    });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    const profile = { timeFactor: 1, extraMinutes: 0, shiftMinutes: 600, extraAttempts: 0, note: '', shiftUntil: null };
    await room.teacher.call(setAccommodation, { params: { classId: room.classId, memberId }, body: profile });
    expect(await room.look()).toMatchObject({ state: 'not-started', mayPractiseOn: false });
    expect(await room.tryBegin()).toBe(409);
  });

  it('opens no question with a ticket of somebody else, of a preview or of another task', async () => {
    const room = await openOver();
    const { ticket } = await room.begin();
    const { params } = room;
    const preview = await room.teacher.call(previewTask, { params, body: { as: 'practice' } });
    const elsewhere = await openOver();
    const solve = async (client: typeof room.learner, path: typeof params, given: string) =>
      (await client.tryCall(solvePractice, { params: path, body: { ticket: given } })).status;
    expect(await solve(room.learner, params, ticket)).toBe(200);
    expect(await solve(room.learner, params, preview.tickets[0]?.ticket ?? '')).toBe(400);
    expect(await solve(room.teacher, params, ticket)).toBe(400);
    expect(await solve(elsewhere.learner, elsewhere.params, ticket)).toBe(400);
    expect(await solve(elsewhere.learner, params, ticket)).toBe(404);
  });

  it('ends when the task is opened again, and with the class', async () => {
    const room = await openOver();
    const { ticket } = await room.begin();
    await room.teacher.call(updateTask, { params: room.params, body: { dueAt: inMinutes(60) } });
    const solve = { params: room.params, body: { ticket } };
    expect((await room.learner.tryCall(solvePractice, solve)).status).toBe(409);
    await room.teacher.call(updateTask, { params: room.params, body: { dueAt: inMinutes(-1) } });
    await room.teacher.call(updateClassroom, { params: { classId: room.classId }, body: { isArchived: true } });
    expect(await room.tryBegin()).toBe(409);
  });
});
