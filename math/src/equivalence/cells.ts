import { attempt } from '../algebra/attempt.ts';
import { Normaliser } from '../algebra/normal-form.ts';
import * as P from '../algebra/polynomial.ts';
import type { Program } from '../algebra/program-builder.ts';
import { toNumber } from '../algebra/rational.ts';
import { type Approximation, run } from '../algebra/run.ts';
import type { Expression } from '../notation/tree.ts';
import { realRoots } from './real-roots.ts';

/**
 * The places on the real line where a function of one variable changes its sign or its being real: zeros and poles.
 * Between two neighbouring places the sign is constant (cylindrical decomposition in one dimension; Collins, 1975).
 */
export interface Places {
  readonly values: readonly number[];
  /** True when they come from polynomials, and none can be missing. */
  readonly complete: boolean;
}

export function placesOf(difference: Expression, program: Program): Places {
  const polynomial = univariateNumerators(difference);
  if (polynomial) {
    return { values: polynomial.flatMap((coefficients) => realRoots(coefficients)), complete: true };
  }
  return { values: scan(program), complete: false };
}

const highestDegree = 40;

/** Coefficients of numerator and denominator as polynomials in the only variable, or undefined. */
function univariateNumerators(difference: Expression): number[][] | undefined {
  return attempt(() => {
    const normaliser = new Normaliser();
    const fraction = normaliser.convert(difference);
    const parts: number[][] = [];
    for (const polynomial of [fraction.numerator, fraction.denominator]) {
      const used = P.generatorsOf(polynomial);
      const [only] = used;
      if (used.length > 1 || (only !== undefined && normaliser.field.generators[only]?.sort !== 'variable')) {
        return undefined;
      }
      if (only === undefined) continue;
      if (P.degreeIn(polynomial, only) > highestDegree) return undefined;
      parts.push(P.coefficientsIn(polynomial, only).map((part) => toNumber(P.constantValue(part) ?? { n: 0, d: 1 })));
    }
    return parts;
  });
}

/** Too inexact to have a sign, as cos(10^300). */
export function isVague(value: Approximation): boolean {
  return Number.isFinite(value.re) && value.error > 1e-6 * Math.max(1, Math.abs(value.re));
}

/** −1, 0, 1, or NaN where the program has no real value. */
function signAt(program: Program, x: number): number {
  const value = run(program, [{ re: x, im: 0 }], 'strict');
  // An overflow still has a sign.
  if (Math.abs(value.re) === Infinity) return Math.sign(value.re);
  if (Number.isNaN(value.re) || value.im !== 0 || isVague(value)) return Number.NaN;
  if (Math.abs(value.re) <= 8 * value.error) return 0;
  return Math.sign(value.re);
}

/** Functions with more changes of sign among the scanned points are not resolved completely anyway. */
const mostPlaces = 24;
/** Fewer for long programs, which cost more per place. */
const placesTimesLength = 3000;

const scanned: readonly number[] = scanPoints();

function scanPoints(): number[] {
  const points: number[] = [];
  for (let k = -64; k <= 64; k++) points.push(k / 4 + 0.0137);
  for (const size of [17, 19, 23, 29, 37, 53, 71, 97, 130, 190, 300, 570, 1100, 2300, 5100, 11_000]) {
    points.push(size + 0.37, -size - 0.41);
  }
  return points.sort((a, b) => a - b);
}

/** Changes of sign or realness found between scanned points, narrowed by bisection. */
function scan(program: Program): number[] {
  const found: number[] = [];
  const extra = program.code
    .filter(({ op, value }) => op === 0 && Number.isInteger(value) && Math.abs(value) < 1e6)
    .flatMap(({ value }) => [value, -value]);
  for (const x of new Set([0, 1, -1, ...extra])) if (signAt(program, x) === 0) found.push(x);
  const most = Math.min(mostPlaces, placesTimesLength / program.code.length);
  let [before] = scanned;
  if (before === undefined) return found;
  let signBefore = signAt(program, before);
  for (const x of scanned) {
    const sign = signAt(program, x);
    if (sign === 0) found.push(x);
    if (!Object.is(sign, signBefore) && sign !== 0 && signBefore !== 0) {
      if (found.length > most) return found;
      found.push(bisect(program, before, x, signBefore));
    }
    before = x;
    signBefore = sign;
  }
  return found;
}

function bisect(program: Program, from: number, to: number, signFrom: number): number {
  let low = from;
  let high = to;
  for (let step = 0; step < 60 && high - low > 1e-15 * Math.abs(high); step++) {
    const middle = (low + high) / 2;
    const sign = signAt(program, middle);
    if (sign === 0) return middle;
    if (Object.is(sign, signFrom)) low = middle;
    else high = middle;
  }
  return snapped((low + high) / 2);
}

/** Bisection ends next to the number meant: 2.9999999999999996 is 3. */
function snapped(x: number): number {
  const rounded = Math.round(x * 1e6) / 1e6;
  return Math.abs(rounded - x) < 1e-13 * Math.max(1, Math.abs(x)) * 8 ? rounded : x;
}

/** Sorted, with values that agree to 11 digits joined. */
export function distinct(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const result: number[] = [];
  for (const value of sorted) {
    const last = result[result.length - 1];
    if (last === undefined || value - last > 1e-11 * Math.max(1, Math.abs(value))) result.push(value);
  }
  return result;
}

/** One sample in each gap between the places, and beyond them. */
export function gapSamples(places: readonly number[]): number[] {
  const first = places[0];
  const last = places[places.length - 1];
  if (first === undefined || last === undefined) return [0.3719];
  const samples = [first - 1.37 - Math.abs(first) * 0.1];
  for (let k = 1; k < places.length; k++) {
    const low = places[k - 1] ?? 0;
    const high = places[k] ?? 0;
    samples.push(low + (high - low) * 0.4721);
  }
  samples.push(last + 1.37 + Math.abs(last) * 0.1);
  return samples;
}
