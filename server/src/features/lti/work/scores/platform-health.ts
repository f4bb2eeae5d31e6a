import type { Delivery } from './delivering.ts';

const firstPauseMs = 30_000;
const longestPauseMs = 10 * 60_000;
/** So many scores in a row that a platform does not answer count as an outage: the others are spared the wait. */
const outageAfter = 3;

/** How platforms have answered lately: one that is away is left alone for a while, longer each time. */
export function createPlatformHealth(now: () => Date) {
  const platforms = new Map<string, { failures: number; pausedUntil: number }>();
  const isAway = (id: string): boolean => (platforms.get(id)?.failures ?? 0) >= outageAfter;

  return {
    isAway,
    isPaused: (id: string): boolean => (platforms.get(id)?.pausedUntil ?? 0) > now().getTime(),

    /** Notes how a platform has answered; returns whether it is back after an outage. */
    note(id: string, outcome: Delivery): boolean {
      const wasAway = isAway(id);
      if (outcome.kind !== 'unavailable') {
        platforms.delete(id);
        return wasAway;
      }
      const failures = (platforms.get(id)?.failures ?? 0) + 1;
      const doublings = Math.min(10, failures - outageAfter);
      const pause = Math.max(outcome.retryAfterMs ?? 0, Math.min(longestPauseMs, firstPauseMs * 2 ** doublings));
      platforms.set(id, { failures, pausedUntil: doublings >= 0 ? now().getTime() + pause : 0 });
      return false;
    },
  };
}
