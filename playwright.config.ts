import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './e2e/browser.ts';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/start-server.ts',
  fullyParallel: true,
  // One more than processors: tests wait for clocks, networks that are cut, and other processes.
  workers: availableParallelism() + 1,
  // Limits that end a test which hangs; a busy machine must not fail one.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  // The second try shows whether a failure is steady; more of them than `e2e/second-tries.ts` allows fail the run.
  retries: 1,
  reporter: [['list'], ['./scripts/testing/count-reporter.ts']],
  use: {
    launchOptions: { executablePath, args: browserFlags },
    screenshot: 'only-on-failure',
    // Recording all tests would cost a quarter more of the processors.
    trace: 'on-first-retry',
  },
});
