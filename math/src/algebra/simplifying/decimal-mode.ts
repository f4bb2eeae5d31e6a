import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { decimalTree, productTree, rationalTree } from '../construct.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { compile } from '../evaluating/program.ts';
import { type Rational, divide, fromDecimal, fromNumber, one, terminatingDecimals } from '../numbers/rational.ts';
import { run } from '../evaluating/run.ts';

const significantDigits = 12;

/** Replaces each closed part of a simplified tree by its decimal value; `original` decides when the whole is closed. */
export function approximate(original: Expression, simplified: Expression): Expression {
  return decimalOf(original) ?? closedParts(simplified);
}

function closedParts(tree: Expression): Expression {
  const whole = decimalOf(tree);
  if (whole) return whole;
  switch (tree.kind) {
    case 'multiply': {
      // 2π r: the numbers become one decimal.
      const numbers = tree.factors.filter((factor) => decimalOf(factor) !== undefined);
      const others = tree.factors.filter((factor) => decimalOf(factor) === undefined).map(closedParts);
      const value = numbers.length > 0 ? decimalOf(productTree(numbers)) : undefined;
      return productTree(value ? [value, ...others] : others);
    }
    case 'power':
      // e^x keeps its e, x^(1/2) its exponent.
      return { ...tree, base: tree.base.kind === 'constant' ? tree.base : closedParts(tree.base) };
    case 'divide': {
      const bottom = decimalOf(tree.denominator);
      const exact = bottom && arithmeticValue(bottom);
      if (!exact || exact.n === 0) return mapChildren(tree, closedParts);
      return closedParts(productTree([rationalTree(divide(one, exact)), tree.numerator]));
    }
    default:
      return mapChildren(tree, closedParts);
  }
}

function decimalOf(tree: Expression): Expression | undefined {
  const exact = arithmeticValue(tree);
  if (exact) return exactDecimal(exact);
  const program = compile(tree);
  if (!program || program.variables.length > 0) return undefined;
  const value = run(program, [], 'real');
  if (value.im !== 0 || !Number.isFinite(value.re)) return undefined;
  return rounded(value.re);
}

function exactDecimal(value: Rational): Expression {
  const decimals = terminatingDecimals(value);
  if (decimals !== undefined && decimals <= significantDigits) return decimalTree(value);
  const number = Number(value.n) / Number(value.d);
  return Number.isFinite(number) ? rounded(number) : decimalTree(value);
}

function rounded(value: number): Expression {
  const text = Math.abs(value).toPrecision(significantDigits);
  // Very small and very large numbers come as 1.5e-9: written out by exact arithmetic.
  const magnitude = decimalTree(fromDecimal(text));
  return value < 0 && fromNumber(value)?.n !== 0 ? { kind: 'negate', operand: magnitude } : magnitude;
}
