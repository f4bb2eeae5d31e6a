import type { Complex } from '../../algebra/numbers/complex.ts';
import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';

/** An assumption about a variable. */
export type Assumption = 'real' | 'positive' | 'non-negative' | 'integer' | 'natural' | 'complex';
export type Assumptions = Readonly<Record<string, Assumption>>;

/** Intervals from which all variables of a point are taken; `mixed` ones are signed at random. */
const ranges: readonly { readonly from: number; readonly to: number; readonly mixed?: true }[] = [
  { from: 0.15, to: 0.95 },
  { from: 1.05, to: 2.9 },
  { from: 0.2, to: 1.7, mixed: true },
  { from: -2.7, to: -1.1 },
  { from: 3.1, to: 7.7 },
  { from: -0.93, to: -0.12 },
  { from: 0.5, to: 4.1, mixed: true },
  { from: 11, to: 29 },
  { from: -33, to: -9 },
  { from: 0.01, to: 0.2, mixed: true },
  { from: 1.5, to: 3.5, mixed: true },
  { from: 0.3, to: 1.3 },
  { from: 40, to: 900, mixed: true },
  { from: 0.4, to: 2.6, mixed: true },
  { from: 1e-4, to: 1e-2, mixed: true },
  { from: 2e3, to: 7e5, mixed: true },
  { from: 4.2, to: 9.8, mixed: true },
  { from: 0.05, to: 0.9, mixed: true },
];

/** How many probing points there are before the same intervals give new ones. */
export const pointCount = 72;

/** A fraction in [0, 1) that depends on the point and the variable only (an additive golden-ratio sequence). */
function spread(point: number, variable: number): number {
  const x =
    (point + 1) * 0.6180339887498949 + (variable + 1) * 0.4142135623730951 + point * variable * 0.2360679774997897;
  return x - Math.floor(x);
}

/** The k-th probing point for real variables. */
export function realPoint(point: number, names: readonly string[], assumptions: Assumptions): Complex[] {
  const range = ranges[point % ranges.length] ?? { from: 0.1, to: 1 };
  return names.map((name, variable) => {
    const t = spread(point, variable);
    const size = range.from + (range.to - range.from) * t;
    const signed = range.mixed && spread(point + 31, variable) < 0.5 ? -size : size;
    const im = assumptions[name] === 'complex' ? (spread(point + 17, variable) - 0.55) * 2.3 : 0;
    return { re: assumed(signed, assumptions[name], point), im };
  });
}

function assumed(value: number, assumption: Assumption | undefined, point: number): number {
  switch (assumption) {
    case 'positive':
    case 'non-negative':
      return Math.abs(value);
    case 'natural':
      return Math.max(1, Math.round(Math.abs(value))) + (point % 3);
    case 'integer':
      return Math.round(value * 1.5) + (point % 3);
    default:
      return value;
  }
}

/** The least value that each letter may have. */
export function leastOf(names: readonly string[], assumptions: Assumptions): number[] {
  return names.map((name) => {
    const assumption = assumptions[name];
    if (assumption === 'non-negative') return 0;
    return assumption === 'positive' || assumption === 'natural' ? Number.MIN_VALUE : -Infinity;
  });
}

/** A point off the real axis, for complex fields. */
export function complexPoint(point: number, names: readonly string[]): Complex[] {
  return names.map((_, variable) => ({
    re: (spread(point, variable) - 0.45) * 3.1,
    im: (spread(point + 17, variable) - 0.55) * 2.3,
  }));
}

const specialValues: readonly number[] = [-1.5, 2, 0.5, -1, 3, -2, 1, -0.5, 1.5, -3, 0.25];

/** Small integers and halves, where powers of negative numbers become real. */
export function specialPoint(point: number, names: readonly string[], assumptions: Assumptions): Complex[] {
  return names.map((name, variable) => {
    const index = (point + variable * (point % 7) + variable) % specialValues.length;
    const value = specialValues[index] ?? 1;
    const assumption = assumptions[name];
    if (assumption === 'integer') return { re: Math.ceil(value), im: 0 };
    return { re: assumed(value, assumption, 0), im: 0 };
  });
}

export function hasGeneralPowers(program: Program): boolean {
  return program.code.some(({ op }) => op === operation.power || op === operation.rationalPower);
}
