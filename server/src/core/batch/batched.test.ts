import { expect, it } from 'vitest';
import { batched } from './batched.ts';

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
