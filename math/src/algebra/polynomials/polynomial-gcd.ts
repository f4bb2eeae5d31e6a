import { LimitReached } from '../numbers/integer.ts';
import {
  type Polynomial,
  coefficientsIn,
  commonPowers,
  constantValue,
  degreeIn,
  divideExactly,
  equals,
  fromCoefficients,
  fromTerms,
  generatorsOf,
  multiply,
  onePolynomial,
  primitivePart,
  subtract,
  zeroPolynomial,
} from './polynomial.ts';
import { one } from '../numbers/rational.ts';

/**
 * Greatest common divisor of polynomials over the rationals, primitive with integer coefficients; 1 for constants.
 * Primitive Euclidean remainder sequence, recursively by generators (Knuth, The Art of Computer Programming 2, §4.6.1).
 * The work is bounded: beyond the budget only common monomials are found (the fraction is then less reduced, never wrong).
 */
export function gcd(a: Polynomial, b: Polynomial): Polynomial {
  const budget = { left: 4000 };
  try {
    return bounded(a, b, budget);
  } catch (error) {
    if (error instanceof LimitReached) return monomialGcd(a, b);
    throw error;
  }
}

interface Budget {
  left: number;
}

/** Coefficients are listed one by one, also those that are 0: beyond this degree that is too long. */
const highestDegree = 20_000;

function coefficients(a: Polynomial, generator: number): readonly Polynomial[] {
  if (degreeIn(a, generator) > highestDegree) throw new LimitReached('degree too high');
  return coefficientsIn(a, generator);
}

function monomialGcd(a: Polynomial, b: Polynomial): Polynomial {
  const other = commonPowers(b);
  const powers = commonPowers(a).map((exponent, k) => Math.min(exponent, other[k] ?? 0));
  while (powers.length > 0 && powers[powers.length - 1] === 0) powers.pop();
  return fromTerms([{ coefficient: one, powers }]);
}

function bounded(a: Polynomial, b: Polynomial, budget: Budget): Polynomial {
  if (a.size === 0) return primitivePart(b);
  if (b.size === 0) return primitivePart(a);
  if (constantValue(a) !== undefined || constantValue(b) !== undefined) return onePolynomial;
  if (a.size === 1 || b.size === 1) return monomialGcd(a, b);
  const inA = generatorsOf(a);
  const inB = new Set(generatorsOf(b));
  const shared = inA.filter((generator) => inB.has(generator));
  // A generator of only one side cannot be in the divisor: the other side meets its coefficients.
  const onlyA = inA.find((generator) => !inB.has(generator));
  if (onlyA !== undefined) return contentIn(a, onlyA, b, budget);
  const onlyB = [...inB].find((generator) => !inA.includes(generator));
  if (onlyB !== undefined) return contentIn(b, onlyB, a, budget);
  const first = shared[0];
  if (first === undefined) return onePolynomial;
  if (equals(a, b)) return primitivePart(a);
  const main = shared.reduce(
    (best, generator) =>
      degreeIn(a, generator) + degreeIn(b, generator) < degreeIn(a, best) + degreeIn(b, best) ? generator : best,
    first,
  );
  const contentA = contentOf(a, main, budget);
  const contentB = contentOf(b, main, budget);
  const common = bounded(contentA, contentB, budget);
  let u = divideExactly(a, contentA) ?? a;
  let v = divideExactly(b, contentB) ?? b;
  if (degreeIn(u, main) < degreeIn(v, main)) [u, v] = [v, u];
  while (v.size > 0 && degreeIn(v, main) > 0) {
    const rest = pseudoRemainder(u, v, main, budget);
    u = v;
    v = rest.size === 0 ? zeroPolynomial : primitiveIn(rest, main, budget);
  }
  return primitivePart(v.size > 0 ? common : multiply(common, primitiveIn(u, main, budget)));
}

function contentIn(a: Polynomial, generator: number, b: Polynomial, budget: Budget): Polynomial {
  let result = b;
  for (const part of coefficients(a, generator)) {
    if (part.size > 0) result = bounded(part, result, budget);
    if (constantValue(result) !== undefined) return onePolynomial;
  }
  return result;
}

function contentOf(a: Polynomial, generator: number, budget: Budget): Polynomial {
  let result = zeroPolynomial;
  for (const part of coefficients(a, generator)) {
    result = bounded(part, result, budget);
    if (constantValue(result) !== undefined && result.size > 0) return onePolynomial;
  }
  return result;
}

function primitiveIn(a: Polynomial, generator: number, budget: Budget): Polynomial {
  const inner = contentOf(a, generator, budget);
  return primitivePart(divideExactly(a, inner) ?? a);
}

/** The remainder of lc(v)^k·u divided by v in the main generator. */
function pseudoRemainder(u: Polynomial, v: Polynomial, main: number, budget: Budget): Polynomial {
  const divisor = coefficients(v, main);
  const lead = divisor[divisor.length - 1] ?? onePolynomial;
  let rest = u;
  for (;;) {
    const degree = degreeIn(rest, main);
    if (rest.size === 0 || degree < divisor.length - 1) return rest;
    budget.left -= rest.size + v.size + degree / 50;
    if (budget.left < 0) throw new LimitReached('gcd too costly');
    const top = coefficients(rest, main)[degree] ?? zeroPolynomial;
    const shift = fromCoefficients(
      [...Array.from({ length: degree - divisor.length + 1 }, () => zeroPolynomial), top],
      main,
    );
    rest = subtract(multiply(rest, lead), multiply(shift, v));
    if (constantValue(lead) !== undefined) rest = primitivePart(rest);
  }
}
