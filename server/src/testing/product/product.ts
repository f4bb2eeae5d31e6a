import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';

const mainFile = resolve(import.meta.dirname, '../../main.mjs');
/** Ends the wait for a server that hangs; it is not a measure of speed. */
const longestStartMs = 180_000;
const ticksPerSecond = 100;

export interface ProductOptions {
  readonly dataDir: string;
  /** The program; default: the one of this repository. */
  readonly mainFile?: string;
  readonly databaseUrl?: string | undefined;
  /** Default: a free one. A product that is started again needs the same. */
  readonly port?: number;
  readonly demo?: boolean;
  /** Is given each line of the log. */
  readonly onLog?: (line: string) => void;
  /** Further environment variables. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The product as a process of its own, as `npm start` starts it. */
export interface RunningProduct {
  readonly url: string;
  readonly pid: number;
  /** From spawning to the first answered request, in milliseconds. */
  readonly startMs: number;
  /** CPU time that the whole process has used, in milliseconds; read from /proc, so on Linux alone. */
  cpuMs(): number;
  /** Memory that the whole process has in use, in bytes; read from /proc, so on Linux alone. */
  memoryBytes(): number;
  /** kill -9 */
  kill(): Promise<void>;
  /** SIGTERM: resolves with the exit code when the process has ended. */
  terminate(): Promise<number | null>;
}

/** Starts the server and waits until it answers. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, [options.mainFile ?? mainFile], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: options.dataDir,
      DEMO: options.demo ? 'on' : 'off',
      LOG_LEVEL: 'error',
      // Drivers send faster than people.
      LIMIT_CALLS: 'off',
      DATABASE_URL: options.databaseUrl,
      ...options.variables,
    },
    stdio: ['ignore', options.onLog ? 'pipe' : 'ignore', 'pipe'],
  });
  if (options.onLog && server.stdout) createInterface({ input: server.stdout }).on('line', options.onLog);
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said = (said + text).slice(-2000);
  });
  const exited = once(server, 'exit') as Promise<[number | null]>;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    server.kill(signal);
    const [code] = await exited;
    return code;
  };
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode} while it started: ${said}`);
    if (performance.now() - began > longestStartMs) {
      await end('SIGKILL');
      throw new Error('the server did not answer in time');
    }
    await wait(20);
  }
  return {
    url,
    pid: server.pid ?? 0,
    startMs: performance.now() - began,
    cpuMs: () => readCpuMs(server.pid ?? 0),
    memoryBytes: () => readMemoryBytes(server.pid ?? 0),
    async kill() {
      await end('SIGKILL');
    },
    terminate: () => end('SIGTERM'),
  };
}

/** Starts it as an operator does: again when it ended since its database could not be reached. */
export async function startAgain(options: ProductOptions, tries = 5): Promise<RunningProduct> {
  try {
    return await startProduct(options);
  } catch (error) {
    if (tries <= 1) throw error;
    return startAgain(options, tries - 1);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/mm/health/`).catch(() => null);
  return answer?.ok === true;
}

function readMemoryBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

export function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
