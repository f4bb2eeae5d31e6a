import { children, mapChildren, sameTree } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import {
  decimalTree,
  isNumeral,
  joinedFactors,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  rationalTree,
  sumTree,
  zeroTree,
} from '../construct.ts';
import { arithmeticValue, rationalPower } from '../numbers/exact.ts';
import { LimitReached } from '../numbers/integer.ts';
import {
  type Rational,
  absolute,
  add,
  divide,
  isOne,
  isZero,
  multiply,
  negate,
  one,
  terminatingDecimals,
} from '../numbers/rational.ts';

/** Removes what changes only the writing: neutral elements, double signs, brackets that the structure implies. */
export function tidy(tree: Expression): Expression {
  const inner = mapChildren(tree, tidy);
  switch (inner.kind) {
    case 'group':
      return inner.shape === 'angle' ? inner : inner.body;
    case 'positive':
      return inner.operand;
    case 'negate':
      return negateTree(inner.operand);
    case 'add':
      return sumTree(inner.terms);
    case 'multiply':
      return tidyProduct(inner.factors);
    case 'divide':
      return isNumeral(inner.denominator, '1')
        ? inner.numerator
        : tidyQuotient(inner.numerator, inner.denominator, inner);
    case 'power':
      return isNumeral(inner.exponent, '1') ? inner.base : inner;
    default:
      return inner;
  }
}

function tidyQuotient(numerator: Expression, denominator: Expression, tree: Expression): Expression {
  const negative = (numerator.kind === 'negate') !== (denominator.kind === 'negate');
  if (numerator.kind !== 'negate' && denominator.kind !== 'negate') return tree;
  const top = numerator.kind === 'negate' ? numerator.operand : numerator;
  const bottom = denominator.kind === 'negate' ? denominator.operand : denominator;
  const quotient: Expression = { kind: 'divide', numerator: top, denominator: bottom, mark: 'bar' };
  return negative ? negateTree(quotient) : quotient;
}

/** Products keep their order and brackets; a factor 0 stays, since what it multiplies may be undefined. */
function tidyProduct(factors: readonly Expression[]): Expression {
  let negative = false;
  const kept: Expression[] = [];
  for (const factor of factors) {
    let inner = factor;
    while (inner.kind === 'negate') {
      negative = !negative;
      inner = inner.operand;
    }
    if (inner.kind === 'multiply') kept.push(...inner.factors);
    else if (!isNumeral(inner, '1')) kept.push(inner);
  }
  return joinedFactors(kept, negative);
}

/**
 * Calculates with numbers that stand together and collects like terms and equal factors; sums in brackets stay. Results
 * of decimals are decimals where they end.
 */
export function foldNumbers(tree: Expression): Expression {
  return fold(tree, hasDecimals(tree) ? decimalTree : rationalTree);
}

/** Whether a decimal numeral occurs. */
export function hasDecimals(tree: Expression): boolean {
  if (tree.kind === 'number') return tree.text.includes('.') && tree.repetend === undefined;
  return children(tree).some(hasDecimals);
}

type Print = (value: Rational) => Expression;

function fold(tree: Expression, print: Print): Expression {
  if (tree.kind === 'number') return tree;
  const value = arithmeticValue(tree);
  if (value) return print(value);
  const inner = mapChildren(tree, (child) => fold(child, print));
  switch (inner.kind) {
    case 'negate':
      return negateTree(inner.operand);
    case 'add':
      return collectTerms(inner.terms, print);
    case 'multiply':
      return collectFactors(inner.factors, print);
    case 'divide':
      return reduceQuotient(inner.numerator, inner.denominator, print);
    case 'power':
      return foldPower(inner.base, inner.exponent, inner, print);
    default:
      return inner;
  }
}

/** coefficient · rest, the sign in front. */
function scaled(coefficient: Rational, rest: Expression, print: Print): Expression {
  if (isNumeral(rest, '1')) return print(coefficient);
  const size = absolute(coefficient);
  const product = isOne(size) ? rest : productTree([print(size), rest]);
  return coefficient.n < 0 ? negateTree(product) : product;
}

/** coefficient and the rest of a term: 3xy is 3 and xy. */
function splitTerm(tree: Expression): { readonly coefficient: Rational; readonly rest: Expression } {
  const value = arithmeticValue(tree);
  if (value) return { coefficient: value, rest: oneTree };
  if (tree.kind === 'negate') {
    const { coefficient, rest } = splitTerm(tree.operand);
    return { coefficient: negate(coefficient), rest };
  }
  if (tree.kind === 'multiply') {
    let coefficient = one;
    const rest: Expression[] = [];
    for (const factor of tree.factors) {
      const number = arithmeticValue(factor);
      if (number) coefficient = multiply(coefficient, number);
      else rest.push(factor);
    }
    return { coefficient, rest: productTree(rest) };
  }
  if (tree.kind === 'divide') {
    const denominator = arithmeticValue(tree.denominator);
    if (denominator && !isZero(denominator)) {
      const { coefficient, rest } = splitTerm(tree.numerator);
      return { coefficient: divide(coefficient, denominator), rest };
    }
  }
  return { coefficient: one, rest: tree };
}

function collectTerms(terms: readonly Expression[], print: Print): Expression {
  const collected: { coefficient: Rational; rest: Expression; only?: Expression }[] = [];
  for (const term of terms) {
    const { coefficient, rest } = splitTerm(term);
    const like = collected.find((entry) => sameTree(entry.rest, rest, { groups: true, marks: true }));
    if (like) {
      like.coefficient = add(like.coefficient, coefficient);
      delete like.only;
    } else collected.push({ coefficient, rest, only: term });
  }
  return sumTree(
    collected
      .filter(({ coefficient }) => !isZero(coefficient))
      .map(({ coefficient, rest, only }) => only ?? scaled(coefficient, rest, print)),
  );
}

function collectFactors(factors: readonly Expression[], print: Print): Expression {
  let coefficient = one;
  const powers: { base: Expression; exponent: Expression }[] = [];
  for (const factor of factors) {
    const { coefficient: number, rest } = splitTerm(factor);
    coefficient = multiply(coefficient, number);
    if (isNumeral(rest, '1')) continue;
    for (const part of rest.kind === 'multiply' ? rest.factors : [rest]) {
      const base = part.kind === 'power' ? part.base : part;
      const exponent = part.kind === 'power' ? part.exponent : oneTree;
      const same = powers.find((entry) => sameTree(entry.base, base, { groups: true, marks: true }));
      if (same) same.exponent = fold(sumTree([same.exponent, exponent]), print);
      else powers.push({ base, exponent });
    }
  }
  if (isZero(coefficient)) return zeroTree;
  return scaled(coefficient, productTree(powers.map(({ base, exponent }) => powerTree(base, exponent))), print);
}

/** Cancels the common factor of the numbers; letters stay where they are. */
function reduceQuotient(numerator: Expression, denominator: Expression, print: Print): Expression {
  const top = splitTerm(numerator);
  const bottom = splitTerm(denominator);
  if (isZero(bottom.coefficient)) return { kind: 'divide', numerator, denominator, mark: 'bar' };
  const ratio = divide(top.coefficient, bottom.coefficient);
  if (
    ratio.d !== 1 &&
    print !== rationalTree &&
    terminatingDecimals(ratio) !== undefined &&
    isNumeral(bottom.rest, '1')
  ) {
    return scaled(ratio, top.rest, print);
  }
  const size = absolute(ratio);
  const over = quotientTree(
    scaled({ n: size.n, d: 1 }, top.rest, print),
    scaled({ n: size.d, d: 1 }, bottom.rest, print),
  );
  return ratio.n < 0 ? negateTree(over) : over;
}

function foldPower(base: Expression, exponent: Expression, tree: Expression, print: Print): Expression {
  if (isNumeral(exponent, '1')) return base;
  const b = arithmeticValue(base);
  const e = b && arithmeticValue(exponent);
  if (!b || !e) return tree;
  try {
    const value = rationalPower(b, e);
    return value ? print(value) : tree;
  } catch (error) {
    if (error instanceof LimitReached || error instanceof RangeError) return tree;
    throw error;
  }
}
