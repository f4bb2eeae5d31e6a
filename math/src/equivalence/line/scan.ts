import { attempt } from '../../algebra/attempt.ts';
import { differentiate } from '../../algebra/calculus/differentiate.ts';
import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import type { Approximation } from '../../algebra/evaluating/approximation.ts';
import { rational } from '../../algebra/numbers/rational.ts';
import type { Expression } from '../../notation/tree.ts';
import { fixed, noise, size } from './digits.ts';
import { type Place, digitPlace, doublePlace, rationalPlace } from './place.ts';
import { NotPrecise, preciseValue } from './precise-value.ts';

/** Functions with more changes of sign among the scanned points are not resolved completely anyway. */
const mostPlaces = 24;
/** Fewer for long programs, which cost more per place. */
const placesTimesLength = 3000;

const scanned: readonly number[] = scanPoints();

function scanPoints(): number[] {
  const points: number[] = [];
  for (let k = -64; k <= 64; k++) points.push(k / 4 + 0.0137);
  for (let large = 17; large < 1e18; large *= large < 300 ? 1.31 : large < 1e6 ? 2.3 : 40) {
    points.push(large + 0.37, -large - 0.41);
  }
  for (let small = 0.11; small > 1e-12; small /= 9) points.push(small, -small * 1.1);
  return points.sort((a, b) => a - b);
}

/**
 * Places where a function changes its sign or its being real, and where it touches zero, as far as they show among the
 * scanned points: changes of sign of the function and of its derivative, refined to many digits.
 */
export function scan(tree: Expression, variable: string): Place[] {
  const program = compile(tree, [variable]);
  if (!program || program.variables.length > 1) return [];
  const crossings = signChanges(program);
  const jumps = hasRests(program) ? crossings.flatMap(({ high }) => fractionBeside(high) ?? []) : [];
  const slope = attempt(() => compile(differentiate(tree, variable), [variable]), 20_000);
  const found = [
    ...crossings.map((bracket) => refined(program, bracket) ?? doublePlace(snapped(bracket.high))),
    ...jumps,
  ];
  if (!slope || slope.variables.length > 1) return found;
  for (const bracket of signChanges(slope)) {
    const value = run(program, [{ re: bracket.high, im: 0 }], 'strict');
    if (!(Math.abs(value.re) < 1e-6 * (1 + value.error))) continue;
    const place = refined(slope, bracket);
    if (place) found.push(place);
  }
  return found;
}

interface Bracket {
  readonly low: number;
  readonly high: number;
}

/** −1, 0, 1, or NaN where the program has no real value; undefined where doubles say nothing. */
function signAt(program: Program, x: number): number | undefined {
  const value = run(program, [{ re: x, im: 0 }], 'strict');
  // An overflow still has a sign.
  if (Math.abs(value.re) === Infinity) return Math.sign(value.re);
  if (Number.isNaN(value.re) || value.im !== 0) return Number.NaN;
  if (isVague(value) || isUnderflow(program, value)) return undefined;
  if (Math.abs(value.re) <= 8 * value.error) return 0;
  return Math.sign(value.re);
}

/** Too inexact to have a sign, as cos(10^300). */
export function isVague(value: Approximation): boolean {
  return Number.isFinite(value.re) && value.error > 1e-6 * Math.max(1, Math.abs(value.re));
}

/** e^-5000 is 0 in doubles and not 0. */
export function isUnderflow(program: Program, value: Approximation): boolean {
  return Math.abs(value.re) < 1e-290 && hasExponentials(program);
}

/** Whether values may leave the range of doubles at places that are not far away. */
export function hasExponentials(program: Program): boolean {
  return program.code.some(({ op, name }) => name === 'exp' || op === operation.power);
}

function signChanges(program: Program): Bracket[] {
  const found: Bracket[] = [];
  const constants = program.code
    .filter(({ op, value }) => op === 0 && Number.isInteger(value) && Math.abs(value) < 1e6)
    .flatMap(({ value }) => [value, -value]);
  for (const x of new Set([0, 1, -1, ...constants])) if (signAt(program, x) === 0) found.push({ low: x, high: x });
  const most = Math.min(mostPlaces, placesTimesLength / program.code.length);
  const mayRest = hasRests(program);
  let [before] = scanned;
  if (before === undefined) return found;
  let signBefore = signAt(program, before);
  for (const x of scanned) {
    const sign = signAt(program, x);
    if (sign === undefined) continue;
    const isRest = sign === 0 && signBefore === 0;
    if (sign === 0 && !isRest) found.push({ low: x, high: x });
    const isAcross = sign !== 0 && signBefore !== 0;
    if (signBefore !== undefined && !Object.is(sign, signBefore) && (mayRest || isAcross)) {
      if (found.length > most) return found;
      found.push(bisect(program, before, x, signBefore, sign));
    }
    before = x;
    signBefore = sign;
  }
  return found;
}

/** Functions of which a difference may be 0 all along an interval: there only its ends are places. */
const restful: ReadonlySet<string> = new Set(['floor', 'ceil', 'round', 'sign', 'abs', 'max', 'min']);

function hasRests(program: Program): boolean {
  return program.code.some(({ name }) => restful.has(name));
}

const largestDenominator = 60;

/** The fraction beside which doubles do not know on what side of a jump they are. */
function fractionBeside(x: number): Place | undefined {
  for (let d = 1; d <= largestDenominator; d++) {
    const n = Math.round(x * d);
    if (Math.abs(x - n / d) < 4e-9 * Math.max(1, Math.abs(x))) return rationalPlace(rational(n, d));
  }
  return undefined;
}

function bisect(program: Program, from: number, to: number, signFrom: number, signTo: number): Bracket {
  let low = from;
  let high = to;
  for (let step = 0; step < 60 && high - low > 1e-15 * Math.abs(high); step++) {
    const middle = (low + high) / 2;
    const sign = signAt(program, middle);
    if (sign === 0 && signFrom !== 0 && signTo !== 0) return { low: middle, high: middle };
    if (Object.is(sign, signFrom)) low = middle;
    else high = middle;
  }
  return { low, high };
}

/** Bisection ends next to the number meant: 2.9999999999999996 is 3. */
function snapped(x: number): number {
  const rounded = Math.round(x * 1e6) / 1e6;
  return Math.abs(rounded - x) < 1e-13 * Math.max(1, Math.abs(x)) * 8 ? rounded : x;
}

/**
 * The zero on the line through places on both sides of one at which all known digits cancel, which need not be as close as
 * digits are compared.
 */
function between(program: Program, zero: bigint): bigint | undefined {
  const step = size(zero) >> 150n;
  const [low, high] = [preciseValue(program, zero - step), preciseValue(program, zero + step)];
  if (low === undefined || high === undefined || low < 0n === high < 0n) return undefined;
  return zero - step - (low * 2n * step) / (high - low);
}

/** The zero in many digits by the secant method; undefined where it does not converge to one nearby. */
function refined(program: Program, { low, high }: Bracket): Place | undefined {
  try {
    const middle = snapped((low + high) / 2);
    const step = 1e-10 * Math.max(1e-6, Math.abs(middle));
    if (preciseValue(program, fixed.fromNumber(middle)) === 0n) return doublePlace(middle);
    let [a, b] = [fixed.fromNumber(middle - step), fixed.fromNumber(middle + step)];
    let [u, v] = [preciseValue(program, a), preciseValue(program, b)];
    for (let round = 0; round < 14; round++) {
      if (u === undefined || v === undefined || u === v) return undefined;
      const next = b - (v * (b - a)) / (v - u);
      const moved = size(next - b);
      [a, u] = [b, v];
      b = next;
      if (moved < noise << 6n) break;
      v = preciseValue(program, b);
      if (v !== 0n) continue;
      b = between(program, b) ?? b;
      break;
    }
    const place = digitPlace(b);
    return Math.abs(place.value - middle) <= 4 * step && (v === 0n || size(b - a) < noise << 16n) ? place : undefined;
  } catch (error) {
    if (error instanceof NotPrecise || error instanceof RangeError) return undefined;
    throw error;
  }
}
