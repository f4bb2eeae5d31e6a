import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './e2e/browser.ts';

const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/start-server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A starved machine can stall a browser for seconds; a test that needed its second try is listed as flaky.
  retries: 1,
  reporter: [['list'], ['./scripts/count-reporter.ts']],
  use: {
    launchOptions: { executablePath, args: browserFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
