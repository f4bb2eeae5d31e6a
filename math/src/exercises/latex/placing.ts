import type { Item } from './items.ts';
import { bracketed, latexOf, type Printed } from './printed.ts';

/** The neighbour on the left of the item being printed. */
export type Left = 'start' | 'operator' | 'division' | 'function' | 'number' | 'letter' | 'operand';

/**
 * The neighbour on the right of a value; `fraction` makes a mixed number with it, `function` is a factor such as `sin
 * x`.
 */
type NextKind =
  | 'none'
  | 'operand'
  | 'function'
  | 'digit'
  | 'factor'
  | 'fraction'
  | 'power'
  | 'postfix'
  | 'percent'
  | 'operator'
  | 'division';

const divisions: ReadonlySet<string> = new Set(['/', ':', '\\div']);

export function nextOf<T>(items: readonly Item<T>[], index: number, precedes: boolean): NextKind {
  for (let k = index + 1; k < items.length; k++) {
    const item = items[k];
    if (item === undefined || item.kind === 'space') continue;
    // Digits right behind a value continue it.
    if (item.kind === 'number') return k === index + 1 ? 'digit' : 'factor';
    if (item.kind === 'operator') return divisions.has(item.text) ? 'division' : 'operator';
    if (item.kind === 'function') return 'function';
    if (item.kind === 'postfix') return item.text === '%' || item.text === '\\%' ? 'percent' : 'postfix';
    if (item.kind === 'script') return item.mark === '^' ? (isDegree(item.body) ? 'none' : 'power') : 'none';
    // \text{ cm} after a number is a unit or a word, not a factor.
    return item.kind === 'words' ? 'none' : 'operand';
  }
  return precedes ? 'operand' : 'none';
}

function isDegree<T>(body: Item<T>): boolean {
  if (body.kind === 'operator') return body.text === '\\circ';
  const entry = body.kind === 'group' && body.row.length === 1 ? body.row[0] : undefined;
  const item = entry?.kind === 'sum' && entry.terms.length === 1 ? entry.terms[0]?.items[0] : undefined;
  return item?.kind === 'operator' && item.text === '\\circ';
}

export function leftAfter<T>(item: Item<T>, left: Left): Left {
  switch (item.kind) {
    case 'space':
    case 'postfix':
      return left;
    case 'script':
      return left === 'function' ? 'function' : 'operand';
    case 'operator':
      return divisions.has(item.text) ? 'division' : 'operator';
    case 'function':
    case 'number':
    case 'letter':
      return item.kind;
    case 'command':
      // The operator d/dx stands before what it acts on like a function's name.
      return /^\\[dt]?frac$/.test(item.text) && isDifferential(item.args[0]) ? 'function' : 'operand';
    default:
      return 'operand';
  }
}

function isDifferential<T>(item: Item<T> | undefined): boolean {
  if (item?.kind === 'letter') return item.text === 'd' || item.text === '\\partial';
  if (item?.kind !== 'group' || item.row.length !== 1) return false;
  const [sum] = item.row;
  const items = sum?.kind === 'sum' && sum.terms.length === 1 ? (sum.terms[0]?.items ?? []) : [];
  return isDifferential(items[0]) && items.every((inner, index) => index === 0 || inner.kind === 'script');
}

export interface Placed {
  readonly latex: string;
  readonly left: Left;
  readonly negative?: boolean;
  readonly vanishes?: boolean;
  readonly opensBracket?: boolean;
  /** A sum without brackets, whose first term has the sign. */
  readonly isSum?: boolean;
}

/** A value as it is printed between what stands left and right of it. */
export function placeValue(value: Printed, left: Left, next: NextKind, subtracted: boolean, alone: boolean): Placed {
  if (value.kind === 'text') return { latex: value.latex, left: 'operand' };
  const placed =
    value.kind === 'number' ? placeNumber(value, left, next) : placeFormula(value, left, next, alone && !subtracted);
  return left === 'function' && next === 'percent' && /^(?:\\left)?\(/.test(placed.latex) ? withPercent(value) : placed;
}

/** `\cos (-5)\%` would be a share of the cosine: the brackets of the argument hold the percent sign as well. */
function withPercent(value: Exclude<Printed, { kind: 'text' }>): Placed {
  const whole = latexOf(value);
  const isSum = value.kind === 'formula' && value.shape === 'sum';
  return { latex: `\\left(${isSum ? bracketed(whole) : whole}`, left: 'number', opensBracket: true };
}

type Formula = Extract<Printed, { kind: 'formula' }>;

/** `free`: it is on its own in a term that is not subtracted. */
function placeFormula(value: Formula, left: Left, next: NextKind, free: boolean): Placed {
  const { magnitude, negative, shape } = value;
  const whole = latexOf(value);
  if (next === 'power' || next === 'postfix') {
    return { latex: beside(shape === 'atom' && !negative ? whole : bracketed(whole), left), left: 'operand' };
  }
  if (shape === 'sum') {
    if (left !== 'start') return { latex: bracketed(whole), left: 'operand' };
    if (negative || !free) return { latex: bracketed(magnitude), left: 'operand', negative };
    // The sign of its first term is that of the term.
    const isMinus = magnitude.startsWith('-');
    return { latex: isMinus ? magnitude.slice(1) : magnitude, left: 'operand', negative: isMinus, isSum: true };
  }
  if (needsBrackets(value, left, next)) {
    return left === 'start'
      ? { latex: bracketed(magnitude), left: 'operand', negative }
      : { latex: bracketed(whole), left: 'operand' };
  }
  if (left === 'start') return { latex: magnitude, left: 'operand', negative };
  return { latex: beside(magnitude, left), left: 'operand' };
}

/** Sets a factor beside its left neighbour: digits, or a fraction, would continue its digits. */
function beside(latex: string, left: Left): string {
  const isBeside = left === 'number' || left === 'letter' || left === 'operand';
  return isBeside && startsWithNumber(latex) ? `\\cdot ${latex}` : latex;
}

/** Whether what stands left or right would be read with a part of the formula only. */
function needsBrackets({ magnitude, negative, shape, opensRight }: Formula, left: Left, next: NextKind): boolean {
  const hasFactor = next === 'operand' || next === 'factor' || next === 'fraction' || next === 'digit';
  if (left !== 'start' && negative) return true;
  if (opensRight && (hasFactor || next === 'division')) return true;
  if (opensRight && next === 'operator' && !/^\\[a-z]+ [a-z]$/.test(magnitude)) return true;
  if (left === 'division') return shape === 'product' ? !isFraction(magnitude) : shape === 'quotient';
  if (shape === 'quotient') return hasFactor || next === 'function' || left !== 'start';
  if (left === 'function' && shape !== 'atom' && /^(?:\\left|\()/.test(magnitude)) return true;
  return left === 'function' && endsArgument.test(magnitude);
}

/**
 * A sign of multiplication, or a function behind the first letter: what a function takes without brackets ends there.
 */
const endsArgument =
  /\\cdot|\\times|.\\(?:operatorname|exp|l[ng]|log|max|min|gcd|det|arg|(?:arc)?(?:sin|cos|tan)|cot|sec|csc)/;

const isFraction = (latex: string): boolean => /^\\frac\{[^{}]*\}\{[^{}]*\}$/.test(latex);

/** Digits, or a fraction that a whole number before it would make a mixed number. */
function startsWithNumber(latex: string): boolean {
  return /^(?:[\d.]|\\frac\{\d+\}\{\d+\})/.test(latex);
}

function placeNumber(value: Extract<Printed, { kind: 'number' }>, left: Left, next: NextKind): Placed {
  const { magnitude, negative, isOne, isZero } = value;
  const whole = latexOf(value);
  if (next === 'power' || next === 'postfix') {
    const latex = negative || !value.isPlain ? bracketed(whole) : whole;
    const isBeside = left === 'number' || left === 'letter' || (left === 'operand' && latex === magnitude);
    return { latex: isBeside ? `\\cdot ${latex}` : latex, left: 'number' };
  }
  const isCoefficient = next === 'operand' || next === 'function';
  if (left === 'start') {
    if (isCoefficient && isOne) return { latex: '', left: 'start', negative };
    if (next === 'fraction' && isZero) return { latex: '', left: 'number' };
    const vanishes = isZero && (isCoefficient || next === 'none' || next === 'percent');
    const isFactor = next === 'factor';
    return {
      latex: isFactor ? `${magnitude} \\cdot ` : magnitude,
      left: isFactor ? 'operator' : 'number',
      negative,
      vanishes,
    };
  }
  if (left === 'operator' || left === 'division') return { latex: negative ? bracketed(whole) : whole, left: 'number' };
  if (left === 'function') {
    if (!negative)
      return { latex: isCoefficient && isOne ? '' : magnitude, left: isCoefficient && isOne ? 'function' : 'number' };
    if (!isCoefficient) return { latex: bracketed(whole), left: 'number' };
    return { latex: `\\left(-${isOne ? '' : magnitude}`, left: 'number', opensBracket: true };
  }
  if (negative) return { latex: bracketed(whole), left: 'operand' };
  if (isOne && isCoefficient) return { latex: '', left };
  return { latex: `\\cdot ${magnitude}`, left: 'number' };
}
