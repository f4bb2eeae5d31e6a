import {
  decideLateAnswer,
  getAttempt,
  getLearnerTask,
  handIn,
  listAccommodations,
  listLateAnswers,
  listMembers,
  removeAccommodation,
  saveDraft,
  setAccommodation,
  startAttempt,
  submitResponse,
  updateTask,
  type Attempt,
  type BodyOf,
  type createTask,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinAnonymously, squareAnswer } from '../../../testing/classes/class-work.ts';
import { setTask } from '../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { handInEnded } from './chores.ts';

/** Two nodes on one database. */
let app: TestApp;
let other: TestApp;
const begin = new Date('2026-09-07T08:00:00Z');

beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ database: app.database });
});
afterAll(async () => {
  await other.app.close();
  await app.close();
});
beforeEach(() => setClock(0));

function setClock(minutes: number, seconds = 0): void {
  const now = new Date(begin.getTime() + (minutes * 60 + seconds) * 1000);
  app.clock.now = now;
  other.clock.now = now;
}

const inMinutes = (minutes: number) => new Date(begin.getTime() + minutes * 60_000).toISOString();

/** The same person at the other node. */
function atOtherNode(client: TestClient): TestClient {
  const there = other.visitor();
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  return there;
}

async function start(fields: Partial<BodyOf<typeof createTask>> = {}) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, { kind: 'assessment', attemptsAllowed: 1, ...fields });
  const params = { classId: room.classId, taskId: task.id };
  const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId }, query: {} });
  const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
  const attempt = await room.learner.call(startAttempt, { params, body: { number: 1 } });
  const itemParams = { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' };
  const look = () => room.learner.call(getAttempt, { params: { attemptId: attempt.id } });
  const respond = (value: string, more: { id?: string; typedAt?: string; part?: string } = {}) =>
    room.learner.tryCall(submitResponse, {
      params: itemParams,
      body: {
        id: more.id ?? newId(),
        variantNumber: 1,
        answers: [{ part: 'square', value }],
        ...(more.typedAt ? { typedAt: more.typedAt } : {}),
      },
    });
  const draft = (sequence: number, value: string, client: TestClient = room.learner) =>
    client.tryCall(saveDraft, {
      params: itemParams,
      body: { variantNumber: 1, sequence, answers: [{ part: 'square', value }], secondsSpent: 10_000 },
    });
  return { ...room, task, params, memberId, attempt, itemParams, look, respond, draft };
}

const profile = { timeFactor: 1, extraMinutes: 0, shiftMinutes: 0, shiftUntil: null, extraAttempts: 0, note: '' };

describe('an accommodation', () => {
  it('moves limit, window and attempts immediately, also of an attempt that is open, and back [A12]', async () => {
    const room = await start({ timeLimitMinutes: 40, dueAt: inMinutes(45) });
    expect(room.attempt.closesAt).toBe(inMinutes(40));
    const params = { classId: room.classId, memberId: room.memberId };
    const given = { ...profile, timeFactor: 1.5, extraAttempts: 1, note: 'reads slowly' };
    await room.teacher.call(setAccommodation, { params, body: given });
    expect(await room.look()).toMatchObject({ closesAt: inMinutes(60), timeLimitMinutes: 60, attemptsAllowed: 2 });
    const task = await room.learner.call(getLearnerTask, { params: room.params });
    expect(task).toMatchObject({
      dueAt: inMinutes(65),
      usualDueAt: inMinutes(45),
      timeLimitMinutes: 60,
      usualTimeLimitMinutes: 40,
      attemptsAllowed: 2,
      closesAt: inMinutes(60),
    });
    expect(JSON.stringify(task)).not.toContain('reads slowly');
    const listed = await room.teacher.call(listAccommodations, { params });
    expect(listed).toMatchObject([{ memberId: room.memberId, timeFactor: 1.5, note: 'reads slowly' }]);
    expect((await room.learner.tryCall(listAccommodations, { params })).status).toBe(403);

    setClock(59);
    expect((await room.respond('x')).status).toBe(200);
    await room.teacher.call(removeAccommodation, { params });
    expect((await room.respond('x')).body).toMatchObject({ code: 'attempt/closed' });
    expect(await room.look()).toMatchObject({ handedInBy: 'server', handedInAt: inMinutes(40) });
  });

  it('holds results for all back until the last window has closed [A12] [SC3]', async () => {
    const room = await start({ dueAt: inMinutes(45), results: 'after-due', solutions: 'after-due' });
    const slow = await joinAnonymously(app, room.joinCode);
    const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId }, query: {} });
    const memberId = members.find(({ lastName }) => lastName === 'Heron')?.id ?? '';
    const body = { ...profile, shiftMinutes: 60 };
    await room.teacher.call(setAccommodation, { params: { classId: room.classId, memberId }, body });
    await room.respond(squareAnswer(room.attempt));
    await room.learner.call(handIn, { params: { attemptId: room.attempt.id } });
    setClock(104, 59);
    const withheld = {
      resultsVisible: false,
      score: null,
      resultsAt: new Date(begin.getTime() + 6_310_000).toISOString(),
    };
    expect(await room.look()).toMatchObject(withheld);
    const theirs = await slow.call(startAttempt, { params: room.params, body: { number: 1 } });
    expect(theirs).toMatchObject({ isClosed: false, closesAt: inMinutes(105) });
    setClock(105, 10);
    expect(await room.look()).toMatchObject({ resultsVisible: true, score: 2, items: [{ state: 'right' }] });
  });
});

describe('the end of the time', () => {
  it('takes what was sent in time and a moment later, then nothing [RL14] [RL9]', async () => {
    const room = await start({ timeLimitMinutes: 30 });
    setClock(30, 9);
    expect((await room.respond('x')).body).toMatchObject({ state: 'answered' });
    expect(await room.look()).toMatchObject({ isClosed: true, handedInAt: null, resultsVisible: false });
    setClock(30, 10);
    expect((await room.respond('x')).body).toMatchObject({ code: 'attempt/closed' });
    expect((await room.draft(9, 'y')).body).toMatchObject({ code: 'attempt/closed' });
    // A clock that goes back opens nothing again.
    expect((await room.look()).handedInAt).toBe(inMinutes(30));
    setClock(20);
    expect((await room.respond('x')).status).toBe(409);
  });

  it('hands in what was typed and not sent, once, on two nodes at the same moment [RL12] [RL7]', async () => {
    const room = await start({ timeLimitMinutes: 30 });
    await room.respond('x');
    setClock(29);
    const right = squareAnswer(room.attempt);
    await Promise.all([room.draft(2, 'x+1'), room.draft(3, right, atOtherNode(room.learner))]);
    await room.draft(1, 'old');
    setClock(30, 10);
    await Promise.all([handInEnded(app.services), handInEnded(other.services), room.look()]);
    await handInEnded(other.services);
    const after = await room.look();
    expect(after).toMatchObject({ handedInBy: 'server', handedInAt: inMinutes(30), score: 2 });
    expect(after.items[0]).toMatchObject({ responseCount: 2, state: 'right' });
    expect(after.items[0]?.responses.map(({ isFromDraft }) => isFromDraft)).toEqual([false, true]);
    expect(after.items[0]?.responses[1]?.receivedAt).toBe(inMinutes(30));
  });

  it('marks an answer that is not worked out when the time is up, since it cannot be continued', async () => {
    const room = await start({ timeLimitMinutes: 30 });
    await room.draft(1, `d/dx(0)+${squareAnswer(room.attempt)}`);
    setClock(30, 10);
    await handInEnded(app.services);
    const after = await room.look();
    expect(after).toMatchObject({ score: 0, items: [{ responseCount: 1, state: 'wrong' }] });
    expect(after.items[0]?.responses[0]?.verdict?.parts[0]?.feedback).toContain('not worked out yet');
  });

  it('takes what was typed and could not be sent when the learner hands in, once [RL12] [R07]', async () => {
    const room = await start({ timeLimitMinutes: 30 });
    await room.respond('x');
    setClock(1);
    await room.draft(1, squareAnswer(room.attempt));
    setClock(2);
    const params = { attemptId: room.attempt.id };
    const handedIn = await Promise.all(
      [room.learner, atOtherNode(room.learner), room.learner].map((tab) => tab.call(handIn, { params })),
    );
    for (const attempt of handedIn) expect(attempt).toMatchObject({ handedInAt: inMinutes(2), handedInBy: 'learner' });
    const after = await room.look();
    expect(after).toMatchObject({ score: 2, items: [{ responseCount: 2, state: 'right' }] });
    expect(after.items[0]?.responses.map(({ isFromDraft }) => isFromDraft)).toEqual([false, true]);

    const same = await start();
    await same.respond('x');
    setClock(3);
    await same.draft(1, 'x');
    await same.learner.call(handIn, { params: { attemptId: same.attempt.id } });
    expect((await same.look()).items[0]).toMatchObject({ responseCount: 1 });
  });

  it('reopens what the server handed in when the teacher gives more time and no result was seen', async () => {
    const room = await start({ dueAt: inMinutes(45), results: 'by-hand' });
    await room.draft(1, squareAnswer(room.attempt));
    setClock(60);
    expect((await room.look()).handedInBy).toBe('server');
    const body = { dueAt: inMinutes(120) };
    await room.teacher.call(updateTask, { params: room.params, body });
    expect(await room.look()).toMatchObject({ handedInAt: null, isClosed: false, closesAt: inMinutes(120) });
    expect((await room.respond('x')).status).toBe(200);
    await room.learner.call(handIn, { params: { attemptId: room.attempt.id } });
    expect(await room.look()).toMatchObject({ resultsVisible: false, handedInBy: 'learner' });
    const released = await room.teacher.call(updateTask, { params: room.params, body: { release: true } });
    expect(released.releasedAt).not.toBeNull();
    expect(await room.look()).toMatchObject({ resultsVisible: true, items: [{ state: 'wrong', responseCount: 2 }] });
    // A learner who has seen results gets no more time by a later date.
    await room.teacher.call(updateTask, { params: room.params, body: { dueAt: inMinutes(240) } });
    expect((await room.look()).isClosed).toBe(true);
  });
});

describe('an answer that arrives too late', () => {
  it('is kept when it was typed in time, and counts when the teacher takes it [RL12]', async () => {
    const room = await start({ timeLimitMinutes: 30 });
    await room.respond('x');
    setClock(90);
    const id = newId();
    const right = squareAnswer(room.attempt);
    const typedAt = inMinutes(29);
    const kept = await Promise.all([1, 2, 3].map(() => room.respond(right, { id, typedAt })));
    for (const answer of kept) {
      expect(answer.status).toBe(202);
      expect(answer.body).toMatchObject({ isKeptForTeacher: true, response: { id, verdict: null } });
    }
    expect((await room.respond('y', { id, typedAt })).body).toMatchObject({ code: 'attempt/same-id-other-answers' });
    for (const typed of [inMinutes(30), inMinutes(-1)]) {
      expect((await room.respond(right, { typedAt: typed })).body).toMatchObject({ code: 'attempt/closed' });
    }
    expect(await room.look()).toMatchObject({ score: 0, items: [{ responseCount: 1 }] });

    const [late, ...others] = await room.teacher.call(listLateAnswers, { params: room.params });
    expect(others).toEqual([]);
    expect(late).toMatchObject({ id, position: 1, minutesAfterClose: 60, state: 'waiting', typedAt });
    const decide = (decision: 'accepted' | 'refused') =>
      room.teacher.tryCall(decideLateAnswer, { params: { ...room.params, lateAnswerId: id }, body: { decision } });
    const twice = await Promise.all([decide('accepted'), decide('accepted')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide('refused')).status).toBe(409);
    expect(await room.look()).toMatchObject({ score: 2, items: [{ state: 'right', responseCount: 2 }] });
    expect((await room.respond(right, { id, typedAt })).body).toMatchObject({ isKeptForTeacher: false });
  });

  it('changes nothing when the teacher refuses it', async () => {
    const room = await start({ timeLimitMinutes: 30 });
    setClock(31);
    const id = newId();
    await room.respond(squareAnswer(room.attempt), { id, typedAt: inMinutes(1) });
    const params = { ...room.params, lateAnswerId: id };
    await room.teacher.call(decideLateAnswer, { params, body: { decision: 'refused' } });
    expect(await room.look()).toMatchObject({ score: 0, items: [{ responseCount: 0 }] });
  });
});

it('starts one attempt on two nodes at the same time, and lets one be handed in [RL7]', async () => {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, { kind: 'assessment', attemptsAllowed: 1 });
  const params = { classId: room.classId, taskId: task.id };
  const there = atOtherNode(room.learner);
  const clients = [room.learner, there, room.learner, there];
  const started = await Promise.all(
    clients.map((client) => client.call(startAttempt, { params, body: { number: 1 } })),
  );
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  expect(new Set(started.map(({ items }) => items[0]?.variant.question)).size).toBe(1);
  const { id: attemptId } = started[0] as Attempt;
  const handed = await Promise.all(clients.map((client) => client.call(handIn, { params: { attemptId } })));
  expect(new Set(handed.map(({ handedInAt }) => handedInAt)).size).toBe(1);
});
