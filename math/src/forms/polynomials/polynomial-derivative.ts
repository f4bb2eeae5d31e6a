import { fromTerms, type Polynomial } from '../../algebra/polynomials/polynomial.ts';
import { multiply, rational } from '../../algebra/numbers/rational.ts';

/** The derivative of a polynomial by one of its generators. */
export function derivativeOf(a: Polynomial, generator: number): Polynomial {
  return fromTerms(
    [...a.values()].flatMap(({ coefficient, powers }) => {
      const exponent = powers[generator] ?? 0;
      if (exponent === 0) return [];
      const lowered = powers.map((power, position) => (position === generator ? power - 1 : power));
      while (lowered.length > 0 && lowered.at(-1) === 0) lowered.pop();
      return [{ coefficient: multiply(coefficient, rational(exponent)), powers: lowered }];
    }),
  );
}
