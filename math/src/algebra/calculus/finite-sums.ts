import type { Expression } from '../../notation/tree.ts';
import {
  integerTree,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  rationalTree,
  sumTree,
} from '../construct.ts';
import { freeNames } from '../names.ts';
import { add, isInteger, isZero, rational, type Rational, subtract, zero } from '../numbers/rational.ts';
import { expandBrackets } from '../polynomials/expand.ts';
import type { Univariate } from '../polynomials/univariate.ts';
import { partialFractions, type PoleTerm } from './pole-terms.ts';
import { fractionIn, type SeriesTerm, seriesTerms } from './series-terms.ts';

const highestDegree = 8;
const mostShifts = 12;

/**
 * Σ body from a first to a last index that may hold letters: polynomials times powers, and quotients of polynomials that
 * telescope. `powers` sums polynomials. Undefined where the rules do not reach.
 */
export function finiteSum(
  body: Expression,
  variable: string,
  [from, to]: readonly [Expression, Expression],
  powers: (body: Expression) => Expression | undefined,
): Expression | undefined {
  const parts = termsOf(body, variable)?.map((term) => {
    const own = coefficientsOf(term, variable);
    if (!own) return undefined;
    const { polynomial, poles, step } = own;
    if (!step) {
      const rest = telescoped(poles, from, to);
      const whole = powers(withCoefficients(polynomial, { kind: 'name', name: variable }));
      return rest && whole && productTree([term.factor, sumTree([whole, rest])]);
    }
    if (poles.length > 0) return undefined;
    const at = geometricFrom(polynomial, step);
    return productTree([term.factor, sumTree([at(from), negateTree(at(sumTree([to, oneTree])))])]);
  });
  return parts?.every((part) => part !== undefined) ? sumTree(parts) : undefined;
}

/** Σ p(k)·rᵏ without end, where r holds letters: it has a value for |r| < 1 only. */
export function endlessPowers(body: Expression, variable: string, from: Expression): Expression | undefined {
  const parts = termsOf(body, variable)?.map((term) => {
    const own = coefficientsOf(term, variable);
    if (!own?.step || own.poles.length > 0 || freeNames(own.step).length === 0) return undefined;
    const rest = sumTree([oneTree, negateTree({ kind: 'absolute', body: own.step })]);
    const isBelowOne: Expression = quotientTree({ kind: 'root', radicand: rest }, { kind: 'root', radicand: rest });
    return productTree([term.factor, geometricFrom(own.polynomial, own.step)(from), isBelowOne]);
  });
  return parts?.every((part) => part !== undefined) ? sumTree(parts) : undefined;
}

function termsOf(body: Expression, variable: string): readonly SeriesTerm[] | undefined {
  return seriesTerms(body, variable) ?? seriesTerms(expandBrackets(body) ?? body, variable);
}

interface Coefficients {
  readonly polynomial: Univariate;
  readonly poles: readonly PoleTerm[];
  /** The factor from each power to the next; undefined for 1. */
  readonly step: Expression | undefined;
}

function coefficientsOf(
  { ratio, base, surd, shift, fraction }: SeriesTerm,
  variable: string,
): Coefficients | undefined {
  const own = shift === undefined && isZero(surd) ? fractionIn(fraction, variable) : undefined;
  const parts = own && partialFractions(own.top, own.bottom);
  if (!parts || parts.polynomial.length > highestDegree) return undefined;
  const isOne = ratio.n === 1 && ratio.d === 1;
  const step = base
    ? isOne
      ? base
      : productTree([rationalTree(ratio), base])
    : isOne
      ? undefined
      : rationalTree(ratio);
  return { ...parts, step };
}

/** q(n)·rⁿ, where p(n) = q(n) − r·q(n + 1): the sum from n on, as far as it has an end. */
function geometricFrom(p: Univariate, step: Expression): (n: Expression) => Expression {
  const rest = sumTree([oneTree, negateTree(step)]);
  const q: Expression[] = [];
  for (let j = p.length - 1; j >= 0; j--) {
    const higher = q.flatMap((value, i) => (i > j ? [productTree([integerTree(binomial(i, j)), value])] : []));
    q[j] = quotientTree(sumTree([rationalTree(p[j] ?? zero), productTree([step, sumTree(higher)])]), rest);
  }
  return (n) => {
    const terms = q.map((value, k) => productTree([value, powerTree(n, integerTree(k))]));
    return productTree([sumTree(terms), powerTree(step, n)]);
  };
}

function binomial(n: number, k: number): number {
  let value = 1;
  for (let j = 1; j <= k; j++) value = (value * (n - k + j)) / j;
  return Math.round(value);
}

function withCoefficients(p: Univariate, letter: Expression): Expression {
  return sumTree(p.map((value, k) => productTree([rationalTree(value), powerTree(letter, integerTree(k))])));
}

/** Σ c/(k + a)ⁿ where places differ by whole numbers and their coefficients add up to 0: only both ends are left. */
function telescoped(poles: readonly PoleTerm[], from: Expression, to: Expression): Expression | undefined {
  const ends: Expression[] = [];
  const groups = new Map<string, { readonly place: Rational; total: Rational }>();
  for (const { coefficient, place, order } of poles) {
    const known = [...groups].find(
      ([key, group]) => key.endsWith(` ${order}`) && isInteger(subtract(place, group.place)),
    );
    const group = known?.[1] ?? { place, total: zero };
    if (!known) groups.set(`${groups.size} ${order}`, group);
    group.total = add(group.total, coefficient);
    const steps = Number(subtract(place, group.place).n);
    if (Math.abs(steps) > mostShifts) return undefined;
    for (let j = Math.min(steps, 0); j < Math.max(steps, 0); j++) {
      const weight = rationalTree(steps > 0 ? coefficient : subtract(zero, coefficient));
      const shift = rationalTree(add(group.place, rational(j)));
      const at = (n: Expression): Expression =>
        quotientTree(weight, powerTree(sumTree([n, shift]), integerTree(order)));
      ends.push(at(sumTree([to, oneTree])), negateTree(at(from)));
    }
  }
  return [...groups.values()].every(({ total }) => isZero(total)) ? sumTree(ends) : undefined;
}
