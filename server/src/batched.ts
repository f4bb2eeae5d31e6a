/**
 * Gathers calls that arrive while an earlier run is under way into one run: under load many requests share one database
 * round trip (group commit), alone each runs at once. Results come in the order of the keys.
 *
 * @param run does the work for many keys; must return one result per key, or throw for all of them.
 * @param limit most keys in one run.
 */
export function batched<Key, Result>(
  run: (keys: readonly Key[]) => Promise<readonly Result[]>,
  limit = 256,
): (key: Key) => Promise<Result> {
  let waiting: { key: Key; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    // One turn of the event loop lets the requests that were read together be served together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, limit);
      waiting = waiting.slice(limit);
      try {
        const results = await run(batch.map((entry) => entry.key));
        batch.forEach((entry, index) => entry.resolve(results[index] as Result));
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isRunning) void drain();
    });
}
