import type { ConstantName, Expression, ProductMark } from '../notation/tree.ts';
import { type Integer, negateInteger } from './numbers/integer.ts';
import { type Rational, absolute, negate as negateRational, terminatingDecimals, toFixed } from './numbers/rational.ts';

/** Constructors that drop neutral elements, so that computed trees stay readable. */

export function integerTree(value: Integer): Expression {
  return value < 0
    ? { kind: 'negate', operand: { kind: 'number', text: negateInteger(value).toString() } }
    : { kind: 'number', text: value.toString() };
}

/** 3, -3, 2/7 as a bar fraction, -(2/7). */
export function rationalTree(value: Rational): Expression {
  if (value.d === 1) return integerTree(value.n);
  if (value.n < 0) return { kind: 'negate', operand: rationalTree(negateRational(value)) };
  return {
    kind: 'divide',
    numerator: integerTree(value.n),
    denominator: integerTree(value.d),
    mark: 'bar',
  };
}

/** A decimal numeral when the expansion ends, else a fraction. */
export function decimalTree(value: Rational): Expression {
  const decimals = terminatingDecimals(value);
  if (decimals === undefined || decimals > 30) return rationalTree(value);
  const text = toFixed(absolute(value), decimals);
  const numeral: Expression = { kind: 'number', text };
  return value.n < 0 ? { kind: 'negate', operand: numeral } : numeral;
}

export function nameTree(name: string): Expression {
  return { kind: 'name', name };
}

export function constantTree(name: ConstantName): Expression {
  return { kind: 'constant', name };
}

export function callTree(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', name, args, bracketed: true };
}

export const zeroTree = integerTree(0);
export const oneTree = integerTree(1);

export function isNumeral(tree: Expression, text: string): boolean {
  return tree.kind === 'number' && tree.text === text && tree.repetend === undefined;
}

export function negateTree(operand: Expression): Expression {
  if (operand.kind === 'negate') return operand.operand;
  if (isNumeral(operand, '0')) return operand;
  return { kind: 'negate', operand };
}

/** Sum with nested sums flattened and zeros dropped. */
export function sumTree(terms: readonly Expression[]): Expression {
  const flat: Expression[] = [];
  for (const term of terms) {
    if (term.kind === 'add') flat.push(...term.terms);
    else if (!isNumeral(term, '0')) flat.push(term);
  }
  const first = flat[0];
  if (first === undefined) return zeroTree;
  return flat.length === 1 ? first : { kind: 'add', terms: flat };
}

/** Product with nested products flattened, ones dropped, signs pulled out; a zero factor makes 0. */
export function productTree(factors: readonly Expression[]): Expression {
  const flat: Expression[] = [];
  let negative = false;
  const take = (factor: Expression): void => {
    if (factor.kind === 'negate') {
      negative = !negative;
      take(factor.operand);
    } else if (factor.kind === 'multiply') factor.factors.forEach(take);
    else if (!isNumeral(factor, '1')) flat.push(factor);
  };
  factors.forEach(take);
  if (flat.some((factor) => isNumeral(factor, '0'))) return zeroTree;
  return joinedFactors(flat, negative);
}

/** Returns the product of factors that are not products, ones or negations themselves; 1 when there are none. */
export function joinedFactors(factors: readonly Expression[], negative: boolean): Expression {
  const [first, second] = factors;
  const product: Expression =
    first && second ? { kind: 'multiply', factors, marks: productMarks(factors) } : (first ?? oneTree);
  return negative ? negateTree(product) : product;
}

/** Juxtaposition, except where two numerals would run together. */
export function productMarks(factors: readonly Expression[]): ProductMark[] {
  const marks: ProductMark[] = [];
  for (let k = 1; k < factors.length; k++) {
    const next = factors[k];
    const before = factors[k - 1];
    marks.push(next && before && startsWithDigit(next, before) ? 'dot' : 'implicit');
  }
  return marks;
}

function startsWithDigit(tree: Expression, before: Expression): boolean {
  switch (tree.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'power':
      return startsWithDigit(tree.base, before);
    case 'postfix':
      return startsWithDigit(tree.operand, before);
    case 'multiply':
      return tree.factors[0] !== undefined && startsWithDigit(tree.factors[0], before);
    case 'divide':
      // 2 followed by a stacked fraction would read as a mixed number.
      return before.kind === 'number' || (before.kind === 'power' && before.exponent.kind === 'divide');
    default:
      return false;
  }
}

export function quotientTree(numerator: Expression, denominator: Expression): Expression {
  if (isNumeral(denominator, '1')) return numerator;
  if (isNumeral(numerator, '0')) return numerator;
  if (numerator.kind === 'negate') return negateTree(quotientTree(numerator.operand, denominator));
  return { kind: 'divide', numerator, denominator, mark: 'bar' };
}

export function powerTree(base: Expression, exponent: Expression): Expression {
  if (isNumeral(exponent, '1')) return base;
  if (isNumeral(exponent, '0')) return oneTree;
  return { kind: 'power', base, exponent };
}

/** The square root, or the root with a given index. */
export function rootTree(radicand: Expression, index: number): Expression {
  return index === 2 ? { kind: 'root', radicand } : { kind: 'root', radicand, index: integerTree(index) };
}
