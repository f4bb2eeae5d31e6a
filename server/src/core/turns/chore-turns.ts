import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { choreTurns } from '../db/tables/index.ts';

/** Resolves to whether this node does the chore now, on behalf of all, until this much time has passed. */
export type TakeTurn = (chore: string, forMs: number) => Promise<boolean>;

/**
 * Gives each turn of a chore to one node, by the clock of the database. A node that dies during its turn leaves the rest
 * to the next one. The embedded database has one node, which does not ask.
 */
export function createChoreTurns({ db, kind }: Pick<Database, 'db' | 'kind'>): TakeTurn {
  if (kind === 'embedded') return () => Promise.resolve(true);
  return async (chore, forMs) => {
    const takenUntil = sql`now() + ${forMs} * interval '1 millisecond'`;
    const taken = await db
      .insert(choreTurns)
      .values({ chore, takenUntil })
      .onConflictDoUpdate({
        target: choreTurns.chore,
        set: { takenUntil },
        setWhere: sql`${choreTurns.takenUntil} <= now()`,
      })
      .returning({ chore: choreTurns.chore });
    return taken.length > 0;
  };
}
