import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `column = any(…)` for a prepared query: one statement for any number of keys, given as an array under this name. */
export function isAnyOf(column: PgColumn, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)})`;
}

/**
 * `column = any(array(select …))`, for a selection with a limit or an offset: it is made once. Written as
 * `in (select …)` it is made again for each row of the table where the planner believes that the table has one row,
 * which it does for minutes after a nearly empty table was filled; with `skip locked` it may take others each time.
 */
export const isAnyOfSelected = (column: SQLWrapper, selected: SQLWrapper): SQL =>
  sql`${column} = any(array(${selected}))`;
