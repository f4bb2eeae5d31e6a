import { AsyncLocalStorage } from 'node:async_hooks';
import { currentCaller } from './engine/caller.ts';

/** The longest that one piece of long work keeps other requests waiting, apart from its slowest item. */
const sliceMs = 4;

/** Long work that waits for its next piece, of each caller. */
const waiting = new Map<string, (() => void)[]>();

/**
 * Resolves when long work may do its next piece: in each turn of the event loop one piece is done, of the callers one after the
 * other, whatever number of them is under way. Between two of them the server does what else there is.
 */
export function nextSlice(): Promise<void> {
  return new Promise((begin) => {
    if (waiting.size === 0) setImmediate(beginOne);
    const caller = currentCaller();
    const own = waiting.get(caller);
    if (own) own.push(begin);
    else waiting.set(caller, [begin]);
  });
}

function beginOne(): void {
  const [first] = waiting;
  if (!first) return;
  const [caller, [begin, ...later]] = first;
  // To the end: everybody else comes first.
  waiting.delete(caller);
  if (later.length > 0) waiting.set(caller, later);
  begin?.();
  if (waiting.size > 0) setImmediate(beginOne);
}

/** Maps a list of any length, and lets other requests be served between slices of some milliseconds. */
export async function mapInSlices<Item, Result>(items: Iterable<Item>, map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - began < sliceMs) continue;
    await nextSlice();
    began = performance.now();
  }
  return results;
}

/**
 * Passes on what is read while it is sent, with turns for other requests between slices. It is read in the name of who has asked
 * for it, whatever calls for the next item.
 */
export function inSlices<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  // Taken when it is asked for: a generator begins when it is first read.
  return readInSlices(items, AsyncLocalStorage.snapshot());
}

async function* readInSlices<Item>(
  items: AsyncIterable<Item>,
  inTheirName: <Result>(work: () => Result) => Result,
): AsyncGenerator<Item> {
  const left = items[Symbol.asyncIterator]();
  try {
    for (let began = -Infinity; ;) {
      if (performance.now() - began >= sliceMs) {
        await inTheirName(nextSlice);
        began = performance.now();
      }
      const next = await inTheirName(() => left.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await left.return?.();
  }
}
