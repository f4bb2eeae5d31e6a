import { absoluteComplex } from '../numbers/complex.ts';
import { elementary } from './elementary.ts';
import type { Approximation } from './approximation.ts';

const unit = 2 ** -52;

/** The numbers that make the arbitrary function of an unknown name; all of them are fractions. */
export interface UnknownCoefficients {
  readonly constant: number;
  readonly waves: readonly { readonly scale: number; readonly shift: number; readonly slope: number }[];
}

/** The coefficients of `unknownFunction` for a name and a number of arguments. */
export function unknownCoefficients(name: string, count: number): UnknownCoefficients {
  let seed = 7;
  for (let k = 0; k < name.length; k++) seed = (seed * 31 + name.charCodeAt(k)) % 9973;
  const waves = Array.from({ length: count }, (_, position) => ({
    scale: 0.37 + ((seed * (position + 3)) % 97) / 211,
    shift: position + seed / 9973,
    slope: 0.11 + ((seed * (position + 5)) % 83) / 301,
  }));
  return { constant: (seed % 89) / 31 + 0.3, waves };
}

/** A fixed but arbitrary smooth function for every unknown name: entire, real on the reals, without symmetries. */
export function unknownFunction(name: string, operands: readonly Approximation[]): Approximation {
  const { constant, waves } = unknownCoefficients(name, operands.length);
  let sum: Approximation = { re: constant, im: 0, error: 0 };
  for (const [position, { scale, shift, slope }] of waves.entries()) {
    const z = operands[position] ?? { re: Number.NaN, im: Number.NaN, error: Infinity };
    const angle = { re: z.re * scale + shift, im: z.im * scale };
    const wave = elementary['sin']?.value(angle) ?? z;
    const error = z.error * (scale * Math.cosh(angle.im) + slope) + 4 * unit * (1 + absoluteComplex(z));
    sum = {
      re: sum.re + wave.re + slope * z.re,
      im: sum.im + wave.im + slope * z.im,
      error: sum.error + error,
    };
  }
  return sum;
}
