import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { started } from '../testing/started.ts';
import { deliverPayments } from './payment-deliveries.ts';

/** The short form; `npm run bench -- payments` delivers 10,000. */
const deliveries = 300;

let place: TestPlace;
beforeEach(async () => {
  place = await prepareTestPlace(started);
});
afterEach(() => place.remove());

it('entitles once for every paid payment and never for a forged one, whatever the order, doubles and kills [M09]', async () => {
  const { taken, refused, forgedTaken, killed, payments, ...wrong } = await deliverPayments({
    place,
    deliveries,
    kills: 1,
    seed: Date.now(),
  });
  expect({ ...wrong, failures: 0 }).toEqual({ failures: 0, wrongStates: [], wrongPlaces: [], ledger: [] });
  expect([taken + refused, forgedTaken, killed]).toEqual([deliveries, 0, 1]);
  expect(Math.min(refused, payments)).toBeGreaterThan(10);
});
