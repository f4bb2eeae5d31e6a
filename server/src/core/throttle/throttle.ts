import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database.ts';
import { throttles } from '../db/tables/index.ts';
import type { Limit } from './limits.ts';
import { RequestError } from '../errors.ts';

/** Over the limit of an address its tries take turns: so long each, and so many may wait. */
const turns = { everyMs: 250, most: 40 };

/** One try: of what, and by whom or at whom (an account's id, an address of the network, an e-mail address). */
export interface Try {
  readonly limit: Limit;
  readonly subject: string;
}

export type Throttle = ReturnType<typeof createThrottle>;

/**
 * Counts tries of what can be guessed, in fixed windows, over all nodes. A try is counted before it is made and given
 * back when it was no failure, so that tries at the same moment cannot get past the limit together.
 */
export function createThrottle(
  { db }: Pick<Database, 'db'>,
  secret: string,
  now: () => Date,
  wait: (ms: number) => Promise<unknown> = pause,
) {
  /** The database learns neither addresses nor names. */
  const keyOf = ({ limit, subject }: Try) =>
    `${limit.name}:${createHmac('sha256', secret).update(`${limit.name} ${subject}`).digest('base64url').slice(0, 22)}`;

  const windowOf = ({ seconds }: Limit) => {
    const start = Math.floor(now().getTime() / 1000 / seconds) * seconds;
    return { start: new Date(start * 1000), end: new Date((start + seconds) * 1000) };
  };

  /** Counts each try once more; answers those that are over their limit now. */
  async function count(tries: readonly Try[]): Promise<Try[]> {
    // In one order everywhere: two statements never wait for each other in a circle.
    const ordered = tries.map((one) => ({ one, key: keyOf(one) })).sort((a, b) => (a.key < b.key ? -1 : 1));
    const counted = await db
      .insert(throttles)
      .values(
        ordered.map(({ one, key }) => {
          const { start, end } = windowOf(one.limit);
          return { key, windowStart: start, count: 1, expiresAt: end };
        }),
      )
      .onConflictDoUpdate({
        target: [throttles.key, throttles.windowStart],
        set: { count: sql`${throttles.count} + 1` },
      })
      .returning({ key: throttles.key, count: throttles.count });
    const counts = new Map(counted.map((row) => [row.key, row.count]));
    return ordered.filter(({ one, key }) => (counts.get(key) ?? 0) > one.limit.most).map(({ one }) => one);
  }

  return {
    /** Counts the tries; throws 429 with the time to wait when one of them is over its limit. */
    async take(...tries: readonly Try[]): Promise<void> {
      const over = await count(tries);
      if (over.length === 0) return;
      const end = Math.max(...over.map(({ limit }) => windowOf(limit).end.getTime()));
      throw tooManyTries(Math.max(1, Math.ceil((end - now().getTime()) / 1000)));
    },

    /** How many more tries the window has room for; none is counted. */
    async left({ limit, subject }: Try): Promise<number> {
      const { start } = windowOf(limit);
      const [row] = await db
        .select({ count: throttles.count })
        .from(throttles)
        .where(and(eq(throttles.key, keyOf({ limit, subject })), eq(throttles.windowStart, start)));
      return Math.max(0, limit.most - (row?.count ?? 0));
    },

    /** Counts so many tries together, all of them or, when they are more than are left, none. */
    async takeMany(one: Try, tries: number): Promise<boolean> {
      const { start, end } = windowOf(one.limit);
      if (tries > one.limit.most) return false;
      const counted = await db
        .insert(throttles)
        .values({ key: keyOf(one), windowStart: start, count: tries, expiresAt: end })
        .onConflictDoUpdate({
          target: [throttles.key, throttles.windowStart],
          set: { count: sql`${throttles.count} + ${tries}` },
          setWhere: lte(sql`${throttles.count} + ${tries}`, one.limit.most),
        })
        .returning({ count: throttles.count });
      return counted.length === 1;
    },

    /** Counts the tries and says whether all are within their limits: for answers that must not show it. */
    async allows(...tries: readonly Try[]): Promise<boolean> {
      return (await count(tries)).length === 0;
    },

    turn: createTurns(keyOf, wait),

    /** The tries were no failures. */
    async giveBack(...tries: readonly Try[]): Promise<void> {
      await db
        .update(throttles)
        .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
        .where(and(inArray(throttles.key, tries.map(keyOf)), gt(throttles.expiresAt, now())));
    },

    /** Forgets all earlier tries: the person has proved who they are. */
    async clear(...tries: readonly Try[]): Promise<void> {
      await db.delete(throttles).where(inArray(throttles.key, tries.map(keyOf)));
    },

    async deleteEnded(): Promise<void> {
      await db.delete(throttles).where(lt(throttles.expiresAt, now()));
    },
  };
}

/** Waits for the next turn of this kind of try on this node; throws 429 when too many wait already. */
function createTurns(keyOf: (one: Try) => string, wait: (ms: number) => Promise<unknown>) {
  const next = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });
  return async (one: Try): Promise<void> => {
    const key = keyOf(one);
    const at = performance.now();
    const mine = Math.max(at, next.get(key) ?? 0) + turns.everyMs;
    if (mine - at > turns.everyMs * turns.most) throw tooManyTries(5);
    next.set(key, mine);
    await wait(mine - at);
  };
}

function tooManyTries(seconds: number): RequestError {
  const minutes = Math.ceil(seconds / 60);
  const words =
    minutes < 120
      ? said(m.tooManyWrongTries, { minutes: Math.max(1, minutes) })
      : said(m.tooManyWrongTriesHours, { hours: Math.ceil(minutes / 60) });
  return new RequestError(429, 'request/too-many', words, { 'retry-after': String(seconds) });
}
