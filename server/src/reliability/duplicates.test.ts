import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { started } from '../testing/started.ts';
import { openBusyClass } from '../testing/classes/busy-class.ts';
import { startProduct, type RunningProduct } from '../testing/product/product.ts';
import { deliverTwice } from './duplicates.ts';

/** The short form; `npm run bench -- duplicates` runs the full count. */
const deliveries = 400;

let place: TestPlace;
let products: RunningProduct[];
beforeEach(async () => {
  place = await prepareTestPlace(started);
  products = [await startProduct(place)];
  if (place.databaseUrl) products.push(await startProduct(place));
});
afterEach(async () => {
  for (const product of products) await product.kill();
  await place.remove();
});

it('counts each response once and answers it alike, however often and in whatever order it comes, on every node [RL7]', async () => {
  const busy = await openBusyClass(
    products.map(({ url }) => url),
    4,
  );
  const { changed, miscounted, ...counts } = await deliverTwice(busy, deliveries, Date.now());
  busy.close();
  expect({ changed, miscounted }).toEqual({ changed: [], miscounted: [] });
  expect(counts.deliveries).toBeGreaterThan(counts.messages * 2);
});
