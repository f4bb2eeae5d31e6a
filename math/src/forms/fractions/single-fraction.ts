import type { Expression } from '../../notation/tree.ts';
import { checkCollected } from '../polynomials/collected.ts';
import {
  bare,
  containsOutside,
  factorsOf,
  type FormVerdict,
  isClosed,
  missing,
  ok,
  withoutBrackets,
  wholeNumber,
} from '../structure.ts';

/**
 * One fraction, or none: nothing but a sign stands outside the bar, and no fraction above or below it, where like terms
 * are collected and numbers worked out. Exponents and the arguments of functions may have fractions of their own.
 */
export function checkSingleFraction(tree: Expression): FormVerdict {
  const inner = bare(tree);
  if (inner.kind === 'divide') {
    if (hasFraction(inner.numerator) || hasFraction(inner.denominator)) {
      return missing('There is a fraction inside a fraction: simplify it.');
    }
    // 2 · 1/n is typed as a number times a unit fraction, wherever the bar is read to begin.
    if (hasFactorOne(inner.numerator)) return missing('Write the whole product above the bar, without a factor 1.');
    const above = checkCollected(inner.numerator);
    return above.ok ? checkCollected(inner.denominator) : above;
  }
  if (!hasFraction(inner)) return ok;
  if (inner.kind === 'add') return missing('Write all of it over one denominator.');
  const hasBar = containsOutside(inner, (node) => node.kind === 'divide');
  if (inner.kind !== 'multiply' || !hasBar) return missing('Write it as one fraction.');
  return inner.factors.filter(hasFraction).length > 1
    ? missing('Multiply the fractions into one.')
    : missing('Write the whole product above the bar.');
}

function hasFraction(tree: Expression): boolean {
  return containsOutside(
    tree,
    (node) => node.kind === 'divide' || node.kind === 'mixed' || (node.kind === 'power' && isReciprocal(node)),
  );
}

/** x⁻¹ or 2⁻³, which stand for a fraction; e⁻ˣ does not. */
function isReciprocal({ base, exponent }: Extract<Expression, { kind: 'power' }>): boolean {
  const written = withoutBrackets(exponent);
  const isNegative = written.kind === 'negate' && isClosed(written);
  return isNegative && (!isClosed(base) || wholeNumber(base) !== undefined);
}

function hasFactorOne(numerator: Expression): boolean {
  const factors = factorsOf(numerator);
  return factors.length > 1 && factors.some(({ base }) => wholeNumber(base) === 1);
}
