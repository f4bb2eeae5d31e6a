import { ownData } from '../../../core/own.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  lateArrivals,
  members,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';
import { column } from '../../../core/db/rows.ts';
import { fromVariantsOfItems } from './joins.ts';

export type LateArrivalRow = typeof lateArrivals.$inferSelect;

const mostListed = 500;

/** Answers that were typed in time and arrived after the end. */
export function createLateArrivalStore({ db }: Pick<Database, 'db'>) {
  const withContext = () =>
    fromVariantsOfItems(db, {
      arrival: lateArrivals,
      attemptId: attempts.id,
      attemptNumber: attempts.number,
      itemId: attemptVariants.taskItemId,
      variantNumber: attemptVariants.number,
      solutionShownAt: attemptVariants.solutionShownAt,
      hasSolution: column(z.boolean(), sql`trim(coalesce(${exerciseVersions.document} ->> 'solution', '')) <> ''`),
      position: attemptVariants.place,
      title: titleOfVersion,
      memberId: members.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
      .innerJoin(lateArrivals, eq(lateArrivals.attemptVariantId, attemptVariants.id))
      .innerJoin(members, and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId)));

  return {
    async find(id: string): Promise<LateArrivalRow | null> {
      const [row] = await db.select().from(lateArrivals).where(eq(lateArrivals.id, id));
      return row ?? null;
    },

    async countOf(attemptVariantId: string): Promise<number> {
      const [row] = await db
        .select({ arrivals: count() })
        .from(lateArrivals)
        .where(eq(lateArrivals.attemptVariantId, attemptVariantId));
      return row?.arrivals ?? 0;
    },

    /** Keeps it; when it was there before, nothing happens. */
    async insert(arrival: typeof lateArrivals.$inferInsert): Promise<void> {
      await db.insert(lateArrivals).values(arrival).onConflictDoNothing();
    },

    /** Those of a task: what waits first, then the newest. */
    async selectOf({ classId, taskId }: { classId: string; taskId: string }) {
      return withContext()
        .where(and(eq(tasks.id, taskId), eq(tasks.classroomId, classId)))
        .orderBy(sql`${lateArrivals.state} <> 'waiting'`, desc(lateArrivals.receivedAt), asc(lateArrivals.id))
        .limit(mostListed);
    },

    async findOf({ classId, taskId, lateAnswerId }: { classId: string; taskId: string; lateAnswerId: string }) {
      const [row] = await withContext().where(
        and(eq(lateArrivals.id, lateAnswerId), eq(tasks.id, taskId), eq(tasks.classroomId, classId)),
      );
      return row ?? null;
    },

    /** Decides once; false when somebody has decided before. */
    async decide(id: string, decision: Pick<LateArrivalRow, 'state' | 'decidedBy' | 'decidedAt'>): Promise<boolean> {
      const decided = await db
        .update(lateArrivals)
        .set(decision)
        .where(and(eq(lateArrivals.id, id), eq(lateArrivals.state, 'waiting')))
        .returning({ id: lateArrivals.id });
      return decided.length === 1;
    },
  };
}

export const lateArrivalData = ownData(createLateArrivalStore);
