import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{math,contracts,server,web}/src/**/*.test.ts', 'catalogue/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    reporters: ['default', './scripts/count-reporter.ts'],
  },
});
