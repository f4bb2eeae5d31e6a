import { createContext } from 'react';

/** [X16] Kinds of failure to typeset a formula. */
export type TypesetErrorType =
  'parse-error' | 'undefined-sequence' | 'processing-error' | 'not-available' | 'load-error';

export class TypesetError extends Error {
  override readonly name = 'TypesetError';
  readonly type: TypesetErrorType;

  constructor(type: TypesetErrorType, message: string) {
    super(message);
    this.type = type;
  }
}

const undefinedIds = new Set(['UndefinedControlSequence', 'UnknownEnv']);

/** [X16] Sorts what MathJax throws: its TeX errors carry an id; failed downloads are known by their words. */
export function typesetError(cause: unknown): TypesetError {
  if (cause instanceof TypesetError) return cause;
  const message = cause instanceof Error ? cause.message : String((cause as { message?: unknown })?.message ?? cause);
  const id = (cause as { id?: unknown } | null)?.id;
  if (typeof id === 'string') {
    return new TypesetError(undefinedIds.has(id) ? 'undefined-sequence' : 'parse-error', message);
  }
  if (/failed to load|can't load/i.test(message)) return new TypesetError('load-error', message);
  return new TypesetError('processing-error', message);
}

export interface TypesetReport {
  readonly type: TypesetErrorType;
  readonly message: string;
  readonly latex: string;
}

/** [X16] Authors at work make errors all the time: paths with `preview` or `/a/` are not reported. */
export function isReported(path: string): boolean {
  return !path.includes('preview') && !path.includes('/a/');
}

/** Where failed formulas are reported. */
export const TypesetReportContext = createContext<((report: TypesetReport) => void) | undefined>(undefined);
