import { expect, it } from 'vitest';
import { actingFor, currentCaller } from './engine/caller.ts';
import { inSlices, mapInSlices } from './slices.ts';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const numbers = Array.from({ length: 30 }, (_, index) => index);

/** Counts turns of the event loop while something is done. */
async function turnsOf<Result>(doing: () => Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const result = await doing();
  isDone = true;
  return { turns, result };
}

it('maps a list in its order, and lets other work run in between when that takes long', async () => {
  const squares = (number: number) => {
    work(2);
    return number ** 2;
  };
  const { turns, result } = await turnsOf(() => mapInSlices(numbers, squares));
  expect(result).toEqual(numbers.map((number) => number ** 2));
  // 60 ms of work in slices of about 4.
  expect(turns).toBeGreaterThan(5);
  expect(await mapInSlices([], () => 1)).toEqual([]);
});

it('does one piece in each turn, whatever number of lists is under way, of their callers in turn [SC24]', async () => {
  const order: string[] = [];
  const piece = (caller: string) => () => {
    work(5);
    order.push(caller);
  };
  const long = (caller: string, items: number) =>
    actingFor(caller, () => mapInSlices(Array.from({ length: items }), piece(caller)));
  const { turns } = await turnsOf(() =>
    Promise.all([...Array.from({ length: 10 }, () => long('hog', 3)), long('other', 3)]),
  );
  // The first pieces are done immediately; then the other's are two of the next five.
  expect(order.slice(11, 16).filter((caller) => caller === 'other')).toHaveLength(2);
  expect(turns).toBeGreaterThanOrEqual(22);
});

it('passes on what is read, reads in the name of who asked, and ends the reading with the reader', async () => {
  let hasEnded = false;
  async function* callers() {
    try {
      for (;;) {
        work(5);
        yield currentCaller();
      }
    } finally {
      hasEnded = true;
    }
  }
  const read = actingFor('somebody', () => inSlices(callers()));
  for (let taken = 0; taken < 3; taken += 1) expect((await read.next()).value).toBe('somebody');
  await read.return(undefined);
  expect(hasEnded).toBe(true);
});
