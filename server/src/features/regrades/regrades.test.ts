import {
  applyRegrade,
  downloadRegradePreview,
  getAttempt,
  getGradeBook,
  getRegrade,
  listMyRegrades,
  listRegrades,
  previewRegrade,
  undoRegrade,
  type RegradePolicy,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptVariants, regrades, responses, taskItems, tasks } from '../../core/db/tables/index.ts';
import { openClassOf, publishAgain, withKey } from '../../testing/classes/class-of.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Room = Omit<Awaited<ReturnType<typeof openClassOf<'Ada' | 'Ben' | 'Cem'>>>, 'work'>;

/** Ada has b as it should have been, Ben as the key had it, Cem neither; then 4 is right and 3 half right. */
async function openCorrected(task: Parameters<typeof openClassOf>[2] = {}) {
  const { work: begin, ...room } = await openClassOf(app, ['Ada', 'Ben', 'Cem'], task);
  const work = {
    Ada: await begin('Ada', { a: '2', b: '4' }),
    Ben: await begin('Ben', { a: '2', b: '3' }),
    Cem: await begin('Cem', { a: '2', b: '7' }),
  };
  await publishAgain(room.teacher, room.exerciseId, withKey('b', { value: '4' }, { value: '3', score: 0.5 }));
  return { ...room, work };
}

const look = (room: Room, query: { policy?: RegradePolicy; part?: string } = {}) =>
  room.teacher.call(previewRegrade, { params: room.itemPath, query });

async function regrade(room: Room, policy: RegradePolicy, part: string | null = null, id = newId()) {
  const { basis } = await look(room, { policy, ...(part ? { part } : {}) });
  const body = { id, policy, part, appeal: null, basis, reason: 'Both angles fit.' };
  return room.teacher.tryCall(applyRegrade, { params: room.itemPath, body });
}

async function scores(room: Room) {
  const book = await room.teacher.call(getGradeBook, { params: { classId: room.classId } });
  return Object.fromEntries(
    book.rows.flatMap((row) => (row.lastName === 'Learner' ? [[row.firstName, row.scores[0]]] : [])),
  );
}

/** Everything that a regrade may change, as it lies in the database. */
async function stateOf(room: Room) {
  const { db } = app.database;
  const variants = await db
    .select()
    .from(attemptVariants)
    .where(eq(attemptVariants.taskItemId, room.itemPath.itemId))
    .orderBy(attemptVariants.id);
  const items = await db.select().from(taskItems).where(eq(taskItems.id, room.itemPath.itemId));
  const [task] = await db.select().from(tasks).where(eq(tasks.id, room.task.id));
  return { variants, items, points: task?.points, verdicts: await db.select().from(responses) };
}

describe('the preview of a regrade [A1]', () => {
  it('shows what changed, for whom and why, under each policy, and writes nothing', async () => {
    const room = await openCorrected();
    const before = await stateOf(room);
    const preview = await look(room);
    expect(preview).toMatchObject({
      item: { title: 'Two numbers', points: 2, taskName: 'Homework' },
      markedBy: [1],
      newestNumber: 2,
      progress: { done: 3, total: 3 },
      learnerCount: 3,
      affectedCount: 2,
      average: { before: 66.7, after: 83.3 },
    });
    expect(preview.differences.map(({ place }) => place)).toContain('Part b, accepted answers');
    expect(
      preview.policies.map(({ policy, up, down, kept, itemPoints }) => [policy, up, down, kept, itemPoints]),
    ).toEqual([
      ['never-lower', 1, 0, 1, 2],
      ['as-graded', 1, 1, 0, 2],
      ['full-marks', 2, 0, 0, 2],
      ['drop', 0, 3, 0, 0],
    ]);
    expect(preview.rows).toMatchObject([
      {
        firstName: 'Ada',
        scoreBefore: 1,
        scoreAfter: 2,
        changes: [
          {
            before: 'partly',
            after: 'right',
          },
        ],
      },
      { firstName: 'Ben', scoreBefore: 2, scoreAfter: 2, isKept: true },
    ]);
    const part = await look(room, { policy: 'as-graded', part: 'b' });
    expect(part.rows.map((row) => row.changes[0])).toMatchObject([
      { before: 'wrong', after: 'right' },
      { before: 'right', after: 'partly' },
    ]);
    const dropped = await look(room, { policy: 'drop', part: 'b' });
    expect(dropped.policies.at(-1)).toMatchObject({ itemPoints: 1, taskPoints: 1, up: 2 });
    const table = await room.teacher.tryCall(downloadRegradePreview, { params: room.itemPath });
    expect(table.raw).toContain('Learner,Ada,"a: 2; b: 4",partly,right,The same as an accepted answer.,1,2');
    expect(await stateOf(room)).toEqual(before);
  });

  it('says that without a newer version only full marks and dropping remain', async () => {
    const room = await openClassOf(app, ['Ada', 'Ben', 'Cem']);
    await room.work('Ada', { a: '2', b: '4' });
    const { policies, newestNumber } = await look(room);
    expect(newestNumber).toBeNull();
    expect(policies.map(({ obstacle }) => obstacle === '')).toEqual([false, false, true, true]);
    expect((await regrade(room, 'as-graded')).status).toBe(409);
  });

  it('never marks a question that the new version asks otherwise', async () => {
    const room = await openClassOf(app, ['Ada', 'Ben', 'Cem']);
    await room.work('Ada', { a: '2', b: '4' });
    await publishAgain(room.teacher, room.exerciseId, (document) => ({
      ...withKey('b', { value: '4' })(document),
      question: 'Two and one is [[a]]. One more is [[b]].',
    }));
    const preview = await look(room);
    expect(preview).toMatchObject({ otherQuestionCount: 1, affectedCount: 0 });
    expect(preview.policies[0]?.obstacle).toMatch(/asks another question/);
  });

  it('takes several calls for a class whose answers are many, and comes to an end', async () => {
    const room = await openClassOf(app, ['Ada', 'Ben', 'Cem']);
    const { db } = app.database;
    const ada = await room.work('Ada', { a: '2', b: '4' });
    const [variant] = await db.select().from(attemptVariants).where(eq(attemptVariants.attemptId, ada.attemptId));
    const [response] = await db
      .select()
      .from(responses)
      .where(eq(responses.attemptVariantId, variant?.id ?? ''));
    if (!response) throw new Error('no response');
    const more = Array.from({ length: 900 }, (_, index) => ({
      ...response,
      id: newId(),
      answers: [
        { part: 'a', value: '2' },
        { part: 'b', value: String(index + 10) },
      ],
    }));
    await db.insert(responses).values(more);
    await publishAgain(room.teacher, room.exerciseId, withKey('b', { value: '4' }));
    const first = await look(room);
    expect(first.progress.total).toBe(901);
    expect(first.progress.done).toBeLessThan(901);
    expect(first.rows).toEqual([]);
    let calls = 1;
    while (calls < 30 && (await look(room)).progress.done < 901) calls += 1;
    expect(calls).toBeLessThan(30);
  });
});

describe('applying a regrade [A1]', () => {
  const outcomes = [
    { policy: 'never-lower', part: null, after: { Ada: 2, Ben: 2, Cem: 1 }, points: 2 },
    { policy: 'as-graded', part: null, after: { Ada: 2, Ben: 1.5, Cem: 1 }, points: 2 },
    { policy: 'full-marks', part: 'b', after: { Ada: 2, Ben: 2, Cem: 2 }, points: 2 },
    { policy: 'drop', part: 'b', after: { Ada: 1, Ben: 1, Cem: 1 }, points: 1 },
    { policy: 'drop', part: null, after: { Ada: 0, Ben: 0, Cem: 0 }, points: 0 },
  ] as const;
  it.each(outcomes)('$policy, part $part, and undo restores everything', async ({ policy, part, after, points }) => {
    const room = await openCorrected();
    const before = await stateOf(room);
    const id = newId();
    expect(await regrade(room, policy, part, id)).toMatchObject({ status: 200, body: { regrade: { id, policy } } });
    expect(await scores(room)).toEqual(after);
    const regraded = await stateOf(room);
    expect(regraded.points).toBe(points);
    // The first verdicts stay as they were.
    expect(regraded.verdicts).toEqual(before.verdicts);
    const params = { ...room.itemPath, regradeId: id };
    const undone = await room.teacher.call(undoRegrade, { params });
    expect(await stateOf(room)).toEqual(before);
    expect(await room.teacher.call(undoRegrade, { params })).toEqual(undone);
  });

  it('counts once, however often it is sent', async () => {
    const room = await openCorrected();
    const { basis } = await look(room);
    const body = { id: newId(), policy: 'never-lower' as const, part: null, appeal: null, basis, reason: 'Both fit.' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => room.teacher.tryCall(applyRegrade, { params: room.itemPath, body })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await room.teacher.tryCall(applyRegrade, { params: room.itemPath, body })).toMatchObject({ status: 200 });
    expect(await app.database.db.select().from(regrades).where(eq(regrades.id, body.id))).toHaveLength(1);
  });

  it('is refused with 409 when an answer came in since the preview', async () => {
    const room = await openCorrected();
    const { basis } = await look(room);
    await room.work.Cem.answer({ a: '2', b: '4' });
    const body = { id: newId(), policy: 'never-lower', part: null, appeal: null, basis, reason: 'Both fit.' };
    const answer = await room.teacher.tryCall(applyRegrade, { params: room.itemPath, body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'regrade/answers-came-in' } });
    expect(await app.database.db.select().from(regrades).where(eq(regrades.id, body.id))).toEqual([]);
    expect((await regrade(room, 'never-lower')).status).toBe(200);
  });

  it('later answers are marked by the new version, and stay when it is undone', async () => {
    const room = await openCorrected();
    const id = newId();
    await regrade(room, 'never-lower', null, id);
    await room.work.Cem.answer({ a: '2', b: '4' });
    expect(await scores(room)).toEqual({ Ada: 2, Ben: 2, Cem: 2 });
    await room.teacher.call(undoRegrade, { params: { ...room.itemPath, regradeId: id } });
    expect(await scores(room)).toEqual({ Ada: 1, Ben: 2, Cem: 2 });
    await room.work.Ada.answer({ a: '2', b: '3' });
    expect(await scores(room)).toMatchObject({ Ada: 2 });
  });

  it('a part that was dropped stays dropped for later answers', async () => {
    const room = await openCorrected();
    await regrade(room, 'drop', 'b');
    await room.work.Cem.answer({ a: '2', b: '99' });
    expect(await scores(room)).toMatchObject({ Cem: 1 });
    const attempt = await room.learners.Cem.call(getAttempt, { params: { attemptId: room.work.Cem.attemptId } });
    expect(attempt.items[0]).toMatchObject({ points: 1, bestScore: 1, state: 'right' });
  });

  it('penalties stay applied', async () => {
    const room = await openClassOf(app, ['Ada', 'Ben', 'Cem'], { task: { tryPenalty: 20 } });
    await room.work('Ada', { a: '9', b: '9' }, { a: '2', b: '4' });
    expect(await scores(room)).toMatchObject({ Ada: 0.8 });
    await publishAgain(room.teacher, room.exerciseId, withKey('b', { value: '4' }));
    await regrade(room, 'as-graded');
    expect(await scores(room)).toMatchObject({ Ada: 1.6 });
  });

  it('learners find old and new score with the reason, and nothing while scores are withheld [A1]', async () => {
    const room = await openCorrected();
    await regrade(room, 'never-lower');
    const own = (name: 'Ada' | 'Ben') =>
      room.learners[name].call(listMyRegrades, { params: { attemptId: room.work[name].attemptId } });
    expect(await own('Ada')).toMatchObject([{ scoreBefore: 1, scoreAfter: 2, reason: 'Both angles fit.' }]);
    expect(await own('Ben')).toEqual([]);
    const attempt = await room.learners.Ada.call(getAttempt, { params: { attemptId: room.work.Ada.attemptId } });
    expect(attempt.items[0]).toMatchObject({ bestScore: 2, responses: [{ verdict: { outcome: 'right' } }] });

    const test = await openCorrected({ task: { kind: 'assessment', attemptsAllowed: 1 } });
    await regrade(test, 'as-graded');
    const params = { attemptId: test.work.Ada.attemptId };
    expect(await test.learners.Ada.call(listMyRegrades, { params })).toEqual([]);
    await test.work.Ada.handIn();
    expect(await test.learners.Ada.call(listMyRegrades, { params })).toHaveLength(1);
  });

  it('only the newest of a question can be undone, for seven days', async () => {
    const room = await openCorrected();
    const [first, second] = [newId(), newId()];
    await regrade(room, 'never-lower', null, first);
    await regrade(room, 'full-marks', null, second);
    const undo = (regradeId: string) => room.teacher.tryCall(undoRegrade, { params: { ...room.itemPath, regradeId } });
    expect((await undo(first)).status).toBe(409);
    expect((await undo(second)).status).toBe(200);
    expect(await scores(room)).toEqual({ Ada: 2, Ben: 2, Cem: 1 });
    const listed = await room.teacher.call(listRegrades, { params: room.taskPath });
    expect(listed.map(({ id, undoUntil }) => [id, undoUntil !== null])).toEqual([
      [second, false],
      [first, true],
    ]);
    const shown = await room.teacher.call(getRegrade, { params: { ...room.itemPath, regradeId: first }, query: {} });
    expect(shown).toMatchObject({ total: 1, rows: [{ firstName: 'Ada', scoreBefore: 1, scoreAfter: 2 }] });
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 7 * 24 * 3_600_000);
    expect((await undo(first)).status).toBe(409);
    app.clock.now = now;
  });

  it('is the teachers’ of this class alone, for questions of this task alone [P09]', async () => {
    const room = await openCorrected();
    const other = await openClassOf(app, ['Ada']);
    const { basis } = await look(room);
    const body = { id: newId(), policy: 'full-marks', part: null, appeal: null, basis, reason: 'x' };
    const status = async (client: typeof room.teacher, params: Record<string, string>) =>
      (await client.tryCall(applyRegrade, { params, body })).status;
    expect(await status(room.learners.Ada, room.itemPath)).toBe(403);
    expect(await status(other.teacher, room.itemPath)).toBe(404);
    expect(await status(other.teacher, { ...other.itemPath, itemId: room.itemPath.itemId })).toBe(404);
    expect(await status(room.teacher, { ...room.itemPath, itemId: newId() })).toBe(404);
    const query = { part: 'zz' };
    expect((await room.teacher.tryCall(previewRegrade, { params: room.itemPath, query })).status).toBe(400);
  });
});
