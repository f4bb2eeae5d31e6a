import type { Integer } from '../../algebra/numbers/integer.ts';
import { type Instruction, type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Rational } from '../../algebra/numbers/rational.ts';
import { charge } from '../../algebra/work.ts';

/**
 * Values of programs modulo primes at fixed points. For rational expressions this is the test of Schwartz (1980) and
 * Zippel (1979): unequal residues prove a difference; equal residues at all points mean equality up to an error of about
 * (degree / 2^26) per point. Roots, functions and π become "random" values that depend only on the residues of their
 * arguments (in the spirit of Gonnet, 1984): then equal residues still mean equality, but unequal ones prove nothing.
 */
export interface Lane {
  readonly prime: number;
  /** A square root of −1. */
  readonly imaginary: number;
  readonly seed: number;
}

/** The largest primes below 2^26 that are 1 modulo 4; products of two residues stay exact in doubles. */
const primes: readonly { readonly prime: number; readonly imaginary: number }[] = [67108837, 67108777, 67108753].map(
  (prime) => ({ prime, imaginary: rootOfMinusOne(prime) }),
);

export const lanes: readonly Lane[] = primes.map(({ prime, imaginary }, k) => ({ prime, imaginary, seed: 17 + 7 * k }));

/** Several points modulo the same prime: quotients of values at different points can be compared. */
export const ratioLanes: readonly (readonly Lane[])[] = primes
  .slice(0, 2)
  .map(({ prime, imaginary }, k) => [0, 1, 2].map((point) => ({ prime, imaginary, seed: 101 + 10 * k + point })));

/** The residue of the program's value, or −1 where it is undefined (a division by zero modulo the prime). */
export function residue(program: Program, lane: Lane): number {
  charge(program.steps);
  const registers: number[] = [];
  for (const instruction of program.code) {
    const value = step(instruction, registers, program, lane);
    // Undefined parts make the whole undefined; nothing here is conditional.
    if (value < 0) return -1;
    registers.push(value);
  }
  return registers[registers.length - 1] ?? -1;
}

function step(instruction: Instruction, registers: readonly number[], program: Program, lane: Lane): number {
  const { prime } = lane;
  const a = registers[instruction.a] ?? 0;
  switch (instruction.op) {
    case operation.constant:
      return constantResidue(instruction.exact, prime);
    case operation.variable:
      return hash(textHash(program.variables[instruction.a] ?? ''), lane.seed, 1) % prime;
    case operation.pi:
      return hash(31415, lane.seed, 2) % prime;
    case operation.imaginary:
      return lane.imaginary;
    case operation.add: {
      const sum = a + (registers[instruction.b] ?? 0);
      return sum >= prime ? sum - prime : sum;
    }
    case operation.negate:
      return a === 0 ? 0 : prime - a;
    case operation.multiply:
      return multiplyModulo(a, registers[instruction.b] ?? 0, prime);
    case operation.divide:
      return divideModulo(a, registers[instruction.b] ?? 0, prime);
    case operation.integerPower:
      return powerModulo(a, instruction.value, prime);
    case operation.rationalPower: {
      const root = hash(a, 1000 + Number(instruction.exact.d), lane.seed) % prime;
      return powerModulo(root, Number(instruction.exact.n), prime);
    }
    case operation.power:
      return hash(hash(a, 77, lane.seed), registers[instruction.b] ?? 0, lane.seed) % prime;
    case operation.call:
      return callResidue(instruction, a, registers, lane);
    default:
      return hashCall(instruction.name, instruction.args, registers, lane);
  }
}

function hashCall(name: string, args: readonly number[], registers: readonly number[], lane: Lane): number {
  let value = textHash(name);
  for (const register of args) value = hash(value, registers[register] ?? 0, lane.seed);
  return value % lane.prime;
}

/** f(a) as a residue that depends only on the name and on a. */
function kernel(name: string, a: number, lane: Lane): number {
  return hash(textHash(name), a, lane.seed) % lane.prime;
}

/** f(−a) = −f(a), by choosing the smaller of a and −a. */
function oddKernel(name: string, a: number, lane: Lane): number {
  if (a === 0) return 0;
  if (a * 2 < lane.prime) return kernel(name, a, lane);
  const mirrored = kernel(name, lane.prime - a, lane);
  return mirrored === 0 ? 0 : lane.prime - mirrored;
}

function evenKernel(name: string, a: number, lane: Lane): number {
  return kernel(name, a * 2 < lane.prime ? a : lane.prime - a, lane);
}

function callResidue(instruction: Instruction, a: number, registers: readonly number[], lane: Lane): number {
  const { prime } = lane;
  switch (instruction.name) {
    case 'sin':
    case 'sinh':
    case 'arctan':
    case 'arcsin':
      return oddKernel(instruction.name, a, lane);
    case 'cos':
    case 'cosh':
    case 'abs':
      return evenKernel(instruction.name, a, lane);
    case 'tan':
      return divideModulo(oddKernel('sin', a, lane), evenKernel('cos', a, lane), prime);
    case 'cot':
      return divideModulo(evenKernel('cos', a, lane), oddKernel('sin', a, lane), prime);
    case 'sec':
      return divideModulo(1, evenKernel('cos', a, lane), prime);
    case 'csc':
      return divideModulo(1, oddKernel('sin', a, lane), prime);
    case 'tanh':
      return divideModulo(oddKernel('sinh', a, lane), evenKernel('cosh', a, lane), prime);
    case 'coth':
      return divideModulo(evenKernel('cosh', a, lane), oddKernel('sinh', a, lane), prime);
    case 'sech':
      return divideModulo(1, evenKernel('cosh', a, lane), prime);
    case 'csch':
      return divideModulo(1, oddKernel('sinh', a, lane), prime);
    case 'ln':
      return a === 1 ? 0 : kernel('ln', a, lane);
    case 'log': {
      const base = registers[instruction.b] ?? 0;
      if (a === base) return 1;
      return divideModulo(a === 1 ? 0 : kernel('ln', a, lane), kernel('ln', base, lane), prime);
    }
    case 'exp':
      return a === 0 ? 1 : kernel('exp', a, lane);
    default:
      return hashCall(instruction.name, instruction.args, registers, lane);
  }
}

function integerResidue(value: Integer, prime: number): number {
  const rest = typeof value === 'number' ? value % prime : Number(value % BigInt(prime));
  return rest < 0 ? rest + prime : rest + 0;
}

export function constantResidue(value: Rational, prime: number): number {
  const n = integerResidue(value.n, prime);
  return value.d === 1 ? n : divideModulo(n, integerResidue(value.d, prime), prime);
}

export function multiplyModulo(a: number, b: number, prime: number): number {
  const product = a * b;
  const rest = product - Math.floor(product / prime) * prime;
  return rest < 0 ? rest + prime : rest >= prime ? rest - prime : rest;
}

export function powerModulo(base: number, exponent: number, prime: number): number {
  if (exponent < 0) return divideModulo(1, powerModulo(base, -exponent, prime), prime);
  let result = 1;
  let square = base;
  for (let k = exponent; k > 0; k = Math.floor(k / 2)) {
    if (k % 2 === 1) result = multiplyModulo(result, square, prime);
    if (k > 1) square = multiplyModulo(square, square, prime);
  }
  return result;
}

/** a / b modulo the prime by the extended Euclidean algorithm; −1 when b is 0. */
export function divideModulo(a: number, b: number, prime: number): number {
  if (b <= 0 || a < 0) return -1;
  if (b === 1) return a;
  let [r0, r1] = [prime, b];
  let [t0, t1] = [0, 1];
  while (r1 > 1) {
    const quotient = Math.floor(r0 / r1);
    [r0, r1] = [r1, r0 - quotient * r1];
    [t0, t1] = [t1, t0 - quotient * t1];
  }
  return multiplyModulo(a, t1 < 0 ? t1 + prime : t1, prime);
}

function rootOfMinusOne(prime: number): number {
  for (let base = 2; ; base++) {
    const root = powerModulo(base, (prime - 1) / 4, prime);
    if (multiplyModulo(root, root, prime) === prime - 1) return root;
  }
}

/** Mixes three integers to 32 bits (the finaliser of MurmurHash3 applied after each). */
function hash(a: number, b: number, c: number): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.floor(a / 4294967296);
  h = mix(h ^ Math.imul(b | 0, 0x85ebca77));
  h = mix(h ^ Math.imul(c | 0, 0xc2b2ae3d));
  return h >>> 0;
}

function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function textHash(text: string): number {
  let h = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 0x01000193);
  return h >>> 0;
}
