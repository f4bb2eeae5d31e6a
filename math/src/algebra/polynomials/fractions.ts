import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
import { integerTree, negateTree, powerTree, productTree, quotientTree, rationalTree, sumTree } from '../construct.ts';
import { factorPolynomial } from './factor.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import * as P from './polynomial.ts';
import { type Rational, divide, isZero, multiply, subtract, zero } from '../numbers/rational.ts';
import { fractionTree, polynomialTree } from '../simplifying/rebuild.ts';
import { type Univariate, degree, divideUnivariate, multiplyUnivariate } from './univariate.ts';

const stepsForFractions = 60_000;

/** One fraction in lowest terms; where that would take too many steps, the expression as it is. */
export function together(tree: Expression): Expression {
  return attempt(() => overOneBar(tree), stepsForFractions) ?? tree;
}

function overOneBar(tree: Expression): Expression {
  const result = attempt(() => {
    const normaliser = new Normaliser();
    return fractionTree(normaliser.field, normaliser.convert(tree), { oneBar: true });
  });
  return result ?? mapChildren(tree, overOneBar);
}

/**
 * Partial fractions in one variable over the rationals: a polynomial plus fractions whose denominators are powers of
 * irreducible factors. Undetermined coefficients, solved exactly. The expression itself when there is nothing to take
 * apart or the denominator has other letters.
 */
export function apart(tree: Expression): Expression {
  return (
    attempt(() => {
      const normaliser = new Normaliser();
      const { numerator, denominator } = normaliser.convert(tree);
      const used = [...new Set([...P.generatorsOf(numerator), ...P.generatorsOf(denominator)])];
      const [only] = used;
      if (only === undefined || used.length > 1 || P.isOne(denominator)) return undefined;
      return partialFractions(normaliser, numerator, denominator, only);
    }) ?? tree
  );
}

interface Unknown {
  readonly base: P.Polynomial;
  readonly exponent: number;
  /** Power of the variable in the numerator. */
  readonly shift: number;
  /** The contribution of one unit of this unknown to the numerator over the common denominator. */
  readonly column: Univariate;
}

function partialFractions(
  normaliser: Normaliser,
  numerator: P.Polynomial,
  denominator: P.Polynomial,
  generator: number,
): Expression {
  const coefficients = (a: P.Polynomial): Univariate =>
    P.coefficientsIn(a, generator).map((part) => P.constantValue(part) ?? zero);
  const polynomial = (a: Univariate): P.Polynomial => P.fromCoefficients(a.map(P.constantPolynomial), generator);
  const bottom = coefficients(denominator);
  const { quotient, rest } = divideUnivariate(coefficients(numerator), bottom);
  const unknowns: Unknown[] = [];
  for (const { polynomial: base, exponent } of factorPolynomial(denominator).factors) {
    const divisor = coefficients(base);
    let cofactor = bottom;
    for (let k = 1; k <= exponent; k++) {
      cofactor = divideUnivariate(cofactor, divisor).quotient;
      for (let shift = 0; shift < degree(divisor); shift++) {
        const power: Univariate = Array.from({ length: shift + 1 }, (_, j) => ({ n: j === shift ? 1 : 0, d: 1 }));
        unknowns.push({ base, exponent: k, shift, column: multiplyUnivariate(cofactor, power) });
      }
    }
  }
  const solution = solveColumns(
    unknowns.map(({ column }) => column),
    rest,
  );
  const parts: Expression[] = [];
  if (quotient.length > 0) parts.push(polynomialTree(normaliser.field, polynomial(quotient)));
  const groups = new Map<string, { unknown: Unknown; top: Rational[] }>();
  unknowns.forEach((unknown, k) => {
    const key = `${P.polynomialKey(unknown.base)}^${unknown.exponent}`;
    const group = groups.get(key) ?? { unknown, top: [] };
    group.top[unknown.shift] = solution[k] ?? zero;
    groups.set(key, group);
  });
  for (const { unknown, top } of groups.values()) {
    if (top.every(isZero)) continue;
    parts.push(oneFraction(normaliser, polynomial(top), unknown));
  }
  return sumTree(parts);
}

/** 3/(2(x−1)) rather than (3/2)/(x−1). */
function oneFraction(normaliser: Normaliser, top: P.Polynomial, { base, exponent }: Unknown): Expression {
  const content = P.content(top);
  const bottom = powerTree(polynomialTree(normaliser.field, base), integerTree(exponent));
  const size = content.n < 0 ? { n: subtract(zero, content).n, d: content.d } : content;
  const whole = P.scale(P.primitivePart(top), { n: size.n, d: 1 });
  const tree = quotientTree(
    polynomialTree(normaliser.field, whole),
    size.d === 1 ? bottom : productTree([rationalTree({ n: size.d, d: 1 }), bottom]),
  );
  return content.n < 0 ? negateTree(tree) : tree;
}

/** The combination of columns that gives the target: Gaussian elimination; the decomposition exists and is unique. */
function solveColumns(columns: readonly Univariate[], target: Univariate): Rational[] {
  const size = columns.length;
  const rows = Array.from({ length: size }, (_, power) => [
    ...columns.map((column) => column[power] ?? zero),
    target[power] ?? zero,
  ]);
  for (let k = 0; k < size; k++) {
    const pivotIndex = rows.findIndex((row, index) => index >= k && !isZero(row[k] ?? zero));
    const pivotRow = rows[pivotIndex];
    if (!pivotRow) throw new RangeError('singular system');
    rows[pivotIndex] = rows[k] ?? pivotRow;
    const pivot = pivotRow[k] ?? zero;
    const unit = pivotRow.map((value) => divide(value, pivot));
    rows[k] = unit;
    rows.forEach((row, index) => {
      const factor = row[k] ?? zero;
      if (index === k || isZero(factor)) return;
      rows[index] = row.map((value, j) => subtract(value, multiply(factor, unit[j] ?? zero)));
    });
  }
  return rows.map((row) => row[size] ?? zero);
}
