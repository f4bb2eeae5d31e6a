import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';

interface Field {
  readonly path: readonly string[];
  readonly field: unknown;
}

type Row = readonly unknown[];
type Group = Record<string, unknown>;

/** Parts of a prepared statement of drizzle that its types do not name. */
interface Inside {
  readonly fields?: readonly Field[];
  /** Tables whose rows are always there; null where the statement joins none. */
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>> | null;
  customResultMapper?: (rows: readonly Row[]) => unknown[];
}

/**
 * Returns the same prepared statement, which decides once how each column is read. Drizzle does so for each row anew,
 * which costs more than the reading. The values are the same; a statement without columns is left as it is.
 */
export function quickRows<Prepared extends object>(prepared: Prepared): Prepared {
  const inside: Inside = prepared;
  const { fields } = inside;
  if (!fields || inside.customResultMapper) return prepared;
  let read: ((row: Row) => Group) | undefined;
  inside.customResultMapper = (rows) => {
    // The joins become known after the statement is made.
    const reading = (read ??= readerOf(fields, inside.joinsNotNullableMap));
    return rows.map((row) => reading(row));
  };
  return prepared;
}

function readerOf(fields: readonly Field[], joined: Inside['joinsNotNullableMap']): (row: Row) => Group {
  const steps = fields.map(({ path, field }, place) => {
    const decoder = decoderOf(field);
    const [names, name = ''] = [path.slice(0, -1), path.at(-1)];
    return (row: Row, result: Group): void => {
      const value = row[place];
      groupIn(result, names)[name] = value === null ? null : decoder.mapFromDriverValue(value);
    };
  });
  const absent = joined ? absentGroups(fields, joined) : [];
  return (row) => {
    const result: Group = {};
    for (const step of steps) step(row, result);
    for (const { name, place } of absent) if (row[place] === null) result[name] = null;
    return result;
  };
}

function groupIn(result: Group, names: readonly string[]): Group {
  let group = result;
  for (const name of names) group = (group[name] ??= {}) as Group;
  return group;
}

function decoderOf(field: unknown): { mapFromDriverValue(value: unknown): unknown } {
  if (is(field, Column)) return field;
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : (field as SQL.Aliased).sql;
  return (expression as unknown as { readonly decoder: { mapFromDriverValue(value: unknown): unknown } }).decoder;
}

/** Groups of the columns of a single table that may be missing: they are null where their first column is. */
function absentGroups(fields: readonly Field[], joined: Readonly<Record<string, boolean>>) {
  const firsts = new Map<string, { readonly name: string; readonly place: number; readonly table: string }>();
  const mixed = new Set<string>();
  fields.forEach(({ path: [name = '', ...rest], field }, place) => {
    if (rest.length !== 1 || !is(field, Column)) return;
    const table = getTableName(field.table);
    const first = firsts.get(name);
    if (!first) firsts.set(name, { name, place, table });
    else if (first.table !== table) mixed.add(name);
  });
  return [...firsts.values()].filter(({ name, table }) => !mixed.has(name) && joined[table] !== true);
}
