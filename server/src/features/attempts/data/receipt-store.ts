import { ownData } from '../../../core/own.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  lateArrivals,
  members,
  responses,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';

/** Queries for the contents of receipts. */
export function createReceiptStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Every question of the attempt with its responses, a row each; those that a teacher took later are not among them. */
    async selectContents(attemptId: string) {
      return db
        .select({
          position: attemptVariants.place,
          title: titleOfVersion,
          response: { id: responses.id, receivedAt: responses.receivedAt, answers: responses.answers },
        })
        .from(attemptVariants)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .leftJoin(responses, eq(responses.attemptVariantId, attemptVariants.id))
        .leftJoin(lateArrivals, eq(lateArrivals.id, responses.id))
        .where(and(eq(attemptVariants.attemptId, attemptId), isNull(lateArrivals.id)))
        .orderBy(asc(attemptVariants.place), asc(attemptVariants.number), asc(responses.receivedAt), asc(responses.id));
    },

    /** Attempts of the class whose ids end with these bits. */
    async selectByLastBits(classId: string, bits: number): Promise<string[]> {
      const rows = await db
        .select({ id: attempts.id })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .where(
          and(
            eq(tasks.classroomId, classId),
            sql`(('x' || right(${attempts.id}::text, 8))::bit(32)::bigint & 1073741823) = ${bits}::bigint`,
          ),
        )
        .limit(20);
      return rows.map(({ id }) => id);
    },

    /** Whose attempt of the class it is; null when it is of another one. */
    async findOwner(classId: string, attemptId: string) {
      const [row] = await db
        .select({
          memberId: members.id,
          firstName: users.firstName,
          lastName: users.lastName,
          taskId: tasks.id,
          taskName: tasks.name,
          number: attempts.number,
          startedAt: attempts.startedAt,
          handedInAt: attempts.handedInAt,
        })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(users, eq(users.id, attempts.userId))
        .leftJoin(members, and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId)))
        .where(and(eq(attempts.id, attemptId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },
  };
}

export const receiptData = ownData(createReceiptStore);
