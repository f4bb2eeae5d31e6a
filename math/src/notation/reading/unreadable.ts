import { fill } from '../../message.ts';
import { invalidInput, unreadable } from './messages.ts';
import type { ReadError } from './read-result.ts';

export type ProblemCode = keyof typeof unreadable;

/** Thrown inside the reader only; `read` turns it into a result. */
export class Unreadable extends Error {
  readonly problem: ReadError;

  constructor(code: ProblemCode, start: number, end: number, piece = '', other = '') {
    super(fill(invalidInput, { sentence: fill(unreadable[code], { piece, other }) }));
    this.problem = { code, message: this.message, span: { start, end } };
  }
}
