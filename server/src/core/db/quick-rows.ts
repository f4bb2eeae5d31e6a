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

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** The columns of a row that belong together: the row itself, or a table or group in it. */
interface Part {
  /** With all names; rows are made as copies of it, which keeps them quick to read whatever the number of columns. */
  readonly empty: Group;
  readonly columns: readonly { readonly name: string; readonly place: number; readonly decoder: Decoder }[];
  readonly inner: readonly { readonly name: string; readonly part: Part }[];
}

function readerOf(fields: readonly Field[], joined: Inside['joinsNotNullableMap']): (row: Row) => Group {
  const whole = partOf(fields.map((field, place) => ({ ...field, place })));
  const absent = joined ? absentGroups(fields, joined) : [];
  return (row) => {
    const result = readPart(whole, row);
    for (const { name, place } of absent) if (row[place] === null) result[name] = null;
    return result;
  };
}

function readPart({ empty, columns, inner }: Part, row: Row): Group {
  const result = { ...empty };
  for (const { name, place, decoder } of columns) {
    const value = row[place];
    if (value !== null) result[name] = decoder.mapFromDriverValue(value);
  }
  for (const { name, part } of inner) result[name] = readPart(part, row);
  return result;
}

type Placed = Field & { readonly place: number };

function partOf(fields: readonly Placed[], depth = 0): Part {
  const nameOf = ({ path }: Placed): string => path[depth] ?? '';
  const own = fields.filter(({ path }) => path.length === depth + 1);
  const others = Map.groupBy(
    fields.filter(({ path }) => path.length > depth + 1),
    nameOf,
  );
  const names = Object.fromEntries(fields.map((field) => [nameOf(field), null]));
  return {
    // An object of so many names is quick when it is parsed, and slow when they are added one by one.
    empty: JSON.parse(JSON.stringify(names)) as Group,
    columns: own.map((field) => ({ name: nameOf(field), place: field.place, decoder: decoderOf(field.field) })),
    inner: [...others].map(([name, inside]) => ({ name, part: partOf(inside, depth + 1) })),
  };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : (field as SQL.Aliased).sql;
  return (expression as unknown as { readonly decoder: Decoder }).decoder;
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
