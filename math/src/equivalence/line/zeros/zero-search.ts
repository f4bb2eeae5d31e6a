import type { Fraction, Generator } from '../../../algebra/polynomials/field.ts';
import type * as P from '../../../algebra/polynomials/polynomial.ts';
import type { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import type { Zeros } from './zero-sets.ts';

/** The search for the zeros of one expression, as far as the rules for kinds of functions need it. */
export interface ZeroSearch {
  readonly to: Normaliser;
  generator(k: number): Generator | undefined;
  isVariable(k: number): boolean;
  activeOf(a: P.Polynomial): number[];
  digitsOf(a: P.Polynomial): bigint | undefined;
  whereEqual(inner: Fraction, value: bigint, period: bigint | undefined, depth: number): Zeros;
}
