import { fuzzEveryCall } from '../server/src/testing/every-call/fuzz.ts';

/** `extremes`: SC27; valid calls of every endpoint with one extreme value each. */
export async function benchExtremes(): Promise<void> {
  const seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000_000);
  const count = Number(process.env['BENCH_COUNT'] ?? 100_000);
  const { wrong, ...figures } = await fuzzEveryCall({ count, seed });
  console.log(`extreme values, seed ${seed}:`, figures, wrong.length === 0 ? 'nothing wrong' : wrong);
  if (wrong.length > 0) process.exitCode = 1;
}
