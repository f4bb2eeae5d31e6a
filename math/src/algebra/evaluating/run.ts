import type { Approximation } from './approximation.ts';
import {
  type Complex,
  absoluteComplex,
  addComplex,
  divideComplex,
  logarithm,
  multiplyComplex,
  powerComplex,
} from '../numbers/complex.ts';
import { elementary } from './elementary.ts';
import { gamma } from './gamma.ts';
import { isLost } from './lost.ts';
import { type Instruction, type Program, operation } from './program-builder.ts';
import { unknownFunction } from './unknown-function.ts';
import { charge } from '../work.ts';

/**
 * `real`: odd roots of negative reals are real. `complex`: every power takes its principal value. `strict`: as real,
 * and a value is undefined as soon as a part of it is not real.
 */
export type NumberField = 'real' | 'complex' | 'strict';

/** A value of a variable, with a bound of its distance from the place that is meant. */
type Argument = Complex & { readonly error?: number };

const unit = 2 ** -52;
const undefinedValue: Approximation = { re: Number.NaN, im: Number.NaN, error: Infinity };

/**
 * Runs a program in double precision with a running first-order error bound (Wilkinson; Higham, Accuracy and
 * Stability of Numerical Algorithms, §3.3), at the given values of its variables.
 */
export function run(program: Program, values: readonly Argument[], field: NumberField): Approximation {
  charge(program.steps);
  const registers: Approximation[] = [];
  for (const instruction of program.code) {
    const result = step(instruction, registers, values, field);
    const settled = isLost(result, instruction, registers) ? { ...result, error: Number.MIN_VALUE } : settle(result);
    if (field === 'strict' && settled.im !== 0) return undefinedValue;
    registers.push(settled);
  }
  return registers[registers.length - 1] ?? undefinedValue;
}

/** An imaginary part that is within the error of zero is rounding, and would flip branch cuts at random. */
function settle(value: Approximation): Approximation {
  if (value.im !== 0 && Math.abs(value.im) <= value.error) return { re: value.re, im: 0, error: value.error };
  return value;
}

function step(
  instruction: Instruction,
  registers: readonly Approximation[],
  values: readonly Argument[],
  field: NumberField,
): Approximation {
  const { op } = instruction;
  if (op === operation.constant) {
    // (10^91 + 1)/10^91 is not 1.
    const isExact = instruction.exact.d === 1 && Number.isSafeInteger(instruction.value);
    return { re: instruction.value, im: 0, error: isExact ? 0 : bound(instruction.value) };
  }
  if (op === operation.variable) {
    const value = values[instruction.a];
    return value ? { re: value.re, im: value.im, error: value.error ?? 0 } : undefinedValue;
  }
  if (op === operation.pi) return { re: Math.PI, im: 0, error: unit };
  if (op === operation.imaginary) return { re: 0, im: 1, error: 0 };
  const a = registers[instruction.a] ?? undefinedValue;
  switch (op) {
    case operation.add: {
      const b = registers[instruction.b] ?? undefinedValue;
      const re = a.re + b.re;
      const im = a.im + b.im;
      return { re, im, error: a.error + b.error + unit * (Math.abs(re) + Math.abs(im)) };
    }
    case operation.negate:
      return { re: -a.re, im: a.im === 0 ? 0 : -a.im, error: a.error };
    case operation.multiply:
      return product(a, registers[instruction.b] ?? undefinedValue);
    case operation.divide:
      return quotient(a, registers[instruction.b] ?? undefinedValue);
    case operation.integerPower:
      return integerPower(a, instruction.value);
    case operation.rationalPower:
      return rationalPower(a, instruction, field);
    case operation.power:
      return generalPower(a, registers[instruction.b] ?? undefinedValue);
    case operation.call:
      return call(instruction, a, registers, field);
    case operation.unknown:
      return unknownFunction(
        instruction.name,
        instruction.args.map((register) => registers[register] ?? undefinedValue),
      );
    default:
      return undefinedValue;
  }
}

function bound(x: number): number {
  return unit * Math.abs(x);
}

function product(a: Approximation, b: Approximation): Approximation {
  const value = multiplyComplex(a, b);
  const sizeA = absoluteComplex(a);
  const sizeB = absoluteComplex(b);
  const exact = a.im === 0 && b.im === 0 ? 1 : 3;
  const error = sizeA * b.error + sizeB * a.error + a.error * b.error + exact * unit * sizeA * sizeB;
  return { re: value.re, im: value.im, error };
}

function quotient(a: Approximation, b: Approximation): Approximation {
  const size = absoluteComplex(b);
  if (size <= 2 * b.error || size === 0) return undefinedValue;
  const value = divideComplex(a, b);
  const magnitude = absoluteComplex(value);
  return {
    re: value.re,
    im: value.im,
    error: (a.error + magnitude * b.error) / (size - b.error) + 4 * unit * magnitude,
  };
}

function integerPower(a: Approximation, exponent: number): Approximation {
  const size = absoluteComplex(a);
  if (exponent === 0) return { re: 1, im: 0, error: 0 };
  if (exponent < 0 && size <= 2 * a.error) return undefinedValue;
  const value = powerComplex(a, { re: exponent, im: 0 });
  const magnitude = absoluteComplex(value);
  const k = Math.abs(exponent);
  const relative = size === 0 ? 0 : a.error / size;
  // First order for small relative errors; otherwise nothing is known.
  const spread = relative * k < 0.1 ? magnitude * relative * k * 1.2 : (size + a.error) ** exponent + magnitude;
  return { re: value.re, im: value.im, error: spread + magnitude * unit * (a.im === 0 ? 2 : 4 * k) };
}

function rationalPower(a: Approximation, instruction: Instruction, field: NumberField): Approximation {
  const size = absoluteComplex(a);
  const exponent = instruction.value;
  if (size <= a.error) {
    // Zero or indistinguishable from it: a root of a rounding error is not a small error.
    if (exponent < 0) return undefinedValue;
    return { re: 0, im: 0, error: a.error === 0 ? 0 : (2 * a.error) ** Math.min(exponent, 1) };
  }
  const odd = Number(instruction.exact.d) % 2 === 1;
  let value: Complex;
  if (field !== 'complex' && odd && a.im === 0 && a.re < 0) {
    const root = size ** exponent;
    value = { re: Number(instruction.exact.n) % 2 === 0 ? root : -root, im: 0 };
  } else value = powerComplex(a, { re: exponent, im: 0 });
  const magnitude = absoluteComplex(value);
  const relative = a.error / (size - a.error);
  return {
    re: value.re,
    im: value.im,
    error:
      magnitude *
      (Math.abs(exponent) * relative * (1 + relative) + unit * (4 + 2 * Math.abs(Math.log(size) * exponent))),
  };
}

function generalPower(a: Approximation, b: Approximation): Approximation {
  const size = absoluteComplex(a);
  if (size === 0 && a.error === 0) {
    // 0^0 is 1, as for exponents that are numerals.
    if (b.re === 0 && b.im === 0 && b.error === 0) return { re: 1, im: 0, error: 0 };
    return b.re > 0 ? { re: 0, im: 0, error: 0 } : undefinedValue;
  }
  if (size <= 2 * a.error) return undefinedValue;
  const value = powerComplex(a, b);
  const magnitude = absoluteComplex(value);
  const log = absoluteComplex(logarithm(a));
  const relative = log * b.error + (absoluteComplex(b) * a.error) / size + unit * (4 + 2 * log * absoluteComplex(b));
  return { re: value.re, im: value.im, error: magnitude * relative * (1 + relative) };
}

const exponential: ReadonlySet<string> = new Set(['exp', 'sinh', 'cosh']);
/** Near a pole these are as large as the pole is near. */
const withPoles: ReadonlySet<string> = new Set(['tan', 'cot', 'sec', 'csc', 'coth', 'csch']);

function call(
  instruction: Instruction,
  a: Approximation,
  registers: readonly Approximation[],
  field: NumberField,
): Approximation {
  const { name, args } = instruction;
  const known = elementary[name];
  if (known && args.length === 1) {
    const value = known.value(a);
    const magnitude = absoluteComplex(value);
    if (known.jumps && isAtJump(name, a.re, a.error)) return undefinedValue;
    if (withPoles.has(name) && magnitude * a.error > 0.1) return undefinedValue;
    const slope = known.slope(a, value);
    // The slope of e^x grows with the value only; near a pole it grows as fast as its own square.
    const bend = exponential.has(name) ? 1 : slope;
    const error =
      (slope === Infinity && a.error === 0 ? 0 : slope * a.error * (1 + bend * a.error)) + 4 * unit * magnitude;
    // Near a singularity of the function (error comparable to the distance from it) nothing is known.
    if (name === 'ln' && absoluteComplex(a) <= 2 * a.error) return undefinedValue;
    return Number.isNaN(error) ? undefinedValue : { re: value.re, im: value.im, error };
  }
  const b = registers[instruction.b] ?? undefinedValue;
  if (name === 'log') {
    if (field === 'strict' && (a.re <= 0 || b.re <= 0)) return undefinedValue;
    return quotient(logarithmOf(a), logarithmOf(b));
  }
  if (name === 'binomial') return binomialOf(a, b);
  if (name === 'double-factorial') return realOnly(doubleFactorial(a.re), [a]);
  if (name === 'atan2') return realOnly(Math.atan2(a.re, b.re), [a, b]);
  const operands = args.map((register) => registers[register] ?? undefinedValue);
  return severalReal(name, operands);
}

/** Whether rounding leaves open on which side of a jump a number is. */
function isAtJump(name: string, x: number, error: number): boolean {
  return error > 0 && Math.abs(name === 'sign' ? x : x - Math.round(x)) <= error;
}

function logarithmOf(a: Approximation): Approximation {
  const size = absoluteComplex(a);
  if (size <= 2 * a.error) return undefinedValue;
  const value = logarithm(a);
  return { re: value.re, im: value.im, error: a.error / (size - a.error) + 2 * unit * absoluteComplex(value) };
}

function binomialOf(n: Approximation, k: Approximation): Approximation {
  if (k.im === 0 && Number.isInteger(k.re) && k.re >= 0 && k.re <= 60) {
    let value: Approximation = { re: 1, im: 0, error: 0 };
    for (let j = 0; j < k.re; j++) {
      const factor = { re: (n.re - j) / (j + 1), im: n.im / (j + 1), error: n.error + unit * absoluteComplex(n) };
      value = product(value, factor);
    }
    return value;
  }
  const top = gamma({ re: n.re + 1, im: n.im });
  const difference = addComplex(n, { re: -k.re, im: -k.im });
  const bottom = multiplyComplex(
    gamma({ re: k.re + 1, im: k.im }),
    gamma({ re: difference.re + 1, im: difference.im }),
  );
  const value = divideComplex(top, bottom);
  const spread = (n.error + k.error) * 10 + 1e-12;
  return { re: value.re, im: value.im, error: absoluteComplex(value) * spread };
}

function doubleFactorial(n: number): number {
  if (!Number.isInteger(n) || n < -1 || n > 300) return Number.NaN;
  let product = 1;
  for (let k = n; k > 1; k -= 2) product *= k;
  return product;
}

function realOnly(re: number, operands: readonly Approximation[]): Approximation {
  let error = 4 * unit * Math.abs(re);
  for (const operand of operands) {
    if (operand.im !== 0) return undefinedValue;
    error += operand.error;
  }
  return { re, im: 0, error };
}

function severalReal(name: string, operands: readonly Approximation[]): Approximation {
  const numbers = operands.map((operand) => operand.re);
  if (name === 'min') return realOnly(Math.min(...numbers), operands);
  if (name === 'max') return realOnly(Math.max(...numbers), operands);
  const [x = Number.NaN, y] = numbers;
  if (name === 'round') {
    const scale = 10 ** (y ?? 0);
    if (isAtJump(name, x * scale + 0.5, (operands[0]?.error ?? 0) * scale)) return undefinedValue;
    return realOnly((Math.sign(x) * Math.floor(Math.abs(x) * scale + 0.5)) / scale, operands);
  }
  if (name === 'mod' && y !== undefined) {
    // Where the whole quotient has more digits than a double, nothing is left of the remainder.
    const times = Math.floor(x / y);
    if (
      isAtJump(name, x / y, ((operands[0]?.error ?? 0) + (operands[1]?.error ?? 0) * Math.abs(times)) / Math.abs(y))
    ) {
      return undefinedValue;
    }
    return Number.isSafeInteger(times) ? realOnly(x - y * times, operands) : undefinedValue;
  }
  if (name === 'gcd' || name === 'lcm') {
    if (!numbers.every((n) => Number.isSafeInteger(n))) return undefinedValue;
    const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
    const value = numbers.reduce((a, b) =>
      name === 'gcd' ? gcd(a, b) : a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b),
    );
    return realOnly(value, operands);
  }
  return undefinedValue;
}
