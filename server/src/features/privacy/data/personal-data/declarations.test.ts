import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as tables from '../../../../core/db/tables/index.ts';
import { personalData } from './declarations.ts';
import type { PersonalData } from './rules.ts';

/** Names that columns about a person have, in case the foreign key is missing. */
const soundsLikePerson = /(^|_)(user|owner|author|actor|learner|teacher|viewer|subject|member|person|account)_id$|_by$/;

const allTables = Object.entries(tables as Record<string, unknown>).flatMap(([name, table]): [string, PgTable][] =>
  is(table, PgTable) ? [[name, table]] : [],
);
const declared = personalData as Readonly<Record<string, PersonalData>>;

/** Columns that refer to users by a foreign key, or sound as if they did. */
function namingColumns(table: PgTable): string[] {
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const referring = keys.filter((key) => key.foreignTable === tables.users).flatMap((key) => key.columns);
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    referring.includes(column) || (column.getSQLType() === 'uuid' && soundsLikePerson.test(column.name)) ? [key] : [],
  );
}

describe('personal data', () => {
  it('is declared for every table [C10]', () => {
    expect(allTables.length).toBeGreaterThan(20);
    expect(allTables.map(([name]) => name).filter((name) => !(name in declared))).toEqual([]);
  });

  it.each(allTables)(
    'has rules for merging and erasing for every column of %s that names a user [C10]',
    (name, table) => {
      expect(Object.keys(declared[name]?.users ?? {}).sort()).toEqual(namingColumns(table).sort());
    },
  );

  it.each(allTables)('is exported from %s wherever it names a user, or says why not', (name, table) => {
    const { export: read } = declared[name] as PersonalData;
    if (namingColumns(table).length > 0 && typeof read !== 'function') expect(read.none).not.toBe('');
    expect(read).toBeDefined();
  });
});
