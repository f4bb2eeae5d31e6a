import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../server/src/testing/free-port.ts';
import { findAccount } from './postgres-cluster.ts';

export interface PgBouncer {
  /** Address of the database `postgres` through it; every other database has the same one but for its name. */
  readonly url: string;
  stop(): Promise<void>;
}

/** This machine has no PgBouncer. */
export class NoPgBouncerError extends Error {
  override name = 'NoPgBouncerError';
}

const waitMs = 10_000;
/** Debian keeps it among the programs of administrators, which are not on everybody's path. */
const debians = '/usr/sbin/pgbouncer';

/** Starts a PgBouncer in transaction mode before a throw-away Postgres server. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const server = new URL(serverUrl);
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'lemma-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 500
server_idle_timeout = 2
`,
  );
  const account = findAccount();
  if (account) for (const path of [folder, settings]) chownSync(path, account.uid, account.gid);
  const program = spawn(existsSync(debians) ? debians : 'pgbouncer', [settings], {
    cwd: folder,
    ...account,
    stdio: 'ignore',
  });
  const failure = once(program, 'error').then(([error]) => error as NodeJS.ErrnoException);
  const url = `postgres://${server.username}@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    if (program.exitCode === null && program.signalCode === null && program.pid !== undefined) {
      const exited = once(program, 'exit');
      program.kill('SIGTERM');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const error = await Promise.race([failure, untilReady(url)]);
  if (error === undefined) return { url, stop };
  await stop();
  if (error.code === 'ENOENT')
    throw new NoPgBouncerError('PgBouncer was not found. Debian, Ubuntu: apt install pgbouncer');
  throw error;
}

async function untilReady(url: string): Promise<undefined> {
  for (const end = Date.now() + waitMs; ; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return undefined;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
