import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import type { Queryable } from './database.ts';
import { lazily } from './lazily.ts';
import { quickRows } from './quick-rows.ts';

/** Something other than what the statement was written to return: a fault of ours, never a bad request. */
class UnexpectedRow extends Error {
  constructor(cause: z.ZodError) {
    const [issue] = cause.issues;
    super(`the database returned an unexpected value at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`);
  }
}

function parse<Type extends z.ZodType>(type: Type, value: unknown): z.output<Type> {
  const result = type.safeParse(value);
  if (!result.success) throw new UnexpectedRow(result.error);
  return result.data;
}

/** Reads a value that the database returned as JSON in a text. */
export const readJson = <Type extends z.ZodType>(type: Type, text: string): z.output<Type> =>
  parse(type, JSON.parse(text) as unknown);

/** Runs a statement that is written by hand and parses its rows: a schema, not a type argument, says what came back. */
export async function rowsOf<Row extends z.ZodType>(
  db: Pick<Queryable, 'execute'>,
  row: Row,
  statement: SQL,
): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(statement);
  return rows.map((found) => parse(row, found));
}

/**
 * Prepares a statement that is written by hand when it is first run, so that each connection plans it once; its values are
 * placeholders. The rows are those of its select, in the same order, and the schema names their columns.
 */
export function prepareRows<Shape extends z.ZodRawShape>(
  db: Pick<Queryable, 'select'>,
  name: string,
  row: z.ZodObject<Shape>,
  statement: SQL,
): (values: Record<string, unknown>) => Promise<z.output<z.ZodObject<Shape>>[]> {
  const prepared = lazily(() => {
    const columns = Object.keys(row.shape).map((key) => [key, sql`found.${sql.identifier(key)}`] as const);
    return quickRows(
      db
        .select(Object.fromEntries(columns))
        .from(sql`(${statement}) as found`)
        .prepare(name),
    );
  });
  return async (values) => (await prepared().execute(values)).map((found) => parse(row, found));
}

/** Runs one on a connection, for the ground under the server, where there is no drizzle yet. */
export async function queryRows<Row extends z.ZodType>(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
  row: Row,
  text: string,
  values: readonly unknown[] = [],
): Promise<z.output<Row>[]> {
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  return rows.map((found) => parse(row, found));
}

/** Counts the rows of a table, whose name is quoted already. */
export async function countRows(client: Pick<pg.ClientBase, 'query'>, table: string): Promise<number> {
  const [counted] = await queryRows(
    client,
    z.object({ count: z.coerce.number() }),
    `SELECT count(*) AS count FROM ${table}`,
  );
  return counted?.count ?? 0;
}

/**
 * A column that is written by hand, parsed by a schema. Drizzle hands no null to it (a joined row may be missing), so a
 * column that may be null needs a nullable schema for its type alone.
 */
export const column = <Type extends z.ZodType>(type: Type, expression: SQL): SQL<z.output<Type>> =>
  expression.mapWith((value: unknown): z.output<Type> => parse(type, value));
