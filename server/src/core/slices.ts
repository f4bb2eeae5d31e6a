import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest that one list keeps other requests waiting, apart from its slowest item. */
const sliceMs = 10;

/** Maps a list of any length, and lets other requests be served between slices of some milliseconds. */
export async function mapInSlices<Item, Result>(items: Iterable<Item>, map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - began < sliceMs) continue;
    await nextTurn();
    began = performance.now();
  }
  return results;
}
