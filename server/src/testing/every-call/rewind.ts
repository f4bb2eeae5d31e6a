import { sql } from 'drizzle-orm';
import type { TestApp, TestClient } from '../test-app.ts';

const kept = 'kept_state';

/** Puts a database and browsers back to where they were. */
export interface Rewind {
  (): Promise<void>;
}

/**
 * Copies every table, and the cookies of these browsers; the function that comes back puts all of it back. The server
 * needs no restart: what it keeps in memory never changes.
 */
export async function keepState(
  app: Pick<TestApp, 'database' | 'services'>,
  clients: readonly TestClient[],
): Promise<Rewind> {
  const { db } = app.database;
  const found = await db.execute(sql`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name order by table_name`);
  const tables = found.rows as { name: string; columns: string }[];
  await db.execute(sql.raw(`drop schema if exists ${kept} cascade`));
  await db.execute(sql.raw(`create schema ${kept}`));
  for (const { name, columns } of tables) {
    await db.execute(sql.raw(`create table ${kept}."${name}" as select ${columns} from public."${name}"`));
  }
  const back = tables.map(
    ({ name, columns }) =>
      `delete from public."${name}"; insert into public."${name}" (${columns}) select ${columns} from ${kept}."${name}";`,
  );
  const script = `do $$ begin set local session_replication_role = replica; ${back.join(' ')} end $$`;
  const jars = clients.map(({ cookies }) => new Map(cookies));
  return async () => {
    await app.services.background.settle();
    await db.execute(sql.raw(script));
    for (const [at, { cookies }] of clients.entries()) {
      cookies.clear();
      for (const [name, value] of jars[at] ?? []) cookies.set(name, value);
    }
  };
}
