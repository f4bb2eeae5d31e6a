import { startsWithDigit } from '../notation/build.ts';
import { outline } from '../notation/outline.ts';
import { read } from '../notation/reading/read.ts';
import { functionNames, inverses } from '../notation/tokens/words.ts';
import { walk } from '../notation/traverse.ts';
import type { CallNode, Expression, MultiplyNode, NameNode, NumberNode, PowerNode } from '../notation/tree.ts';

/**
 * In which way a text has two readings. A bare `list`, and how far a function or exponent reaches (`sin x/2`), are what
 * they seem nearly always: they are not worth a question while somebody types.
 */
export type AmbiguityCode =
  | 'slash'
  | 'root'
  | 'exponent'
  | 'base'
  | 'power-of-ten'
  | 'times'
  | 'thousands'
  | 'decimal-comma'
  | 'list'
  | 'plus-minus'
  | 'percent'
  | 'raised'
  | 'function-power'
  | 'extent';

/** A text that some people write for another expression than the one it was read as. */
export interface Ambiguity {
  readonly code: AmbiguityCode;
  /** The other expression, with brackets that leave no doubt. */
  readonly other: Expression;
}

type Rule = (node: Expression, typed: string) => Ambiguity | undefined;

/** The text between two nodes in the text that they were read from; undefined where a place is not known. */
export function gap(left: Expression, right: Expression, typed: string): string | undefined {
  if (left.span === undefined || right.span === undefined) return undefined;
  return typed.slice(left.span.end, right.span.start);
}

/** The number or letter, with or without a minus, of an exponent that stands without brackets. */
export function bareExponent(power: PowerNode, typed: string): NumberNode | NameNode | undefined {
  const { exponent } = power;
  const inner = exponent.kind === 'negate' ? exponent.operand : exponent;
  if (inner.kind !== 'number' && inner.kind !== 'name') return undefined;
  return /^[-−]?\s?(?:\d+(?:\.\d+)?|[A-Za-z])$/.test(typed.slice(exponent.span?.start, power.span?.end))
    ? inner
    : undefined;
}

/** An exponent with more in it; a minus before it covers the whole. */
export function lengthened(exponent: Expression, longer: (first: Expression) => Expression): Expression {
  return exponent.kind === 'negate' ? { kind: 'negate', operand: longer(exponent.operand) } : longer(exponent);
}

const exponentForm = /(?<![\w.^√/])(\d+(?:\.\d+)?)\s?[eE]\s?([-−+]?\d+)(?![\d.^!(⁰¹²³⁴⁵⁶⁷⁸⁹⁻])/g;
/** `3x10^4`, `3 x 4` and `3.10^4`: an x or a point between numerals. */
const timesSign =
  /(?<=(?<![\d.])\d+)\.(?=10\s?[\^⁰¹²³⁴⁵⁶⁷⁸⁹⁻])|(?<=\d)\s?[xX]\s?(?=10\s?[\^⁰¹²³⁴⁵⁶⁷⁸⁹⁻])|(?<=\d)\s[xX]\s(?=\d)/g;
/** `sin-1(x)`, as a key of a calculator names the inverse. */
const inverseKey = new RegExp(
  String.raw`(?<!a|arc)(${[...inverses.keys()].toSorted((a, b) => b.length - a.length).join('|')})\s?[-−]1(?=\s?\(|\s?[a-z])`,
  'g',
);

const spellings: readonly (readonly [AmbiguityCode, RegExp, string])[] = [
  ['power-of-ten', exponentForm, '$1×10^($2)'],
  ['times', timesSign, '*'],
  ['function-power', inverseKey, '$1^(-1)'],
];

/** The readings of a text when an ambiguous sign takes its other meaning. */
export function otherSpellings(typed: string): readonly Ambiguity[] {
  return spellings.flatMap(([code, pattern, meaning]) => {
    const changed = typed.replace(pattern, meaning);
    if (changed === typed) return [];
    const [before, after] = [read(typed, { syntax: 'plain' }), read(changed, { syntax: 'plain' })];
    return before.ok && after.ok && outline(before.tree) !== outline(after.tree) ? [{ code, other: after.tree }] : [];
  });
}

function product(factors: readonly Expression[]): Expression {
  const [only] = factors;
  if (factors.length === 1 && only) return only;
  return { kind: 'multiply', factors, marks: factors.slice(1).map(() => 'implicit') };
}

const isSpace = (text: string | undefined): boolean => text !== undefined && /^\s*$/.test(text);

/** `x%3` as the remainder, as programs write it; `1/3%` as a third of one per cent. */
const percent: Rule = (node, typed) => {
  if (node.kind === 'divide') {
    const { numerator, denominator } = node;
    if (node.mark !== 'slash' || numerator.kind !== 'number' || denominator.kind !== 'postfix') return undefined;
    const { operator, operand } = denominator;
    if (operator !== 'percent' || operand.kind !== 'number') return undefined;
    return { code: 'percent', other: { ...denominator, operand: { ...node, denominator: operand } } };
  }
  if (node.kind !== 'multiply') return undefined;
  const { factors } = node;
  for (const [index, left] of factors.entries()) {
    const right = factors[index + 1];
    if (left.kind !== 'postfix' || left.operator !== 'percent' || !right || !isSpace(gap(left, right, typed))) continue;
    if (!startsWithDigit(right) && (left.operand.kind === 'number' || right.kind !== 'name')) continue;
    const args = [product([...factors.slice(0, index), left.operand]), right];
    return { code: 'percent', other: product([{ kind: 'call', name: 'mod', args }, ...factors.slice(index + 2)]) };
  }
  return undefined;
};

const takesDigits: ReadonlySet<Expression['kind']> = new Set(['name', 'constant', 'group', 'postfix']);

/** `3x2` and `(x+1)2` as 3x² and (x + 1)². */
const raised: Rule = (node, typed) => {
  if (node.kind !== 'multiply') return undefined;
  const factors: Expression[] = [];
  for (const factor of node.factors) {
    const base = factors.at(-1);
    const isBase = base !== undefined && (takesDigits.has(base.kind) || (base.kind === 'call' && base.bracketed));
    const isDigit =
      (factor.kind === 'number' && !factor.text.startsWith('.')) || (factor.kind === 'divide' && factor.mark === 'bar');
    const isPercent = base?.kind === 'postfix' && base.operator !== 'factorial';
    if (isBase && isDigit && !isPercent && gap(base, factor, typed) === '') {
      factors[factors.length - 1] = { kind: 'power', base, exponent: factor };
    } else factors.push(factor);
  }
  if (factors.length === node.factors.length) return undefined;
  return { code: 'raised', other: product(factors) };
};

/** `sin2(x)` as sin²(x), `ln2(x)` as ln(2)·x. */
const powerOnName: Rule = (node, typed) => {
  const argument = bareProduct(node);
  if (!argument) return undefined;
  const { call, factors } = argument;
  const [digit, next] = factors;
  if (digit?.kind !== 'number' || !next || !/^[A-Za-z]+$/.test(typed.slice(call.span?.start, digit.span?.start)))
    return undefined;
  const between = gap(digit, next, typed);
  const isGroup = next.kind === 'group';
  if (!isSpace(between) || (!isGroup && between === '')) return undefined;
  const code = isGroup ? 'function-power' : 'extent';
  const rest = product(factors.slice(1));
  if (call.name === 'ln' || call.name === 'lg') {
    return { code, other: product([{ ...call, args: [digit], bracketed: true }, rest]) };
  }
  if (!inverses.has(call.name) || !/^[2-9]$/.test(digit.text)) return undefined;
  const base: Expression = { ...call, args: [rest], bracketed: true };
  return { code, other: { kind: 'power', base, exponent: digit, onName: true } };
};

/** `sin x e^x` as sin(x)·e^x. */
const shortArgument: Rule = (node, typed) => {
  const argument = bareProduct(node);
  if (!argument) return undefined;
  const { call, factors } = argument;
  const at = factors.findIndex((factor, index) => {
    const next = factors[index + 1];
    if (!next || !factors.slice(0, index + 1).some((each) => namesIn(each).size > 0)) return false;
    const between = gap(factor, next, typed);
    const isPiece = next.kind === 'group' || next.kind === 'root' || isPowerOfNumber(next);
    return isSpace(between) && (between !== '' || isPiece);
  });
  if (at < 0) return undefined;
  const short: Expression = { ...call, args: [product(factors.slice(0, at + 1))], bracketed: true };
  return { code: 'extent', other: product([short, ...factors.slice(at + 1)]) };
};

function namesIn(tree: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.kind === 'name') names.add(node.name);
  });
  return names;
}

function isPowerOfNumber(node: Expression): boolean {
  return node.kind === 'power' && (node.base.kind === 'constant' || node.base.kind === 'number');
}

/** `sin x/2` as sin(x/2). */
const longArgument: Rule = (node, typed) => {
  if (node.kind !== 'divide' || node.mark !== 'slash') return undefined;
  const { numerator, denominator } = node;
  const call = numerator.kind === 'multiply' ? numerator.factors.at(-1) : numerator;
  if (call?.kind !== 'call' || call.bracketed || !functionNames.has(call.name)) return undefined;
  const [only] = call.args;
  if (!only || gap(call, denominator, typed) !== '/') return undefined;
  const isOther = denominator.kind === 'name' && !namesIn(only).has(denominator.name);
  if (denominator.kind !== 'number' && !isOther) return undefined;
  const args: Expression[] = [{ kind: 'divide', numerator: only, denominator, mark: 'slash' }];
  const long: Expression = { ...call, args, bracketed: true };
  const before = numerator.kind === 'multiply' ? numerator.factors.slice(0, -1) : [];
  return { code: 'extent', other: product([...before, long]) };
};

/** A call without brackets around several factors. */
function bareProduct(node: Expression): { call: CallNode; factors: MultiplyNode['factors'] } | undefined {
  if (node.kind !== 'call' || node.bracketed || node.args.length !== 1) return undefined;
  const [argument] = node.args;
  return argument?.kind === 'multiply' ? { call: node, factors: argument.factors } : undefined;
}

/** Other readings of one node each, those that are worth a question first. */
export const rules: readonly Rule[] = [percent, raised, powerOnName, shortArgument, longArgument];
