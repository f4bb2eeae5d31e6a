import type { Database } from '../../../core/db/open-database.ts';
import { ownData } from '../../../core/own.ts';
import { courseQueries } from './course-store.ts';
import { entranceQueries } from './entrance-store.ts';
import { peopleQueries } from './people-store.ts';
import { platformQueries } from './platform-store.ts';

/** Platforms, their courses, links and people. */
export function createLtiStore({ db }: Pick<Database, 'db'>) {
  return { ...platformQueries(db), ...courseQueries(db), ...peopleQueries(db), ...entranceQueries(db) };
}

export const ltiData = ownData(createLtiStore);
