import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { getHealth } from '@lemma/contracts';
import { openBusyClass, type BusyClass, type BusyLearner } from '../../server/src/testing/classes/busy-class.ts';
import { createHttpClient, type HttpClient } from '../../server/src/testing/http-client.ts';
import type { RunningProduct } from '../../server/src/testing/product/product.ts';
import { submitAnswer } from './attacks.ts';
import type { Order, Report } from './attacker.ts';
import { fillHall, stuffBallots } from './ballots.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { quantile } from '../measure.ts';
import { twoRoots } from '../speed/speed.ts';

/*
 * `attack`: a class of 24 answers twice a second each while another process sends as much as one connection pool can of
 * what costs most; a connection that was refused waits a tenth of a second, since mere calls are another matter. Each attack is measured in rounds, without it and then under it, and its line is printed as soon as it is
 * known. The product runs as it is shipped, with its limits for each person and address. On both databases it takes less
 * than five minutes. Other programs that use the processors make all the times longer.
 */

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const wantedRounds = Number(process.env['BENCH_COUNT'] ?? 3);
/** Part of the name of the attacks to measure; default: all. */
const wantedAttack = process.env['BENCH_ATTACK'] ?? '';
/** On each database; attacks that come later have one round, unless some were chosen. */
const roundsUntilMs = wantedAttack === '' ? 100_000 : Infinity;
const [honestCount, hogCount] = [24, 3];
const goals = { ratio: 1.1, health: 50 };

/** Prints p95 of honest answers and of `/health/` before and under each attack, and the ratio of the two. */
export function benchAttack(): Promise<void> {
  return onEachDatabase(({ name, place }) => withProduct(place, (server) => attackAll(name, server), asShipped));
}

const asShipped = { LIMIT_CALLS: 'on', LOG_LEVEL: 'silent' };

async function attackAll(database: string, server: RunningProduct): Promise<void> {
  const began = performance.now();
  const busy = await openBusyClass([server.url], honestCount + hogCount, twoRoots);
  const honest = busy.learners.slice(hogCount);
  const monitor = createHttpClient(server.url);
  const attacker = await startAttacker(server.url, busy);
  const look = () => observe(server, honest, monitor);
  // The first answers find a server that is still cold.
  await look();
  for (const attack of attacker.attacks.filter((name) => name.includes(wantedAttack))) {
    const rounds = performance.now() - began < roundsUntilMs ? wantedRounds : 1;
    console.log(`${database}, ${attack}: ${await measureAttack(attack, { attacker, rounds, look })}`);
  }
  attacker.close();
  monitor.close();
  busy.close();
}

/** `ballots`: votes of one client with many identities, and those of a hall behind one address. */
export function benchBallots(): Promise<void> {
  return onEachDatabase(({ name, place }) =>
    withProduct(place, async ({ url }) => {
      console.log(`${name}, votes of one client:`, await stuffBallots(url, 300));
      console.log(`${name}, votes of a hall:`, await fillHall(url, 600));
    }),
  );
}

interface Observed {
  readonly answers: readonly number[];
  readonly health: readonly number[];
  /** Processor time of the server for each second, in milliseconds. */
  readonly cpu: number;
}

async function measureAttack(
  attack: string,
  { attacker, rounds, look }: { attacker: Attacker; rounds: number; look: () => Promise<Observed> },
): Promise<string> {
  const [before, under]: [Observed[], Observed[]] = [[], []];
  const outcomes: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    before.push(await look());
    await attacker.tell({ begin: attack });
    under.push(await look());
    const report = await attacker.tell({ end: true });
    if (!('outcomes' in report)) throw new Error('the attacker did not tell what it was answered');
    for (const [outcome, count] of Object.entries(report.outcomes)) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    }
  }
  // Of all rounds together: one alone has too few answers for its slowest twentieth to mean anything.
  const pooled = (looks: readonly Observed[], what: 'answers' | 'health', share: number) =>
    p(
      looks.flatMap((one) => one[what]),
      share,
    );
  const ratioOf = (share: number) => pooled(under, 'answers', share) / pooled(before, 'answers', share);
  const health = pooled(under, 'health', 0.95);
  const ratio = ratioOf(0.95);
  const cpu = (looks: readonly Observed[]) => round(median(looks.map((one) => one.cpu)));
  return [
    `answers p95 ${round(pooled(before, 'answers', 0.95))} → ${round(pooled(under, 'answers', 0.95))} ms`,
    `ratio ${round(ratio)} (of p50 ${round(ratioOf(0.5))})`,
    `health p95 ${round(pooled(before, 'health', 0.95))} → ${round(health)} ms`,
    `processor ${cpu(before)} → ${cpu(under)} ms/s`,
    `${rounds} rounds, the attacker was answered ${JSON.stringify(outcomes)}`,
    ratio <= goals.ratio && health <= goals.health ? 'held' : 'MISSED',
  ].join('; ');
}

type Attacker = Awaited<ReturnType<typeof startAttacker>>;

async function startAttacker(url: string, { learners, teacher, classId, taskId }: BusyClass) {
  const child = fork(resolve(import.meta.dirname, 'attacker.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const tell = async (order: Order): Promise<Report> => {
    const answered = once(child, 'message') as Promise<[Report]>;
    child.send(order);
    const [report] = await answered;
    return report;
  };
  const hogs = learners.slice(0, hogCount).map(({ client, ...hog }) => ({ ...hog, cookies: client.cookies() }));
  const taken = { cookies: teacher.cookies(), classId, taskId };
  const ready = await tell({ prepare: { url, hogs, taken } });
  return { attacks: 'attacks' in ready ? ready.attacks : [], tell, close: () => child.disconnect() };
}

/** Answers, each learner one every half second, and calls of `/health/`, timed. */
async function observe(server: RunningProduct, honest: readonly BusyLearner[], monitor: HttpClient): Promise<Observed> {
  const began = performance.now();
  const cpuBefore = server.cpuMs();
  const end = began + seconds * 1000;
  const timed = async (times: number[], every: number, work: () => Promise<unknown>): Promise<void> => {
    // Not all of them at the same moment.
    await new Promise((next) => setTimeout(next, Math.random() * every));
    while (performance.now() < end) {
      const sent = performance.now();
      await work();
      times.push(performance.now() - sent);
      await new Promise((next) => setTimeout(next, Math.max(0, sent + every - performance.now())));
    }
  };
  const [answers, health]: [number[], number[]] = [[], []];
  await Promise.all([
    ...honest.map((learner, k) => timed(answers, 500, () => submitAnswer(learner, `(2x+${k})(x+1)`))),
    timed(health, 50, () => monitor.call(getHealth, {})),
  ]);
  return { answers, health, cpu: ((server.cpuMs() - cpuBefore) * 1000) / (performance.now() - began) };
}

const p = (times: readonly number[] = [], share: number): number =>
  quantile(
    times.toSorted((a, b) => a - b),
    share,
  );
const median = (values: readonly number[]): number => p(values, 0.5);
const round = (value: number): number => Number(value.toFixed(value < 10 ? 2 : 0));
