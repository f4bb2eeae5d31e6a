import { attempt } from '../../../algebra/attempt.ts';
import { rational, sign } from '../../../algebra/numbers/rational.ts';
import { factorPolynomial } from '../../../algebra/polynomials/factor.ts';
import { gcd } from '../../../algebra/polynomials/polynomial-gcd.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { type Univariate, derivativeOf, divideUnivariate, trimmed } from '../../../algebra/polynomials/univariate.ts';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import type { Atom } from '../formula.ts';
import { definiteSign } from './quadratic-forms.ts';

/**
 * Compares alternatives of polynomial equations in several letters by their real solutions, each as often as it occurs:
 * x³ = y³ is x = y, as x² + xy + y² is 0 at x = y = 0 only. `different` where a factor that one side alone has changes
 * its sign or is 0 apart from the others, `unknown` where that is not seen; undefined for other equations. Functions count
 * as letters of their own: what is shown to be equal for all their values is equal, and else nothing is said.
 */
export function compareRealFactors(
  a: readonly Atom[],
  b: readonly Atom[],
): 'equal' | 'different' | 'unknown' | undefined {
  return attempt(() => {
    const to = new Normaliser();
    const product = (atoms: readonly Atom[]): P.Polynomial =>
      atoms.reduce((all, { difference }) => P.multiply(all, to.convert(difference).numerator), P.onePolynomial);
    const [first, second] = [product(a), product(b)];
    const letters = new Set([...P.generatorsOf(first), ...P.generatorsOf(second)]);
    if (P.isZero(first) || P.isZero(second)) return undefined;
    const used = [...letters].map((k) => to.field.generators[k]);
    if (used.some((each) => each?.tree.kind === 'constant')) return undefined;
    const isOfLetters = used.every((each) => each?.sort === 'variable');
    const common = gcd(first, second);
    const rests = [first, second].flatMap((each) => {
      const rest = P.divideExactly(each, common);
      return rest ? factorPolynomial(rest).factors.map(({ polynomial }) => polynomial) : [];
    });
    const areWithin = rests.map((rest) => isZeroWithin(rest, common));
    if (!isOfLetters) return areWithin.every((isWithin) => isWithin === true) ? 'equal' : undefined;
    if (areWithin.includes(false) || rests.some(changesSign)) return 'different';
    return areWithin.includes(undefined) ? 'unknown' : 'equal';
  });
}

const degree = (powers: readonly number[]): number => powers.reduce((sum, power) => sum + power, 0);

/**
 * Whether a factor is 0 nowhere, or only where letters are 0 that make the other 0, too; undefined where it may be 0
 * elsewhere.
 */
function isZeroWithin(rest: P.Polynomial, common: P.Polynomial): boolean | undefined {
  if (isNowhereZero(rest)) return true;
  const letters = P.generatorsOf(rest);
  const terms = [...rest.values()];
  const isForm = terms.every(({ powers }) => degree(powers) === degree(terms[0]?.powers ?? []));
  if (!isForm || letters.length < 2 || !letters.every((k) => isNowhereZero(withOne(rest, k)))) return undefined;
  return [...common.values()].every(({ powers }) => letters.some((k) => (powers[k] ?? 0) > 0));
}

/**
 * The signs that a product of squares and of factors that never change their signs has: (x² − y²)² is 0 or positive.
 * Undefined where that is not seen.
 */
export function signsOfProduct(a: P.Polynomial): readonly (-1 | 0 | 1)[] | undefined {
  const { constant, factors } = factorPolynomial(a);
  let signs: readonly number[] = [sign(constant)];
  for (const { polynomial, exponent } of factors) {
    const definite = definiteSign(polynomial);
    const isSquare = exponent % 2 === 0;
    if (!definite && !(isSquare && changesSign(polynomial))) return undefined;
    const own = (definite ?? [0, 1]).map((each) => (isSquare ? each * each : each));
    signs = [...new Set(signs.flatMap((each) => own.map((other) => each * other)))];
  }
  return signs.map((each) => (each === 0 ? 0 : each < 0 ? -1 : 1));
}

function withOne(a: P.Polynomial, letter: number): P.Polynomial {
  return P.coefficientsIn(a, letter).reduce((sum, part) => P.add(sum, part), P.zeroPolynomial);
}

/** Whether that is certain: numbers, polynomials in one letter, and those of the second degree. */
function isNowhereZero(a: P.Polynomial): boolean {
  const [letter, ...others] = P.generatorsOf(a);
  if (letter === undefined) return !P.isZero(a);
  if (others.length === 0) return realRoots(univariate(a, letter)) === 0;
  const signs = definiteSign(a);
  return signs !== undefined && !signs.includes(0);
}

function univariate(a: P.Polynomial, letter: number): Univariate {
  return trimmed(P.coefficientsIn(a, letter).map((part) => P.constantValue(part) ?? rational(0, 1)));
}

/** The number of different real roots, by Sturm's theorem. */
function realRoots(a: Univariate): number {
  const chain: Univariate[] = [a, derivativeOf(a)];
  for (;;) {
    const [before = [], last = []] = chain.slice(-2);
    if (last.length <= 1) break;
    const { rest } = divideUnivariate(before, last);
    if (rest.length === 0) break;
    chain.push(rest.map(({ n, d }) => ({ n: -n, d })));
  }
  const changes = (isLeft: boolean): number => {
    const signs = chain
      .filter((each) => each.length > 0)
      .map((each) => sign(each[each.length - 1] ?? rational(0, 1)) * (isLeft && each.length % 2 === 0 ? -1 : 1));
    return signs.filter((each, k) => k > 0 && each !== signs[k - 1]).length;
  };
  return changes(true) - changes(false);
}

/**
 * Whether the polynomial is positive at one place and negative at another: certain where the degree in a letter is odd and
 * for the second degree, else as far as such places are found.
 */
function changesSign(a: P.Polynomial): boolean {
  const letters = P.generatorsOf(a);
  const terms = [...a.values()];
  if (letters.some((k) => Math.max(...terms.map(({ powers }) => powers[k] ?? 0)) % 2 === 1)) return true;
  if (terms.every(({ powers }) => degree(powers) <= 2)) return letters.length > 0 && definiteSign(a) === undefined;
  return isSeenToChange(terms, letters);
}

const tried = [-7, 3, 0, -1, 0.5, 5, 0.125, 2, -4, 11, -0.25, 1, -2, 9, -13];

/** Looks at places near 0 and farther away, then goes from the least of them downhill, a step in a letter each time. */
function isSeenToChange(terms: readonly P.Term[], letters: readonly number[]): boolean {
  const signAt = signAtPlace(terms, letters);
  const places = Array.from({ length: 60 }, (_, k) =>
    letters.map((_letter, at) => ([1, 0.1, 10][k % 3] ?? 1) * (tried[(k * (at + 1) + 3 * at) % tried.length] ?? 1)),
  );
  const looked = places.map((place) => ({ place, ...signAt(place) }));
  const known = looked.find((each) => each.sign !== 0)?.sign ?? 0;
  if (known === 0) return false;
  if (looked.some((each) => each.sign === -known)) return true;
  const starts = looked.toSorted((x, y) => known * (x.value - y.value)).slice(0, 3);
  return starts.some(({ place }) => {
    let lowest = { place, ...signAt(place) };
    let step = 4;
    for (let k = 0; k < 80 && lowest.sign !== -known; k++) {
      const next = letters
        .flatMap((_letter, at) => [step, -step].map((by) => lowest.place.map((x, j) => (j === at ? x + by : x))))
        .map((each) => ({ place: each, ...signAt(each) }))
        .toSorted((x, y) => known * (x.value - y.value))[0];
      if (next && known * next.value < known * lowest.value) lowest = next;
      else step /= 2;
    }
    return lowest.sign === -known;
  });
}

/** Value and sign at a place; the sign is 0 where rounding may have made it. */
function signAtPlace(terms: readonly P.Term[], letters: readonly number[]) {
  return (place: readonly number[]): { readonly value: number; readonly sign: number } => {
    let [value, size] = [0, 0];
    for (const { coefficient, powers } of terms) {
      let term = Number(coefficient.n) / Number(coefficient.d);
      for (const [at, letter] of letters.entries()) term *= (place[at] ?? 0) ** (powers[letter] ?? 0);
      value += term;
      size += Math.abs(term);
    }
    return { value, sign: Math.abs(value) > 1e-9 * size ? Math.sign(value) : 0 };
  };
}
