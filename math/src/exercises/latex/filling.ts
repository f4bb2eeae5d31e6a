import { spellWord } from '../../notation/printing/latex-pieces.ts';
import { type Item, type Row, soleItem, type Term } from './items.ts';
import { type Left, leftAfter, nextOf, placeValue } from './placing.ts';
import { latexOf, type Printed } from './printed.ts';
import { splitSums } from './split-sums.ts';

/**
 * Fills an outlined formula with values and prints it as a person would write it: `{{a}}x^2 + {{b}}x` with a = 1 and
 * b = −3 is `x^2 - 3x`. Where no letters take part (`3 + {{b}}`), zeros and ones stay.
 */
export function fillLatex<T>(row: Row<T>, print: (hole: T) => Printed): string {
  return new Filling(print).row(row);
}

interface FilledTerm {
  readonly sign: Term<unknown>['sign'] | undefined;
  readonly negative: boolean;
  readonly latex: string;
  /** The term is zero by its coefficient or value and may be left out of a sum with letters. */
  readonly vanishes: boolean;
  readonly hasLetters: boolean;
  /** The sign is that of its first term only. */
  readonly isSum: boolean;
}

class Filling<T> {
  private readonly print: (hole: T) => Printed;

  constructor(print: (hole: T) => Printed) {
    this.print = print;
  }

  row(row: Row<T>): string {
    let latex = '';
    const entries = splitSums(row, this.print);
    const isResult = entries.every((entry) => entry.kind === 'sum' || beforeResults.test(entry.text));
    for (const [index, entry] of entries.entries()) {
      const isLast = index === entries.length - 1;
      latex = join(latex, entry.kind === 'separator' ? entry.text : this.sum(entry, isResult && isLast));
    }
    return latex;
  }

  /** `isResult`: the whole formula or the last side of an equation, so that 0x is 0; the equation 0x = 3 stays. */
  private sum(sum: Extract<Row<T>[number], { kind: 'sum' }>, isResult: boolean): string {
    const { terms, continues, precedes = false } = sum;
    const filled = terms.map((term, index) =>
      this.term(term, precedes && index === terms.length - 1, index === 0 && !term.sign ? startOf(sum) : 'start'),
    );
    const hasLetters = filled.some((term) => term.hasLetters);
    const mayVanish = continues || (hasLetters && (isResult || filled.length > 1));
    const kept = mayVanish ? filled.filter((term) => !term.vanishes) : filled;
    if (kept.length === 0) return continues ? '' : '0';
    return kept
      .map((term, index) => (index === 0 && !continues ? leading(term, filled[0] ?? term) : signed(term)))
      .join('');
  }

  /** `precedes`: the term is a factor of what follows the sum. */
  private term(term: Term<T>, precedes = false, start: Left = 'start'): FilledTerm {
    const { items } = term;
    let latex = '';
    let left = start;
    let isSum = false;
    let negative = false;
    let isZero = false;
    let hasLetters = false;
    let pending = '';
    const alone = items.length === 1 && !precedes;
    const hasHole = items.some(({ kind }) => kind === 'hole');
    const subtracted = term.sign?.mark === '-';
    for (const [index, item] of items.entries()) {
      const next = this.isMixedNumber(items, index) ? 'fraction' : nextOf(items, index, precedes);
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
        const dropsOne =
          item.kind === 'script' && item.mark === '^' && left !== 'number' && left !== 'start' && this.isOne(item.body);
        if (!dropsOne) latex = join(latex, this.item(item, left), hasHole);
        hasLetters ||= this.mentionsLetters(item);
        left = leftAfter(item, left);
        continue;
      }
      const value = this.print(item.value);
      const placed = placeValue(value, left, next, subtracted || term.sign?.mark === '\\pm', alone);
      if (placed.negative) negative = !negative;
      if (placed.vanishes) isZero = true;
      isSum ||= placed.isSum === true;
      if (placed.opensBracket) pending = '\\right)' + pending;
      hasLetters ||= value.kind === 'formula' && value.hasLetters;
      latex = join(latex, placed.latex, true);
      left = placed.left;
    }
    return { sign: term.sign, negative, latex: latex + pending, vanishes: isZero && !precedes, hasLetters, isSum };
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
    return filled.negative && !filled.isSum ? `${item.text}{${filled.latex}}${below}` : undefined;
  }

  /** A whole number right before a fraction of two numbers: `{{n}}\\tfrac{{c}}{{d}}`. */
  private isMixedNumber(items: readonly Item<T>[], index: number): boolean {
    const fraction = items[index + 1];
    if (fraction?.kind !== 'command' || !/^\\[dt]?frac$/.test(fraction.text)) return false;
    const isWhole = (item: Item<T> | undefined): boolean => {
      if (item?.kind === 'number') return /^\d+$/.test(item.text);
      if (item?.kind === 'group') return isWhole(soleItem(item));
      if (item?.kind !== 'hole') return false;
      const value = this.print(item.value);
      return value.kind === 'number' && !value.negative && /^\d+$/.test(value.magnitude);
    };
    const hole = items[index];
    const value = hole?.kind === 'hole' ? this.print(hole.value) : undefined;
    const isWholeValue = value?.kind === 'number' && /^\d+$/.test(value.magnitude);
    return isWholeValue && fraction.args.length === 2 && fraction.args.every(isWhole);
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

/** Pieces before the last side of a chain of equations. */
const beforeResults = /^(?:\s*|&|=)$/;

/** Returns the text before the first term of a sum that has no sign. */
function startOf<T>({ isFactor, isSummand }: Extract<Row<T>[number], { kind: 'sum' }>): Left {
  return isFactor ? 'operand' : isSummand ? 'function' : 'start';
}

/** The first term of a sum. It may stand first only because those before it vanished. */
function leading<T extends FilledTerm>(term: T, first: T): string {
  const { sign, negative, latex } = term;
  if (!sign || (sign.mark !== '+' && sign.mark !== '-')) return signed(term);
  const before = first.sign?.before ?? '';
  if ((sign.mark === '-') !== negative) return `${before}-${latex}`;
  return join(before + (term === first && sign.mark === '+' && !negative ? '+' : ''), latex);
}

/** The term with its sign. */
function signed({ sign, negative, latex }: FilledTerm): string {
  if (!sign) return negative ? `-${latex}` : latex;
  if (sign.mark !== '+' && sign.mark !== '-') return sign.before + sign.mark + sign.after + latex;
  return `${sign.before}${(sign.mark === '-') !== negative ? '-' : '+'}${sign.after}${latex}`;
}

/** Puts a space where a command's name would run into a letter, or letters with those of a value would make a word. */
function join(left: string, right: string, hasValues = false): string {
  if (hasValues && spellWord(left, right)) return `${left} ${right}`;
  return /\\[a-zA-Z]+$/.test(left) && /^[a-zA-Z]/.test(right) ? `${left} ${right}` : left + right;
}
