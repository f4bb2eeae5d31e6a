import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, openBusyClass, sendResponse } from '../testing/classes/busy-class.ts';
import { driveLoad, readJournal } from '../testing/product/load-driver.ts';
import { startProduct } from '../testing/product/product.ts';
import { judge, readStoredIds, type Findings, type Place } from './oracle.ts';

interface StrikeOptions {
  readonly place: Place;
  readonly strikes: number;
  readonly clients: number;
  /** Of the answers and of the moments between strikes. */
  readonly seed: number;
  /** Ends the database without order, and resolves when it takes connections again. */
  readonly strike: (number: number) => Promise<void>;
}

interface StrikeReport {
  readonly acknowledged: number;
  /** Sendings whose answer did not come, or was a refusal. */
  readonly failures: number;
  readonly findings: Findings;
  /** From each return of the database to the next answer that counts, sorted. */
  readonly backMs: readonly number[];
}

/**
 * The database ends without order at random moments while learners hand in answers as fast as they are marked. The server
 * is never started again: it has to find its way back by itself. Afterwards everything is compared with the journal.
 */
export async function strikeUnderLoad({ place, strikes, clients, seed, strike }: StrikeOptions): Promise<StrikeReport> {
  const chance = drawDemoChance(seed);
  const product = await startProduct(place);
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
  const more = async (answers: number): Promise<void> => {
    const enough = traffic.acknowledged + answers;
    while (traffic.acknowledged < enough) await wait(1);
  };
  const backMs: number[] = [];
  try {
    for (let n = 0; n < strikes; n += 1) {
      await more(chance() * 100);
      await strike(n);
      const returned = performance.now();
      await more(1);
      backMs.push(performance.now() - returned);
    }
    ending.abort();
    const { failures } = await load;
    const contents = await readJournal(journal);
    const findings = await judge(busy, contents, await readStoredIds(place));
    return { acknowledged: contents.acknowledged.size, failures, findings, backMs: backMs.toSorted((a, b) => a - b) };
  } finally {
    ending.abort();
    busy.close();
    await product.kill();
  }
}
