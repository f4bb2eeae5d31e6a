import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { started } from '../testing/started.ts';
import { nothingWrong } from './oracle.ts';
import { stopNodesInTurn, stopUnderLoad } from './stops.ts';

/** The short form; `npm run bench -- stops` runs the full count. */
const stops = 2;

let place: TestPlace;
beforeEach(async () => {
  place = await prepareTestPlace(started);
});
afterEach(() => place.remove());

it('answers every request that it has begun when it is stopped under load, and ends with 0 [RL22]', async () => {
  const report = await stopUnderLoad({ place, stops, clients: 32, seed: Date.now() });
  expect(report).toMatchObject({ cut: [], exitCodes: [0, 0], findings: nothingWrong });
  expect(report.acknowledged).toBeGreaterThan(stops * 10);
});

it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'fails no request when two nodes are stopped in turn under load [RL22]',
  async () => {
    const report = await stopNodesInTurn({ place, stops, clients: 32, seed: Date.now() });
    expect(report).toMatchObject({ failures: 0, exitCodes: [0, 0], findings: nothingWrong });
    expect(report.acknowledged).toBeGreaterThan(stops * 10);
  },
);
