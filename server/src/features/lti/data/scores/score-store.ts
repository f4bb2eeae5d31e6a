import type { Database } from '../../../../core/db/open-database.ts';
import { ownData } from '../../../../core/own.ts';
import { columnQueries } from './column-store.ts';
import { comparisonQueries } from './comparison-store.ts';
import { followingQueries } from './following-store.ts';
import { outboxQueries } from './outbox-store.ts';

/** Scores on their way to platforms. */
function createScoreStore({ db }: Pick<Database, 'db'>) {
  return { ...followingQueries(db), ...outboxQueries(db), ...columnQueries(db), ...comparisonQueries(db) };
}

export const scoreData = ownData(createScoreStore);
