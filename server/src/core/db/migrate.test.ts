import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase, migrationsFolder, newestKnownSchema, readSchemaVersion } from './migrate.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { copyFirstMigration } from './test-folder.ts';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-migrate-'));
  database = await openTestDatabase({ migrations: await copyFirstMigration(folder) });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Migrates to the newest schema over a connection that is lost at its nth statement; false when it was. */
async function migrateUntil(statement: number): Promise<boolean> {
  const client = await database.pool.connect();
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let asked = 0;
  client.query = ((...parameters: unknown[]) => {
    asked += 1;
    if (asked === statement) (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
    return query(...parameters);
  }) as typeof client.query;
  try {
    return (await migrateDatabase(client, migrationsFolder)) > 0;
  } catch {
    return false;
  } finally {
    client.release(true);
  }
}

async function selectColumns(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'
     order by table_name, column_name`,
  );
  return rows;
}

it('[RL18] an upgrade leaves the old schema whole wherever its connection is lost, and brings the new one when it is asked again', async () => {
  const [old, columns] = [await readSchemaVersion(database.pool), await selectColumns()];
  let cuts = 0;
  for (let statement = 2; !(await migrateUntil(statement)); statement = Math.ceil(statement * 1.5)) {
    cuts += 1;
    expect(await readSchemaVersion(database.pool), `cut at statement ${statement}`).toBe(old);
    expect(await selectColumns()).toEqual(columns);
  }
  expect(cuts).toBeGreaterThan(5);
  expect(await readSchemaVersion(database.pool)).toBe(await newestKnownSchema());
});
