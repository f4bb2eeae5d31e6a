import type { ExerciseSort, ExerciseSummary } from '@lemma/contracts';
import type { AnswerType, DifficultyLevel } from '@lemma/math';
import { sql, type SQL } from 'drizzle-orm';
import { exercises, users } from '../../../../core/db/tables/index.ts';
import type { Hit } from '../../work/search/facets.ts';

export interface PageOfHits {
  readonly sort: ExerciseSort;
  readonly limit: number;
  readonly offset: number;
}

/** The columns of an exercise in a list. */
export type CatalogueRow = Omit<ExerciseSummary, 'isMine' | 'successShare'> & {
  readonly ownerId: string;
  readonly rightCount: number;
};

export const nameOfUser = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Rows travel as one value, which is read far faster than rows. */
export const rowColumns: SQL = sql`json_build_object(
  'id', ${exercises.id}, 'title', ${exercises.title}, 'level', ${exercises.level}, 'topic', ${exercises.topic},
  'status', ${exercises.status}, 'language', ${exercises.language}, 'ownerId', ${exercises.ownerId},
  'updatedAt', ${exercises.updatedAt}, 'sample', ${exercises.sample}, 'points', ${exercises.points},
  'answerTypes', ${exercises.answerTypes}, 'useCount', ${exercises.useCount},
  'answeredCount', ${exercises.answeredCount}, 'rightCount', ${exercises.rightCount},
  'quality', ${exercises.quality}, 'ownerName', ${nameOfUser}, 'audience', ${exercises.audience})`;

/** The attributes of a hit, as they travel. */
export type HitOnWire = readonly [
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
