import { elementary } from '../../algebra/evaluating/elementary.ts';
import { type Instruction, type Program, movesOf, operation } from '../../algebra/evaluating/program-builder.ts';
import { unknownCoefficients } from '../../algebra/evaluating/unknown-function.ts';
import { charge } from '../../algebra/work.ts';

/** A value that a register is given whatever comes out. */
export interface Snap {
  readonly register: number;
  readonly value: number;
}

/**
 * The value of a step that is too large or too small for doubles: none, because its digits are lost, or the one that it
 * tends to, 0 or infinity, which is enough to draw e^(-100x²).
 */
export type BeyondDoubles = 'none' | 'limit';

/**
 * Runs a program in plain doubles with real values all the way: NaN as soon as a part has no real value. Without error
 * bounds, and many times faster than `run`: `run` checks what it finds again.
 */
export class RealRunner {
  /** The value of each instruction at the last place. */
  readonly registers: Float64Array;
  private readonly program: Program;
  private readonly steps: number;
  private readonly beyond: BeyondDoubles;

  constructor(program: Program, beyond: BeyondDoubles = 'none') {
    this.program = program;
    this.beyond = beyond;
    this.registers = new Float64Array(program.code.length);
    this.steps = program.steps / 8;
  }

  run(values: ArrayLike<number>, snaps: readonly Snap[] = []): number {
    charge(this.steps);
    const { registers } = this;
    const { code } = this.program;
    for (let k = 0; k < code.length; k++) {
      const instruction = code[k];
      registers[k] = instruction ? this.valueOf(instruction, values) : Number.NaN;
      for (const { register, value } of snaps) if (register === k) registers[k] = value;
    }
    return registers[code.length - 1] ?? Number.NaN;
  }

  private valueOf(instruction: Instruction, values: ArrayLike<number>): number {
    const { registers } = this;
    const value = step(instruction, registers, values);
    if (this.beyond === 'none') return isLost(value, instruction, registers) ? Number.NaN : value;
    return Number.isNaN(value) && growing.has(instruction.name)
      ? (unary[instruction.name]?.(registers[instruction.a] ?? Number.NaN) ?? value)
      : value;
  }

  /** Whether a number in the program is too large or too small for doubles, as 10^(-300): after a run. */
  get losesNumbers(): boolean {
    const moves = movesOf(this.program);
    return this.program.code.some(
      (instruction, k) =>
        !moves[k] && Number.isNaN(this.registers[k]) && !Number.isNaN(step(instruction, this.registers, [])),
    );
  }
}

const smallest = 1e-290;

/** Functions whose values are too large for doubles although they have no pole. */
const growing: ReadonlySet<string> = new Set(['exp', 'sinh', 'cosh']);

/** Whether a value is too large for doubles, or so small that its digits are lost. */
function isLost(value: number, { op, a, b, name }: Instruction, registers: Float64Array): boolean {
  if (value > smallest || value < -smallest) return !Number.isFinite(value);
  switch (op) {
    case operation.multiply:
      return registers[a] !== 0 && registers[b] !== 0;
    case operation.divide:
    case operation.integerPower:
    case operation.rationalPower:
    case operation.power:
      return registers[a] !== 0;
    case operation.call:
      return name === 'exp' || name === 'sech' || name === 'csch';
    default:
      return false;
  }
}

function step(instruction: Instruction, registers: Float64Array, values: ArrayLike<number>): number {
  const a = registers[instruction.a] ?? Number.NaN;
  switch (instruction.op) {
    case operation.constant:
      return instruction.value;
    case operation.variable:
      return values[instruction.a] ?? Number.NaN;
    case operation.pi:
      return Math.PI;
    case operation.add:
      return a + (registers[instruction.b] ?? Number.NaN);
    case operation.negate:
      return -a;
    case operation.multiply:
      return a * (registers[instruction.b] ?? Number.NaN);
    case operation.divide: {
      const b = registers[instruction.b] ?? Number.NaN;
      return b === 0 ? Number.NaN : a / b;
    }
    case operation.integerPower:
      return Number.isNaN(a) || (a === 0 && instruction.value < 0) ? Number.NaN : a ** instruction.value;
    case operation.rationalPower:
      return rationalPower(a, instruction);
    case operation.power:
      return generalPower(a, registers[instruction.b] ?? Number.NaN);
    case operation.call:
      return call(instruction, a, registers);
    case operation.unknown:
      return unknownFunction(instruction, registers);
    default:
      return Number.NaN;
  }
}

/** Odd roots of negative numbers are real. */
function rationalPower(a: number, { exact, value }: Instruction): number {
  if (a > 0) return a ** value;
  if (a === 0) return value < 0 ? Number.NaN : 0;
  if (Number(exact.d) % 2 === 0) return Number.NaN;
  const size = (-a) ** value;
  return Number(exact.n) % 2 === 0 ? size : -size;
}

function generalPower(a: number, b: number): number {
  if (a === 0) return b > 0 ? 0 : b === 0 ? 1 : Number.NaN;
  return a ** b;
}

const unary: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (x) => 1 / Math.tan(x),
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  arccot: (x) => (x === 0 ? Math.PI / 2 : Math.atan(1 / x)),
  arcsec: (x) => Math.acos(1 / x),
  arccsc: (x) => Math.asin(1 / x),
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  coth: (x) => 1 / Math.tanh(x),
  sech: (x) => 1 / Math.cosh(x),
  csch: (x) => 1 / Math.sinh(x),
  arsinh: Math.asinh,
  arcosh: Math.acosh,
  artanh: Math.atanh,
  arcoth: (x) => Math.atanh(1 / x),
  arsech: (x) => Math.acosh(1 / x),
  arcsch: (x) => Math.asinh(1 / x),
  exp: Math.exp,
  ln: Math.log,
  abs: Math.abs,
  sign: Math.sign,
  floor: Math.floor,
  ceil: Math.ceil,
  re: (x) => x,
  im: (x) => (Number.isNaN(x) ? x : 0),
  conj: (x) => x,
  arg: (x) => (x > 0 ? 0 : x < 0 ? Math.PI : Number.NaN),
};

function call(instruction: Instruction, a: number, registers: Float64Array): number {
  const { name, args } = instruction;
  if (args.length === 1) {
    const known = unary[name];
    if (known) {
      const value = known(a);
      // A pole is not a value.
      return Number.isFinite(value) ? value : Number.NaN;
    }
    const other = elementary[name]?.value({ re: a, im: 0 });
    if (other) return other.im === 0 ? other.re : Number.NaN;
  }
  const b = registers[instruction.b] ?? Number.NaN;
  if (name === 'log') return b > 0 && b !== 1 && a > 0 ? Math.log(a) / Math.log(b) : Number.NaN;
  if (name === 'atan2') return Math.atan2(a, b);
  return severalArguments(name, args, registers);
}

function severalArguments(name: string, args: readonly number[], registers: Float64Array): number {
  const numbers = args.map((register) => registers[register] ?? Number.NaN);
  const [x = Number.NaN, y] = numbers;
  switch (name) {
    case 'min':
      return Math.min(...numbers);
    case 'max':
      return Math.max(...numbers);
    case 'round': {
      const scale = 10 ** (y ?? 0);
      return (Math.sign(x) * Math.floor(Math.abs(x) * scale + 0.5)) / scale;
    }
    case 'mod': {
      const times = y === undefined || y === 0 ? Number.NaN : Math.floor(x / y);
      return y !== undefined && Number.isSafeInteger(times) ? x - y * times : Number.NaN;
    }
    case 'gcd':
    case 'lcm':
      return numbers.every((number) => Number.isSafeInteger(number)) ? commonDivisor(name, numbers) : Number.NaN;
    case 'binomial':
      return y !== undefined && Number.isInteger(y) && y >= 0 && y <= 60 ? binomial(x, y) : Number.NaN;
    default:
      return Number.NaN;
  }
}

function commonDivisor(name: 'gcd' | 'lcm', numbers: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
  const both = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b));
  return numbers.reduce(name === 'gcd' ? gcd : both);
}

function binomial(n: number, k: number): number {
  let value = 1;
  for (let j = 0; j < k; j++) value *= (n - j) / (j + 1);
  return value;
}

function unknownFunction({ name, args }: Instruction, registers: Float64Array): number {
  const { constant, waves } = unknownCoefficients(name, args.length);
  let sum = constant;
  for (const [k, { scale, shift, slope }] of waves.entries()) {
    const x = registers[args[k] ?? 0] ?? Number.NaN;
    sum += Math.sin(x * scale + shift) + slope * x;
  }
  return sum;
}
