import { defineConfig } from 'vitest/config';

/** The tests that mutants of one area are shown to: MUTATION_TESTS holds their patterns, separated by commas. */
export default defineConfig({
  test: { include: (process.env['MUTATION_TESTS'] ?? '').split(','), testTimeout: 30_000 },
});
