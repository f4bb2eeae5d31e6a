import pg from 'pg';

/** A statement as it is sent; `name` when it is a prepared one. */
export interface SentStatement {
  readonly name: string | undefined;
  readonly text: string;
}

type Submit = (this: SentStatement, connection: unknown) => unknown;
const queries = (pg as unknown as { readonly Query: { readonly prototype: { submit: Submit } } }).Query.prototype;

/** Runs work and returns the statements that are sent meanwhile, over whichever connection, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const sent: SentStatement[] = [];
  const { submit } = queries;
  await whileSending(work, function notedAndSent(connection) {
    sent.push({ name: this.name, text: this.text });
    return submit.call(this, connection);
  });
  return sent;
}

/** Runs work while each statement fails with an error instead of being sent. */
export async function whileRefused<T>(error: Error, work: () => Promise<T>): Promise<T> {
  return whileSending(work, () => error);
}

async function whileSending<T>(work: () => Promise<T>, submit: Submit): Promise<T> {
  const before = queries.submit;
  queries.submit = submit;
  try {
    return await work();
  } finally {
    queries.submit = before;
  }
}
