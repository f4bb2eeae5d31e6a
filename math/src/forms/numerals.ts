import type { Expression } from '../notation/tree.ts';
import { smallFactors } from '../algebra/integer.ts';
import {
  contains,
  factorsOf,
  type FormVerdict,
  inMaths,
  missing,
  ok,
  wholeNumber,
  withoutBrackets,
} from './structure.ts';

function numeralOf(tree: Expression): string | undefined {
  const inner = withoutBrackets(tree);
  if (inner.kind === 'negate') return numeralOf(inner.operand);
  return inner.kind === 'number' && inner.repetend === undefined ? inner.text : undefined;
}

/** One numeral, such as −0.75 or 12. */
export function checkDecimal(tree: Expression): FormVerdict {
  return numeralOf(tree) === undefined ? missing('Write it as a decimal.') : ok;
}

/** d · 10ⁿ with 1 ≤ d < 10. */
export function checkScientific(tree: Expression): FormVerdict {
  const asked = missing('Write it as a number from 1 to 10, times a power of ten, such as $3.2 \\cdot 10^4$.');
  const inner = withoutBrackets(tree);
  if (inner.kind === 'negate') return checkScientific(inner.operand);
  if (inner.kind !== 'multiply' || inner.factors.length !== 2) return asked;
  const [first, second] = inner.factors;
  if (!first || !second) return asked;
  const numeral = numeralOf(first);
  const power = withoutBrackets(second);
  const base = power.kind === 'power' ? numeralOf(power.base) : undefined;
  if (numeral === undefined || power.kind !== 'power' || base !== '10' || wholeNumber(power.exponent) === undefined) {
    return asked;
  }
  const size = Number(numeral);
  return size >= 1 && size < 10
    ? ok
    : missing('The number before the power of ten must be at least 1 and less than 10.');
}

/** Exact, with roots simplified: no decimals, no square factors under a root, no roots below a bar. */
export function checkSurd(tree: Expression): FormVerdict {
  if (contains(tree, (node) => node.kind === 'number' && node.text.includes('.'))) {
    return missing('Give the exact value with a root, not a decimal.');
  }
  const squares = firstRoot(tree, (node) => hasPowerFactor(node));
  if (squares) return missing(`${inMaths(squares)} can be simplified: take square factors out of the root.`);
  const isBelow = contains(
    tree,
    (node) => node.kind === 'divide' && contains(node.denominator, (inner) => inner.kind === 'root'),
  );
  if (isBelow) return missing('Make the denominator rational: no roots below the bar.');
  const products = contains(
    tree,
    (node) => node.kind === 'multiply' && factorsOf(node).filter(({ base }) => base.kind === 'root').length > 1,
  );
  return products ? missing('Put the roots of the product together.') : ok;
}

function firstRoot(tree: Expression, condition: (node: Expression) => boolean): Expression | undefined {
  let found: Expression | undefined;
  contains(tree, (node) => {
    if (found === undefined && node.kind === 'root' && condition(node)) found = node;
    return false;
  });
  return found;
}

/** √12, √(1/2) and √9 can be simplified; √6 cannot. */
function hasPowerFactor(node: Expression): boolean {
  if (node.kind !== 'root') return false;
  const index = node.index ? wholeNumber(node.index) : 2;
  const radicand = withoutBrackets(node.radicand);
  if (radicand.kind === 'divide') return true;
  const value = wholeNumber(radicand);
  if (value === undefined || index === undefined) return false;
  return value < 2 || smallFactors(value).some(({ count }) => count >= index);
}
