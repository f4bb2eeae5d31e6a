import { ownData } from '../../../core/own.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { exercises, exerciseShares, users } from '../../../core/db/tables/index.ts';
import { isSecretFrom } from './exam-secrecy.ts';
import { isNamedFor } from './audience-store.ts';
import type { NewExercise } from './exercise-store.ts';
import { column } from '../../../core/db/rows.ts';

const rowsPerStatement = 50;

/** Reads and writes many exercises together, for files. */
export function createTransferStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /** Those that are not archived, with what was shared with the user; in no order. */
    selectExercises: (ids: readonly string[], userId: string) =>
      db
        .select({
          id: exercises.id,
          ownerId: exercises.ownerId,
          status: exercises.status,
          draft: exercises.draft,
          sharedLevel: exerciseShares.level,
          audience: exercises.audience,
          isNamed: isNamedFor(userId),
          isSecret: isSecretFrom(exercises.id, userId, now()),
        })
        .from(exercises)
        .leftJoin(exerciseShares, and(eq(exerciseShares.exerciseId, exercises.id), eq(exerciseShares.userId, userId)))
        .where(and(inArray(exercises.id, [...ids]), isNull(exercises.archivedAt))),

    /** Locks imports of this person until the transaction ends. */
    async lockImports(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    },

    /** The user's exercises that may be the same as these: imported from them, or of the same title. */
    selectAlike: (ownerId: string, hashes: readonly string[], titles: readonly string[]) =>
      db
        .select({
          id: exercises.id,
          draft: exercises.draft,
          importHash: exercises.importHash,
          isArchived: column(z.boolean(), sql`${exercises.archivedAt} is not null`),
        })
        .from(exercises)
        .where(
          and(
            eq(exercises.ownerId, ownerId),
            sql`(${inArray(exercises.importHash, [...hashes])} or ${inArray(exercises.title, [...titles])})`,
          ),
        ),

    async insertExercises(rows: readonly NewExercise[]): Promise<void> {
      for (let from = 0; from < rows.length; from += rowsPerStatement) {
        await db.insert(exercises).values(rows.slice(from, from + rowsPerStatement));
      }
    },
  };
}

export const transferData = ownData(createTransferStore);
