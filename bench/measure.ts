import { databaseCpuMs } from './database-cpu.ts';

export interface Measured {
  readonly name: string;
  readonly 'per second': number;
  readonly 'p50 ms': number;
  readonly 'p95 ms': number;
  readonly 'p99 ms': number;
  /** CPU of the whole server process, all threads, and of PostgreSQL where it runs beside it, for one request. */
  readonly 'CPU ms each': number;
  readonly 'of it PostgreSQL': number;
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** So many calls warm a server up, where there is time for them: compiled code is several times as fast. */
const warmUpCalls = 10_000;

/**
 * Runs `work` from all clients in parallel, each as fast as it is answered, for BENCH_SECONDS (default 8). Before, it
 * runs for half as long to warm up, and up to twice as long until there were enough calls: on a busy machine a few
 * seconds hold too few of them.
 */
export async function measure<Client>(
  name: string,
  { server, clients }: { server: { cpuMs(): number }; clients: readonly Client[] },
  work: (client: Client) => Promise<unknown>,
): Promise<Measured> {
  const warmedUp = await runFor(clients, seconds * 500, work);
  await runFor(clients, seconds * 1500, work, warmUpCalls - warmedUp.length);
  const [cpuBefore, databaseBefore] = [server.cpuMs(), databaseCpuMs()];
  const began = performance.now();
  const times = (await runFor(clients, seconds * 1000, work)).sort((a, b) => a - b);
  const elapsed = performance.now() - began;
  const database = databaseCpuMs() - databaseBefore;
  return {
    name,
    'per second': round((times.length * 1000) / elapsed, 0),
    'p50 ms': round(quantile(times, 0.5)),
    'p95 ms': round(quantile(times, 0.95)),
    'p99 ms': round(quantile(times, 0.99)),
    'CPU ms each': round((server.cpuMs() - cpuBefore + database) / times.length, 3),
    'of it PostgreSQL': round(database / times.length, 3),
  };
}

async function runFor<Client>(
  clients: readonly Client[],
  milliseconds: number,
  work: (client: Client) => Promise<unknown>,
  mostCalls = Infinity,
): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end && times.length < mostCalls) {
        const began = performance.now();
        await work(client);
        times.push(performance.now() - began);
      }
    }),
  );
  return times;
}
