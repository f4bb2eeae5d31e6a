import { LRUCache } from 'lru-cache';
import { actingFor, serverCaller } from '../../../core/engine/caller.ts';
import type { Services } from '../../../core/services.ts';
import { generationData } from '../data/generation-store.ts';

/** Something computed from a class's grade book, and how long it is valid if nothing changes. */
export interface Made<Value extends object> {
  readonly value: Value;
  /** When time itself changes it, as a due date does; null for never. */
  readonly until: Date | null;
}

interface Kept<Value extends object> extends Made<Value> {
  readonly generation: string;
  readonly madeAt: Date;
}

interface Options<Value extends object> {
  readonly make: (classId: string) => Promise<Made<Value>>;
  /** In bytes, about. */
  readonly sizeOf: (value: Value) => number;
}

/** Of all classes together, on each node. */
const mostBytes = 48 * 2 ** 20;
/** Names of learners do not stay in memory for longer than people look at them. */
const keptMs = 30 * 60_000;

/**
 * Keeps results computed from a class's grade book while the database says that the book has not changed. Every call
 * asks the database, so a change on another node shows with the next call. Callers at the same moment share one
 * computation.
 */
export function keepByGeneration<Value extends object>(
  services: Services,
  { make, sizeOf }: Options<Value>,
): (classId: string) => Promise<Value> {
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
    ttl: keptMs,
  });
  const underWay = new Map<string, Promise<Value>>();

  async function makeAndKeep(classId: string, generation: string): Promise<Value> {
    const madeAt = services.now();
    const made = await make(classId);
    kept.set(classId, { ...made, generation, madeAt });
    return made.value;
  }

  return async (classId) => {
    // A database that takes no writes still answers: then nothing is kept.
    const generation = await generationData(services)
      .readGeneration(classId)
      .catch(() => null);
    if (generation === null) return (await make(classId)).value;
    const known = kept.get(classId);
    if (known?.generation === generation && holdsAt(known, services.now())) return known.value;
    const key = `${classId} ${generation}`;
    const joined = underWay.get(key);
    if (joined) return joined;
    // For all who ask meanwhile: it waits in the line of none of them.
    const making = actingFor(serverCaller, () => makeAndKeep(classId, generation)).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

/** Whether something that was made at one moment still holds at another. */
export const holdsAt = (
  { madeAt, until }: { readonly madeAt: Date; readonly until: Date | null },
  now: Date,
): boolean => madeAt <= now && (until === null || now < until);
