import {
  applyRegrade,
  drawNextVariant,
  joinClassroom,
  previewRegrade,
  startAttempt,
  submitResponse,
  undoRegrade,
  type Attempt,
  type RegradePolicy,
  type ResponseOf,
} from '@lemma/contracts';
import { eq, gt } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts, taskItems } from '../core/db/tables/index.ts';
import { openTestDatabase, type TestDatabase } from '../core/db/test-database.ts';
import { compareSums } from '../features/attempts/work/sums.ts';
import { publishAgain, twoNumbers, withKey } from '../testing/classes/class-of.ts';
import { setTask } from '../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const learnerCount = 4;
const rounds = 6;
const same = { differing: [], unfitting: [] };

let database: TestDatabase;
let nodes: readonly TestApp[];
beforeAll(async () => {
  database = await openTestDatabase();
  const url = database.databaseUrl;
  const variables = { LIMIT_CALLS: 'off', ...(url === undefined ? {} : { DATABASE_URL: url }) };
  nodes = [await openTestApp({ database, variables }), await openTestApp({ database, variables })];
});
afterAll(async () => {
  await nodes[1]?.app.close();
  await nodes[0]?.close();
});

const onNode = (client: Pick<TestClient, 'cookies'>, place: number): TestClient => {
  const other = (nodes[place % nodes.length] as TestApp).visitor();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
};

/** A practice of two questions, in which several learners have begun. */
async function openPractice() {
  const [here] = nodes as [TestApp];
  const room = await here.openClassroom();
  const task = await setTask(room.teacher, room.classId, { kind: 'practice' }, [twoNumbers, twoNumbers]);
  const path = { classId: room.classId, taskId: task.id };
  const learners = [];
  for (let at = 0; at < learnerCount; at += 1) {
    const learner = await here.signUpAs('learner');
    await learner.call(joinClassroom, { body: { code: room.joinCode } });
    const attempt = await learner.call(startAttempt, { params: path, body: { number: 1 } });
    learners.push({ learner, attempt });
  }
  const items = task.groups.flatMap((group) => group.items);
  return { ...room, path, items, learners };
}

async function answer(client: TestClient, attempt: Attempt, place: number, variantNumber: number, b: string) {
  const params = { attemptId: attempt.id, itemId: attempt.items[place]?.id ?? '' };
  const answers = [
    { part: 'a', value: '2' },
    { part: 'b', value: b },
  ];
  const body = { id: newId(), variantNumber, answers };
  const { status } = await client.tryCall(submitResponse, { params, body });
  // The variant may not be drawn yet, or no longer be the newest one.
  expect([200, 404, 409]).toContain(status);
}

/** Answers both questions at the same time over both nodes, and continues with other variants. */
async function practise({ learner, attempt }: { learner: TestClient; attempt: Attempt }): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const next = { params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' }, body: { after: round } };
    await Promise.all([
      answer(onNode(learner, 0), attempt, 0, round, String(2 + (round % 3))),
      answer(onNode(learner, 1), attempt, 1, 1, String(2 + (round % 2))),
      answer(onNode(learner, 0), attempt, 1, 1, '7'),
      onNode(learner, 1).tryCall(drawNextVariant, next),
      answer(onNode(learner, 1), attempt, 0, round + 1, '3'),
    ]);
  }
}

type Practice = Awaited<ReturnType<typeof openPractice>>;

/** Regrades a question again and again while answers come in, and undoes every other regrade. */
async function regrade({ teacher, path, items }: Practice, place: number): Promise<number> {
  const params = { ...path, itemId: items[place]?.id ?? '' };
  const client = onNode(teacher, place);
  let applied = 0;
  for (const policy of [
    'as-graded',
    'full-marks',
    'drop',
    'never-lower',
    'drop',
    'full-marks',
  ] satisfies RegradePolicy[]) {
    const part = policy === 'drop' || policy === 'full-marks' ? 'b' : null;
    const look = await client.tryCall(previewRegrade, { params, query: { policy, ...(part ? { part } : {}) } });
    // A part that is dropped already, or nothing newer to mark by.
    if (look.status !== 200) continue;
    const { basis } = look.body as ResponseOf<typeof previewRegrade>;
    const body = { id: newId(), policy, part, appeal: null, basis, reason: 'Both fit.' };
    const { status } = await client.tryCall(applyRegrade, { params, body });
    // Answers that came in meanwhile are a reason to look again.
    expect([200, 409]).toContain(status);
    if (status !== 200) continue;
    applied += 1;
    if (applied % 2 === 0) await client.tryCall(undoRegrade, { params: { ...params, regradeId: body.id } });
  }
  return applied;
}

it('keeps the sums of attempts right while two nodes store responses and regrade [A1] [RL10]', async () => {
  const practice = await openPractice();
  let applied = 0;
  const practiseAndRegrade = async (...places: readonly number[]) => {
    const regraded = places.map(async (place) => {
      applied += await regrade(practice, place);
    });
    await Promise.all([...practice.learners.map(practise), ...regraded]);
  };
  await practiseAndRegrade(1);
  for (const { exerciseId } of practice.items) {
    await publishAgain(practice.teacher, exerciseId, withKey('b', { value: '4' }, { value: '3', score: 0.5 }));
  }
  await practiseAndRegrade(0, 1);
  await practiseAndRegrade();
  applied += await regrade(practice, 0);
  expect(applied).toBeGreaterThan(1);
  expect(await compareSums(database)).toMatchObject(same);
  const rows = await database.db.select().from(attempts).where(gt(attempts.answeredCount, 0));
  expect(rows).toHaveLength(learnerCount);
});

it('compares sums with responses, says which attempts differ, and counts those anew', async () => {
  const { learners, items } = await openPractice();
  const [first, second] = learners as [(typeof learners)[0], (typeof learners)[0]];
  await practise(first);
  await database.db.update(attempts).set({ score: 1.25, rightCount: 9 }).where(eq(attempts.id, first.attempt.id));
  await database.db.update(attempts).set({ answeredCount: 3 }).where(eq(attempts.id, second.attempt.id));
  const wrong = { differing: [first.attempt.id, second.attempt.id].toSorted(), unfitting: [] };
  expect(await compareSums(database)).toMatchObject(wrong);
  expect(await compareSums(database, { repairs: true })).toMatchObject(wrong);
  expect(await compareSums(database)).toMatchObject(same);
  // Points that change without a regrade count as well.
  await database.db
    .update(taskItems)
    .set({ points: 5 })
    .where(eq(taskItems.id, items[0]?.id ?? ''));
  expect(await compareSums(database)).toMatchObject(same);
});
