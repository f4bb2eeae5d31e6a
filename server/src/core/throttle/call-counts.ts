import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers that are counted at the same time; beyond them the oldest counts are forgotten. */
const mostCounted = 50_000;

interface Counted {
  readonly count: number;
  readonly endsAt: number;
}

/**
 * Counts calls in fixed windows on this node. The store that comes with @fastify/rate-limit gives all calls of a window the same
 * object, which is read a moment later: of calls that come together each would see the count of the last, and a burst that
 * ends above the limit would be refused whole.
 */
export class CallCounts implements FastifyRateLimitStore {
  /** In the order in which windows began, so that those that end first are found first. */
  readonly #counts = new Map<string, Counted>();

  incr(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, windowMs: number): void {
    const now = performance.now();
    const found = this.#counts.get(key);
    const isRunning = found !== undefined && found.endsAt > now;
    const counted = isRunning ? { ...found, count: found.count + 1 } : { count: 1, endsAt: now + windowMs };
    if (!isRunning) {
      this.#counts.delete(key);
      this.#forgetOld(now);
    }
    this.#counts.set(key, counted);
    callback(null, { current: counted.count, ttl: Math.ceil(counted.endsAt - now) });
  }

  /** Each endpoint counts for itself. */
  child(_options: FastifyRateLimitOptions): FastifyRateLimitStore {
    return new CallCounts();
  }

  #forgetOld(now: number): void {
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now && this.#counts.size < mostCounted) return;
      this.#counts.delete(key);
    }
  }
}
