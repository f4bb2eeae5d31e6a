import type { Complex } from '../../algebra/numbers/complex.ts';
import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import type { NumberField } from '../../algebra/evaluating/run.ts';
import { charge } from '../../algebra/work.ts';
import { lengthOf, spreadOf } from './spread.ts';
import { NoPreciseValue, type Precise, PreciseRunner } from './precise.ts';

const runners = new Map<string, PreciseRunner>();

function runner(bits: number, field: NumberField): PreciseRunner {
  const key = `${bits} ${field}`;
  let known = runners.get(key);
  if (!known) runners.set(key, (known = new PreciseRunner(bits, field)));
  return known;
}

/** Binary digits of the first look; the second has twice as many. */
const fewest = 256;
const most = 4096;
/** For numbers far apart, such as 1 and e^(−1000). */
const mostForSpread = 8192;
/** Digits that rounding may cost before a second look is taken: 60 decimal digits are left of 256 bits. */
const slack = 56;
/** Cost in about microseconds; beyond it many digits are not worth the time. */
const costliest = 3000;
/** How the work grows with the number of digits. */
const growth = 1.6;

function cost(program: Program): number {
  let sum = 0;
  for (const { op } of program.code) {
    sum += op === operation.call || op === operation.power || op === operation.rationalPower ? 40 : 1;
  }
  return sum;
}

/** Tiny numbers need more digits: sin(10^-18) differs from 10^-18 after 54 decimals, and 1 + e^(-1000) from 1 after 434. */
function bitsFor(programs: readonly Program[], point: readonly Complex[]): number {
  const spread = Math.max(...programs.map(spreadOf));
  return Math.max(bitsForNumbers(programs, point), spread < slack ? 0 : Math.ceil((fewest + spread) / 256) * 256);
}

function bitsForNumbers(programs: readonly Program[], point: readonly Complex[]): number {
  let longest = 0;
  for (const { re } of point) if (re !== 0) longest = Math.max(longest, Math.abs(Math.log2(Math.abs(re))));
  for (const { code } of programs) {
    for (const { op, exact } of code) {
      if (op !== operation.constant && op !== operation.integerPower) continue;
      longest = Math.max(longest, lengthOf(exact.n), lengthOf(exact.d));
      const power = op === operation.integerPower && typeof exact.n === 'number' ? Math.abs(exact.n) : 0;
      longest = Math.max(longest, power * 4);
    }
  }
  return longest <= 40 ? fewest : Math.min(most, Math.ceil((fewest + 4 * longest) / 256) * 256);
}

/**
 * Whether two programs differ at a point. Numbers that agree in all but the last 56 of 256 binary digits (60 decimal
 * digits; more where tiny or long numbers occur) are taken for equal. Otherwise they are computed again with twice as
 * many digits: a true difference stays the same, rounding goes away. Undefined when there is no value or no decision.
 */
export function differsPrecisely(
  a: Program,
  b: Program,
  point: readonly Complex[],
  field: NumberField,
): boolean | undefined {
  const bits = bitsFor([a, b], point);
  const parts = cost(a) + cost(b);
  if (bits > mostForSpread || parts * (bits / fewest) > costliest) return undefined;
  const steps = parts * (bits / fewest) ** growth;
  charge(4 * steps);
  try {
    const coarse = relativeDifference(runner(bits, field), a, b, point);
    if (coarse === undefined) return undefined;
    if (coarse < slack - bits) return false;
    charge(8 * steps);
    const fine = relativeDifference(runner(2 * bits, field), a, b, point);
    if (fine === undefined) return undefined;
    if (Math.abs(fine - coarse) <= 4) return true;
    return fine < coarse - bits / 2 ? false : undefined;
  } catch (error) {
    if (error instanceof NoPreciseValue || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The sign of a number without letters, as far as many digits show it: 0 where they are all 0, undefined where too few are kept. */
export function preciseSign(program: Program): -1 | 0 | 1 | undefined {
  const bits = bitsFor([program], []);
  const parts = cost(program);
  if (bits > mostForSpread || parts * (bits / fewest) > costliest || areTooFarApart(program, program)) return undefined;
  charge(12 * parts * (bits / fewest) ** growth);
  try {
    const [coarse, fine] = [runner(bits, 'strict').run(program, []), runner(2 * bits, 'strict').run(program, [])];
    if (logSize(fine) < bits + slack) return 0;
    const isSettled = coarse.re < 0n === fine.re < 0n && Math.abs(logSize(fine) - logSize(coarse) - bits) <= 4;
    return isSettled ? (fine.re < 0n ? -1 : 1) : undefined;
  } catch (error) {
    if (error instanceof NoPreciseValue || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether numbers lie so far apart in two programs that no look with many digits sees all of them: agreement says nothing. */
export function areTooFarApart(a: Program, b: Program): boolean {
  const spread = Math.max(spreadOf(a), spreadOf(b));
  const bits = fewest + spread;
  return spread >= slack && (bits > mostForSpread || (cost(a) + cost(b)) * (bits / fewest + 1) > costliest);
}

/** log2(|x − y| / max(|x|, |y|)), or −Infinity when equal; at most the precision for two values that are both tiny. */
function relativeDifference(
  precise: PreciseRunner,
  a: Program,
  b: Program,
  point: readonly Complex[],
): number | undefined {
  const x = precise.run(a, point);
  const y = precise.run(b, point);
  const difference = logSize({ re: x.re - y.re, im: x.im - y.im });
  if (difference === -Infinity) return -Infinity;
  const scale = Math.max(logSize(x), logSize(y));
  const bits = Number(precise.fixed.bits);
  // Both are rounding, as far as the digits reach.
  return scale < slack ? -bits : difference - scale;
}

function logSize(a: Precise): number {
  const re = a.re < 0n ? -a.re : a.re;
  const im = a.im < 0n ? -a.im : a.im;
  const larger = re > im ? re : im;
  return larger === 0n ? -Infinity : larger.toString(16).length * 4;
}
