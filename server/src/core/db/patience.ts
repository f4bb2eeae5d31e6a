import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';
import { whyUnavailable } from './unavailable.ts';

interface Patience {
  readonly log: Log;
  /** The embedded database looks after itself: what fails there once fails again. */
  readonly kind: 'embedded' | 'postgres';
  /** Default: a minute and a half. */
  readonly forMs?: number;
}

const longestStartMs = 90_000;
const longestPauseMs = 3000;

/**
 * Does a step of the start again while a Postgres server is away or too busy to do it: a machine that starts many programs at
 * the same time starves some of them. Each failure is one line of log. Throws the last one when the time is over, and any
 * other error immediately. The work must be such that a half of it does no harm.
 */
export async function whenAvailable<T>(
  what: string,
  work: () => Promise<T>,
  { log, kind, forMs = longestStartMs }: Patience,
): Promise<T> {
  const giveUpAt = performance.now() + forMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const why = whyUnavailable(error);
      const mayPass = kind === 'postgres' && (why === 'away' || why === 'busy');
      if (!mayPass || performance.now() >= giveUpAt) throw error;
      log.warn({ attempt, why, cause: (error as Error).message.slice(0, 200) }, `${what} waits for the database`);
      await wait(Math.min(250 * 2 ** (attempt - 1), longestPauseMs));
    }
  }
}
