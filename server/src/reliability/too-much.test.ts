import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, openBusyClass, sendResponse, type SentResponse } from '../testing/classes/busy-class.ts';
import { HttpAnswerError } from '../testing/http-client.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const learners = 12;
const eachSends = 10;

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

it('refuses what is too much with 503 and the seconds to wait, keeps what it acknowledged, and takes the rest later [RL13] [RL5]', async () => {
  const busy = await openBusyClass([url], learners);
  const { pool } = app.services.database;
  const patience = pool.options.connectionTimeoutMillis;
  const chance = drawDemoChance(13);
  const sent = Array.from({ length: learners * eachSends }, (_, at) => composeResponse(busy, at % learners, chance));
  const acknowledged = new Map<string, string>();
  const refusals: unknown[] = [];
  const send = async (one: SentResponse): Promise<void> => {
    try {
      const { response } = await sendResponse(busy, one);
      const first = acknowledged.get(one.id) ?? JSON.stringify(response);
      acknowledged.set(one.id, first);
      expect({ again: JSON.stringify(response), score: response.verdict?.score }).toEqual({
        again: first,
        score: one.score,
      });
    } catch (error) {
      if (!(error instanceof HttpAnswerError)) throw error;
      refusals.push({ status: error.status, waits: Number(error.retryAfter) > 0 });
    }
  };

  // The database has no turn for anybody, as under far more load than it can serve, and then for some.
  const holders = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 50;
  const flood = Promise.all(sent.map(send));
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(learners);
  for (const holder of holders) holder.release();
  pool.options.connectionTimeoutMillis = patience;
  await flood;
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ status: 503, waits: true })]),
  );
  expect(acknowledged.size).toBe(sent.length - refusals.length);
  expect(acknowledged.size).toBeGreaterThan(0);

  refusals.length = 0;
  await Promise.all(sent.map(send));
  expect({ refusals, acknowledged: acknowledged.size }).toEqual({ refusals: [], acknowledged: sent.length });
  const counts = (await busy.readScores()).map(({ responseCount }) => responseCount);
  expect(counts).toEqual(Array.from({ length: learners }, () => eachSends));
  busy.close();
});
