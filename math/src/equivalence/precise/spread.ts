import { type Instruction, type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Integer } from '../../algebra/numbers/integer.ts';
import { RealRunner } from '../kinks/real-run.ts';

const known = new WeakMap<Program, number>();

/**
 * How many binary digits have to be kept to see all numbers that a program makes apart from its letters beside each other
 * and beside 1: 4328 for e^(−1000), which lies 1443 below 1, as its sine differs from it by its third power only. Infinity
 * where doubles do not hold an exponent.
 */
export function spreadOf(program: Program): number {
  if (!program.code.some(leadsFar)) return 0;
  const spread = known.get(program) ?? measured(program);
  known.set(program, spread);
  return spread;
}

function measured(program: Program): number {
  const runner = new RealRunner(program.imaginary ? withRealParts(program) : program);
  runner.run([]);
  const { registers } = runner;
  const sizes: number[] = [];
  let [least, most, hidden] = [0, 0, 0];
  for (const [k, instruction] of program.code.entries()) {
    const value = Math.abs(registers[k] ?? Number.NaN);
    const size = value > 0 && value < Infinity ? Math.log2(value) : sizeOf(instruction, registers, sizes);
    sizes.push(size);
    if (Number.isNaN(size)) continue;
    if (saturating.has(instruction.name)) hidden = Math.max(hidden, 2 * powersOf(instruction, registers, sizes));
    least = Math.min(least, size);
    most = Math.max(most, size);
  }
  return Math.max(most - 3 * least, hidden);
}

/** The program with 0 for i: the size of e^(a + bi) is that of e^a. */
function withRealParts(program: Program): Program {
  const code = program.code.map((instruction): Instruction =>
    instruction.op === operation.imaginary ? { ...instruction, op: operation.constant } : instruction,
  );
  return { ...program, code };
}

/** Functions whose values come as close to 1 as exponentials come to 0. */
const saturating: ReadonlySet<string> = new Set(['tanh', 'coth']);
/** Functions of the size of an exponential, and those of the size of its reciprocal. */
const growing: ReadonlySet<string> = new Set(['sinh', 'cosh']);
const shrinking: ReadonlySet<string> = new Set(['sech', 'csch']);
const exponential: ReadonlySet<string> = new Set(['exp', ...saturating, ...growing, ...shrinking]);

/** Larger exponents lead farther than the digits that are kept in any case. */
const smallExponent = 20;

/** Longer constants are beyond the digits that numbers ask for by their length. */
const longConstant = 900;

function leadsFar({ op, name, value, exact }: Instruction): boolean {
  if (op === operation.power) return true;
  if (op === operation.constant) return Math.max(lengthOf(exact.n), lengthOf(exact.d)) > longConstant;
  if (op === operation.rationalPower || op === operation.integerPower) return Math.abs(value) > smallExponent;
  return op === operation.call && exponential.has(name);
}

/** The number of binary digits of the exponential of what a function is of, with the sign of its logarithm. */
function powersOf({ a, name }: Instruction, registers: Float64Array, sizes: readonly number[]): number {
  const argument = registers[a] ?? Number.NaN;
  const size = sizes[a] ?? Number.NaN;
  const exponent = Number.isNaN(argument) && !Number.isNaN(size) ? (size > 0 ? Infinity : 0) : argument;
  return (name === 'exp' ? exponent : Math.abs(exponent)) * Math.LOG2E;
}

/** The logarithm to base 2 of a value that doubles do not hold; NaN where it is not known or hangs on a letter. */
function sizeOf(instruction: Instruction, registers: Float64Array, sizes: readonly number[]): number {
  const { op, name, exact, value } = instruction;
  const [a, b] = [sizes[instruction.a] ?? Number.NaN, sizes[instruction.b] ?? Number.NaN];
  switch (op) {
    case operation.constant:
      return exact.n === 0 ? Number.NaN : lengthOf(exact.n) - lengthOf(exact.d);
    case operation.negate:
      return a;
    case operation.add:
      return Math.max(a, b);
    case operation.multiply:
      return a + b;
    case operation.divide:
      return a - b;
    case operation.integerPower:
    case operation.rationalPower:
      return a * value;
    case operation.power:
      return a * (registers[instruction.b] ?? Number.NaN);
    case operation.call:
      if (name === 'exp' || growing.has(name)) return powersOf(instruction, registers, sizes);
      return shrinking.has(name) ? -powersOf(instruction, registers, sizes) : Number.NaN;
    default:
      return Number.NaN;
  }
}

/** The logarithm of an integer to base 2, of a long one to four digits. */
export function lengthOf(value: Integer): number {
  if (typeof value === 'bigint') return value.toString(16).length * 4;
  return value === 0 ? 0 : Math.log2(Math.abs(value));
}
