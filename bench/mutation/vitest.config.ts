import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants of one area are shown to: MUTATION_TESTS holds their patterns, MUTATION_WITHOUT those of tests
 * that are left out, both separated by commas. Each mutant has a process of its own, in which all files share modules.
 */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    exclude: (process.env['MUTATION_WITHOUT'] ?? '').split(','),
    testTimeout: 30_000,
    isolate: false,
  },
});
