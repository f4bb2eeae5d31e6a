import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { Random } from './family.ts';

/** `properties`: every test that draws members, again and again with other ones. BENCH_COUNT rounds, the first from BENCH_SEED. */
export function benchProperties(): Promise<void> {
  const rounds = Number(process.env['BENCH_COUNT'] ?? 10);
  const random = new Random('properties', Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000));
  const files = globSync('{math,contracts,server,web,scripts}/**/*.test.ts', {
    exclude: ['**/node_modules/**'],
  }).filter((file) => /\bfast-check\b|arbitrary-tree/.test(readFileSync(file, 'utf8')));
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const seed = random.integer(1, 2 ** 31 - 1);
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files],
      {
        env: { ...process.env, PROPERTY_SEED: String(seed) },
        stdio: 'inherit',
      },
    );
    console.log(`PROPERTY_SEED=${seed}: ${status === 0 ? 'holds' : 'FAILED'}`);
    if (status !== 0) failed += 1;
  }
  console.log(`${rounds} rounds of ${files.length} files, ${failed} with a property that does not hold`);
  if (failed > 0) process.exitCode = 1;
  return Promise.resolve();
}
