import type { Audience } from '@lemma/contracts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import { classrooms, exerciseClasses, exercises, members } from '../../../core/db/tables/index.ts';
import { column } from '../../../core/db/rows.ts';
import type { Viewer } from './exam-secrecy.ts';

/** Ids of the exercises whose authors named a class that the person teaches or assists in. */
export const namedExerciseIds = (userId: Viewer): SQL => sql`
  select ${exerciseClasses.exerciseId} from ${members}
  join ${exerciseClasses} on ${exerciseClasses.classroomId} = ${members.classroomId}
  where ${members.userId} = ${userId} and ${members.role} in ('teacher', 'assistant')
    and ${members.removedAt} is null`;

/** Whether that is so of an exercise; its audience decides whether it matters. */
export const isNamedFor = (userId: string | null): SQL<boolean> =>
  column(z.boolean(), sql`(${exercises.audience} = 'named' and ${exercises.id} in (${namedExerciseIds(userId)}))`);

/** Names these classes for an exercise, and no others. */
export async function replaceClasses(tx: Queryable, exerciseId: string, classIds: readonly string[]): Promise<void> {
  await tx.delete(exerciseClasses).where(eq(exerciseClasses.exerciseId, exerciseId));
  const rows = classIds.map((classroomId) => ({ exerciseId, classroomId }));
  if (rows.length > 0) await tx.insert(exerciseClasses).values(rows);
}

/** Queries for the audience of an exercise. */
export function audienceQueries(db: Database['db']) {
  return {
    async selectClassIds(exerciseId: string): Promise<string[]> {
      const rows = await db
        .select({ id: exerciseClasses.classroomId })
        .from(exerciseClasses)
        .where(eq(exerciseClasses.exerciseId, exerciseId))
        .orderBy(exerciseClasses.classroomId);
      return rows.map(({ id }) => id);
    },

    /** The exercise for which the owner chose last. */
    async findLastChoice(ownerId: string): Promise<{ id: string; audience: Audience } | null> {
      const [row] = await db
        .select({ id: exercises.id, audience: exercises.audience })
        .from(exercises)
        .where(and(eq(exercises.ownerId, ownerId), isNotNull(exercises.audienceChosenAt)))
        .orderBy(desc(exercises.audienceChosenAt))
        .limit(1);
      return row ?? null;
    },

    /** Which of these classes the person teaches or assists in, and which are not archived. */
    async selectTaught(userId: string, classIds: readonly string[]): Promise<string[]> {
      if (classIds.length === 0) return [];
      const rows = await db
        .select({ id: members.classroomId })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(
          and(
            eq(members.userId, userId),
            inArray(members.classroomId, [...classIds]),
            ne(members.role, 'learner'),
            isNull(members.removedAt),
            isNull(classrooms.archivedAt),
          ),
        );
      return rows.map(({ id }) => id);
    },

    async setAudience(
      exerciseId: string,
      {
        audience,
        classIds,
        at,
      }: { readonly audience: Audience; readonly classIds: readonly string[]; readonly at: Date },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(exercises).set({ audience, audienceChosenAt: at }).where(eq(exercises.id, exerciseId));
        await replaceClasses(tx, exerciseId, classIds);
      });
    },
  };
}
