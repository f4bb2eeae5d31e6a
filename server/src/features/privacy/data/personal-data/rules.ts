import type { Speaker } from '@lemma/contracts/messages';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../core/db/open-database.ts';
import type * as tables from '../../../../core/db/tables/index.ts';

type AllTables = typeof tables;

/** Every table of the schema by the name that it has in the code. */
export type TableName = {
  [Name in keyof AllTables]: AllTables[Name] extends PgTable ? Name : never;
}[keyof AllTables];

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Two accounts of one person become one: `from` ends, `into` stays. */
export interface Merging {
  readonly from: string;
  readonly into: string;
}

export interface Erasure {
  readonly userId: string;
  readonly at: Date;
  /** For the names in place of those removed. */
  readonly speaker: Speaker;
}

/**
 * A rule for the rows of the account that ends in a merge: `move` assigns them to the other account, `delete` removes them,
 * `keep` leaves them unchanged; a function handles rows that could collide.
 */
export type MergeRule = 'move' | 'delete' | 'keep' | ((tx: Queryable, merging: Merging) => Promise<void>);

/**
 * Treatment of rows that name the person in an erasure: `delete` removes them, `keep` leaves them with an account
 * that holds nothing but its id; a function for everything else.
 */
export type EraseRule = 'delete' | 'keep' | ((tx: Queryable, erasure: Erasure) => Promise<void>);

export interface UserColumn {
  readonly merge: MergeRule;
  readonly erase: EraseRule;
}

/** The person whose data is exported. */
export interface Exported {
  readonly userId: string;
  readonly now: Date;
  /** They have begun a test and not handed it in: until then the words of others about their work are left out. */
  readonly isInTest: boolean;
}

/** One page of what a person is given of a table; an empty page is the end. */
export type ExportPage = (
  db: Queryable,
  page: Exported & { readonly offset: number; readonly limit: number },
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface PersonalData<Table extends PgTable = PgTable> {
  /** Every column that names a user. */
  readonly users: { readonly [Column in ColumnName<Table>]?: UserColumn };
  /** The exported page, or the reason why there is none. */
  readonly export: ExportPage | { readonly none: string };
}

export type PersonalDataOfTables = {
  readonly [Name in TableName]: AllTables[Name] extends PgTable ? PersonalData<AllTables[Name]> : never;
};
