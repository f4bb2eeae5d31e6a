import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';

/** Queries for the generations of grade books, which triggers keep (decision 020). */
export function createGenerationStore({ db }: Pick<Database, 'db'>) {
  const generations = db
    .select({
      classId: column(z.string(), sql`class_id`),
      generation: column(z.string().nullable(), sql`grade_book_generation(class_id)`),
    })
    .from(sql`unnest(${sql.placeholder('classIds')}::uuid[]) as class_id`)
    .prepare('grade_book_generations');

  return {
    /**
     * Reads the generation of a class's grade book. What is read after it may be kept until the generation is another
     * one; null while a change is under way, when nothing may be kept. Never call this inside a transaction.
     */
    readGeneration: batched(async (classIds: readonly string[]) => {
      const rows = await generations.execute({ classIds: [...new Set(classIds)] });
      const found = new Map(rows.map((row) => [row.classId, row.generation]));
      return classIds.map((classId) => found.get(classId) ?? null);
    }),
  };
}

export const generationData = ownData(createGenerationStore);
