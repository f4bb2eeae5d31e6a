import { type Instruction, type Program, operandsOf, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Rational } from '../../algebra/numbers/rational.ts';
import { charge } from '../../algebra/work.ts';
import { digitsOfRational, fixed, noise, size, sumOf, weight, wholeOf } from './digits.ts';
import { exponential, realFunction } from './real-functions.ts';

/** Thrown where a program needs a function that is not available with many digits. */
export class NotPrecise extends Error {
  override readonly name = 'NotPrecise';
}

/**
 * The value of a program in at most one variable, with all steps in the reals; undefined where it has none. Throws
 * NotPrecise where the digits are not available.
 */
export function preciseValue(program: Program, x: bigint = 0n): bigint | undefined {
  if (program.variables.length > 1) throw new NotPrecise();
  return preciseRegisters(program, [x])[program.code.length - 1];
}

/** A value that a register is given whatever comes out. */
export interface DigitSnap {
  readonly register: number;
  readonly value: bigint;
}

interface RegisterOptions {
  readonly snaps?: readonly DigitSnap[];
  /** The last instruction that is wanted. */
  readonly last?: number;
  /**
   * Continues behind instructions without a value, and takes tiny powers, of which only few digits are known, as what
   * they are.
   */
  readonly isLenient?: boolean;
}

/**
 * The value of each instruction up to `last`, undefined for those without a real value; it ends with the first of these
 * unless it is lenient. Throws NotPrecise where the digits are not available.
 */
export function preciseRegisters(
  program: Program,
  values: readonly bigint[],
  { snaps = [], last = program.code.length - 1, isLenient = false }: RegisterOptions = {},
): readonly (bigint | undefined)[] {
  if (program.imaginary || program.nouns) throw new NotPrecise();
  const registers: (bigint | undefined)[] = [];
  try {
    for (const instruction of program.code) {
      if (registers.length > last) break;
      const isUndefined = isLenient && operandsOf(instruction).some((operand) => registers[operand] === undefined);
      const given = snapped(snaps, registers.length);
      const value = given ?? (isUndefined ? undefined : step(instruction, registers, values, isLenient));
      if (value === undefined && !isLenient) break;
      registers.push(value);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new NotPrecise();
    throw error;
  }
  return registers;
}

function snapped(snaps: readonly DigitSnap[], register: number): bigint | undefined {
  return snaps.find((snap) => snap.register === register)?.value;
}

/** The digits of a closed program; undefined where it has no real value or no digits. */
export function closedDigits(program: Program): bigint | undefined {
  if (program.variables.length > 0) return undefined;
  try {
    return preciseValue(program);
  } catch (error) {
    if (error instanceof NotPrecise) return undefined;
    throw error;
  }
}

function step(
  instruction: Instruction,
  registers: readonly (bigint | undefined)[],
  values: readonly bigint[],
  isLenient: boolean,
): bigint | undefined {
  charge(weight * (instruction.op === operation.call || instruction.op === operation.rationalPower ? 150 : 3));
  const a = registers[instruction.a] ?? 0n;
  const b = registers[instruction.b] ?? 0n;
  switch (instruction.op) {
    case operation.constant:
      return constant(instruction.exact, isLenient);
    case operation.variable:
      return values[instruction.a] ?? 0n;
    case operation.pi:
      return fixed.pi;
    case operation.add:
      return sumOf(a, b);
    case operation.negate:
      return -a;
    case operation.multiply:
      return fixed.multiply(a, b);
    case operation.divide:
      return b === 0n ? undefined : fixed.divide(a, b);
    case operation.integerPower:
      return integerPower(a, instruction.value, isLenient);
    case operation.rationalPower:
      return rationalPower(a, instruction.exact);
    case operation.power:
      charge(150 * weight);
      return generalPower(a, b, isLenient);
    case operation.call: {
      const known = realFunction(instruction.name);
      if (!known) throw new NotPrecise();
      return known(instruction.args.map((register) => registers[register] ?? 0n));
    }
    default:
      throw new NotPrecise();
  }
}

function constant(value: Rational, isTinyKept: boolean): bigint {
  const digits = digitsOfRational(value);
  if (!isTinyKept && value.n !== 0 && size(digits) < noise) throw new NotPrecise();
  return digits;
}

function integerPower(a: bigint, exponent: number, isTinyKept = false): bigint | undefined {
  if (exponent < 0 && a === 0n) return undefined;
  let result = fixed.one;
  let square = a;
  for (let k = Math.abs(exponent); k > 0; k = Math.floor(k / 2)) {
    charge(3 * weight);
    if (k % 2 === 1) result = fixed.multiply(result, square);
    if (k > 1) square = fixed.multiply(square, square);
    if (size(square) > 1n << 20_000n) throw new NotPrecise();
  }
  // Too small for its own last digits: nothing is known of it.
  if (!(isTinyKept && exponent > 0) && a !== 0n && size(result) < noise) throw new NotPrecise();
  if (exponent >= 0) return result;
  return fixed.divide(fixed.one, result);
}

function rationalPower(a: bigint, exponent: Rational): bigint | undefined {
  if (a === 0n) return exponent.n < 0 ? undefined : 0n;
  const isOdd = Number(exponent.d) % 2 === 1;
  if (a < 0n && !isOdd) return undefined;
  if (exponent.d === 2 && typeof exponent.n === 'number') return integerPower(fixed.squareRoot(a), exponent.n);
  const value = exponential(fixed.multiply(digitsOfRational(exponent), fixed.logarithm(size(a))));
  return a < 0n && Number(exponent.n) % 2 !== 0 ? -value : value;
}

/** 0^0 has no value, as x^x has none at 0; where parts may go without, it is 1, as for doubles. */
function generalPower(a: bigint, b: bigint, isLenient: boolean): bigint | undefined {
  const whole = wholeOf(b);
  if (whole !== undefined && size(whole) < 1_000_000n && a !== 0n) return integerPower(a, Number(whole));
  if (a === 0n) return b > 0n ? 0n : b === 0n && isLenient ? fixed.one : undefined;
  return a < 0n ? undefined : exponential(fixed.multiply(b, fixed.logarithm(a)));
}
