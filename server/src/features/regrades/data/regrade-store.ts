import { ownData } from '../../../core/own.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  classrooms,
  exerciseVersions,
  regradedResponses,
  regradedVariants,
  regrades,
  taskGroups,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { createRegradeChanges } from './changes-store.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';
import { column } from '../../../core/db/rows.ts';

export type RegradeStore = ReturnType<typeof createRegradeStore>;
export type ItemContext = NonNullable<Awaited<ReturnType<RegradeStore['findItem']>>>;

const appliedBy = column(z.string(), sql`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`);
const mostListed = 50;

/** Regrades: what they are worked out from, what they were, and what they made of verdicts. */
export function createRegradeStore({ db }: Pick<Database, 'db'>) {
  return { ...workQueries(db), ...regradeQueries(db), ...createRegradeChanges(db) };
}

/** The learners' work on one question of a task. */
function workQueries(db: Database['db']) {
  return {
    async findItem({ classId, taskId, itemId }: { classId: string; taskId: string; itemId: string }) {
      const [row] = await db
        .select({
          item: taskItems,
          task: tasks,
          classroom: { name: classrooms.name, timeZone: classrooms.timeZone },
          groupType: taskGroups.type,
          exerciseId: exerciseVersions.exerciseId,
          document: exerciseVersions.document,
        })
        .from(taskItems)
        .innerJoin(tasks, eq(tasks.id, taskItems.taskId))
        .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
        .innerJoin(taskGroups, eq(taskGroups.id, taskItems.groupId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(and(eq(taskItems.id, itemId), eq(taskItems.taskId, taskId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },

    /** Documents' numbers of these versions. */
    async selectNumbers(versionIds: readonly string[]): Promise<Map<string, number>> {
      if (versionIds.length === 0) return new Map();
      const rows = await db
        .select({ id: exerciseVersions.id, number: exerciseVersions.number })
        .from(exerciseVersions)
        .where(inArray(exerciseVersions.id, [...versionIds]));
      return new Map(rows.map(({ id, number }) => [id, number]));
    },
  };
}

function regradeQueries(db: Database['db']) {
  const selectRegrades = () =>
    db
      .select({
        regrade: regrades,
        position: taskItems.position,
        title: titleOfVersion,
        taskId: taskItems.taskId,
        versionNumber: column(
          z.number().nullable(),
          sql`(select number from exercise_versions v where v.id = ${regrades.versionId})`,
        ),
        appliedBy,
        up: sql`(select count(distinct a.user_id) from regraded_variants r join attempt_variants av on av.id = r.attempt_variant_id join attempts a on a.id = av.attempt_id where r.regrade_id = ${regrades.id} and r.share_after > r.share_before)`.mapWith(
          Number,
        ),
        down: sql`(select count(distinct a.user_id) from regraded_variants r join attempt_variants av on av.id = r.attempt_variant_id join attempts a on a.id = av.attempt_id where r.regrade_id = ${regrades.id} and r.share_after < r.share_before)`.mapWith(
          Number,
        ),
        /** The newest of its question that was not taken back. */
        isNewest: column(
          z.boolean(),
          sql`not exists (select 1 from regrades newer where newer.task_item_id = ${regrades.taskItemId} and newer.undone_at is null and newer.id <> ${regrades.id} and (newer.applied_at, newer.id) > (${regrades.appliedAt}, ${regrades.id}))`,
        ),
      })
      .from(regrades)
      .innerJoin(taskItems, eq(taskItems.id, regrades.taskItemId))
      .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
      .leftJoin(users, eq(users.id, regrades.appliedBy));
  return {
    async findRegrade(id: string) {
      const [row] = await selectRegrades().where(eq(regrades.id, id));
      return row ?? null;
    },

    selectRegradesOf: (taskId: string) =>
      selectRegrades()
        .where(eq(taskItems.taskId, taskId))
        .orderBy(desc(regrades.appliedAt), desc(regrades.id))
        .limit(mostListed),

    /** Selects the variants changed by one regrade, with their learners. */
    selectRegraded: (regradeId: string) =>
      db
        .select({ regraded: regradedVariants, variant: attemptVariants, attempt: attempts })
        .from(regradedVariants)
        .innerJoin(attemptVariants, eq(attemptVariants.id, regradedVariants.attemptVariantId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .where(eq(regradedVariants.regradeId, regradeId)),

    /** The verdicts of one regrade. */
    selectRegradedResponses: (regradeId: string) =>
      db.select().from(regradedResponses).where(eq(regradedResponses.regradeId, regradeId)),

    /** Standing regrades that changed something in an attempt, the newest first. */
    selectOfAttempt: (attemptId: string) =>
      db
        .select({ regrade: regrades, regraded: regradedVariants, number: attemptVariants.number })
        .from(regradedVariants)
        .innerJoin(attemptVariants, eq(attemptVariants.id, regradedVariants.attemptVariantId))
        .innerJoin(regrades, eq(regrades.id, regradedVariants.regradeId))
        .where(and(eq(attemptVariants.attemptId, attemptId), isNull(regrades.undoneAt)))
        .orderBy(desc(regrades.appliedAt))
        .limit(200),
  };
}

export const regradeData = ownData(createRegradeStore);
