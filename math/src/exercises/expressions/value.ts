import {
  absolute,
  isOne,
  isZero,
  type Rational,
  sign,
  terminatingDecimals,
  toFixed,
} from '../../algebra/numbers/rational.ts';
import { toLatex, toPlain } from '../../notation/index.ts';
import { isInline, levelOf, levels, opensRight } from '../../notation/levels.ts';
import { tidy } from '../../notation/printing/tidy.ts';
import type { Expression, NumberNode } from '../../notation/tree.ts';
import { groupDigits } from './group-digits.ts';
import { latexOf, type Printed, type Shape } from '../latex/printed.ts';

/** The value of a variable of a variant, or of a `{{…}}`. */
export type Value =
  | {
      readonly kind: 'number';
      readonly rational: Rational;
      /** Came from decimals, so that results that end are shown as decimals too. */
      readonly decimal: boolean;
      /** The form to show; absent: the plain one of the number. */
      readonly tree?: Expression;
      /** Its digits are printed in groups of three. */
      readonly grouped?: true;
      /** Its tree is shown as it came from substitution. */
      readonly asTyped?: true;
    }
  | {
      readonly kind: 'formula';
      readonly tree: Expression;
      readonly hasLetters: boolean;
      /** Shown as it came from substitution, `1x` included. */
      readonly asTyped?: true;
    }
  | { readonly kind: 'truth'; readonly holds: boolean }
  /** Words with maths, as an author writes them; `latex` when the word is a sign such as `<`. */
  | { readonly kind: 'text'; readonly text: string; readonly latex?: string };

/** Values of the variables by their index in the document's list; unset while not drawn. */
export type Slots = readonly (Value | undefined)[];

/** Longest decimal shown for an exact number that ends; longer ones are shown as fractions. */
const longestDecimal = 10;

function decimalText(rational: Rational): string | undefined {
  const decimals = terminatingDecimals(rational);
  return decimals !== undefined && decimals <= longestDecimal ? toFixed(rational, decimals) : undefined;
}

function numberNode(text: string): NumberNode {
  return { kind: 'number', text };
}

/** The tree of an exact number: `-3`, `2/7` as a fraction, `0.25` when decimal. */
export function numberTree(rational: Rational, decimal: boolean): Expression {
  const negative = sign(rational) < 0;
  const size = absolute(rational);
  const ended = decimal ? decimalText(size) : undefined;
  const magnitude: Expression =
    ended !== undefined
      ? numberNode(ended)
      : size.d === 1
        ? numberNode(size.n.toString())
        : {
            kind: 'divide',
            numerator: numberNode(size.n.toString()),
            denominator: numberNode(size.d.toString()),
            mark: 'bar',
          };
  return negative ? { kind: 'negate', operand: magnitude } : magnitude;
}

export function treeOfValue(value: Value): Expression {
  switch (value.kind) {
    case 'number':
      return value.tree ?? numberTree(value.rational, value.decimal);
    case 'formula':
      return value.tree;
    case 'truth':
      return { kind: 'constant', name: value.holds ? 'true' : 'false' };
    case 'text':
      return { kind: 'text', text: value.text };
  }
}

/** A value as plain text that can be read back. */
export function plainOfValue(value: Value | undefined): string {
  if (value === undefined) return '';
  return value.kind === 'text' ? value.text : toPlain(treeOfValue(value));
}

/** Prepares a value for a formula or a sentence. */
export function printValue(value: Value): Printed {
  switch (value.kind) {
    case 'number':
      return grouped(
        value.tree
          ? printNumberTree(value.rational, value.tree, value.asTyped)
          : printNumber(value.rational, value.decimal),
        value.grouped,
      );
    case 'formula':
      return printFormula(value.tree, value.hasLetters, value.asTyped);
    case 'truth':
      return { kind: 'text', latex: `\\text{${value.holds}}`, words: String(value.holds) };
    case 'text':
      return { kind: 'text', latex: value.latex ?? `\\text{${value.text}}`, words: value.text };
  }
}

/** Thin spaces between groups of digits; the narrow one of a sentence breaks no line. */
function grouped(printed: Printed, isGrouped: true | undefined): Printed {
  if (!isGrouped || printed.kind !== 'number' || !printed.isPlain) return printed;
  const sign = printed.negative ? '−' : '';
  return {
    ...printed,
    magnitude: groupDigits(printed.magnitude, '\\,'),
    words: sign + groupDigits(printed.magnitude, '\u202f'),
  };
}

function printNumber(rational: Rational, decimal: boolean): Printed {
  const negative = sign(rational) < 0;
  const size = absolute(rational);
  const n = size.n.toString();
  const d = size.d.toString();
  const plain = rational.d === 1 ? n : decimal ? decimalText(size) : undefined;
  return {
    kind: 'number',
    negative,
    magnitude: plain ?? `\\frac{${n}}{${d}}`,
    isZero: isZero(rational),
    isOne: isOne(size),
    isPlain: plain !== undefined,
    words: `${negative ? '−' : ''}${plain ?? `${n}/${d}`}`,
  };
}

/** A number whose form was kept, such as 6/4 or 0.10. */
function printNumberTree(rational: Rational, tree: Expression, asTyped: true | undefined): Printed {
  const negative = tree.kind === 'negate';
  const magnitude = negative ? tree.operand : tree;
  const isPlain = magnitude.kind === 'number';
  const isFraction =
    magnitude.kind === 'divide' && magnitude.numerator.kind === 'number' && magnitude.denominator.kind === 'number';
  if (!isPlain && !isFraction && magnitude.kind !== 'mixed') return printFormula(tree, false, asTyped);
  return {
    kind: 'number',
    negative,
    magnitude: toLatex(magnitude),
    isZero: isZero(rational),
    // 2/2 is one, but not written so.
    isOne: isPlain && magnitude.text === '1',
    isPlain,
    words: toPlain(tree).replace('-', '−'),
  };
}

function printFormula(tree: Expression, hasLetters: boolean, asTyped: true | undefined): Printed {
  const ones = asTyped ? 'kept' : 'dropped';
  const tidied = tidy(tree, ones);
  const negative = tidied.kind === 'negate';
  const magnitude = negative ? tidied.operand : tidied;
  const printed = {
    kind: 'formula' as const,
    negative,
    magnitude: toLatex(magnitude, { ones }),
    shape: shapeOf(magnitude),
    opensRight: opensRight(magnitude),
    hasLetters,
    words: '',
  };
  return { ...printed, words: `$${latexOf(printed)}$` };
}

function shapeOf(tree: Expression): Shape {
  switch (tree.kind) {
    case 'multiply': {
      const [first] = tree.factors;
      return first && shapeOf(first) === 'quotient' ? 'quotient' : 'product';
    }
    // They have levels of their own with brackets that they carry, but a power of them needs brackets all the same.
    case 'divide':
      return isInline(tree, false) ? 'quotient' : 'product';
    case 'mixed':
    case 'big':
    case 'limit':
    case 'derivative':
    case 'quantity':
      return 'product';
    case 'call':
      return levelOf(tree, false) === levels.product ? 'quotient' : 'product';
    case 'root':
    case 'postfix':
      return 'power';
    default: {
      const level = levelOf(tree, false);
      return level >= levels.atom
        ? 'atom'
        : level >= levels.power
          ? 'power'
          : level >= levels.product
            ? 'product'
            : 'sum';
    }
  }
}
