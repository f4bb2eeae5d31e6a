import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBusyClass, type BusyClass } from '../testing/classes/busy-class.ts';
import { startFaultProxy, type FaultProxy } from '../testing/product/fault-proxy.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { cutTheWire } from './cuts.ts';

/** The short form; `npm run bench -- cuts` runs the full count. */
const cuts = 100;

let app: TestApp;
let proxy: FaultProxy;
let busy: BusyClass;
beforeAll(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = await startFaultProxy({ port: Number(new URL(address).port) });
  busy = await openBusyClass([`http://127.0.0.1:${proxy.port}`], 1);
});
afterAll(async () => {
  busy.close();
  await proxy.close();
  await app.close();
});

it(`keeps each response once and refuses other answers under its id, with the wire cut ${cuts} times [RL6]`, async () => {
  const report = await cutTheWire(busy, proxy, cuts, Date.now());
  expect(report).toMatchObject({ notOnce: [], misjudged: [], overwritten: [] });
  expect(report.broken).toBeGreaterThan(cuts / 2);
});
