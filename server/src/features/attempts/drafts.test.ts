import { handIn, joinClassroom, startAttempt } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptVariants } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { attemptData } from './data/attempt-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
});
afterAll(() => app.close());

it('keeps the newest of many drafts that arrive together, and refuses those of a closed attempt alone [M03]', async () => {
  const { teacher, classId, joinCode } = await app.openClassroom();
  const task = await setTask(teacher, classId, { kind: 'assessment' });
  const variantIds: string[] = [];
  for (const closes of [false, false, true]) {
    const learner = await app.signUpAs('learner');
    await learner.call(joinClassroom, { body: { code: joinCode } });
    const attempt = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
    if (closes) await learner.call(handIn, { params: { attemptId: attempt.id } });
    const { db } = app.database;
    const [row] = await db.select().from(attemptVariants).where(eq(attemptVariants.attemptId, attempt.id));
    variantIds.push(row?.id ?? '');
  }
  const save = (place: number, sequence: number) =>
    attemptData(app.services).updateDraft({
      attemptVariantId: variantIds[place] ?? '',
      answers: [{ part: 'square', value: `x + ${sequence}` }],
      sequence,
      savedAt: app.clock.now,
      secondsSpent: sequence,
      graceMs: 0,
    });
  const sequencesOf = async (...drafts: readonly (readonly [number, number])[]) =>
    (await Promise.all(drafts.map(([place, sequence]) => save(place, sequence)))).map((stored) => stored?.sequence);
  expect(await sequencesOf([0, 1], [1, 4], [0, 7], [2, 1], [0, 3], [1, 2])).toEqual([7, 4, 7, undefined, 7, 4]);
  expect(await sequencesOf([0, 7], [0, 5], [1, 5])).toEqual([7, 7, 5]);
  const rows = await app.database.db.select().from(attemptVariants);
  const stored = variantIds.map((id) => rows.find((row) => row.id === id)?.draft?.[0]?.value);
  expect(stored).toEqual(['x + 7', 'x + 5', undefined]);
});
