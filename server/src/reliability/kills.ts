import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, openBusyClass, sendResponse } from '../testing/busy-class.ts';
import { driveLoad, readJournal } from '../testing/load-driver.ts';
import { findFreePort, startProduct } from '../testing/product.ts';
import { judge, readStoredIds, type Findings, type Place } from './oracle.ts';

interface KillOptions {
  readonly place: Place;
  readonly kills: number;
  readonly clients: number;
  /** Of the answers and of the moments between kills. */
  readonly seed: number;
}

interface KillReport {
  readonly sent: number;
  readonly acknowledged: number;
  /** Sendings whose answer did not come. */
  readonly failures: number;
  readonly findings: Findings;
  /** From each start after a kill to the first answer, sorted. */
  readonly readyMs: readonly number[];
}

/**
 * kill -9 of the server at random moments while learners hand in answers as fast as they are marked, each answer again
 * until it is acknowledged; after the last kill everything is compared with the learners' journal.
 */
export async function killUnderLoad({ place, kills, clients, seed }: KillOptions): Promise<KillReport> {
  const chance = drawDemoChance(seed);
  const options = { ...place, port: await findFreePort() };
  let product = await startProduct(options);
  const busy = await openBusyClass([product.url], clients);
  const journal = join(place.dataDir, 'journal');
  const ending = new AbortController();
  const traffic = { acknowledged: 0 };
  const load = driveLoad({
    clients,
    journal,
    signal: ending.signal,
    next: (client) => composeResponse(busy, client, chance),
    async send(sent) {
      const answer = await sendResponse(busy, sent);
      traffic.acknowledged += 1;
      return answer;
    },
  });
  const readyMs: number[] = [];
  try {
    for (let n = 0; n < kills; n += 1) {
      const enough = traffic.acknowledged + chance() * 100;
      while (traffic.acknowledged < enough) await wait(1);
      await wait(chance() * 50);
      await product.kill();
      product = await startProduct(options);
      readyMs.push(product.startMs);
    }
    await product.kill();
    ending.abort();
    const { failures } = await load;
    const storedIds = await readStoredIds(place);
    product = await startProduct(options);
    const contents = await readJournal(journal);
    return {
      sent: contents.sent.size,
      acknowledged: contents.acknowledged.size,
      failures,
      findings: await judge(busy, contents, storedIds),
      readyMs: readyMs.toSorted((a, b) => a - b),
    };
  } finally {
    ending.abort();
    busy.close();
    await product.kill();
  }
}
