import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Snapshot } from '../open-database.ts';
import { readContents } from '../embedded/snapshots.ts';
import { dataPaths } from '../embedded/paths.ts';
import { describePostgres } from '../postgres/postgres.ts';
import { syncFolder } from './archive.ts';
import { findPostgresProgram } from './postgres-programs.ts';
import { ArchiveError } from './tar.ts';
import { queryRows } from '../rows.ts';

const manifestSchema = z.object({
  format: z.literal('lemma-postgres'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.string(),
  schema: z.number().int(),
  counts: z.record(z.string(), z.number().int()),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** PostgreSQL's own programs are needed for a backup of a Postgres database, and this machine has none. */
export class ProgramMissingError extends Error {
  override name = 'ProgramMissingError';

  constructor(program: string) {
    super(
      `The program ${program} of PostgreSQL was not found on this machine. Install PostgreSQL's client programs ` +
        '(Debian, Ubuntu: apt install postgresql-client), or back the database up where it runs.',
    );
  }
}

/**
 * Dumps the database with pg_dump into the backups folder, with a manifest beside it. The dump and the counts come
 * from one point in time, while the service runs.
 */
export async function dumpPostgres(
  dataDir: string,
  url: string,
  pool: Pick<pg.Pool, 'connect'>,
  now: Date = new Date(),
): Promise<Snapshot> {
  const program = requireProgram('pg_dump');
  const folder = dataPaths(dataDir).backups;
  await mkdir(folder, { recursive: true });
  const createdAt = now.toISOString();
  const file = join(folder, `lemma-${createdAt.replace(/[:.]/g, '-')}-manual.dump`);
  const draft = `${file}.part`;
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const [exported] = await queryRows(
      client,
      z.object({ snapshot: z.string() }),
      'SELECT pg_export_snapshot() AS snapshot',
    );
    const snapshot = exported?.snapshot ?? '';
    await run(program, ['--format=custom', '--no-owner', '--no-acl', `--snapshot=${snapshot}`, `--file=${draft}`], url);
    const contents = await readContents(client);
    await client.query('COMMIT');
    await syncFile(draft);
    const { size: bytes } = await stat(draft);
    const manifest = { format: 'lemma-postgres', formatVersion: 1, createdAt, ...contents, bytes };
    const text = JSON.stringify({ ...manifest, sha256: await hashFile(draft) }, undefined, 2);
    await writeFile(manifestOf(file), `${text}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
    await syncFolder(folder);
    return { file, bytes, createdAt };
  } finally {
    client.release(true);
    await rm(draft, { force: true });
  }
}

/**
 * Puts a dump in the place of everything in the database, in one transaction: afterwards the database holds either all
 * of the dump or what it held before. Throws ArchiveError when the file is cut, altered or foreign, and Error when a
 * server still uses the database.
 */
export async function restorePostgres(url: string, file: string): Promise<z.infer<typeof manifestSchema>> {
  const restore = requireProgram('pg_restore');
  const psql = requireProgram('psql');
  const manifest = await checkDump(file);
  await refuseWhenInUse(url);
  const script = `${file}.${process.pid}.sql`;
  try {
    await run(restore, ['--no-owner', '--no-acl', `--file=${script}`, file], undefined);
    await run(
      psql,
      [
        '--no-psqlrc',
        '--quiet',
        '--single-transaction',
        '--set=ON_ERROR_STOP=1',
        `--output=${devNull()}`,
        '--command=DROP SCHEMA IF EXISTS drizzle CASCADE',
        '--command=DROP SCHEMA public CASCADE',
        '--command=CREATE SCHEMA public',
        `--file=${script}`,
      ],
      url,
    );
  } finally {
    await rm(script, { force: true });
  }
  return manifest;
}

async function checkDump(file: string): Promise<z.infer<typeof manifestSchema>> {
  const text = await readFile(manifestOf(file), 'utf8').catch(() => {
    throw new ArchiveError(`${manifestOf(file)} is missing: it belongs to the dump and is kept beside it.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new ArchiveError(`${manifestOf(file)} does not describe a backup of Lemma.`);
  if ((await stat(file)).size !== parsed.data.bytes || (await hashFile(file)) !== parsed.data.sha256) {
    throw new ArchiveError(`${file} is cut or altered: it is not what its manifest says.`);
  }
  return parsed.data;
}

async function countNodes(client: pg.Client): Promise<number> {
  const [others] = await queryRows(
    client,
    z.object({ count: z.number() }),
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'lemma' AND pid <> pg_backend_pid()`,
  );
  return others?.count ?? 0;
}

async function refuseWhenInUse(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let count = await countNodes(client);
    // The server notices a little later that a node has been stopped.
    for (let tries = 0; count > 0 && tries < 10; tries += 1) {
      await wait(200);
      count = await countNodes(client);
    }
    if (count > 0) {
      throw new Error(
        `Lemma is running on ${describePostgres(url)} (${count} connections). Stop every node, then restore.`,
      );
    }
  } finally {
    await client.end();
  }
}

function requireProgram(name: string): string {
  const program = findPostgresProgram(name);
  if (!program) throw new ProgramMissingError(name);
  return program;
}

/** Runs a program to its end. The address goes through the environment: arguments can be read by every user. */
async function run(program: string, args: string[], url: string | undefined): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(url === undefined ? {} : connectionVariables(url)) },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim() || `exit code ${code}`}`);
}

function connectionVariables(url: string): Record<string, string> {
  const parsed = new URL(url);
  const sslMode = parsed.searchParams.get('sslmode');
  return {
    PGHOST: parsed.searchParams.get('host') ?? (decodeURIComponent(parsed.hostname) || 'localhost'),
    PGPORT: parsed.port || '5432',
    PGDATABASE: decodeURIComponent(parsed.pathname.slice(1)),
    ...(parsed.username ? { PGUSER: decodeURIComponent(parsed.username) } : {}),
    ...(parsed.password ? { PGPASSWORD: decodeURIComponent(parsed.password) } : {}),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(file));
}

function manifestOf(file: string): string {
  return `${file}.json`;
}

function devNull(): string {
  return process.platform === 'win32' ? 'NUL' : '/dev/null';
}
