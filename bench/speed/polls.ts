import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { getPoll, setPollTimer } from '@lemma/contracts';
import { startProduct, type RunningProduct } from '../../server/src/testing/product/product.ts';
import { hallChoices, openHall, untilAllSee, type Hall } from '../../server/src/testing/polls/poll-hall.ts';
import { onEachDatabase } from '../databases.ts';

const count = Number(process.env['BENCH_COUNT'] ?? 2000);
const answerWithinMs = 5000;

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/**
 * `polls`: a hall that follows one poll and answers within five seconds, on one node and on two, with the events that reach
 * it meanwhile; then what the fan-out alone costs, beside socket.io doing the same.
 */
export async function benchPolls(): Promise<void> {
  const rows: object[] = [];
  await onEachDatabase(async ({ name, place }) => {
    for (const nodes of name === 'embedded' ? [1] : [1, 2]) {
      const products: RunningProduct[] = [];
      for (let node = 0; node < nodes; node += 1) products.push(await startProduct(place));
      try {
        rows.push({ database: name, nodes, ...(await measureHall(products)) });
      } finally {
        for (const product of products) await product.terminate();
      }
    }
  });
  console.table(rows);
  console.table([await measureFanOut('lemma'), await measureFanOut('socket.io')]);
}

async function measureHall(products: readonly RunningProduct[]) {
  const memory = () => products.reduce((sum, product) => sum + product.memoryBytes(), 0);
  const before = memory();
  const hall = await openHall(
    products.map(({ url }) => url),
    count,
  );
  try {
    await untilAllSee(hall.voters, ({ question }) => question?.phase === 'open');
    const perClient = (memory() - before) / count / 1024;
    const idle: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) idle.push(await timeEvent(hall, turn + 1));
    const votes = Promise.all(
      hall.voters.map(async (voter, index) => {
        await wait(Math.random() * answerWithinMs);
        return voter.vote(1, hallChoices[index % hallChoices.length] ?? 'A');
      }),
    );
    // Other failures are reported first.
    votes.catch(() => undefined);
    const loaded: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await wait(answerWithinMs / 5);
      loaded.push(await timeEvent(hall, 100 + turn));
    }
    const answered = await votes;
    const times = answered.map(({ ms }) => ms).sort((a, b) => a - b);
    const { current } = await hall.teacher.call(getPoll, { params: hall.ids });
    return {
      voters: count,
      counted: current?.answered ?? 0,
      'sent again': answered.filter(({ tries }) => tries > 1).length,
      'ack p50 ms': at(times, 0.5),
      'ack p95 ms': at(times, 0.95),
      'ack last ms': at(times, 1),
      'event to last, idle ms': Math.round(idle.sort((a, b) => a - b)[Math.floor(idle.length / 2)] ?? 0),
      'event to last, voting ms': Math.round(Math.max(...loaded)),
      'KB a client': Math.round(perClient),
    };
  } finally {
    hall.close();
  }
}

/** From the lecturer's command to the last screen that shows it, without the command's own answer. */
async function timeEvent(hall: Hall, minutes: number): Promise<number> {
  const closesAt = new Date(Date.UTC(2099, 0, 1, 0, minutes)).toISOString();
  const began = performance.now();
  await Promise.all([
    hall.teacher.call(setPollTimer, { params: hall.ids, body: { round: 1, closesAt } }),
    untilAllSee(hall.voters, ({ question }) => question?.closesAt === closesAt),
  ]);
  return Math.max(...hall.voters.map(({ seen }) => seen.at)) - began;
}

const events = 100;

/** The same states to as many clients, by the product's own streams and by socket.io, each in a process of its own. */
async function measureFanOut(kind: 'lemma' | 'socket.io') {
  const server = spawn(
    process.execPath,
    [new URL('fan-out-server.ts', import.meta.url).pathname, kind, String(events)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const clients = spawn(
    process.execPath,
    [new URL('fan-out-clients.ts', import.meta.url).pathname, kind, String(port), String(count), String(events)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  await once(clients, 'message');
  const finished = once(clients, 'message');
  server.send('go');
  const [{ cpuMs }] = (await once(server, 'message')) as [{ cpuMs: number }];
  const [{ received, lastMs }] = (await finished) as [{ received: number; lastMs: number }];
  clients.kill('SIGKILL');
  server.kill('SIGKILL');
  return {
    server: kind,
    clients: count,
    events,
    received,
    'CPU ms an event': Number((cpuMs / events).toFixed(2)),
    'last client ms (median)': Number(lastMs.toFixed(1)),
  };
}
