import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Services } from './services.ts';

/**
 * Work on the same services with all data in one transaction: all of it is done, or nothing. Inside a transaction it is a
 * part of that one.
 */
export async function inTransaction<T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> {
  if (is(services.connection.db, PgTransaction)) return work(services);
  let acts: (() => void)[] = [];
  const result = await services.database.transaction((tx) => {
    // Acts of an earlier try were not committed.
    acts = [];
    const afterCommit = (act: () => void): void => void acts.push(act);
    return work({ ...services, connection: { db: tx }, afterCommit });
  });
  for (const act of acts) services.afterCommit(act);
  return result;
}
