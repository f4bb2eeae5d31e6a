import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { getHealth } from '@lemma/contracts';
import { openBusyClass, type BusyLearner } from '../server/src/testing/busy-class.ts';
import { createHttpClient, type HttpClient } from '../server/src/testing/http-client.ts';
import type { RunningProduct } from '../server/src/testing/product.ts';
import { submitAnswer } from './attacks.ts';
import type { Order, Report } from './attacker.ts';
import { fillHall, stuffBallots } from './ballots.ts';
import { onEachDatabase, withProduct } from './databases.ts';
import { quantile } from './measure.ts';
import { twoRoots } from './speed.ts';

/*
 * `attack`: eight learners answer every half second while another process sends as much as one connection pool can of
 * what costs most. Each attack is measured in rounds, each without it and then under it, and each line is printed as soon
 * as it is known: ratios within one round say something on a busy machine, times say little. Then votes of one client
 * with many identities, and those of a hall behind one address. Both databases take less than five minutes.
 */

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const wantedRounds = Number(process.env['BENCH_COUNT'] ?? 3);
/** On each database; attacks that come later have one round. */
const roundsUntilMs = 95_000;
const goals = { ratio: 1.1, health: 50 };

/** Prints p95 of honest answers and of `/health/` before and under each attack, and the ratio of their rounds. */
export function benchAttack(): Promise<void> {
  comeFirst();
  return onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const began = performance.now();
      const busy = await openBusyClass([server.url], 9, twoRoots);
      const [hog, ...honest] = busy.learners;
      if (!hog) throw new Error('nobody has joined');
      const monitor = createHttpClient(server.url);
      const attacker = await startAttacker(server.url, hog);
      const look = () => observe(server, honest, monitor);
      // The first answers find a server that is still cold.
      await look();
      for (const attack of attacker.attacks) {
        const rounds = performance.now() - began < roundsUntilMs ? wantedRounds : 1;
        console.log(`${name}, ${attack}: ${await measureAttack(attack, { attacker, rounds, look })}`);
      }
      attacker.close();
      console.log(`${name}, votes of one client:`, await stuffBallots(server.url, 300));
      console.log(`${name}, votes of a hall:`, await fillHall(server.url, 600));
      monitor.close();
      busy.close();
    }),
  );
}

/** What else the machine does must not stand in the figures; without the right to that they are as they are. */
function comeFirst(): void {
  try {
    setPriority(-10);
  } catch {
    console.log('not run before other programs of this machine: ratios vary with what those do');
  }
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
  const ratioOf = (share: number) =>
    median(before.map((one, at) => p(under[at]?.answers, share) / p(one.answers, share)));
  const middle = (looks: readonly Observed[], what: 'answers' | 'health', share: number) =>
    round(median(looks.map((one) => p(one[what], share))));
  const health = middle(under, 'health', 0.95);
  const ratio = ratioOf(0.95);
  return [
    `answers p95 ${middle(before, 'answers', 0.95)} → ${middle(under, 'answers', 0.95)} ms`,
    `ratio ${round(ratio)} (of p50 ${round(ratioOf(0.5))})`,
    `health p95 ${middle(before, 'health', 0.95)} → ${health} ms`,
    `processor ${round(median(before.map(({ cpu }) => cpu)))} → ${round(median(under.map(({ cpu }) => cpu)))} ms/s`,
    `${rounds} rounds, attacker was answered ${JSON.stringify(outcomes)}`,
    ratio <= goals.ratio && health <= goals.health ? 'held' : 'MISSED',
  ].join('; ');
}

type Attacker = Awaited<ReturnType<typeof startAttacker>>;

async function startAttacker(url: string, { client, ...hog }: BusyLearner) {
  const child = fork(resolve(import.meta.dirname, 'attacker.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const tell = async (order: Order): Promise<Report> => {
    const answered = once(child, 'message') as Promise<[Report]>;
    child.send(order);
    const [report] = await answered;
    return report;
  };
  const ready = await tell({ prepare: { url, hog, cookies: client.cookies() } });
  return { attacks: 'attacks' in ready ? ready.attacks : [], tell, close: () => child.disconnect() };
}

/** Answers, each learner one every half second, and calls of `/health/`, timed. */
async function observe(server: RunningProduct, honest: readonly BusyLearner[], monitor: HttpClient): Promise<Observed> {
  const began = performance.now();
  const cpuBefore = server.cpuMs();
  const end = began + seconds * 1000;
  const timed = async (times: number[], every: number, work: () => Promise<unknown>): Promise<void> => {
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
