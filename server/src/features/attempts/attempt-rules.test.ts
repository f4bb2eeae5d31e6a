import * as calls from '@lemma/contracts';
import {
  answerPreview,
  getAttempt,
  getReceipt,
  handIn,
  handInPreview,
  hintPreview,
  previewTask,
  redrawPreview,
  revealHint,
  shownResponses,
  solvePreview,
  startAttempt,
  submitResponse,
  updateTask,
  type Attempt,
  type BodyOf,
  type createTask,
} from '@lemma/contracts';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responses, signingKeys } from '../../core/db/tables/index.ts';
import { squareAnswer } from '../../testing/classes/class-work.ts';
import { squareOfSum, twoParts } from '../../testing/classes/exercise-documents.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyReceipt } from './work/receipts.ts';
import { signingKeys as keysOf } from '../signing-in/work/tokens/keys.ts';
import { taskData } from '../tasks/data/task-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function open(fields: Partial<BodyOf<typeof createTask>> = {}) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, fields);
  const params = { classId: room.classId, taskId: task.id };
  const begin = (number = 1, password?: string) =>
    room.learner.tryCall(startAttempt, { params, body: { number, ...(password === undefined ? {} : { password }) } });
  const respond = (attempt: Attempt, value: string, item = 0) =>
    room.learner.tryCall(submitResponse, {
      params: { attemptId: attempt.id, itemId: attempt.items[item]?.id ?? '' },
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value }] },
    });
  const look = (attempt: Attempt) => room.learner.call(getAttempt, { params: { attemptId: attempt.id } });
  return { ...room, task, params, begin, respond, look };
}

const inMinutes = (minutes: number) => new Date(app.clock.now.getTime() + minutes * 60_000).toISOString();

describe('what an answer counts', () => {
  it('takes tries and hints off what is still to be earned, also when they come at the same moment [M03]', async () => {
    const room = await open({ tryPenalty: 20, hintPenalty: 10 });
    const attempt = (await room.begin()).body as Attempt;
    const itemParams = { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' };
    await room.learner.call(revealHint, { params: itemParams, body: { variantNumber: 1, number: 1 } });
    await Promise.all(['x', 'x+1', 'x+2'].map((value) => room.respond(attempt, value)));
    const answer = await room.respond(attempt, squareAnswer(attempt));
    // Three wrong tries and a hint: 30 % of two points are left.
    expect((answer.body as { bestScore: number }).bestScore).toBeCloseTo(0.6);
    await room.respond(attempt, 'x');
    const after = await room.look(attempt);
    expect(after.score).toBeCloseTo(0.6);
    expect(after.items[0]?.responses.map(({ credited }) => Math.round((credited ?? 0) * 10) / 10)).toEqual([
      0, 0, 0, 0.6, 0,
    ]);
  });

  it('is less when it is late, and what was in time stays [M03]', async () => {
    const late = {
      latePolicy: 'per-day',
      latePercent: 25,
      dueAt: inMinutes(60),
      lateUntil: inMinutes(5 * 24 * 60),
    } as const;
    const room = await open({ kind: 'assessment', attemptsAllowed: 1, ...late });
    const attempt = (await room.begin()).body as Attempt;
    await room.respond(attempt, 'x');
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 2 * 24 * 3_600_000);
    await room.respond(attempt, squareAnswer(attempt));
    await room.respond(attempt, 'x');
    const handed = await room.learner.call(handIn, { params: { attemptId: attempt.id } });
    expect(handed.score).toBeCloseTo(1);
    expect(handed.items[0]?.responses.map(({ isLate }) => isLate)).toEqual([false, true, true]);
    app.clock.now = before;
  });

  it('shows the newest answers and how many there are', async () => {
    const room = await open();
    const attempt = (await room.begin()).body as Attempt;
    for (let n = 0; n < shownResponses + 3; n += 1) await room.respond(attempt, `x+${n}`);
    const [item] = (await room.look(attempt)).items;
    expect(item?.responseCount).toBe(shownResponses + 3);
    expect(item?.responses.map(({ answers }) => answers[0]?.value)).toEqual(
      Array.from({ length: shownResponses }, (_, index) => `x+${index + 3}`),
    );
  });
});

describe('starting', () => {
  it('asks for the password, keeps no attempt for a wrong one, and lets only so many be tried [SC9]', async () => {
    const room = await open({ password: 'Pythagoras' });
    for (const wrong of [undefined, '', 'pythagoras', 'Euclid']) {
      expect((await room.begin(1, wrong)).body).toMatchObject({ code: 'attempt/wrong-password' });
    }
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => room.begin(1, `guess ${n}`)));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await room.begin(1, 'Pythagoras')).headers['retry-after']).toBeDefined();
    app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000);
    const started = await room.begin(1, ' Pythagoras ');
    expect(started.status).toBe(200);
    expect(started.raw).not.toContain('Pythagoras');
    expect((await room.begin(1)).body).toMatchObject({ id: (started.body as Attempt).id });
  });

  it('draws a pool once for a learner and another of an equivalent set for each attempt [D08]', async () => {
    const room = await app.openClassroom();
    const documents = Array.from({ length: 6 }, (_, n) => ({ ...squareOfSum, title: `Square ${n}` }));
    const items = (await publishAll(room.teacher, documents)).map((exerciseId) => ({ exerciseId, points: 1 }));
    const groups = [
      { type: 'GP' as const, name: 'Pool', drawCount: 2 as number | null, items: items.slice(0, 4) },
      { type: 'GE' as const, name: '', drawCount: null, items: items.slice(4) },
    ];
    const kind = { kind: 'assessment', attemptsAllowed: 3 } as const;
    const task = await setTask(room.teacher, room.classId, { ...kind, groups, shufflesItems: true });
    expect(task).toMatchObject({ questionCount: 3, points: 3 });
    const params = { classId: room.classId, taskId: task.id };
    const drawn: Attempt[] = [];
    for (const number of [1, 2, 3]) {
      const attempt = await room.learner.call(startAttempt, { params, body: { number } });
      await room.learner.call(handIn, { params: { attemptId: attempt.id } });
      drawn.push(attempt);
    }
    const isOfPool = (title: string) => ['Square 0', 'Square 1', 'Square 2', 'Square 3'].includes(title);
    const of = (isWanted: (title: string) => boolean) =>
      drawn.map(({ items: own }) =>
        own
          .map(({ title }) => title)
          .filter(isWanted)
          .toSorted()
          .join(),
      );
    expect(drawn.map(({ points, items: own }) => [points, ...own.map(({ position }) => position)])).toEqual(
      drawn.map(() => [3, 1, 2, 3]),
    );
    expect(new Set(of(isOfPool)).size).toBe(1);
    expect(new Set(of((title) => !isOfPool(title)).slice(0, 2)).size).toBe(2);
    const changed = await room.teacher.tryCall(updateTask, { params, body: { groups } });
    expect(changed.status).toBe(409);
  });

  it('begins with the exercises that the task has then', async () => {
    const room = await open();
    const [exerciseId = ''] = await publishAll(room.teacher, [twoParts]);
    const groups = [{ type: 'SG' as const, items: [{ exerciseId, points: 5 }] }];
    const changed = await room.teacher.call(updateTask, { params: room.params, body: { groups } });
    expect(changed).toMatchObject({ questionCount: 1, points: 5, groups: [{ items: [{ title: twoParts.title }] }] });
    expect(((await room.begin()).body as Attempt).items[0]?.title).toBe(twoParts.title);
  });
});

describe('a receipt [A14]', () => {
  it('is genuine by its code and its file, for this class alone, and shows what is stored differently', async () => {
    const room = await open({ kind: 'assessment', attemptsAllowed: 1 });
    const attempt = (await room.begin()).body as Attempt;
    const params = { attemptId: attempt.id };
    expect((await room.learner.tryCall(getReceipt, { params })).status).toBe(409);
    await room.respond(attempt, 'x');
    await room.respond(attempt, squareAnswer(attempt));
    const handed = await room.learner.call(handIn, { params });
    const receipt = await room.learner.call(getReceipt, { params });
    expect(receipt.code).toMatch(/^LM(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
    expect(handed.receiptCode).toBe(receipt.code);
    expect(JSON.stringify(receipt)).not.toContain(squareAnswer(attempt));
    expect(receipt.questions[0]?.responses).toHaveLength(2);

    const verify = (text: string, who = room) =>
      who.teacher.call(calls.verifyReceipt, { params: { classId: who.classId }, body: { receipt: text } });
    const genuine = { isGenuine: true, attempt: { taskName: 'Homework', responseCount: 2 }, differences: [] };
    expect(await verify(receipt.code)).toMatchObject(genuine);
    expect(await verify(`my code: ${receipt.code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject(genuine);
    expect(await verify(JSON.stringify(receipt, null, 2))).toMatchObject(genuine);
    const elsewhere = await open();
    const sign = receipt.code.at(-1) === '0' ? '1' : '0';
    for (const text of [
      receipt.code.slice(0, -1) + sign,
      'LM-0000-0000-0000-0000',
      'no code',
      receipt.signature.slice(0, -8),
    ]) {
      expect(await verify(text), text).toMatchObject({ isGenuine: false, attempt: null });
    }
    for (const text of [receipt.code, receipt.signature]) {
      expect((await verify(text, elsewhere)).isGenuine).toBe(false);
    }

    const [first] = receipt.questions[0]?.responses ?? [];
    await app.database.db
      .update(responses)
      .set({ answers: [{ part: 'square', value: 'y' }] })
      .where(eq(responses.id, first?.id ?? ''));
    expect((await verify(receipt.code)).isGenuine).toBe(false);
    const changed = { isGenuine: true, differences: [{ what: 'changed', responseId: first?.id }] };
    expect(await verify(receipt.signature)).toMatchObject(changed);
    // The key has gone: what it signed is still known by its seal.
    await app.database.db.update(signingKeys).set({ retiresAt: sql`now() - interval '3 years'` });
    const later = await openTestApp({ database: app.database });
    later.clock.now = new Date('2030-01-01T00:00:00Z');
    expect(await keysOf(later.services).publicKeys()).toEqual({ keys: [] });
    expect(await verifyReceipt(later.services, room.classId, receipt.signature)).toMatchObject(changed);
    const forged = receipt.signature.split('.').with(1, Buffer.from('{}').toString('base64url')).join('.');
    expect((await verifyReceipt(later.services, room.classId, forged)).isGenuine).toBe(false);
    await later.app.close();
  });
});

describe('a preview [R22] [R23]', () => {
  it('goes like practice or like a test, and leaves nothing behind', async () => {
    const room = await open({ kind: 'assessment', attemptsAllowed: 1, opensAt: inMinutes(60), timeLimitMinutes: 30 });
    const { params } = room;
    const preview = async (as: 'practice' | 'assessment') => {
      const opened = await room.teacher.call(previewTask, { params, body: { as } });
      return { ...opened, ticket: opened.tickets[0]?.ticket ?? '' };
    };
    const answer = ({ attempt, ticket }: { attempt: Attempt; ticket: string }) => ({
      params,
      body: { ticket, id: newId(), answers: [{ part: 'square', value: squareAnswer(attempt) }] },
    });
    const practice = await preview('practice');
    const given = await room.teacher.call(answerPreview, answer(practice));
    expect(given).toMatchObject({ state: 'right', bestScore: 2, response: { verdict: { outcome: 'right' } } });
    const ticket = { params, body: { ticket: practice.ticket } };
    expect((await room.teacher.call(solvePreview, ticket)).solution).not.toBe('');
    const next = await room.teacher.call(redrawPreview, ticket);
    expect(next.item).toMatchObject({ variantNumber: 2, state: 'open' });
    const hints = await room.teacher.call(hintPreview, { params, body: { ticket: practice.ticket, number: 1 } });
    expect(hints.hints).toHaveLength(1);

    const test = await preview('assessment');
    expect(test.attempt).toMatchObject({ kind: 'assessment', timeLimitMinutes: 30, isClosed: false });
    expect(await room.teacher.call(answerPreview, answer(test))).toMatchObject({
      state: 'answered',
      bestScore: null,
      response: { verdict: null },
    });
    expect((await room.teacher.tryCall(solvePreview, { params, body: { ticket: test.ticket } })).status).toBe(403);
    const { answers } = answer(test).body;
    const end = { params, body: { answers: [{ ticket: test.ticket, answers }] } };
    expect(await room.teacher.call(handInPreview, end)).toMatchObject({ score: 2, items: [{ state: 'right' }] });

    expect(
      (await room.teacher.tryCall(answerPreview, { params, body: { ...answer(test).body, ticket: 'x' } })).status,
    ).toBe(400);
    const elsewhere = await open();
    const foreign = { params: elsewhere.params, body: answer(test).body };
    expect((await elsewhere.teacher.tryCall(answerPreview, foreign)).status).toBe(400);
    expect((await room.learner.tryCall(previewTask, { params, body: { as: 'practice' } })).status).toBe(403);
    expect(await taskData(app.services).selectProgress(params)).toEqual([]);
  });
});
