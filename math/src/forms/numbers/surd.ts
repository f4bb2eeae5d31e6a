import { arithmeticValue } from '../../algebra/index.ts';
import { gcdIntegers, smallFactors } from '../../algebra/numbers/integer.ts';
import { children } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { checkLowestTerms } from '../fractions/lowest-terms.ts';
import { formKey } from '../same-form.ts';
import {
  bare,
  contains,
  factorsOf,
  type FormVerdict,
  inMaths,
  isClosed,
  isPowerOfNumber,
  missing,
  ok,
  termsOf,
  wholeNumber,
  withoutBrackets,
} from '../structure.ts';

type Rule = (node: Expression) => string | undefined;

/**
 * An exact number, worked out: whole numbers, fractions in lowest terms and roots of whole numbers without a factor that
 * can be taken out; equal roots are put together, products multiplied out, and no root is below a bar.
 */
export function checkSurd(tree: Expression): FormVerdict {
  for (const rule of rules) {
    const message = firstMessage(tree, rule);
    if (message !== undefined) return missing(message);
  }
  return arithmeticValue(tree) || contains(tree, isFraction) ? checkLowestTerms(tree) : ok;
}

const rules: readonly Rule[] = [
  (node) => (isDecimal(node) ? 'Give the exact value with a root, not a decimal.' : undefined),
  (node) => (isRootAsPower(node) ? `Write ${inMaths(node)} with a root sign, and simplify it.` : undefined),
  (node) => (hasPowerFactor(node) ? `${inMaths(node)} can be simplified${howIn(node)}.` : undefined),
  (node) =>
    node.kind === 'divide' && contains(node.denominator, isRoot)
      ? 'Make the denominator rational: no roots below the bar.'
      : undefined,
  (node) => (isPowerOfNumber(node) ? `Work out ${inMaths(node)}.` : undefined),
  (node) => (hasPowerOfRoot(node) ? `Work out ${inMaths(node)}.` : undefined),
  (node) => (isProductOfSums(node) ? `Multiply out ${inMaths(node)}.` : undefined),
  (node) => (hasTwoNumbers(node) ? `Work out the product of the numbers in ${inMaths(node)}.` : undefined),
  (node) => (hasTwoRoots(node) ? 'Put the roots of the product together.' : undefined),
  (node) => (hasLikeTerms(node) ? 'Put equal roots and numbers together.' : undefined),
];

function firstMessage(tree: Expression, rule: Rule): string | undefined {
  const own = rule(tree);
  if (own !== undefined) return own;
  for (const child of children(tree)) {
    const found = firstMessage(child, rule);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRoot(node: Expression): boolean {
  return node.kind === 'root';
}

function isFraction(node: Expression): boolean {
  return node.kind === 'divide' || node.kind === 'mixed';
}

function isDecimal(node: Expression): boolean {
  return node.kind === 'number' && (node.text.includes('.') || node.repetend !== undefined);
}

/** 12^(1/2). */
function isRootAsPower(node: Expression): boolean {
  return node.kind === 'power' && isClosed(node) && contains(node.exponent, isFraction);
}

/** √12, √(1/2), √9 and the fourth root of 4 can be simplified; √6 cannot. */
function hasPowerFactor(node: Expression): boolean {
  if (node.kind !== 'root') return false;
  const index = node.index ? wholeNumber(node.index) : 2;
  if (index === undefined) return false;
  const radicand = withoutBrackets(node.radicand);
  if (radicand.kind === 'divide' || radicand.kind === 'root') return true;
  const factors = factorsOf(radicand);
  if (factors.some(({ base, exponent }) => !isNumeral(base) && base.kind !== 'add' && exponent >= index)) return true;
  const numbers = factors.flatMap(({ base, exponent }) => {
    const value = wholeNumber(base);
    return value === undefined ? [] : [{ value, exponent }];
  });
  if ((wholeNumber(radicand) ?? 2) < 2) return true;
  const counts = numbers.flatMap(({ value, exponent }) => smallFactors(value).map(({ count }) => count * exponent));
  const shared = counts.reduce<number>((common, count) => Number(gcdIntegers(common, count)), index);
  return counts.some((count) => count >= index) || (numbers.length === factors.length && shared > 1);
}

/** Returns advice on a square root with square factors; empty for other roots. */
function howIn(node: Expression): string {
  if (node.kind !== 'root' || node.index) return '';
  const radicand = withoutBrackets(node.radicand);
  const hasFactors = !isFraction(radicand) && !isRoot(radicand) && (wholeNumber(radicand) ?? 2) > 1;
  return hasFactors ? ': take square factors out of the root' : '';
}

function isNumeral(tree: Expression): boolean {
  return tree.kind === 'number';
}

/** (√2)³. */
function hasPowerOfRoot(node: Expression): boolean {
  if (node.kind !== 'power' || (wholeNumber(node.exponent) ?? 0) < 2) return false;
  const base = bare(node.base);
  return base.kind === 'root' || (base.kind === 'add' && contains(base, isRoot));
}

/** 2 · 3√5. */
function hasTwoNumbers(node: Expression): boolean {
  return node.kind === 'multiply' && node.factors.filter((factor) => isNumeral(bare(factor))).length > 1;
}

/** (1 + √2)(1 − √3), or 2(3 + √2) + 1; a number before one bracket that is the whole answer may stay. */
function isProductOfSums(node: Expression): boolean {
  if (node.kind === 'add') return node.terms.some((term) => hasSumFactor(bare(term)) && contains(term, isRoot));
  if (node.kind !== 'multiply' || !contains(node, isRoot)) return false;
  const sums = node.factors.filter((factor) => bare(factor).kind === 'add');
  return sums.length > 1 || (sums.length === 1 && node.factors.some((factor) => bare(factor).kind === 'root'));
}

function hasSumFactor(term: Expression): boolean {
  return term.kind === 'multiply' && term.factors.some((factor) => bare(factor).kind === 'add');
}

/** √2 · √3. */
function hasTwoRoots(node: Expression): boolean {
  if (node.kind !== 'multiply') return false;
  const indices = factorsOf(node).flatMap(({ base }) =>
    base.kind === 'root' ? [base.index ? formKey(base.index) : '2'] : [],
  );
  return new Set(indices).size < indices.length;
}

/** √2 + 3√2, 1 + 2 beside a root, or 0√2. */
function hasLikeTerms(node: Expression): boolean {
  if (node.kind !== 'add') return false;
  if (node.terms.some((term) => factorsOf(term).some(({ base }) => wholeNumber(base) === 0))) return true;
  const keys = termsOf(node).map((term) =>
    factorsOf(bare(term).kind === 'divide' ? numeratorOf(term) : term)
      .filter(({ base }) => !arithmeticValue(base))
      .map(({ base, exponent }) => `${formKey(base)}^${exponent}`)
      .sort()
      .join(' '),
  );
  return new Set(keys).size < keys.length;
}

function numeratorOf(term: Expression): Expression {
  const inner = bare(term);
  return inner.kind === 'divide' ? inner.numerator : inner;
}
