import { prepareTestPlace } from '../../server/src/core/db/test-database.ts';
import { cutTheWire } from '../../server/src/reliability/cuts.ts';
import { withClusterOfItsOwn } from '../../scripts/testing/cluster-place.ts';
import { blows } from '../../scripts/testing/postgres-cluster.ts';
import { strikeUnderLoad } from '../../server/src/reliability/database-kills.ts';
import { deliverTwice } from '../../server/src/reliability/duplicates.ts';
import { killUnderLoad } from '../../server/src/reliability/kills.ts';
import { rushAtEnd } from '../../server/src/reliability/last-seconds.ts';
import type { Findings } from '../../server/src/reliability/oracle.ts';
import { cutStreams } from '../../server/src/reliability/stream-cuts.ts';
import { stopNodesInTurn, stopUnderLoad } from '../../server/src/reliability/stops.ts';
import { soak, type Tenth } from '../../server/src/reliability/soak.ts';
import { openBusyClass } from '../../server/src/testing/classes/busy-class.ts';
import { startFaultProxy } from '../../server/src/testing/product/fault-proxy.ts';
import { startProduct, type RunningProduct } from '../../server/src/testing/product/product.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { quantile } from '../measure.ts';
import { seed, tell } from '../tell.ts';

const clients = 32;
const countOr = (count: number) => Number(process.env['BENCH_COUNT'] ?? count);
const milliseconds = (sorted: readonly number[]) =>
  `p50 ${quantile(sorted, 0.5).toFixed(0)}, p95 ${quantile(sorted, 0.95).toFixed(0)}, most ${(sorted.at(-1) ?? 0).toFixed(0)}`;

const wrongs = (findings: Findings): Record<keyof Findings, readonly unknown[]> => ({ ...findings });

/** A long run says how far it is. */
const onKill = (figures: { readonly kills: number }) => {
  if (figures.kills % 10 === 0) console.log(new Date().toISOString(), figures);
};

/** `kills`: RL1 and RL2; BENCH_MINUTES ends the run on each database earlier. */
export function benchKills(): Promise<void> {
  const wanted = countOr(500);
  return onEachDatabase(async ({ name, place }) => {
    const untilMs = Date.now() + Number(process.env['BENCH_MINUTES'] ?? Infinity) * 60_000;
    const options = { place, kills: wanted, clients, seed, chores: true, untilMs, onKill };
    const { kills, findings, readyMs, ...figures } = await killUnderLoad(options);
    tell(`${kills} kills, ${name}`, { ...figures, 'ready ms': milliseconds(readyMs) }, wrongs(findings));
  });
}

/** `database-kills`: RL3, on a Postgres server of its own; each way in turn. */
export async function benchDatabaseKills(): Promise<void> {
  const strikes = countOr(200);
  await withClusterOfItsOwn({}, async ({ cluster, place }) => {
    const strike = async (number: number): Promise<void> => {
      onKill({ kills: number });
      await cluster.strike(blows[number % blows.length] ?? 'server');
    };
    const { findings, backMs, ...figures } = await strikeUnderLoad({ place, strikes, clients, seed, strike });
    tell(`${strikes} kills of Postgres`, { ...figures, 'back ms': milliseconds(backMs) }, wrongs(findings));
  });
}

/** `stops`: RL22. */
export function benchStops(): Promise<void> {
  const stops = countOr(100);
  return onEachDatabase(async ({ name, place }) => {
    const one = await stopUnderLoad({ place, stops, clients, seed });
    tell(
      `${stops} stops of the only node, ${name}`,
      {
        acknowledged: one.acknowledged,
        'drain ms': milliseconds(one.drainMs),
        'ready ms': milliseconds(one.readyMs),
      },
      { ...wrongs(one.findings), cut: one.cut, exitCodes: one.exitCodes.filter((code) => code !== 0) },
    );
    if (name === 'embedded') return;
    // In a database of its own: the judge takes every response that is stored for one of this run.
    const own = await prepareTestPlace();
    const inTurn = stopNodesInTurn({ place: own, stops, clients, seed });
    const { acknowledged, failures, exitCodes, findings } = await inTurn.finally(() => own.remove());
    tell(
      `${stops} stops of one of two nodes, ${name}`,
      { acknowledged, failures },
      {
        ...wrongs(findings),
        failures: Array.from({ length: failures }),
        exitCodes: exitCodes.filter((code) => code !== 0),
      },
    );
  });
}

/** `cuts`: RL6. */
export function benchCuts(): Promise<void> {
  const cuts = countOr(10_000);
  return onEachDatabase(({ name, place }) =>
    withProduct(place, async (product) => {
      const proxy = await startFaultProxy({ port: Number(new URL(product.url).port) });
      const busy = await openBusyClass([`http://127.0.0.1:${proxy.port}`], 1);
      const { broken, ...wrong } = await cutTheWire(busy, proxy, cuts, seed);
      tell(`${cuts} cuts, ${name}`, { broken }, wrong);
      busy.close();
      await proxy.close();
    }),
  );
}

/** `duplicates`: RL7; over two nodes where the database is one for several. */
export function benchDuplicates(): Promise<void> {
  const deliveries = countOr(100_000);
  return onEachDatabase(async ({ name, place }) => {
    const products: RunningProduct[] = [await startProduct(place)];
    if (place.databaseUrl !== undefined) products.push(await startProduct(place));
    try {
      const busy = await openBusyClass(
        products.map(({ url }) => url),
        clients,
      );
      const { changed, miscounted, ...figures } = await deliverTwice(busy, deliveries, seed);
      tell(`${deliveries} deliveries, ${products.length} nodes, ${name}`, figures, { changed, miscounted });
      busy.close();
    } finally {
      for (const product of products) await product.terminate();
    }
  });
}

const onCut = (figures: { readonly cuts: number }) => {
  if (figures.cuts % 10 === 0) console.log(new Date().toISOString(), figures);
};

/** `stream-cuts`: RL11; BENCH_CLIENTS is how many follow. */
export function benchStreamCuts(): Promise<void> {
  const cuts = countOr(100);
  const voters = Number(process.env['BENCH_CLIENTS'] ?? 2000);
  return onEachDatabase(({ name, place }) =>
    withProduct(place, async ({ url }) => {
      const { findings, caughtUpMs, ...figures } = await cutStreams({ url, clients: voters, cuts, seed, onCut });
      const shown = { ...figures, 'caught up after ms': milliseconds(caughtUpMs) };
      tell(`${cuts} cuts of ${voters} streams, ${name}`, shown, { ...findings });
    }),
  );
}

/** `last-seconds`: RL14; so many learners with ten answers each. */
export function benchLastSeconds(): Promise<void> {
  const learners = countOr(500);
  return onEachDatabase(({ name, place }) =>
    withProduct(place, async ({ url }) => {
      const options = { url, learners, questions: 10, seconds: 5, seed };
      const { findings, acknowledgedMs, ...figures } = await rushAtEnd(options);
      const shown = { ...figures, 'acknowledged after ms': milliseconds(acknowledgedMs) };
      tell(`${learners} learners in the last five seconds, ${name}`, shown, { ...findings });
    }),
  );
}

/** `soak`: RL15; memory after the second tenth and at the end, open handles, and p95 of the first and the last tenth. */
export function benchSoak(): Promise<void> {
  const wanted = countOr(1_000_000);
  return onEachDatabase(({ name, place }) =>
    withProduct(place, async (product) => {
      const onTenth = (tenth: Tenth) => console.log(new Date().toISOString(), tenth);
      const options = { product, learners: clients, responses: wanted, seed, onTenth };
      const { tenths, responses, miscounted } = await soak(options);
      const [first, warm] = tenths;
      const last = tenths.at(-1);
      const grown = { memoryMb: [warm?.memoryMb, last?.memoryMb], handles: [warm?.handles, last?.handles] };
      tell(`${responses} responses, ${name}`, { ...grown, p95Ms: [first?.p95Ms, last?.p95Ms] }, { miscounted });
    }),
  );
}
