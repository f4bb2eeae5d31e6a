import { arithmeticValue } from '../../algebra/index.ts';
import { gcdIntegers } from '../../algebra/numbers/integer.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { constantValue, type Polynomial } from '../../algebra/polynomials/polynomial.ts';
import { gcd } from '../../algebra/polynomials/polynomial-gcd.ts';
import { children } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { checkCollected } from '../polynomials/collected.ts';
import {
  bare,
  contains,
  containsOutside,
  type FormVerdict,
  inMaths,
  isClosed,
  missing,
  ok,
  polynomialOf,
  wholeNumber,
  withoutBrackets,
} from '../structure.ts';

/**
 * Each fraction (a product with a fraction in it counts as one) has whole numbers and polynomials above and below its
 * bar with nothing in common, like terms collected and numbers worked out, and below it no minus sign, no 1, and in a
 * number no root; a number is written as one fraction, mixed number, whole number or decimal that ends.
 */
export function checkLowestTerms(tree: Expression): FormVerdict {
  if (isClosed(tree) && !isOneNumber(tree) && arithmeticValue(tree)) {
    return missing('Work it out and write it as one fraction or number.');
  }
  const verdict = checkFractionsIn(tree);
  if (!verdict.ok || !isClosed(tree)) return verdict;
  return countSigns(tree) > 1 && isOneNumber(tree) ? missing('Write it with one minus sign at most.') : ok;
}

function countSigns(tree: Expression): number {
  const inner = children(tree).reduce((count, child) => count + countSigns(child), 0);
  return tree.kind === 'negate' ? inner + 1 : inner;
}

/** In lowest terms, and without decimals. */
export function checkFractionWithoutDecimals(tree: Expression): FormVerdict {
  const hasDecimal = contains(tree, (node) => node.kind === 'number' && node.text.includes('.'));
  return hasDecimal ? missing('Write it as a fraction, not as a decimal.') : checkLowestTerms(tree);
}

/** A numeral, mixed number or quotient of numbers, with at most one sign before each. */
function isOneNumber(tree: Expression): boolean {
  const written = withoutBrackets(tree);
  const inner = withoutBrackets(written.kind === 'negate' ? written.operand : written);
  if (inner.kind === 'divide') return isOneNumber(inner.numerator) && isOneNumber(inner.denominator);
  return inner.kind === 'number' || inner.kind === 'mixed' || inner.kind === 'postfix';
}

function checkFractionsIn(tree: Expression): FormVerdict {
  if (tree.kind === 'number' && tree.repetend !== undefined) {
    return missing(`Write ${inMaths(tree)} as a fraction or mixed number.`);
  }
  if (tree.kind === 'mixed') return checkMixed(tree);
  if (tree.kind !== 'divide' && tree.kind !== 'multiply') return checkAll(children(tree));
  const { above, below } = factorsByBar(tree);
  if (below.length > 0) {
    for (const verdict of [
      checkFraction(tree, above, below),
      ...[above, below].map((part) => checkCollected(product(part))),
    ]) {
      if (!verdict.ok) return verdict;
    }
  }
  return checkAll([...above, ...below]);
}

function checkAll(trees: readonly Expression[]): FormVerdict {
  for (const tree of trees) {
    const verdict = checkFractionsIn(tree);
    if (!verdict.ok) return verdict;
  }
  return ok;
}

/** The factors above and below the bars of a product: (8x/7)(3/x³) has 8x and 3 above, 7 and x³ below. */
function factorsByBar(tree: Expression): { readonly above: Expression[]; readonly below: Expression[] } {
  const inner = bare(tree);
  if (inner.kind === 'multiply') {
    const parts = inner.factors.map(factorsByBar);
    return { above: parts.flatMap(({ above }) => above), below: parts.flatMap(({ below }) => below) };
  }
  if (inner.kind !== 'divide') return { above: [inner], below: [] };
  const top = factorsByBar(inner.numerator);
  // A bar inside the numerator or denominator stays there, where it is found as a fraction inside a fraction.
  return top.below.length > 0
    ? { above: [inner.numerator], below: [inner.denominator] }
    : { above: top.above, below: [inner.denominator] };
}

function checkMixed(tree: Extract<Expression, { kind: 'mixed' }>): FormVerdict {
  const top = BigInt(tree.numerator.text);
  const bottom = BigInt(tree.denominator.text);
  if (top >= bottom) return missing(`The fraction in ${inMaths(tree)} must be less than 1.`);
  return gcdIntegers(top, bottom) === 1 ? ok : canBeReduced(tree);
}

function checkFraction(tree: Expression, above: readonly Expression[], below: readonly Expression[]): FormVerdict {
  const parts = [...above, ...below];
  if (parts.some((part) => containsOutside(part, (node) => node.kind === 'divide' || node.kind === 'mixed'))) {
    return missing('There is a fraction inside a fraction: simplify it.');
  }
  if (parts.some((part) => containsOutside(part, isDecimal))) {
    return missing(`Write ${inMaths(tree)} with whole numbers above and below the bar.`);
  }
  if (below.some((part) => isClosed(part) && contains(part, isRootOrImaginary))) {
    return missing('Make the denominator rational: no roots below the bar.');
  }
  if (below.some((part) => withoutBrackets(part).kind === 'negate')) {
    return missing(`Write ${inMaths(tree)} without a minus sign below the bar.`);
  }
  if (below.every((part) => wholeNumber(part) === 1))
    return missing(`Leave out the 1 below the bar in ${inMaths(tree)}.`);
  const normaliser = new Normaliser();
  const top = polynomialOf(product(above), normaliser);
  const bottom = polynomialOf(product(below), normaliser);
  if (!top || !bottom || bottom.polynomial.size === 0) return ok;
  const common = gcd(top.polynomial, bottom.polynomial);
  if (constantValue(common) === undefined) return missing(`Cancel common factors in ${inMaths(tree)}.`);
  return checkContents(top.polynomial, bottom.polynomial, tree);
}

function product(factors: readonly Expression[]): Expression {
  const [only] = factors;
  if (only && factors.length === 1) return only;
  return { kind: 'multiply', factors, marks: factors.slice(1).map(() => 'dot' as const) };
}

function isDecimal(node: Expression): boolean {
  return node.kind === 'number' && (node.text.includes('.') || node.repetend !== undefined);
}

function isRootOrImaginary(node: Expression): boolean {
  if (node.kind === 'power') return contains(node.exponent, (part) => part.kind === 'divide');
  return node.kind === 'root' || (node.kind === 'constant' && node.name === 'i');
}

function canBeReduced(tree: Expression): FormVerdict {
  return missing(`${inMaths(tree)} can be reduced.`);
}

/** The numbers that all coefficients above and below share. */
function checkContents(top: Polynomial, bottom: Polynomial, tree: Expression): FormVerdict {
  let common: number | bigint = 0;
  for (const polynomial of [top, bottom]) {
    for (const { coefficient } of polynomial.values()) {
      if (coefficient.d !== 1) return ok;
      common = gcdIntegers(common, coefficient.n);
    }
  }
  return common === 1 || common === 0 ? ok : canBeReduced(tree);
}
