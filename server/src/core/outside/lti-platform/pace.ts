import { setTimeout as wait } from 'node:timers/promises';

/** Lets work of the same name begin no more often than this, in the order in which it asks. */
export function createPace(gapMs: number) {
  const nextAt = new Map<string, number>();
  return async (name: string): Promise<void> => {
    const now = performance.now();
    const at = Math.max(now, nextAt.get(name) ?? 0);
    nextAt.set(name, at + gapMs);
    if (nextAt.size > 1000) for (const [other, moment] of nextAt) if (moment < now) nextAt.delete(other);
    if (at > now) await wait(at - now);
  };
}
