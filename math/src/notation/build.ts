/**
 * Constructors for trees that are made, not read (no spans). They keep trees tidy: sums and products are flat,
 * signs stand outside, and nothing of one term or one factor is wrapped.
 */
import type {
  BracketShape,
  CallNode,
  ConstantName,
  DivideNode,
  Expression,
  NameNode,
  NumberNode,
  PowerNode,
  ProductMark,
  QuotientMark,
  RootNode,
} from './tree.ts';

/**
 * A numeral. Negative values give `negate`; decimal text is kept as it is (`'0.10'`).
 * Numbers that JavaScript writes with an exponent are written out (`1e-7` gives 0.0000001).
 * Throws RangeError for NaN, infinities and text that is not a decimal numeral.
 */
export function number(value: number | bigint | string): Expression {
  let text = typeof value === 'string' ? value.trim() : String(value);
  if (text.includes('e')) text = withoutExponent(text);
  const negative = text.startsWith('-');
  if (negative) text = text.slice(1);
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text)) throw new RangeError(`not a decimal numeral: ${String(value)}`);
  const node: NumberNode = { kind: 'number', text };
  return negative ? { kind: 'negate', operand: node } : node;
}

function withoutExponent(text: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/.exec(text);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

export function name(text: string): NameNode {
  return { kind: 'name', name: text };
}

export function constant(which: ConstantName): Expression {
  return { kind: 'constant', name: which };
}

/** A sum; nested sums are flattened, one term is itself, none is 0. */
export function add(...terms: readonly Expression[]): Expression {
  const flat = terms.flatMap((term) => (term.kind === 'add' ? term.terms : [term]));
  const [first] = flat;
  if (first === undefined) return number(0);
  return flat.length === 1 ? first : { kind: 'add', terms: flat };
}

export function subtract(left: Expression, right: Expression): Expression {
  return add(left, negate(right));
}

/** The opposite; of an opposite, the operand itself. */
export function negate(operand: Expression): Expression {
  return operand.kind === 'negate' ? operand.operand : { kind: 'negate', operand };
}

/** A product; nested products are flattened, one factor is itself, none is 1. A dot stands before numerals, nothing elsewhere. */
export function multiply(...factors: readonly Expression[]): Expression {
  const flat: Expression[] = [];
  const marks: ProductMark[] = [];
  for (const factor of factors) {
    if (flat.length > 0) marks.push(startsWithDigit(factor) ? 'dot' : 'implicit');
    if (factor.kind === 'multiply') {
      flat.push(...factor.factors);
      marks.push(...factor.marks);
    } else flat.push(factor);
  }
  const [first] = flat;
  if (first === undefined) return number(1);
  return flat.length === 1 ? first : { kind: 'multiply', factors: flat, marks };
}

/** Whether the printed form begins with a digit, so that a mark must separate it from what stands before. */
export function startsWithDigit(tree: Expression): boolean {
  switch (tree.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'add':
      return tree.terms[0] !== undefined && startsWithDigit(tree.terms[0]);
    case 'multiply':
      return tree.factors[0] !== undefined && startsWithDigit(tree.factors[0]);
    case 'power':
      return startsWithDigit(tree.base);
    case 'postfix':
      return startsWithDigit(tree.operand);
    case 'quantity':
      return startsWithDigit(tree.value);
    case 'divide':
      return tree.mark !== 'bar' && startsWithDigit(tree.numerator);
    default:
      return false;
  }
}

export function divide(numerator: Expression, denominator: Expression, mark: QuotientMark = 'bar'): DivideNode {
  return { kind: 'divide', numerator, denominator, mark };
}

export function power(base: Expression, exponent: Expression): PowerNode {
  return { kind: 'power', base, exponent };
}

/** A root; square without `index`. */
export function root(radicand: Expression, index?: Expression): RootNode {
  return index === undefined ? { kind: 'root', radicand } : { kind: 'root', radicand, index };
}

/** A function applied to arguments in brackets. */
export function call(
  functionName: string,
  args: readonly Expression[],
  more: { readonly base?: Expression; readonly primes?: number } = {},
): CallNode {
  return { kind: 'call', name: functionName, args, bracketed: true, ...more };
}

export function group(body: Expression, shape: BracketShape = 'round'): Expression {
  return { kind: 'group', shape, body };
}

export function absolute(body: Expression): Expression {
  return { kind: 'absolute', body };
}
