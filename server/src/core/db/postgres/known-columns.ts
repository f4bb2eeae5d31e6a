import pg from 'pg';

type Done = (error: Error | null, result: unknown) => void;
type Ask = (...parameters: unknown[]) => unknown;

interface Connection {
  /** Asks the server for the columns of what was bound. */
  describe(message: unknown): void;
}

/** Parts of a query of the driver that its types do not name. */
interface Inside {
  readonly name?: string;
  callback?: Done;
  readonly _result: { fields: unknown; _parsers: unknown };
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
}

/** The columns of a statement and how each is read. */
interface Columns {
  readonly fields: unknown;
  readonly parsers: unknown;
}

const Query = pg.Query as unknown as new (config: pg.QueryConfig, values: unknown, done: Done) => Inside;

/**
 * Has a connection ask the server only once for the columns of each statement with a name. The driver asks at each run,
 * and finds a reader for each column anew, which costs as much as reading a row of many. The columns of a planned statement
 * never change: PostgreSQL refuses to run it after a change of its tables that would change them.
 */
export function rememberColumns(client: pg.ClientBase): void {
  const known = new Map<string, Columns>();
  const { connection } = client as unknown as { readonly connection: Connection };
  const describe = connection.describe.bind(connection);
  let isKnown = false;
  connection.describe = (message) => {
    if (!isKnown) describe(message);
  };

  class NamedQuery extends Query {
    override prepare(to: Connection): void {
      const columns = this.name === undefined ? undefined : known.get(this.name);
      isKnown = columns !== undefined;
      try {
        super.prepare(to);
      } finally {
        isKnown = false;
      }
      if (columns === undefined) return;
      this._result.fields = columns.fields;
      this._result._parsers = columns.parsers;
      this._accumulateRows = true;
    }

    override handleRowDescription(message: unknown): void {
      super.handleRowDescription(message);
      const { name, _result: found } = this;
      if (name !== undefined) known.set(name, { fields: found.fields, parsers: found._parsers });
    }
  }

  const ask = client.query.bind(client) as Ask;
  const query: Ask = (config, ...others) => {
    if (!isNamedArray(config)) return ask(config, ...others);
    const values = others.find((one) => Array.isArray(one));
    const done = others.find((one): one is Done => typeof one === 'function');
    if (done) return ask(new NamedQuery(config, values, done));
    return new Promise((resolve, reject) => {
      ask(new NamedQuery(config, values, (error, result) => (error ? reject(error) : resolve(result))));
    });
  };
  client.query = query as typeof client.query;
}

/** Statements with a name whose rows are read as arrays: those that drizzle has prepared. */
const isNamedArray = (query: unknown): query is pg.QueryArrayConfig =>
  typeof query === 'object' &&
  query !== null &&
  'rowMode' in query &&
  'name' in query &&
  typeof query.name === 'string' &&
  !('submit' in query);
