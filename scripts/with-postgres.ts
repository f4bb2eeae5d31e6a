import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NoPgBouncerError, startPgBouncer, type PgBouncer } from './testing/pgbouncer.ts';
import { NoPostgresError, startPostgresCluster } from './testing/postgres-cluster.ts';

/*
 * node scripts/with-postgres.ts [--no-fsync] [--pgbouncer] COMMAND [ARGUMENT...]
 * Runs a command with a throw-away Postgres server, whose address it finds in TEST_DATABASE_URL and DATABASE_URL, and
 * with a PgBouncer before it, whose address is in TEST_POOLER_URL and DATABASE_POOLER_URL.
 * Ends with the command's exit code; 3 when this machine has no Postgres programs, 0 when it has no PgBouncer.
 */

const options = new Set<string>();
const given = process.argv.slice(2);
while (given[0] === '--no-fsync' || given[0] === '--pgbouncer') options.add(given.shift() ?? '');
const [program, ...args] = given;

async function run(command: string): Promise<number> {
  const cluster = await startPostgresCluster({ fsync: !options.has('--no-fsync') });
  let pooler: PgBouncer | undefined;
  try {
    if (options.has('--pgbouncer')) pooler = await startPgBouncer(cluster.url);
    const pooled = pooler ? { TEST_POOLER_URL: pooler.url, DATABASE_POOLER_URL: pooler.url } : {};
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TEST_DATABASE_URL: cluster.url, DATABASE_URL: cluster.url, ...pooled },
    });
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    // The command ends by the signal, and only then the server that it uses.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    const [code] = await exited;
    return code ?? 1;
  } finally {
    await pooler?.stop();
    await cluster.stop();
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof NoPgBouncerError) return 0;
  return error instanceof NoPostgresError ? 3 : 1;
}

if (program === undefined) {
  console.error('Which command? node scripts/with-postgres.ts COMMAND [ARGUMENT...]');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = exitCodeOf(error);
  }
}
