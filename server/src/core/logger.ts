import { pino, type DestinationStream, type Logger } from 'pino';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  /** Where it was thrown, innermost first. */
  readonly stack: string;
  readonly cause?: LoggedError;
}

const deepestCause = 4;

/** The server's log: JSON lines, in which errors stand without the values that their messages may carry. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: (thrown: unknown) => describeError(thrown) } };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * An error as the log keeps it (SC28): its kind, its words and where it was thrown. Queries and their parameters, and
 * whatever else hangs on an error, may be about people and stay out.
 */
function describeError(thrown: unknown, depth = 0): LoggedError | string {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? thrown : typeof thrown;
  const { cause, name, stack = '' } = thrown;
  return {
    type: name === 'Error' ? thrown.constructor.name : name,
    message: wordsOf(thrown),
    ...textsOf(thrown),
    stack: (stack.match(/^ +at .*$/gm) ?? []).map((frame) => frame.trim()).join('\n'),
    ...(cause instanceof Error && depth < deepestCause
      ? { cause: describeError(cause, depth + 1) as LoggedError }
      : {}),
  };
}

/** A database says the value that it could not take behind a colon, in quotes. */
function wordsOf(error: Error): string {
  if ('query' in error && 'params' in error) return 'a query failed';
  return error.message.replaceAll(/: "[^]*"/g, ': "…"');
}

function textsOf(error: Error): Pick<LoggedError, 'code' | 'constraint' | 'table'> {
  const fields = error as unknown as Readonly<Record<string, unknown>>;
  const names = ['code', 'constraint', 'table'] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])));
}
