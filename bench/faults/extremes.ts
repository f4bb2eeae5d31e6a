import { fuzzEveryCall } from '../../server/src/testing/every-call/fuzz.ts';

/** `extremes`: makes valid calls of every endpoint with one extreme value each, and half as many with two [SC27]. */
export async function benchExtremes(): Promise<void> {
  const seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000_000);
  const count = Number(process.env['BENCH_COUNT'] ?? 100_000);
  for (const atOnce of [1, 2] as const) {
    const { wrong, ...figures } = await fuzzEveryCall({ count: Math.ceil(count / atOnce), seed, atOnce });
    const what = `calls with ${atOnce === 1 ? 'one extreme value' : 'two extreme values'}, seed ${seed}:`;
    console.log(what, figures, wrong.length === 0 ? 'nothing wrong' : wrong);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
