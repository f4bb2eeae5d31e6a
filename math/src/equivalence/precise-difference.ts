import type { Complex } from '../algebra/complex.ts';
import { type Program, operation } from '../algebra/program-builder.ts';
import type { NumberField } from '../algebra/run.ts';
import { charge } from '../algebra/work.ts';
import { NoPreciseValue, type Precise, PreciseRunner } from './precise.ts';

const runners = new Map<string, PreciseRunner>();

function runner(bits: number, field: NumberField): PreciseRunner {
  const key = `${bits} ${field}`;
  let known = runners.get(key);
  if (!known) runners.set(key, (known = new PreciseRunner(bits, field)));
  return known;
}

const few = 160;
const many = 320;
/** Cost in about microseconds; beyond it many digits are not worth the time. */
const costliest = 3000;

function cost(program: Program): number {
  let sum = 0;
  for (const { op } of program.code) {
    sum += op === operation.call || op === operation.power || op === operation.rationalPower ? 40 : 1;
  }
  return sum;
}

/**
 * Whether two programs differ at a point, decided with 160 and 320 bits: a true difference stays the same when the
 * precision doubles, rounding goes away. Undefined when there is no value or no decision.
 */
export function differsPrecisely(
  a: Program,
  b: Program,
  point: readonly Complex[],
  field: NumberField,
): boolean | undefined {
  const steps = cost(a) + cost(b);
  if (steps > costliest) return undefined;
  charge(4 * steps);
  try {
    const coarse = relativeDifference(runner(few, field), a, b, point);
    if (coarse === undefined) return undefined;
    if (coarse > -60) return settled(relativeDifference(runner(many, field), a, b, point), coarse);
    if (coarse < -110) return false;
    const fine = relativeDifference(runner(many, field), a, b, point);
    return fine === undefined ? undefined : settled(fine, coarse);
  } catch (error) {
    if (error instanceof NoPreciseValue || error instanceof RangeError) return undefined;
    throw error;
  }
}

function settled(fine: number | undefined, coarse: number): boolean | undefined {
  if (fine === undefined) return undefined;
  if (Math.abs(fine - coarse) <= 4) return true;
  return fine < coarse - 60 ? false : undefined;
}

/** log2(|x − y| / max(|x|, |y|)), or −Infinity when equal; undefined for values too small to judge. */
function relativeDifference(
  precise: PreciseRunner,
  a: Program,
  b: Program,
  point: readonly Complex[],
): number | undefined {
  const x = precise.run(a, point);
  const y = precise.run(b, point);
  const difference = logSize({ re: x.re - y.re, im: x.im - y.im });
  const scale = Math.max(logSize(x), logSize(y));
  if (difference === -Infinity) return -Infinity;
  const bits = Number(precise.fixed.bits);
  // Both tiny: the fixed point has too few digits left unless the difference is of rounding size.
  if (scale < bits - 60) return difference < bits / 4 ? -bits : difference - scale;
  return difference - scale;
}

function logSize(a: Precise): number {
  const re = a.re < 0n ? -a.re : a.re;
  const im = a.im < 0n ? -a.im : a.im;
  const larger = re > im ? re : im;
  return larger === 0n ? -Infinity : larger.toString(16).length * 4;
}
