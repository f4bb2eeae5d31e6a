import { expect, it } from 'vitest';
import { mapInSlices } from './slices.ts';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('maps a list in its order, and lets other work run in between when that takes long', async () => {
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const squares = await mapInSlices(numbers, (number) => {
    work(4);
    return number ** 2;
  });
  isDone = true;
  expect(squares).toEqual(numbers.map((number) => number ** 2));
  // 120 ms of work in slices of about 10.
  expect(turns).toBeGreaterThan(5);
  expect(await mapInSlices([], () => 1)).toEqual([]);
});
