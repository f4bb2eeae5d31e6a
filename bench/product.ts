import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const ticksPerSecond = 100;

/** The product as a process of its own, started as `npm start` starts it. */
export interface RunningProduct {
  readonly url: string;
  /** From spawning to the first answered request, in milliseconds. */
  readonly startMs: number;
  /** CPU time that the whole process has used, in milliseconds; read from /proc, so on Linux alone. */
  cpuMs(): number;
  stop(): Promise<void>;
}

interface StartOptions {
  readonly port: number;
  readonly dataDir?: string;
  readonly databaseUrl?: string;
  readonly demo?: boolean;
}

/** Starts the server and waits until it answers. Without `dataDir` a new folder is used and removed again. */
export async function startProduct(options: StartOptions): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'lemma-bench-'));
  const url = `http://localhost:${options.port}`;
  const began = performance.now();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(options.port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: options.demo ? 'on' : 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: options.databaseUrl ?? '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!options.databaseUrl) delete process.env.DATABASE_URL;
  await untilHealthy(url, server);
  return {
    url,
    startMs: performance.now() - began,
    cpuMs: () => readCpuMs(server.pid ?? 0),
    async stop() {
      const ended = new Promise((resolveEnd) => server.once('exit', resolveEnd));
      server.kill('SIGTERM');
      await ended;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended while it started');
    const answer = await fetch(`${url}/api/mm/health/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 20));
  }
}

function readCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
