import { gcdIntegers } from '../../algebra/numbers/integer.ts';
import { type Instruction, type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Rational } from '../../algebra/numbers/rational.ts';
import { charge } from '../../algebra/work.ts';

/** (re + im·i)/den, not reduced; den is positive. */
interface Gaussian {
  readonly re: bigint;
  readonly im: bigint;
  readonly den: bigint;
}

/** The value is undefined at the point, or has too many digits. */
class NoExactValue extends Error {
  override readonly name = 'NoExactValue';
}

/** Numbers beyond this many bits are not multiplied out. */
const mostBits = 200_000;
/** The letters get whole numbers of this many bits: large ones leave less to chance, small ones allow high powers. */
const sizes: readonly number[] = [40, 9];

/**
 * Whether two programs have exactly the same value at a place that depends on everything in them, so that no difference
 * can be made to vanish there. Letters are whole numbers; roots, π and functions are whole numbers too, which depend on
 * nothing but the exact values of their arguments, with the laws that `fingerprint.ts` knows. For rational expressions
 * this is the test of Schwartz and Zippel once more, now without a modulus: no number or coefficient is lost, however
 * large. Undefined where the values are too long.
 */
export function agreeExactly(a: Program, b: Program): boolean | undefined {
  const x = a.code.at(-1);
  const y = b.code.at(-1);
  if (x?.op === operation.constant && y?.op === operation.constant) {
    return x.exact.n === y.exact.n && x.exact.d === y.exact.d;
  }
  const seed = seedOf([a, b]);
  for (const bits of sizes) {
    const first = exactValueAt(a, seed, bits);
    const second = first && exactValueAt(b, seed, bits);
    if (first && second) {
      return first.re * second.den === second.re * first.den && first.im * second.den === second.im * first.den;
    }
  }
  return undefined;
}

/**
 * The quotient of the exact values of a program at two places, reduced, as a text: equal for programs that are constant
 * multiples of each other. `zero` where both values are 0; undefined where they are too long.
 */
export function exactRatio(program: Program, seed: number): string | undefined {
  for (const bits of sizes) {
    const first = exactValueAt(program, seed, bits);
    const second = first && exactValueAt(program, seed + 1, bits);
    if (!first || !second) continue;
    if (first.re === 0n && first.im === 0n && second.re === 0n && second.im === 0n) return 'zero';
    const ratio = orUndefined(() => reduced(quotient(first, second) ?? nothing));
    return ratio && bits + textOf(ratio);
  }
  return undefined;
}

/**
 * Whether all numbers in programs are shorter than the primes of a fingerprint: then residues tell them apart, and what
 * is too long for exact values is left to the residues alone.
 */
export function haveShortNumbers(programs: readonly Program[]): boolean {
  const isShort = (value: number | bigint): boolean => typeof value === 'number' && Math.abs(value) < 2 ** 25;
  return programs.every(({ code }) =>
    code.every(({ op, exact }) => op !== operation.constant || (isShort(exact.n) && isShort(exact.d))),
  );
}

/** A number that depends on every instruction of the programs. */
export function seedOf(programs: readonly Program[]): number {
  let seed = 0x811c9dc5;
  for (const { code } of programs) {
    for (const { op, a, b, exact, name } of code) {
      seed = mixed(seed, op * 65_537 + a * 257 + b);
      if (op === operation.constant) seed = textHash(`${exact.n}/${exact.d}`, seed);
      else if (name !== '') seed = textHash(name, seed);
    }
  }
  return seed;
}

function orUndefined<T>(method: () => T): T | undefined {
  try {
    return method();
  } catch (error) {
    if (error instanceof NoExactValue) return undefined;
    throw error;
  }
}

function exactValueAt(program: Program, seed: number, bits: number): Gaussian | undefined {
  return orUndefined(() => {
    const registers: Gaussian[] = [];
    for (const instruction of program.code) {
      const value = step(instruction, registers, program, seed, bits);
      charge(1 + bitsOf(value) / 2000);
      registers.push(value);
    }
    return registers.at(-1);
  });
}

const whole = (re: bigint): Gaussian => ({ re, im: 0n, den: 1n });
const one = whole(1n);
const nothing = whole(0n);

function step(
  instruction: Instruction,
  registers: readonly Gaussian[],
  program: Program,
  seed: number,
  bits: number,
): Gaussian {
  const { [instruction.a]: a = nothing, [instruction.b]: b = nothing } = registers;
  switch (instruction.op) {
    case operation.constant:
      return fraction(instruction.exact);
    case operation.variable:
      return whole(kernel(`letter ${program.variables[instruction.a] ?? ''}`, [], seed, bits));
    case operation.pi:
      return whole(kernel('pi', [], seed, bits));
    case operation.imaginary:
      return { re: 0n, im: 1n, den: 1n };
    case operation.add:
      if (a.den === b.den) return { re: a.re + b.re, im: a.im + b.im, den: a.den };
      return { re: a.re * b.den + b.re * a.den, im: a.im * b.den + b.im * a.den, den: a.den * b.den };
    case operation.negate:
      return { re: -a.re, im: -a.im, den: a.den };
    case operation.multiply:
      return product(a, b);
    case operation.divide:
      return quotient(a, b) ?? fail();
    case operation.integerPower:
      return power(a, instruction.value);
    case operation.rationalPower:
      return power(whole(kernel(`root ${instruction.exact.d}`, [a], seed, bits)), Number(instruction.exact.n));
    case operation.power:
      return whole(kernel('power', [a, b], seed, bits));
    case operation.call:
      return ofFunction(instruction, a, b, registers, seed, bits);
    default:
      return whole(kernel(instruction.name, argumentsOf(instruction, registers), seed, bits));
  }
}

function argumentsOf({ args }: Instruction, registers: readonly Gaussian[]): readonly Gaussian[] {
  return args.map((register) => registers[register] ?? nothing);
}

function fail(): never {
  throw new NoExactValue();
}

function fraction({ n, d }: Rational): Gaussian {
  return { re: BigInt(n), im: 0n, den: BigInt(d) };
}

function product(a: Gaussian, b: Gaussian): Gaussian {
  if (bitsOf(a) + bitsOf(b) > mostBits) fail();
  if (a.im === 0n && b.im === 0n) return { re: a.re * b.re, im: 0n, den: a.den * b.den };
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re, den: a.den * b.den };
}

function quotient(a: Gaussian, b: Gaussian): Gaussian | undefined {
  const size = b.re * b.re + b.im * b.im;
  if (size === 0n) return undefined;
  // Without a detour over the square of a real number.
  if (b.im === 0n) return product(a, { re: b.re < 0n ? -b.den : b.den, im: 0n, den: b.re < 0n ? -b.re : b.re });
  return product(a, { re: b.re * b.den, im: -b.im * b.den, den: size });
}

function power(a: Gaussian, exponent: number): Gaussian {
  const count = Math.abs(exponent);
  if (bitsOf(a) * count > mostBits) fail();
  let result: Gaussian = one;
  if (a.im === 0n) result = { re: a.re ** BigInt(count), im: 0n, den: a.den ** BigInt(count) };
  else {
    let square = a;
    for (let k = count; k > 0; k = Math.floor(k / 2)) {
      if (k % 2 === 1) result = product(result, square);
      if (k > 1) square = product(square, square);
    }
  }
  return exponent < 0 ? (quotient(one, result) ?? fail()) : result;
}

const oddFunctions: ReadonlySet<string> = new Set(['sin', 'sinh', 'arctan', 'arcsin']);
const evenFunctions: ReadonlySet<string> = new Set(['cos', 'cosh', 'abs']);
/** Quotients of two others: tan = sin/cos. */
const quotients: Readonly<Record<string, readonly [string, string]>> = {
  tan: ['sin', 'cos'],
  cot: ['cos', 'sin'],
  sec: ['', 'cos'],
  csc: ['', 'sin'],
  tanh: ['sinh', 'cosh'],
  coth: ['cosh', 'sinh'],
  sech: ['', 'cosh'],
  csch: ['', 'sinh'],
};

function ofFunction(
  instruction: Instruction,
  a: Gaussian,
  b: Gaussian,
  registers: readonly Gaussian[],
  seed: number,
  bits: number,
): Gaussian {
  const { name } = instruction;
  const isOne = ({ re, im, den }: Gaussian): boolean => im === 0n && re === den;
  const logarithm = (value: Gaussian): Gaussian => (isOne(value) ? nothing : whole(kernel('ln', [value], seed, bits)));
  const parts = quotients[name];
  if (parts) {
    const [top, bottom] = parts.map((part) => (part === '' ? one : withParity(part, a, seed, bits)));
    return quotient(top ?? one, bottom ?? one) ?? fail();
  }
  if (oddFunctions.has(name) || evenFunctions.has(name)) return withParity(name, a, seed, bits);
  if (name === 'ln') return logarithm(a);
  if (name === 'exp' && a.re === 0n && a.im === 0n) return one;
  if (name === 'log') {
    if (a.re * b.den === b.re * a.den && a.im * b.den === b.im * a.den) return one;
    return quotient(logarithm(a), logarithm(b)) ?? fail();
  }
  return whole(kernel(name, argumentsOf(instruction, registers), seed, bits));
}

/** f(−a) = ±f(a). */
function withParity(name: string, a: Gaussian, seed: number, bits: number): Gaussian {
  const isNegative = a.re < 0n || (a.re === 0n && a.im < 0n);
  if (a.re === 0n && a.im === 0n && oddFunctions.has(name)) return nothing;
  const value = kernel(name, [isNegative ? { ...a, re: -a.re, im: -a.im } : a], seed, bits);
  return whole(isNegative && oddFunctions.has(name) ? -value : value);
}

/** A whole number that depends on a name and the exact values of arguments only. */
function kernel(name: string, operands: readonly Gaussian[], seed: number, bits: number): bigint {
  const text = `${name}(${operands.map((operand) => textOf(reduced(operand))).join()})`;
  const low = textHash(text, mixed(seed, 77));
  if (bits <= 32) return BigInt(2 + (low % 2 ** bits));
  return BigInt(2 + (textHash(text, seed) % 2 ** (bits - 32)) * 2 ** 32 + low);
}

function reduced(value: Gaussian): Gaussian {
  if (value.den === 1n) return value;
  if (bitsOf(value) > 4000) fail();
  let divisor = BigInt(gcdIntegers(value.re, value.den));
  if (value.im !== 0n) divisor = BigInt(gcdIntegers(value.im, divisor));
  if (divisor < 0n) divisor = -divisor;
  return divisor <= 1n ? value : { re: value.re / divisor, im: value.im / divisor, den: value.den / divisor };
}

const textOf = ({ re, im, den }: Gaussian): string => `${re.toString(36)}+${im.toString(36)}i/${den.toString(36)}`;

function bitsOf({ re, im, den }: Gaussian): number {
  return lengthOf(re) + (im === 0n ? 0 : lengthOf(im)) + (den === 1n ? 0 : lengthOf(den));
}

const long = 1n << 60n;
const longNegative = -long;

/** About the number of bits. */
function lengthOf(value: bigint): number {
  if (value < long && value > longNegative) return 60;
  return value.toString(32).length * 5;
}

function textHash(text: string, seed: number): number {
  let h = seed | 0;
  for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 0x01000193);
  return mixed(h, text.length);
}

/** The finaliser of MurmurHash3. */
function mixed(value: number, other: number): number {
  let h = value ^ Math.imul(other, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
