import { exerciseSummary, type ExerciseSort } from '@lemma/contracts';
import type { AnswerType, DifficultyLevel } from '@lemma/math';
import { sql, type SQL } from 'drizzle-orm';
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

/** A page of them; the database returns null for none. */
export const catalogueRows = z.array(catalogueRow).nullable();

/** Rows travel as one value, which is read far faster than rows. */
export const rowColumns: SQL = sql`json_build_object(
  'id', ${exercises.id}, 'title', ${exercises.title}, 'level', ${exercises.level}, 'topic', ${exercises.topic},
  'status', ${exercises.status}, 'language', ${exercises.language}, 'ownerId', ${exercises.ownerId},
  'updatedAt', ${exercises.updatedAt}, 'sample', ${exercises.sample}, 'points', ${exercises.points},
  'answerTypes', ${exercises.answerTypes}, 'useCount', ${exercises.useCount},
  'answeredCount', ${exercises.answeredCount}, 'rightCount', ${exercises.rightCount},
  'quality', ${exercises.quality}, 'publishedRevision', ${exercises.publishedRevision}, 'ownerName', ${fullName}, 'audience', ${exercises.audience})`;

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
