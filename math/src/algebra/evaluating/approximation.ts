import type { Complex } from '../numbers/complex.ts';

/** A value with a bound of its rounding error; `re` is NaN where the expression has no value. */
export interface Approximation extends Complex {
  readonly error: number;
}
