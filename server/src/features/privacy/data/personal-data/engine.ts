import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../core/db/open-database.ts';
import * as tables from '../../../../core/db/tables/index.ts';
import { personalData } from './declarations.ts';
import { emptyAccount } from './erase-steps.ts';
import type { Erasure, EraseRule, Exported, MergeRule, Merging, PersonalData, TableName } from './rules.ts';

const tableNames = Object.keys(personalData) as TableName[];
/** The same tables, to be asked for by a name that is not written out. */
export const tablesByName: Readonly<Record<TableName, PgTable>> = tables;

const declarationOf = (name: TableName): PersonalData => personalData[name];

interface NamingColumn {
  /** For people: `members.userId`. */
  readonly name: string;
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly merge: MergeRule;
  readonly erase: EraseRule;
}

/** Every column that names a user, with its rules. */
export const namingColumns: readonly NamingColumn[] = tableNames.flatMap((name) => {
  const table = tablesByName[name];
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.entries(declarationOf(name).users).flatMap(([key, rules]) => {
    const column = columns[key];
    return column && rules ? [{ name: `${name}.${key}`, table, column, ...rules }] : [];
  });
});

const nameOf = (column: PgColumn) => sql.identifier(column.name);

/** Lets everything that names the ending account name the other one, each table by its rule. */
export async function mergeRows(tx: Queryable, merging: Merging): Promise<void> {
  for (const { table, column, merge } of namingColumns) {
    if (typeof merge === 'function') await merge(tx, merging);
    else if (merge === 'delete') await tx.execute(sql`delete from ${table} where ${nameOf(column)} = ${merging.from}`);
    else if (merge === 'move') {
      await tx.execute(
        sql`update ${table} set ${nameOf(column)} = ${merging.into} where ${nameOf(column)} = ${merging.from}`,
      );
    }
  }
}

/** Removes the person from every table by its rule, and empties the account. */
export async function eraseRows(tx: Queryable, erasure: Erasure): Promise<void> {
  for (const { table, column, erase } of namingColumns) {
    if (typeof erase === 'function') await erase(tx, erasure);
    else if (erase === 'delete')
      await tx.execute(sql`delete from ${table} where ${nameOf(column)} = ${erasure.userId}`);
  }
  await emptyAccount(tx, erasure);
}

const pageSize = 200;

/** Yields the person's data table by table, read in pages so that memory is bounded. */
export async function* exportTables(
  db: Queryable,
  person: Exported,
): AsyncGenerator<{ readonly table: TableName; readonly rows: AsyncGenerator<Readonly<Record<string, unknown>>> }> {
  for (const table of tableNames) {
    const read = declarationOf(table).export;
    if (typeof read !== 'function') continue;
    yield { table, rows: readPages((offset) => read(db, { ...person, offset, limit: pageSize })) };
  }
}

async function* readPages(
  read: (offset: number) => Promise<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  for (let offset = 0; ; offset += pageSize) {
    const rows = await read(offset);
    yield* rows;
    if (rows.length < pageSize) return;
  }
}
