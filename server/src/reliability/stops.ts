import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { composeResponse, openBusyClass, sendResponse } from '../testing/classes/busy-class.ts';
import { driveLoad, readJournal } from '../testing/product/load-driver.ts';
import { findFreePort } from '../testing/free-port.ts';
import { startProduct } from '../testing/product/product.ts';
import { judge, readStoredIds, type Findings, type Place } from './oracle.ts';

interface StopOptions {
  readonly place: Place;
  readonly stops: number;
  readonly clients: number;
  readonly seed: number;
}

interface StopReport {
  readonly acknowledged: number;
  /** Responses that were stored although their request was never answered: requests cut in the middle. */
  readonly cut: readonly string[];
  readonly exitCodes: readonly (number | null)[];
  /** From each SIGTERM to the end of the process, sorted. */
  readonly drainMs: readonly number[];
  /** From each start to the first answer, sorted. */
  readonly readyMs: readonly number[];
  readonly findings: Findings;
}

/**
 * SIGTERM under load on the only node. Learners stop at the first request that fails, and the database is read before
 * the next start: whatever it holds was answered, so no request was cut in the middle.
 */
export async function stopUnderLoad({ place, stops, clients, seed }: StopOptions): Promise<StopReport> {
  const chance = drawDemoChance(seed);
  const options = { ...place, port: await findFreePort() };
  const journal = join(place.dataDir, 'journal');
  const report = {
    cut: [] as string[],
    exitCodes: [] as (number | null)[],
    drainMs: [] as number[],
    readyMs: [] as number[],
  };
  let product = await startProduct(options);
  const busy = await openBusyClass([product.url], clients);
  let storedIds: string[] = [];
  try {
    for (let n = 0; n < stops; n += 1) {
      const ending = new AbortController();
      const load = driveLoad({
        clients,
        journal,
        next: (client) => (ending.signal.aborted ? undefined : composeResponse(busy, client, chance)),
        signal: ending.signal,
        async send(sent) {
          try {
            return await sendResponse(busy, sent);
          } catch (error) {
            ending.abort();
            throw error;
          }
        },
      });
      await wait(200 + chance() * 400);
      const began = performance.now();
      report.exitCodes.push(await product.terminate());
      report.drainMs.push(performance.now() - began);
      ending.abort();
      await load;
      storedIds = await readStoredIds(place);
      const { acknowledged } = await readJournal(journal);
      report.cut.push(...storedIds.filter((id) => !acknowledged.has(id)));
      product = await startProduct(options);
      report.readyMs.push(product.startMs);
    }
    const contents = await readJournal(journal);
    return {
      ...report,
      drainMs: report.drainMs.toSorted((a, b) => a - b),
      readyMs: report.readyMs.toSorted((a, b) => a - b),
      acknowledged: contents.acknowledged.size,
      findings: await judge(busy, contents, storedIds),
    };
  } finally {
    busy.close();
    await product.kill();
  }
}

interface RollingReport {
  readonly acknowledged: number;
  /** Requests that failed although the other node was there to take them. */
  readonly failures: number;
  readonly exitCodes: readonly (number | null)[];
  readonly findings: Findings;
}

/** SIGTERM under load on one of two nodes in turn, each started again before the next one goes. */
export async function stopNodesInTurn({ place, stops, clients, seed }: StopOptions): Promise<RollingReport> {
  const chance = drawDemoChance(seed);
  const journal = join(place.dataDir, 'journal');
  const ports = [await findFreePort(), await findFreePort()];
  const nodes = await Promise.all(ports.map((port) => startProduct({ ...place, port })));
  const busy = await openBusyClass(
    nodes.map(({ url }) => url),
    clients,
  );
  const ending = new AbortController();
  const exitCodes: (number | null)[] = [];
  const load = driveLoad({
    clients,
    journal,
    next: (client) => (ending.signal.aborted ? undefined : composeResponse(busy, client, chance)),
    send: (sent) => sendResponse(busy, sent),
  });
  try {
    for (let n = 0; n < stops; n += 1) {
      await wait(200 + chance() * 400);
      const turn = n % nodes.length;
      const port = ports[turn];
      exitCodes.push((await nodes[turn]?.terminate()) ?? null);
      if (port !== undefined) nodes[turn] = await startProduct({ ...place, port });
    }
    ending.abort();
    const { failures } = await load;
    const contents = await readJournal(journal);
    const storedIds = await readStoredIds(place);
    return {
      acknowledged: contents.acknowledged.size,
      failures,
      exitCodes,
      findings: await judge(busy, contents, storedIds),
    };
  } finally {
    ending.abort();
    busy.close();
    await Promise.all(nodes.map((node) => node.kill()));
  }
}
