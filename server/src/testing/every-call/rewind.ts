import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TestApp, TestClient } from '../test-app.ts';
import { rowsOf } from '../../core/db/rows.ts';

const kept = 'kept_state';

const tableRow = z.object({ name: z.string(), columns: z.string() });
type Table = z.output<typeof tableRow>;

const noteTouched = `create function ${kept}.note_touched() returns trigger language plpgsql as
  $$ begin insert into ${kept}.touched values (TG_TABLE_NAME); return null; end $$`;

const noteTouchedOn = (
  name: string,
) => `create trigger note_touched after insert or update or delete on public."${name}"
  for each statement execute function ${kept}.note_touched()`;

/**
 * Only tables that a statement touched are filled again; neither triggers nor keys are looked at meanwhile. A function,
 * since the database then reads its hundred statements once, not at every call.
 */
function restoreTouched(tables: readonly Table[]): string {
  const cases = tables.map(
    ({ name, columns }) => `if '${name}' = any(names) then
      delete from public."${name}";
      insert into public."${name}" (${columns}) select ${columns} from ${kept}."${name}";
    end if;`,
  );
  return `create function ${kept}.restore() returns void language plpgsql set session_replication_role = replica as
  $$ declare names text[]; begin
    select array_agg(distinct name) into names from ${kept}.touched;
    ${cases.join(' ')}
    delete from ${kept}.touched;
  end $$`;
}

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
  const tables = await rowsOf(
    db,
    tableRow,
    sql`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name order by table_name`,
  );
  await db.execute(sql.raw(`drop schema if exists ${kept} cascade`));
  await db.execute(sql.raw(`create schema ${kept}`));
  for (const { name, columns } of tables) {
    await db.execute(sql.raw(`create table ${kept}."${name}" as select ${columns} from public."${name}"`));
  }
  await db.execute(sql.raw(`create table ${kept}.touched (name text not null)`));
  await db.execute(sql.raw(noteTouched));
  for (const { name } of tables) await db.execute(sql.raw(noteTouchedOn(name)));
  await db.execute(sql.raw(restoreTouched(tables)));
  const jars = clients.map(({ cookies }) => new Map(cookies));
  return async () => {
    await app.services.background.settle();
    await db.execute(sql.raw(`select ${kept}.restore()`));
    for (const [at, { cookies }] of clients.entries()) {
      cookies.clear();
      for (const [name, value] of jars[at] ?? []) cookies.set(name, value);
    }
  };
}
