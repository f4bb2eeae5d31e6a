import { failAtUnexpected } from './arguments.ts';
import { readOperand } from './operand.ts';
import { Parser } from './parser.ts';
import { readSuffix } from './suffix.ts';
import type { Expression } from '../tree.ts';
import type { ReadOptions, ReadResult } from './read-result.ts';
import { Unreadable } from './unreadable.ts';

/** Longest source that is read; longer ones are refused with the code `too-long`. */
export const longestSource = 4000;

/**
 * Reads LaTeX as a maths field emits it, or typed plain text (`syntax: 'plain'`), into a tree that keeps what was typed.
 * Never throws; the time is linear in the length of the source. The error's message is made for a learner.
 */
export function read(source: string, options: ReadOptions = {}): ReadResult {
  return readCounting(source, options).result;
}

/** `read`, with the number of tokens cut, which measures the work done. */
export function readCounting(source: string, options: ReadOptions): { result: ReadResult; steps: number } {
  let parser: Parser | undefined;
  try {
    if (source.length > longestSource) throw new Unreadable('too-long', 0, source.length, String(longestSource));
    parser = new Parser(source, options, readOperand, readSuffix);
    return { result: { ok: true, tree: wholeSource(parser) }, steps: parser.lexer.steps };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { result: { ok: false, error: error.problem }, steps: parser?.lexer.steps ?? 0 };
  }
}

function wholeSource(parser: Parser): Expression {
  const tree = parser.list();
  if (parser.token.kind === 'end') return tree;
  if (parser.token.kind === 'bar') parser.fail('missing-open-bracket', parser.token, '|');
  return failAtUnexpected(parser);
}
