import { exerciseSummary, type ExerciseSort } from '@lemma/contracts';
import type { AnswerType, DifficultyLevel } from '@lemma/math';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { exercises } from '../../../../core/db/tables/index.ts';
import type { Hit } from '../../work/search/facets.ts';
import { fullName } from '../../../../core/db/columns.ts';

export interface PageOfHits {
  readonly sort: ExerciseSort;
  readonly limit: number;
  readonly offset: number;
}

const catalogueRow = exerciseSummary.omit({ isMine: true, successShare: true }).extend({
  ownerId: z.string(),
  rightCount: z.number(),
  updatedAt: z.string(),
  publishedRevision: z.number().nullable(),
});

/** The columns of an exercise in a list. */
export type CatalogueRow = z.output<typeof catalogueRow>;

const columns: { readonly [Name in keyof CatalogueRow]: SQL | Column } = {
  id: exercises.id,
  title: exercises.title,
  level: exercises.level,
  topic: exercises.topic,
  status: exercises.status,
  language: exercises.language,
  ownerId: exercises.ownerId,
  updatedAt: exercises.updatedAt,
  sample: exercises.sample,
  points: exercises.points,
  answerTypes: exercises.answerTypes,
  useCount: exercises.useCount,
  answeredCount: exercises.answeredCount,
  rightCount: exercises.rightCount,
  quality: exercises.quality,
  publishedRevision: exercises.publishedRevision,
  ownerName: fullName,
  audience: exercises.audience,
};

/** Rows travel as one value, which is read far faster than rows; with their names, PostgreSQL writes it three times as long. */
export const rowColumns: SQL = sql`json_build_array(${sql.join(
  Object.values(columns).map((column) => sql`${column}`),
  sql`, `,
)})`;

const namesOfColumns = Object.keys(columns);

const rowOnWire = z
  .array(z.unknown())
  .transform((values) => Object.fromEntries(namesOfColumns.map((name, place) => [name, values[place]])))
  .pipe(catalogueRow);

/** A page of them; the database returns null for none. */
export const catalogueRows = z.array(rowOnWire).nullable();

/** The first attributes of a hit, as they travel; its author follows. */
export const hitColumns = [
  z.string(),
  exerciseSummary.shape.level,
  exerciseSummary.shape.answerTypes,
  z.string(),
  z.number(),
] as const;

type HitOnWire = readonly [
  string,
  DifficultyLevel,
  AnswerType[],
  string,
  number,
  string | null,
  ...(number | string)[],
];

export const hitOf = ([topic, level, answerTypes, language, quality, ownerId]: HitOnWire): Hit => ({
  topic,
  level,
  answerTypes,
  language,
  quality,
  ownerId,
});
