import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, openBusyClass, sendResponse } from '../testing/classes/busy-class.ts';
import { driveLoad, readJournal } from '../testing/product/load-driver.ts';
import { findFreePort } from '../testing/free-port.ts';
import { startAgain, startProduct } from '../testing/product/product.ts';
import { watchChores } from './chores.ts';
import { judge, readStoredIds, type Findings, type Place } from './oracle.ts';

interface KillOptions {
  readonly place: Place;
  readonly kills: number;
  readonly clients: number;
  /** Whether each life goes past a checkpoint, a vacuum and a snapshot before it ends. */
  readonly chores?: boolean;
  /** Called after each kill. */
  readonly onKill?: (figures: { readonly kills: number; readonly acknowledged: number }) => void;
  /** Ends the run before all kills are done, where time is short. */
  readonly untilMs?: number;
  /** Of the answers and of the moments between kills. */
  readonly seed: number;
}

interface KillReport {
  readonly kills: number;
  /** Kills before which all chores were done; on a machine with too much to do a backup may be given up. */
  readonly livesPastChores: number;
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
export async function killUnderLoad(wanted: KillOptions): Promise<KillReport> {
  const { place, kills, clients, seed, untilMs = Infinity } = wanted;
  const chance = drawDemoChance(seed);
  const chores = wanted.chores ? watchChores(place) : undefined;
  const options = { ...place, ...chores?.options, port: await findFreePort() };
  let product = await startProduct(options);
  const busy = await openBusyClass([product.url], clients);
  const journal = join(place.dataDir, 'journal');
  const ending = new AbortController();
  const traffic = { acknowledged: 0, isSlow: false };
  const load = driveLoad({
    clients,
    journal,
    signal: ending.signal,
    next: (client) => composeResponse(busy, client, chance),
    async send(sent) {
      // A server that lives through its chores answers a class; one that is killed, all that it can.
      if (traffic.isSlow) await wait(300);
      const answer = await sendResponse(busy, sent);
      traffic.acknowledged += 1;
      return answer;
    },
  });
  const readyMs: number[] = [];
  let livesPastChores = 0;
  try {
    for (let n = 0; n < kills && Date.now() < untilMs; n += 1) {
      traffic.isSlow = true;
      if (
        (await chores?.pass().then(
          () => true,
          () => false,
        )) ??
        true
      )
        livesPastChores += 1;
      traffic.isSlow = false;
      const enough = traffic.acknowledged + chance() * 100;
      while (traffic.acknowledged < enough) await wait(1);
      await wait(chance() * 50);
      await product.kill();
      product = await startAgain(options);
      readyMs.push(product.startMs);
      wanted.onKill?.({ kills: readyMs.length, acknowledged: traffic.acknowledged });
    }
    await product.kill();
    ending.abort();
    const { failures } = await load;
    const storedIds = await readStoredIds(place);
    product = await startAgain(options);
    const contents = await readJournal(journal);
    return {
      kills: readyMs.length,
      livesPastChores,
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
