import { getHealth } from '@lemma/contracts';
import { openBusyClass, type BusyLearner } from '../server/src/testing/busy-class.ts';
import { createHttpClient, type HttpClient } from '../server/src/testing/http-client.ts';
import { prepareAttacks, submitAnswer } from './attacks.ts';
import { fillHall, stuffBallots } from './ballots.ts';
import { onEachDatabase, withProduct } from './databases.ts';
import { quantile } from './measure.ts';
import { twoRoots } from './speed.ts';

/*
 * `attack`: eight learners answer every half second while somebody sends as much as one connection pool can of what
 * costs most. Each row also shows the figures measured without an attack just before. Then votes of one client with
 * many identities, and those of a hall behind one address. All of it takes about four minutes on both databases.
 */

const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);

/** Prints p95 of honest answers and of `/health/` before and during each attack, and their ratio. */
export async function benchAttack(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const ballots: Record<string, string | number>[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const busy = await openBusyClass([server.url], 9, twoRoots);
      const [hog, ...honest] = busy.learners;
      if (!hog) throw new Error('nobody has joined');
      const monitor = createHttpClient(server.url);
      const attacks = await prepareAttacks(server.url, hog, seconds * 2000);
      await observe(honest, monitor);
      for (const [attack, flood] of Object.entries(attacks)) {
        const before = await observe(honest, monitor);
        const stop = flood();
        const during = await observe(honest, monitor);
        await stop();
        rows.push({
          database: name,
          attack,
          'p95 before': round(before.answers),
          'p95 during': round(during.answers),
          ratio: round(during.answers / before.answers),
          'health before': round(before.health),
          'health during': round(during.health),
        });
      }
      ballots.push({ database: name, votes: 'of one client', ...(await stuffBallots(server.url, 300)) });
      ballots.push({ database: name, votes: 'of a hall', ...(await fillHall(server.url, 600)) });
      monitor.close();
      busy.close();
    }),
  );
  console.table(rows);
  console.table(ballots);
}

/** p95 in milliseconds of answers, each learner one every half second, and of calls of `/health/`. */
async function observe(
  honest: readonly BusyLearner[],
  monitor: HttpClient,
): Promise<{ answers: number; health: number }> {
  const end = performance.now() + seconds * 1000;
  const timed = async (times: number[], every: number, work: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + every - performance.now())));
    }
  };
  const [answers, health]: [number[], number[]] = [[], []];
  await Promise.all([
    ...honest.map((learner, k) => timed(answers, 500, () => submitAnswer(learner, `(2x+${k})(x+1)`))),
    timed(health, 100, () => monitor.call(getHealth, {})),
  ]);
  const p95 = (times: number[]): number =>
    quantile(
      times.sort((a, b) => a - b),
      0.95,
    );
  return { answers: p95(answers), health: p95(health) };
}

const round = (value: number): number => Number(value.toFixed(2));
