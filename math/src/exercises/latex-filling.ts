import type { Item, Row, Term } from './latex-items.ts';
import { bracketed, latexOf, type Printed } from './printed.ts';
import { splitSums } from './split-sums.ts';

/**
 * Fills an outlined formula with values and prints it as a person would write it: `{{a}}x^2 + {{b}}x` with a = 1 and
 * b = −3 is `x^2 - 3x`. Where no letters take part (`3 + {{b}}`), noughts and ones stay.
 */
export function fillLatex<T>(row: Row<T>, print: (hole: T) => Printed): string {
  return new Filling(print).row(row);
}

/** What stands left of the item being printed. */
type Left = 'start' | 'operator' | 'function' | 'number' | 'letter' | 'operand';

interface FilledTerm {
  readonly sign: Term<unknown>['sign'] | undefined;
  readonly negative: boolean;
  readonly latex: string;
  /** The term is nought by its coefficient or value and may be left out of a sum with letters. */
  readonly vanishes: boolean;
  readonly hasLetters: boolean;
}

class Filling<T> {
  private readonly print: (hole: T) => Printed;

  constructor(print: (hole: T) => Printed) {
    this.print = print;
  }

  row(row: Row<T>): string {
    let latex = '';
    for (const entry of splitSums(row, this.print))
      latex = join(latex, entry.kind === 'separator' ? entry.text : this.sum(entry.terms, entry.continues));
    return latex;
  }

  private sum(terms: readonly Term<T>[], continues: boolean): string {
    const filled = terms.map((term) => this.term(term));
    const hasLetters = filled.some((term) => term.hasLetters);
    const mayVanish = continues || (hasLetters && filled.length > 1);
    const kept = mayVanish ? filled.filter((term) => !term.vanishes) : filled;
    if (kept.length === 0) return continues ? '' : '0';
    return kept
      .map((term, index) => signed(term, index === 0 && term !== filled[0], index === 0 && !continues))
      .join('');
  }

  private term(term: Term<T>): FilledTerm {
    const { items } = term;
    let latex = '';
    let left: Left = 'start';
    let negative = false;
    let isZero = false;
    let hasLetters = false;
    let pending = '';
    const subtracted = term.sign?.mark === '-';
    for (const [index, item] of items.entries()) {
      const next = nextOf(items, index);
      if (item.kind === 'operator' && pending !== '') {
        latex += pending;
        pending = '';
      }
      const fraction = left === 'start' && next !== 'power' ? this.fractionWithoutSign(item) : undefined;
      if (fraction !== undefined) {
        latex = join(latex, fraction);
        negative = !negative;
        hasLetters ||= this.mentionsLetters(item);
        left = 'operand';
        continue;
      }
      if (item.kind !== 'hole') {
        const dropsOne = item.kind === 'script' && item.mark === '^' && left !== 'number' && this.isOne(item.body);
        if (!dropsOne) latex = join(latex, this.item(item, left));
        hasLetters ||= this.mentionsLetters(item);
        left = leftAfter(item, left);
        continue;
      }
      const value = this.print(item.value);
      const placed = placeValue(value, left, next, subtracted || term.sign?.mark === '\\pm', items.length === 1);
      if (placed.negative) negative = !negative;
      if (placed.vanishes) isZero = true;
      if (placed.opensBracket) pending = '\\right)' + pending;
      hasLetters ||= value.kind === 'formula' && value.hasLetters;
      latex = join(latex, placed.latex);
      left = placed.left;
    }
    return { sign: term.sign, negative, latex: latex + pending, vanishes: isZero, hasLetters };
  }

  /** `\frac{ {{a}}x }{2}` with negative a: the fraction of the magnitude, for a sign in front of it. */
  private fractionWithoutSign(item: Item<T>): string | undefined {
    if (item.kind !== 'command' || !/^\\[dt]?frac$/.test(item.text)) return undefined;
    const [numerator, denominator] = item.args;
    if (!numerator || !denominator) return undefined;
    const below = this.argument(denominator, false);
    if (numerator.kind === 'hole') {
      const value = this.print(numerator.value);
      return value.kind === 'text' || !value.negative ? undefined : `${item.text}{${value.magnitude}}${below}`;
    }
    if (numerator.kind !== 'group') return undefined;
    const sums = numerator.row.filter((entry) => entry.kind === 'sum' || entry.text.trim() !== '');
    const [sum] = sums;
    const only = sums.length === 1 && sum?.kind === 'sum' && sum.terms.length === 1 ? sum.terms[0] : undefined;
    if (!only || only.sign) return undefined;
    const filled = this.term(only);
    return filled.negative ? `${item.text}{${filled.latex}}${below}` : undefined;
  }

  private isOne(item: Item<T>): boolean {
    if (item.kind !== 'hole') return false;
    const value = this.print(item.value);
    return value.kind === 'number' && value.isOne && !value.negative;
  }

  private item(item: Item<T>, left: Left): string {
    switch (item.kind) {
      case 'hole':
        return latexOf(this.print(item.value));
      case 'script':
        return item.mark + this.argument(item.body, true);
      case 'command':
        return item.text + item.args.map((arg) => this.argument(arg, false)).join('');
      case 'group':
        return this.group(item, left);
      case 'words':
        return `${item.open}${item.pieces.map((piece) => (typeof piece === 'string' ? piece : this.print(piece.value).words)).join('')}}`;
      default:
        return item.text;
    }
  }

  private argument(item: Item<T>, isScript: boolean): string {
    if (item.kind !== 'hole') {
      const latex = this.item(item, 'start');
      return !isScript && /^[a-zA-Z0-9]/.test(latex) ? (latex.length === 1 ? ` ${latex}` : `{${latex}}`) : latex;
    }
    const latex = latexOf(this.print(item.value));
    return isScript && latex.length === 1 ? latex : `{${latex}}`;
  }

  /** `(x - {{p}})` with p = 0 needs its brackets no longer, unless they may be a function's. */
  private group(item: Extract<Item<T>, { kind: 'group' }>, left: Left): string {
    const body = this.row(item.row);
    const isRound = item.open === '(' || item.open === '\\left(';
    const [sum] = item.row;
    const lostTerms = isRound && sum?.kind === 'sum' && sum.terms.length > 1 && /^([a-zA-Z]|\\[a-z]+)$/.test(body);
    return lostTerms && left !== 'letter' && left !== 'function' ? body : item.open + body + item.close;
  }

  private mentionsLetters(item: Item<T>): boolean {
    switch (item.kind) {
      case 'letter':
        return true;
      case 'script':
        return this.mentionsLetters(item.body);
      case 'command':
        return item.args.some((arg) => this.mentionsLetters(arg));
      case 'hole': {
        const value = this.print(item.value);
        return value.kind === 'formula' && value.hasLetters;
      }
      case 'group':
        return item.row.some(
          (entry) =>
            entry.kind === 'sum' && entry.terms.some((term) => term.items.some((inner) => this.mentionsLetters(inner))),
        );
      default:
        return false;
    }
  }
}

type NextKind = 'none' | 'operand' | 'digit' | 'power' | 'postfix' | 'operator';

function nextOf<T>(items: readonly Item<T>[], index: number): NextKind {
  for (let k = index + 1; k < items.length; k++) {
    const item = items[k];
    if (item === undefined || item.kind === 'space') continue;
    if (item.kind === 'number') return 'digit';
    if (item.kind === 'operator') return 'operator';
    if (item.kind === 'postfix') return item.text === '%' || item.text === '\\%' ? 'none' : 'postfix';
    if (item.kind === 'script') return item.mark === '^' ? (isDegree(item.body) ? 'none' : 'power') : 'none';
    // \text{ cm} after a number is a unit or a word, not a factor.
    return item.kind === 'words' ? 'none' : 'operand';
  }
  return 'none';
}

function isDegree<T>(body: Item<T>): boolean {
  if (body.kind === 'operator') return body.text === '\\circ';
  const entry = body.kind === 'group' && body.row.length === 1 ? body.row[0] : undefined;
  const item = entry?.kind === 'sum' && entry.terms.length === 1 ? entry.terms[0]?.items[0] : undefined;
  return item?.kind === 'operator' && item.text === '\\circ';
}

function leftAfter<T>(item: Item<T>, left: Left): Left {
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

interface Placed {
  readonly latex: string;
  readonly left: Left;
  readonly negative?: boolean;
  readonly vanishes?: boolean;
  readonly opensBracket?: boolean;
}

function placeValue(value: Printed, left: Left, next: NextKind, subtracted: boolean, alone: boolean): Placed {
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
    const vanishes = isZero && (isCoefficient || next === 'none');
    const latex = next === 'digit' ? `${magnitude} \\cdot ` : magnitude;
    return { latex, left: next === 'digit' ? 'operator' : 'number', negative, vanishes };
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

/** The term with its sign. `moved` marks a term that became the first because those before it vanished. */
function signed(term: FilledTerm, moved: boolean, first: boolean): string {
  const { sign, negative, latex } = term;
  if (!sign) return negative ? `-${latex}` : latex;
  if (sign.mark !== '+' && sign.mark !== '-') return sign.before + sign.mark + sign.after + latex;
  const isNegative = (sign.mark === '-') !== negative;
  if (first)
    return isNegative
      ? `-${latex}`
      : moved || negative
        ? latex
        : join(sign.before + (sign.mark === '+' ? '+' : ''), latex);
  return `${sign.before}${isNegative ? '-' : '+'}${sign.after}${latex}`;
}

/** Puts a space where a command's name would run into a letter. */
function join(left: string, right: string): string {
  return /\\[a-zA-Z]+$/.test(left) && /^[a-zA-Z]/.test(right) ? `${left} ${right}` : left + right;
}
