import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

afterEach(() => {
  vi.useRealTimers();
});

const refusal = (key: number) => Object.assign(new Error(`${key} is refused`), { code: '23503' });

function follow(doing: (key: number) => number) {
  const runs: number[][] = [];
  const double = batched(async (keys: readonly number[]) => {
    runs.push([...keys]);
    return keys.map(doing);
  });
  return { runs, double };
}

it('does concurrent requests in one run', async () => {
  const { runs, double } = follow((key) => 2 * key);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(runs).toEqual([[1, 2, 3]]);
});

it('waits a little after a run that several shared, and not after one of a single request', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const { runs, double } = follow((key) => 2 * key);
  await double(1);
  await Promise.all([2, 3].map(double));
  const next = double(4);
  await nextTurn();
  const later = double(5);
  await nextTurn();
  expect(runs).toEqual([[1], [2, 3]]);
  vi.advanceTimersByTime(2);
  expect(await Promise.all([next, later])).toEqual([8, 10]);
  expect(runs).toEqual([[1], [2, 3], [4, 5]]);
});

it('refuses what the database refuses alone, and does the rest', async () => {
  const { runs, double } = follow((key) => {
    if (key === 2) throw refusal(key);
    return 2 * key;
  });
  const answers = await Promise.allSettled([1, 2, 3].map(double));
  expect(answers).toMatchObject([{ value: 2 }, { reason: { message: '2 is refused' } }, { value: 6 }]);
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(await double(4)).toBe(8);
});

it('does not try one by one what a database refuses that is away', async () => {
  const { runs, double } = follow(() => {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const answers = await Promise.allSettled([1, 2, 3].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toHaveLength(1);
});

it('says why a statement of a transaction failed, and not that the rest fails after it', async () => {
  let isFailed = false;
  const { double } = follow((key) => {
    if (isFailed) throw Object.assign(new Error('current transaction is aborted'), { code: '25P02' });
    isFailed = true;
    throw refusal(key);
  });
  const answers = await Promise.allSettled([1, 2].map(double));
  expect(answers).toMatchObject([{ reason: { message: '1 is refused' } }, { reason: { message: '1 is refused' } }]);
});
