import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { cutStreams } from './stream-cuts.ts';

/** The short form; `npm run bench -- stream-cuts` runs the full count. */
const [clients, cuts] = [20, 4];

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
});
afterEach(() => app.close());

it('shows everybody what changed while their stream was cut, as whom they were, with their vote counted once [RL11]', async () => {
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const report = await cutStreams({ url, clients, cuts, seed: Date.now() });
  expect(report.findings).toEqual({ missed: [], notCut: [], changed: [], miscounted: [] });
  expect(report.reopened).toBeGreaterThanOrEqual(clients * cuts);
});
