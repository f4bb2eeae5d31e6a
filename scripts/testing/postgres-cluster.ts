import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresProgram } from '../../server/src/core/db/backup/postgres-programs.ts';
import { findFreePort } from '../../server/src/testing/free-port.ts';

/** Ways in which it can end without order: one of its sessions, all of it, or all of it by its own hand. */
export const blows = ['session', 'server', 'immediate stop'] as const;
export type Blow = (typeof blows)[number];

export interface PostgresCluster {
  /** Address of its database `postgres`, as a superuser. */
  url: string;
  /** That of now: another one after a blow. */
  readonly process: ChildProcess;
  /** Ends it so, on Linux, and resolves when it takes connections again. */
  strike(blow: Blow): Promise<void>;
  /** Ends it in order and removes its files. */
  stop(): Promise<void>;
}

/** This machine has no programs of PostgreSQL. */
export class NoPostgresError extends Error {
  override name = 'NoPostgresError';
}

/**
 * Starts a new Postgres server with whatever programs the machine has, in a folder of its own and on a free port. It
 * writes to the disk as a server in use does, unless `fsync` is false. As root it runs under another account, since
 * Postgres refuses to run as root.
 */
export async function startPostgresCluster(options: { fsync?: boolean } = {}): Promise<PostgresCluster> {
  const initdb = findPostgresProgram('initdb');
  const postgres = findPostgresProgram('postgres');
  const isReady = findPostgresProgram('pg_isready');
  if (!initdb || !postgres || !isReady) {
    throw new NoPostgresError(
      'The programs of PostgreSQL (initdb, postgres, pg_isready) were not found. Debian, Ubuntu: apt install postgresql',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'lemma-postgres-'));
  const account = findAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const runOptions = { cwd: folder, ...account, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };
  try {
    const flags = ['--username=lemma', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    // Letters beyond ASCII are letters, with capitals, as on servers in use.
    if (process.platform === 'linux') flags.push('--lc-ctype=C.UTF-8');
    await finish(spawn(initdb, ['--pgdata', data, ...flags], runOptions));
    const port = await findFreePort();
    const url = `postgres://lemma@127.0.0.1:${port}/postgres`;
    const launch = async (): Promise<ChildProcess> => {
      const started = spawn(postgres, ['-D', data, '-p', String(port), ...settings(folder, options)], runOptions);
      await waitUntilReady(started, isReady, url);
      return started;
    };
    let server = await launch();
    return {
      url,
      get process() {
        return server;
      },
      async strike(blow) {
        if (blow === 'session') {
          killOneSession(server);
          return waitUntilReady(server, isReady, url);
        }
        const exited = once(server, 'exit');
        server.kill(blow === 'server' ? 'SIGKILL' : 'SIGQUIT');
        await exited;
        server = await untilStarted(launch);
      },
      stop: () => stop(server, folder),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function settings(folder: string, options: { fsync?: boolean }): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: process.platform === 'win32' ? '' : folder,
    max_connections: '200',
    fsync: options.fsync === false ? 'off' : 'on',
    synchronous_commit: 'on',
    log_min_messages: 'fatal',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** kill -9 of one process that serves a connection: Postgres ends all others and recovers by itself. */
function killOneSession({ pid = 0 }: ChildProcess): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const session = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(' 127.0.0.1('));
  if (session !== undefined) process.kill(Number(session), 'SIGKILL');
}

/** A server that was killed leaves sessions for a moment, and the next one does not start beside them. */
async function untilStarted(launch: () => Promise<ChildProcess>, tries = 100): Promise<ChildProcess> {
  try {
    return await launch();
  } catch (error) {
    if (tries <= 1) throw error;
    await wait(50);
    return untilStarted(launch, tries - 1);
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const exited = once(server, 'exit');
    // SIGINT asks for a fast shutdown: sessions are ended, the data is closed in order.
    server.kill('SIGINT');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}

export function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('Postgres does not run as root, and this machine has neither an account postgres nor nobody.');
}

async function finish(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed: ${said.trim()}`);
}

async function waitUntilReady(server: ChildProcess, isReady: string, url: string): Promise<void> {
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  server.stdout?.resume();
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt;) {
    if (server.exitCode !== null) throw new Error(`Postgres ended immediately: ${said.trim()}`);
    const [code] = (await once(spawn(isReady, ['--quiet', '--dbname', url]), 'exit')) as [number | null];
    if (code === 0) return;
    await wait(50);
  }
  server.kill('SIGKILL');
  throw new Error(`Postgres did not start within 30 s: ${said.trim()}`);
}
