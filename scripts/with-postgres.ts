import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NoPostgresError, startPostgresCluster } from './testing/postgres-cluster.ts';

/*
 * node scripts/with-postgres.ts [--no-fsync] COMMAND [ARGUMENT...]
 * Runs a command with a throw-away Postgres server, whose address it finds in TEST_DATABASE_URL and DATABASE_URL.
 * Ends with the command's exit code; 3 when this machine has no Postgres programs.
 */

const given = process.argv.slice(2);
const fsync = given[0] !== '--no-fsync';
const [program, ...args] = fsync ? given : given.slice(1);

async function run(command: string): Promise<number> {
  const cluster = await startPostgresCluster({ fsync });
  try {
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TEST_DATABASE_URL: cluster.url, DATABASE_URL: cluster.url },
    });
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    // The command ends by the signal, and only then the server that it uses.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
    const [code] = await exited;
    return code ?? 1;
  } finally {
    await cluster.stop();
  }
}

if (program === undefined) {
  console.error('Which command? node scripts/with-postgres.ts COMMAND [ARGUMENT...]');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(program);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof NoPostgresError ? 3 : 1;
  }
}
