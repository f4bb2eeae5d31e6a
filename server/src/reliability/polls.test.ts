import { getPoll } from '@lemma/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { started } from '../testing/started.ts';
import { hallChoices, openHall, untilAllSee } from '../testing/polls/poll-hall.ts';
import { findFreePort } from '../testing/free-port.ts';
import { startProduct, type RunningProduct } from '../testing/product/product.ts';

const voterCount = 40;

let place: TestPlace;
beforeEach(async () => {
  place = await prepareTestPlace(started);
});
afterEach(() => place.remove());

it('[RL10] [RL11] loses no acknowledged vote when a node is killed while a hall answers, and every phone comes back', async () => {
  const port = await findFreePort();
  const products: RunningProduct[] = [await startProduct({ ...place, port })];
  // On Postgres two nodes share the hall; the embedded database has one, which is started again.
  if (place.databaseUrl !== undefined) products.push(await startProduct(place));
  const hall = await openHall(
    products.map(({ url }) => url),
    voterCount,
  );
  try {
    await untilAllSee(hall.voters, ({ question }) => question?.phase === 'open');
    const votes = hall.voters.map((voter, index) => voter.vote(1, hallChoices[index % hallChoices.length] ?? 'A'));
    await Promise.race(votes);
    await products[0]?.kill();
    if (products.length === 1) products[0] = await startProduct({ ...place, port });
    await Promise.all(votes);
    const { current } = await hall.teacher.call(getPoll, { params: hall.ids });
    expect(current?.answered).toBe(voterCount);
    expect(current?.groups.map(({ count }) => count)).toEqual([10, 10, 10, 10]);
    // Changes after the kill reach everybody, also those whose node is gone.
    await hall.reveal();
    await untilAllSee(hall.voters, ({ question }) => question?.results?.answered === voterCount);
    expect(new Set(hall.voters.map(({ seen }) => seen.version)).size).toBe(1);
  } finally {
    hall.close();
    for (const [index, product] of products.entries()) {
      if (index > 0 || products.length === 1) await product.terminate();
    }
  }
});
