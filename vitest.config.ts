import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { listDatabaseTests } from './scripts/testing/database-tests.ts';
import { LongestFirst } from './scripts/testing/longest-first.ts';

/** With a Postgres server at hand, only what can differ there; else everything. */
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
const files = onPostgres
  ? listDatabaseTests()
  : globSync([
      '{math,contracts,server,web}/src/**/*.test.ts',
      'web/build/**/*.test.ts',
      'catalogue/**/*.test.ts',
      'scripts/**/*.test.ts',
    ]);
const components = onPostgres ? [] : globSync('web/src/**/*.test.tsx');

/** A module that a file replaces or loads again must be neither loaded before nor left to the next file. */
const replaces = (file: string): boolean => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));
const replacing = files.filter(replaces);
const replacingComponents = components.filter(replaces);

/** The surroundings of component tests. */
const onPage = { environment: 'happy-dom', setupFiles: ['web/src/testing/component-setup.ts'] };

export default defineConfig({
  test: {
    // Limits that end a test which hangs. They are not a measure of speed: a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    pool: 'forks',
    // One more than processors: files that wait (for a restart, a turn, another process) leave theirs to others. Two more
    // gained nothing: the processors were busy for 96 % of that run.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['scripts/testing/draws.ts'],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/testing/count-reporter.ts'],
    coverage: {
      include: ['{math,contracts,server,web}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/migrations/**'],
      reporter: ['text-summary'],
      reportsDirectory: '.cache/coverage/one-run',
    },
    projects: [
      {
        extends: true,
        // Modules are loaded once a worker, not once a file: tests leave nothing behind in a module.
        test: { name: 'shared', include: files, exclude: [...configDefaults.exclude, ...replacing], isolate: false },
        resolve: {
          alias: [{ find: /^@node-rs\/argon2$/, replacement: resolve('server/src/testing/quick-argon2.ts') }],
        },
      },
      { extends: true, test: { name: 'apart', include: replacing } },
      {
        extends: true,
        test: {
          ...onPage,
          name: 'components',
          include: components,
          exclude: [...configDefaults.exclude, ...replacingComponents],
          isolate: false,
        },
      },
      { extends: true, test: { ...onPage, name: 'components apart', include: replacingComponents } },
    ],
  },
});
