import { withoutBrackets } from './without-brackets.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { asMeant } from '../../typed/index.ts';
import { unreadableWords } from './unreadable-words.ts';
import { invalid, type Mark } from '../verdict/verdict.ts';

/** How an answer is written. */
export type Syntax = 'latex' | 'plain';

export interface AnswerReading {
  readonly decimal: '.' | ',';
  /** Seen from the text unless given. */
  readonly syntax?: Syntax | undefined;
  /** Letters of the accepted answers; the longer ones are read as one name. */
  readonly letters: readonly string[];
  /** Letters that stand anywhere in the exercise; those of the accepted answers unless given. */
  readonly known?: ReadonlySet<string>;
  /** One number is asked for: 1,000 is a thousand. */
  readonly isNumber?: boolean;
  /** The number is asked for with a unit. */
  readonly hasUnit?: boolean;
  /** Accepted answers have Euler's number in them. */
  readonly hasEuler?: boolean;
}

/**
 * Reads what a learner typed, in the spellings of paper and phone: LaTeX when it has a backslash or braces in a script,
 * as the maths field sends it, plain maths otherwise.
 */
export function readAnswer(typed: string, reading: AnswerReading): { tree: Expression } | { mark: Mark } {
  const { decimal, letters, isNumber = false } = reading;
  const text = meantText(typed, reading);
  const result = read(text, {
    syntax: reading.syntax ?? (isLatex(text) ? 'latex' : 'plain'),
    decimal,
    names: letters.filter((letter) => letter.length > 1),
    grouping: isNumber,
  });
  if (result.ok) return { tree: result.tree };
  const { message, span } = result.error;
  // Places are those of the text that was typed.
  const place = text === typed ? span : undefined;
  return { mark: invalid('unreadable', unreadableWords(typed, reading, result.error.code) ?? message, place) };
}

/** The text of an answer with the spellings of paper and phone put into those that are read. */
export function meantText(
  typed: string,
  { letters, known, isNumber = false, hasEuler = false }: AnswerReading,
): string {
  return asMeant(typed, { letters: [...letters, ...(known ?? [])], isNumber, hasEuler });
}

/** LaTeX has a backslash, or braces in a script. */
export function isLatex(text: string): boolean {
  return /\\|[_^]\{/.test(text);
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
    left.kind === 'accent' ||
    // f(x) of an undeclared f is a product of a letter and brackets.
    (left.kind === 'multiply' &&
      left.factors.length === 2 &&
      left.factors[0]?.kind === 'name' &&
      left.factors[1]?.kind === 'group');
  if (isLabel) return right;
  // 9 = y, the other way round.
  return right.kind === 'name' && !keyLetters.includes(right.name) ? left : tree;
}

/** The collection or matrix behind ≈ where its exact form stands before it. */
export function withoutExact(tree: Expression): Expression {
  const bare = withoutBrackets(tree);
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== 'approx') return tree;
  const [exact, rounded] = bare.operands.map(withoutBrackets);
  return exact && rounded && exact.kind === rounded.kind && wholes.has(rounded.kind) ? rounded : tree;
}

const wholes: ReadonlySet<string> = new Set(['set', 'list', 'tuple', 'matrix']);
