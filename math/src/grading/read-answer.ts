import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { invalid, type Mark } from './verdict.ts';

export interface AnswerReading {
  readonly decimal: '.' | ',';
  /** Letters of the exercise; the longer ones are read as one name. */
  readonly letters: readonly string[];
}

/**
 * Reads what a learner typed: LaTeX when it has a backslash or braces in a script, as the maths field sends it, plain
 * maths otherwise.
 */
export function readAnswer(text: string, reading: AnswerReading): { tree: Expression } | { mark: Mark } {
  const syntax = /\\|[_^]\{/.test(text) ? 'latex' : 'plain';
  const result = read(text, {
    syntax,
    decimal: reading.decimal,
    names: reading.letters.filter((letter) => letter.length > 1),
  });
  if (result.ok) return { tree: result.tree };
  return { mark: invalid('unreadable', result.error.message, result.error.span) };
}

/** The tree without brackets around all of it. */
export function withoutBrackets(tree: Expression): Expression {
  return tree.kind === 'group' ? withoutBrackets(tree.body) : tree;
}

/** `x = 5` where only a value is asked for: the right side. */
export function withoutLeftSide(tree: Expression, keyLetters: readonly string[]): Expression {
  if (tree.kind !== 'relation' || tree.operands.length !== 2 || tree.operators[0] !== '=') return tree;
  const [left, right] = tree.operands;
  if (!left || !right) return tree;
  const isLabel =
    (left.kind === 'name' && !keyLetters.includes(left.name)) ||
    left.kind === 'call' ||
    left.kind === 'derivative' ||
    // f(x) of an undeclared f is a product of a letter and brackets.
    (left.kind === 'multiply' &&
      left.factors.length === 2 &&
      left.factors[0]?.kind === 'name' &&
      left.factors[1]?.kind === 'group');
  return isLabel ? right : tree;
}
