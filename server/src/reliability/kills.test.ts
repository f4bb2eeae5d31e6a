import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { started } from '../testing/started.ts';
import { killUnderLoad } from './kills.ts';
import { killInLesson } from './lesson.ts';
import { nothingWrong } from './oracle.ts';

/** The short form; `npm run bench -- kills` runs the full count and compares the times with their goals. */
const kills = 4;

let place: TestPlace;
beforeEach(async () => {
  place = await prepareTestPlace(started);
});
afterEach(() => place.remove());

it(`loses nothing acknowledged and counts nothing twice when it is killed ${kills} times under load [RL1] [RL2]`, async () => {
  const report = await killUnderLoad({ place, kills, clients: 32, seed: Date.now() });
  expect(report.findings).toEqual(nothingWrong);
  expect(report.acknowledged).toBeGreaterThan(kills * 5);
  expect(report.failures).toBeGreaterThan(0);
});

it('loses nothing of a class of 50 that sits a test while it is killed, and begins no attempt twice [RL1] [RL2]', async () => {
  const report = await killInLesson({ place, learnerCount: 50, kills: 2, seed: Date.now() });
  const { failures, ...wrong } = report;
  expect(wrong).toEqual({ begunTwice: [], lostOrDoubled: [], misjudged: [], notHandedIn: [] });
  expect(failures).toBeGreaterThan(0);
});
