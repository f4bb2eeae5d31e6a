import type { Log } from './db/log.ts';
import { whyUnavailable } from './db/unavailable.ts';

export { whyUnavailable } from './db/unavailable.ts';

/** Outages met by background work: a database that is away or full, logged once for all of it. */
export interface Outages {
  /** Logs why the work failed. While the database is away, busy or full only the first failure is logged, without a stack. */
  failed(what: string, error: unknown): void;
  /** Ends the outage where this work was one that had failed in it. */
  done(what: string): void;
  /** Does the work and notes how it went; never rejects. */
  watch(what: string, work: () => Promise<unknown>): Promise<void>;
}

/** The words of the innermost error: the query builder wraps what the driver throws. */
function causeOf(error: unknown): string {
  let words = String(error);
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    words = cause.message;
  }
  return words.slice(0, 200);
}

export function createOutages(log: Pick<Log, 'warn' | 'error'>): Outages {
  const waiting = new Set<string>();

  function failed(what: string, error: unknown): void {
    const why = whyUnavailable(error);
    if (!why) return log.error({ err: error }, `${what} failed`);
    const isFirst = waiting.size === 0;
    waiting.add(what);
    if (isFirst) log.warn({ why, cause: causeOf(error), what }, 'work beside the requests waits for the database');
  }

  function done(what: string): void {
    if (!waiting.has(what)) return;
    waiting.clear();
    log.warn({ what }, 'the database is available again: background work continues');
  }

  return {
    failed,
    done,
    async watch(what, work) {
      try {
        await work();
        done(what);
      } catch (error) {
        failed(what, error);
      }
    },
  };
}
