import type { Item } from './latex-items.ts';
import { bracketed, latexOf, type Printed } from './printed.ts';

/** What stands left of the item being printed. */
export type Left = 'start' | 'operator' | 'function' | 'number' | 'letter' | 'operand';

/** What stands right of a value; `fraction` makes a mixed number with it. */
type NextKind = 'none' | 'operand' | 'digit' | 'factor' | 'fraction' | 'power' | 'postfix' | 'operator';

export function nextOf<T>(items: readonly Item<T>[], index: number, precedes: boolean): NextKind {
  for (let k = index + 1; k < items.length; k++) {
    const item = items[k];
    if (item === undefined || item.kind === 'space') continue;
    // Digits right behind a value go on with it.
    if (item.kind === 'number') return k === index + 1 ? 'digit' : 'factor';
    if (item.kind === 'operator') return 'operator';
    if (item.kind === 'postfix') return item.text === '%' || item.text === '\\%' ? 'none' : 'postfix';
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
}

/** A value as it is printed between what stands left and right of it. */
export function placeValue(value: Printed, left: Left, next: NextKind, subtracted: boolean, alone: boolean): Placed {
  if (value.kind === 'text') return { latex: value.latex, left: 'operand' };
  if (value.kind === 'number') return placeNumber(value, left, next);
  const { magnitude, negative, shape } = value;
  const whole = latexOf(value);
  if (next === 'power' || next === 'postfix') {
    const bare = shape === 'atom' && !negative;
    return { latex: bare ? whole : bracketed(whole), left: 'operand' };
  }
  if (shape === 'sum') {
    if (left === 'start' && alone && !subtracted) return { latex: magnitude, left: 'operand', negative };
    return { latex: bracketed(whole), left: 'operand' };
  }
  if (left === 'start') return { latex: magnitude, left: 'operand', negative };
  return { latex: negative ? bracketed(whole) : whole, left: 'operand' };
}

function placeNumber(value: Extract<Printed, { kind: 'number' }>, left: Left, next: NextKind): Placed {
  const { magnitude, negative, isOne, isZero } = value;
  const whole = latexOf(value);
  if (next === 'power' || next === 'postfix') {
    const latex = negative || !value.isPlain ? bracketed(whole) : whole;
    return { latex: left === 'number' || left === 'letter' ? `\\cdot ${latex}` : latex, left: 'number' };
  }
  const isCoefficient = next === 'operand';
  if (left === 'start') {
    if (isCoefficient && isOne) return { latex: '', left: 'start', negative };
    if (next === 'fraction' && isZero) return { latex: '', left: 'number' };
    const vanishes = isZero && (isCoefficient || next === 'none');
    const isFactor = next === 'factor';
    return {
      latex: isFactor ? `${magnitude} \\cdot ` : magnitude,
      left: isFactor ? 'operator' : 'number',
      negative,
      vanishes,
    };
  }
  if (left === 'operator') return { latex: negative ? bracketed(whole) : whole, left: 'number' };
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
