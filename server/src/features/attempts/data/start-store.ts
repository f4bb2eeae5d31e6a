import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import type { attemptVariants } from '../../../core/db/tables/index.ts';
import { accommodations, attempts, taskGroups, taskItems, tasks } from '../../../core/db/tables/index.ts';
import { closingOf, windowOf } from '../../tasks/api.ts';
import { column } from '../../../core/db/rows.ts';

export type NewAttempt = Omit<typeof attempts.$inferInsert, 'closesAt'>;
type NewVariant = typeof attemptVariants.$inferInsert;

/** An attempt that is about to begin, with its first variants. */
export interface Start {
  readonly attempt: NewAttempt;
  readonly variants: readonly NewVariant[];
}

/** Queries for starting attempts, gathered across the requests of a class that begins together. */
export function createStartQueries({ db }: Pick<Database, 'db'>) {
  const itemsByTask = db
    .select({
      taskId: taskItems.taskId,
      groupId: taskItems.groupId,
      type: taskGroups.type,
      drawCount: taskGroups.drawCount,
      id: taskItems.id,
      points: taskItems.points,
      versionId: taskItems.exerciseVersionId,
    })
    .from(taskItems)
    .innerJoin(taskGroups, eq(taskGroups.id, taskItems.groupId))
    .where(isAnyOf(taskItems.taskId, 'taskIds'))
    .orderBy(asc(taskGroups.position), asc(taskItems.position))
    .prepare('items_by_task');

  const attemptsByLearner = db
    .select({
      attempt: attempts,
      itemIds: column(
        z.array(z.string()).nullable(),
        sql`(
        select array_agg(first.task_item_id order by first.place) from attempt_variants first
        where first.attempt_id = attempts.id and first.number = 1)`,
      ),
    })
    .from(attempts)
    .where(and(isAnyOf(attempts.taskId, 'taskIds'), isAnyOf(attempts.userId, 'userIds')))
    .orderBy(asc(attempts.number))
    .prepare('attempts_by_learner');

  return {
    /** The task's groups with their items, in their order. */
    selectDraw: batched(async (taskIds: readonly string[]) => {
      const rows = await itemsByTask.execute({ taskIds: [...new Set(taskIds)] });
      const byTask = Map.groupBy(rows, (row) => row.taskId);
      return taskIds.map((taskId) =>
        [...Map.groupBy(byTask.get(taskId) ?? [], (row) => row.groupId).values()].flatMap((items) => {
          const [first] = items;
          return first ? [{ type: first.type, drawCount: first.drawCount, items }] : [];
        }),
      );
    }),

    /** The learner's attempts in the task, with the items of each. */
    selectEarlier: batched(async (keys: readonly { readonly taskId: string; readonly userId: string }[]) => {
      const taskIds = [...new Set(keys.map((key) => key.taskId))];
      const rows = await attemptsByLearner.execute({ taskIds, userIds: keys.map((key) => key.userId) });
      const byKey = Map.groupBy(rows, ({ attempt }) => `${attempt.taskId} ${attempt.userId}`);
      return keys.map(({ taskId, userId }) =>
        (byKey.get(`${taskId} ${userId}`) ?? []).map(({ attempt, itemIds }) => ({
          ...attempt,
          itemIds: itemIds ?? [],
        })),
      );
    }),

    /**
     * Creates the attempt with its first variants, and puts down when it closes. `there` when another call was first,
     * `changed` when the task has other exercises by now.
     */
    insertAttempt: batched(async (starts: readonly Start[]) => {
      return db.transaction((tx) => insertAttempts(tx, starts));
    }),
  };
}

async function insertAttempts(tx: Queryable, starts: readonly Start[]): Promise<('started' | 'there' | 'changed')[]> {
  const taskIds = [...new Set(starts.map(({ attempt }) => attempt.taskId))].sort();
  // A change of the task's times or exercises waits until these attempts are stored, or these wait for the change.
  const held = await tx.select().from(tasks).where(inArray(tasks.id, taskIds)).orderBy(asc(tasks.id)).for('share');
  const items = await tx.select({ id: taskItems.id }).from(taskItems).where(inArray(taskItems.taskId, taskIds));
  const profiles = await selectProfiles(tx, starts);
  const known = new Set(items.map(({ id }) => id));
  const rows = starts.flatMap(({ attempt, variants }) => {
    const task = held.find(({ id }) => id === attempt.taskId);
    if (!task || variants.some((variant) => !known.has(variant.taskItemId))) return [];
    const window = windowOf(task, profiles.get(`${task.classroomId} ${attempt.userId}`) ?? null);
    return [{ attempt: { ...attempt, closesAt: closingOf(window, attempt.startedAt) }, variants }];
  });
  if (rows.length === 0) return starts.map(() => 'changed');
  const inserted = await tx
    .insert(attempts)
    .values(rows.map(({ attempt }) => attempt))
    .onConflictDoNothing()
    .returning({ id: attempts.id });
  const started = new Set(inserted.map(({ id }) => id));
  const variants = rows.flatMap(({ attempt, variants: own }) => (started.has(attempt.id) ? own : []));
  await insertVariants(tx, variants);
  const valid = new Set(rows.map(({ attempt }) => attempt.id));
  return starts.map(({ attempt }) =>
    started.has(attempt.id) ? 'started' : valid.has(attempt.id) ? 'there' : 'changed',
  );
}

async function selectProfiles(tx: Queryable, starts: readonly Start[]) {
  const userIds = [...new Set(starts.map(({ attempt }) => attempt.userId))];
  const rows = await tx.select().from(accommodations).where(inArray(accommodations.userId, userIds));
  return new Map(rows.map((row) => [`${row.classroomId} ${row.userId}`, row]));
}

/** As one parameter: a class that starts together has more variants than a statement has places for values. */
async function insertVariants(tx: Queryable, variants: readonly NewVariant[]): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map((variant) => ({
    id: variant.id,
    attempt_id: variant.attemptId,
    task_item_id: variant.taskItemId,
    exercise_version_id: variant.exerciseVersionId,
    place: variant.place,
    number: variant.number,
    seed: variant.seed,
  }));
  await tx.execute(sql`
    insert into attempt_variants (id, attempt_id, task_item_id, exercise_version_id, place, number, seed)
    select id, attempt_id, task_item_id, exercise_version_id, place, number, seed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, attempt_id uuid, task_item_id uuid, exercise_version_id uuid, place integer, number integer, seed bigint
    )`);
}
