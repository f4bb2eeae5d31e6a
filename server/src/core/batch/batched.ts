import { sqlState } from '../db/open-database.ts';
import { whyUnavailable } from '../db/unavailable.ts';
import { actingFor, serverCaller } from '../engine/caller.ts';

interface Waiting<Key, Result> {
  readonly key: Key;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** While many ask at the same time, runs begin at least so long after each other: fewer of them do more each. */
const paceMs = 2;

/** Everything after a failed statement of a transaction fails with this, whatever it is. */
const transactionFailed = '25P02';

/**
 * Gathers calls that arrive while an earlier run is under way into one run: under load many requests share one database
 * round trip (group commit), alone each runs immediately. A run after one that several shared begins two milliseconds
 * after it, so that a busy server asks the database less often. Results come in the order of the keys. A key that the
 * database refuses fails alone: the others are tried again one by one.
 *
 * @param run does the work for many keys, all of it or nothing; must return one result per key, or throw for all of them.
 * @param limit most keys in one run.
 */
export function batched<Key, Result>(
  run: (keys: readonly Key[]) => Promise<readonly Result[]>,
  limit = 256,
): (key: Key) => Promise<Result> {
  let waiting: Waiting<Key, Result>[] = [];
  let isRunning = false;
  let nextRunAt = 0;

  async function runTogether(batch: readonly Waiting<Key, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map((entry) => entry.key));
      batch.forEach((entry, index) => entry.resolve(results[index] as Result));
    } catch (error) {
      // Alone, or when the database does nothing for anybody, another try changes nothing.
      if (batch.length === 1 || whyUnavailable(error)) for (const entry of batch) entry.reject(error);
      else for (const entry of batch) await runAlone(entry, error);
    }
  }

  async function runAlone(entry: Waiting<Key, Result>, ofAll: unknown): Promise<void> {
    try {
      const [result] = await run([entry.key]);
      entry.resolve(result as Result);
    } catch (error) {
      entry.reject(sqlState(error) === transactionFailed ? ofAll : error);
    }
  }

  async function drain(): Promise<void> {
    isRunning = true;
    // One turn of the event loop lets the requests that were read together be served together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const early = nextRunAt - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      const batch = waiting.slice(0, limit);
      waiting = waiting.slice(limit);
      nextRunAt = batch.length > 1 ? performance.now() + paceMs : 0;
      await runTogether(batch);
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // The server's own work: the one who asks first must not have the others wait in a line of theirs.
      if (!isRunning) void actingFor(serverCaller, drain);
    });
}
