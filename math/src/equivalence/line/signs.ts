import { attempt } from '../../algebra/attempt.ts';
import { LimitReached } from '../../algebra/numbers/integer.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import * as R from '../../algebra/numbers/rational.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { charge } from '../../algebra/work.ts';
import type { Atom } from '../statements/formula.ts';
import { holds } from '../statements/formula-parts.ts';
import { digitsKnown, fixed, noise, size } from './digits.ts';
import type { Place } from './place.ts';
import { NotPrecise, preciseValue } from './precise-value.ts';
import { hasExponentials, isUnderflow, isVague } from './scan.ts';

/** The sign of a real value, `none` where there is no real value, undefined where it cannot be decided. */
type Sign = -1 | 0 | 1 | 'none' | undefined;

/**
 * Whether a relation holds at a place. What has no real value satisfies nothing; but a rational equation is read after
 * cancelling, as expressions are: x²/x = 0 holds at 0.
 */
export function holdsAt(atom: Atom, place: Place): boolean | undefined {
  let sign = signAt(atom.program, place);
  const isEquation = atom.operator === '=' || atom.operator === '!=';
  if (sign === 'none' && isEquation && atom.program.rational) {
    const reduced = cancelled(atom);
    if (reduced) sign = signAt(reduced, place);
  }
  return sign === undefined ? undefined : sign === 'none' ? false : holds(atom.operator, sign);
}

const reducedPrograms = new WeakMap<Atom, Program | null>();

function cancelled(atom: Atom): Program | undefined {
  let known = reducedPrograms.get(atom);
  if (known === undefined) {
    known =
      attempt(() => {
        const to = new Normaliser();
        return compile(to.print(to.convert(atom.difference)), atom.program.variables);
      }) ?? null;
    reducedPrograms.set(atom, known);
  }
  return known ?? undefined;
}

function signAt(program: Program, place: Place): Sign {
  if (program.rational && place.exact) {
    const exact = exactSign(program, place.exact);
    if (exact !== undefined) return exact;
  }
  const clear = clearSign(program, place);
  if (clear !== undefined) return clear;
  if (place.digits !== undefined || program.variables.length === 0) {
    try {
      const value = preciseValue(program, place.digits);
      return value === undefined ? 'none' : knownSign(program, place, value);
    } catch (error) {
      if (!(error instanceof NotPrecise)) throw error;
    }
  }
  return roughSign(program, place.value);
}

/**
 * The sign of a value with many digits: 0 where a zero lies within the digits that are known of the place, undefined where
 * these are too few to say so.
 */
function knownSign(program: Program, { digits, exact }: Place, value: bigint): -1 | 0 | 1 | undefined {
  const sign = value === 0n ? 0 : value < 0n ? -1 : 1;
  // 0 itself is known in all digits.
  if (digits === undefined || program.variables.length === 0 || (digits === 0n && exact)) return sign;
  const isTiny = !exact && digits !== 0n && size(digits) < noise << 200n;
  if (sign === 0) return isTiny ? undefined : 0;
  const around = size(digits) >> (digitsKnown + 64n);
  const moved = preciseValue(program, digits + (around > noise ? around : noise));
  const change = moved === undefined ? undefined : size(moved - value);
  // Beside a jump nothing is said by how far it goes.
  if (change === undefined || change > fixed.one >> 60n || size(value) > change << 4n) return sign;
  return isTiny ? undefined : 0;
}

/** The sign where doubles agree on it at the place and at both its sides. */
function clearSign(program: Program, place: Place): -1 | 1 | undefined {
  const x = place.value;
  const error = isExactly(place) ? 0 : 2 ** -52 * Math.abs(x);
  const at = (moved: number): number | undefined => {
    const value = run(program, [{ re: moved, im: 0, error }], 'strict');
    return value.im === 0 && Number.isFinite(value.re) && Math.abs(value.re) > 1000 * value.error
      ? value.re
      : undefined;
  };
  const middle = at(x);
  if (middle === undefined || middle === 0) return undefined;
  const step = 1e-9 * Math.max(1e-3, Math.abs(x));
  for (const moved of [x - step, x + step]) {
    const value = at(moved);
    if (value === undefined || Math.abs(value - middle) > 0.1 * Math.abs(middle)) return undefined;
  }
  return middle < 0 ? -1 : 1;
}

/** Whether the double of a place is the place itself: beside a pole the difference may be all. */
function isExactly({ value, exact }: Place): boolean {
  const double = exact && R.fromNumber(value);
  return double !== undefined && R.compare(double, exact ?? double) === 0;
}

/** The sign of a rational function at a fraction, by exact arithmetic. */
function exactSign(program: Program, x: R.Rational): Sign {
  const registers: R.Rational[] = [];
  try {
    for (const { op, a, b, exact, value } of program.code) {
      charge(2);
      const left = registers[a] ?? R.zero;
      const right = registers[b] ?? R.zero;
      if (op === operation.constant) registers.push(exact);
      else if (op === operation.variable) registers.push(x);
      else if (op === operation.add) registers.push(R.add(left, right));
      else if (op === operation.negate) registers.push(R.negate(left));
      else if (op === operation.multiply) registers.push(R.multiply(left, right));
      else if (op === operation.divide || (op === operation.integerPower && value < 0)) {
        if (R.isZero(op === operation.divide ? right : left)) return 'none';
        registers.push(op === operation.divide ? R.divide(left, right) : R.power(left, value));
      } else if (op === operation.integerPower && value <= 200) registers.push(R.power(left, value));
      else return undefined;
    }
  } catch (error) {
    if (error instanceof LimitReached && error.message !== 'too many steps') return undefined;
    throw error;
  }
  return R.sign(registers[registers.length - 1] ?? R.zero);
}

/** Where many digits are not available: values within the error of the place count as zero. */
function roughSign(program: Program, x: number): Sign {
  const value = run(program, [{ re: x, im: 0 }], 'strict');
  if (isVague(value)) return undefined;
  if (Math.abs(value.re) === Infinity) return value.re < 0 ? -1 : 1;
  const step = 1e-9 * Math.max(1, Math.abs(x));
  const around = [x - step, x + step].map((moved) => run(program, [{ re: moved, im: 0 }], 'strict'));
  const defined = around.filter(({ re, im }) => im === 0 && Number.isFinite(re));
  if (!Number.isFinite(value.re) || value.im !== 0) {
    // √(x − √2) at the double nearest to √2 may be undefined by rounding only.
    if (defined.some(({ re }) => Math.abs(re) < 1e-5)) return 0;
    // 0·∞ of an underflow and an overflow says nothing about the domain.
    return hasExponentials(program) ? undefined : 'none';
  }
  const slack = value.error + 1e-4 * Math.max(0, ...defined.map(({ re }) => Math.abs(re - value.re)));
  if (isUnderflow(program, value)) return undefined;
  return Math.abs(value.re) <= 8 * slack ? 0 : value.re < 0 ? -1 : 1;
}
