import { type Fraction, normalise } from '../polynomials/field.ts';
import type { Normaliser } from './normal-form.ts';
import * as P from '../polynomials/polynomial.ts';

/**
 * Applies sin²u + cos²u = 1 (and cosh²u − sinh²u = 1) where that makes the fraction shorter: the Pythagorean relation is
 * tried in both directions for each argument, and the shortest result wins.
 */
export function shortened(to: Normaliser, a: Fraction): Fraction {
  let best = a;
  for (const [first, second, sign] of pairs(to)) {
    for (const [from, into] of [
      [first, second],
      [second, first],
    ] as const) {
      const numerator = rewrite(best.numerator, from, into, sign, from === first);
      const denominator = rewrite(best.denominator, from, into, sign, from === first);
      if (P.isZero(denominator)) continue;
      const candidate = normalise(numerator, denominator);
      if (size(candidate) < size(best)) best = candidate;
    }
  }
  return best;
}

function size(a: Fraction): number {
  let count = 0;
  for (const part of [a.numerator, a.denominator]) {
    for (const term of part.values()) count += 1 + term.powers.reduce((sum, power) => sum + power, 0);
  }
  return count;
}

/** Generators cos u and sin u (sign −1), or cosh u and sinh u (sign 1), that belong together. */
function pairs(to: Normaliser): [number, number, 1 | -1][] {
  const found: [number, number, 1 | -1][] = [];
  to.field.generators.forEach((generator, k) => {
    for (const [cosine, sine, sign] of [
      ['cos(', 'sin(', -1],
      ['cosh(', 'sinh(', 1],
    ] as const) {
      if (!generator.key.startsWith(cosine)) continue;
      const partner = to.field.generators.findIndex((other) => other.key === sine + generator.key.slice(cosine.length));
      if (partner >= 0) found.push([k, partner, sign]);
    }
  });
  return found;
}

/** Replaces from² : cos² = 1 + s·sin², sin² = s·(cos² − 1). */
function rewrite(a: P.Polynomial, from: number, into: number, sign: 1 | -1, isCosine: boolean): P.Polynomial {
  const parts = P.coefficientsIn(a, from);
  const square = P.monomial(into, 2);
  const replacement = isCosine
    ? P.add(P.onePolynomial, P.scale(square, { n: sign, d: 1 }))
    : P.scale(P.subtract(square, P.onePolynomial), { n: sign, d: 1 });
  let result = P.zeroPolynomial;
  parts.forEach((part, exponent) => {
    if (part.size === 0) return;
    const rest = exponent % 2 === 1 ? P.multiply(part, P.monomial(from)) : part;
    result = P.add(result, P.multiply(rest, P.power(replacement, Math.floor(exponent / 2))));
  });
  return result;
}
