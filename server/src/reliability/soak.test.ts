import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { started } from '../testing/started.ts';
import { startProduct, type RunningProduct } from '../testing/product/product.ts';
import { soak } from './soak.ts';

let place: TestPlace;
let product: RunningProduct;
beforeEach(async () => {
  place = await prepareTestPlace(started);
  product = await startProduct(place);
});
afterEach(async () => {
  await product.kill();
  await place.remove();
});

/** The short form; `npm run bench -- soak` runs the full count. What a server holds is read from /proc. */
describe.skipIf(process.platform !== 'linux')('a server that answers for long [RL15]', () => {
  it('keeps no file, connection or pipe of the answers that it gave, and counts each of them', async () => {
    const { tenths, miscounted, responses } = await soak({ product, learners: 8, responses: 800, seed: 15 });
    expect({ responses, miscounted }).toEqual({ responses: 800, miscounted: [] });
    const [, warm] = tenths;
    expect(tenths.at(-1)?.handles).toBeLessThanOrEqual((warm?.handles ?? 0) + 10);
  });
});
