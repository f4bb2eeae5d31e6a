import { LimitReached } from '../numbers/integer.ts';
import { type Rational, add, divide, isZero, multiply, negate, power, toNumber } from '../numbers/rational.ts';
import { charge } from '../work.ts';

export const operation = {
  constant: 0,
  variable: 1,
  pi: 2,
  imaginary: 3,
  add: 4,
  negate: 5,
  multiply: 6,
  divide: 7,
  /** a ** exponent with an exact integer exponent. */
  integerPower: 8,
  /** a ** exponent with an exact fraction. */
  rationalPower: 9,
  power: 10,
  /** A known function of `args`. */
  call: 11,
  /** A function of which nothing is known but its name. */
  unknown: 12,
  /** An integral, sum or limit that cannot be evaluated; equal operands mean equal values, nothing more. */
  noun: 13,
} as const;
export type Operation = (typeof operation)[keyof typeof operation];

export interface Instruction {
  readonly op: Operation;
  /** Registers (positions in the code) of the operands, or the variable's position. */
  readonly a: number;
  readonly b: number;
  /** Constant or exponent. */
  readonly exact: Rational;
  readonly value: number;
  /** Function name. */
  readonly name: string;
  /** Operands of a function. */
  readonly args: readonly number[];
}

/**
 * A scalar expression as a straight line of instructions; the last one is the result. One program serves every
 * arithmetic: doubles with error bounds (`run.ts`), residues modulo primes (`equivalence/fingerprint.ts`) and many
 * digits (`equivalence/precise.ts`).
 */
export interface Program {
  readonly code: readonly Instruction[];
  /** Free names; instruction `variable` refers to them by position. */
  readonly variables: readonly string[];
  /** True when only rational arithmetic occurs (no roots, functions, π, e, i). */
  readonly rational: boolean;
  readonly imaginary: boolean;
  /** True when nouns occur: then a difference in value proves nothing. */
  readonly nouns: boolean;
  /** Letters in the bounds of sums and products. */
  readonly bounds: ReadonlySet<string>;
  /** The cost of a run, in steps: functions and powers take longer than sums. */
  readonly steps: number;
}

const none: readonly number[] = [];

/** The registers that an instruction reads. */
export function operandsOf({ op, a, b, args }: Instruction): readonly number[] {
  if (op >= operation.call) return args;
  if (op === operation.negate || op === operation.integerPower || op === operation.rationalPower) return [a];
  return op >= operation.add ? [a, b] : none;
}

/** Whether something occurs of which only the name is known: f(2), or an integral that cannot be evaluated. */
export function hasUnknownValues({ code }: Program): boolean {
  return code.some(({ op }) => op === operation.unknown || op === operation.noun);
}

/** Which registers depend on a letter; the others are numbers. */
export function movesOf({ code }: Program): readonly boolean[] {
  const moves: boolean[] = [];
  for (const instruction of code) {
    moves.push(instruction.op === operation.variable || operandsOf(instruction).some((register) => moves[register]));
  }
  return moves;
}

function stepsOf({ op }: Instruction): number {
  if (op === operation.call || op === operation.unknown) return 8;
  return op === operation.power || op === operation.rationalPower || op === operation.integerPower ? 5 : 1;
}

const nothing: Rational = { n: 0, d: 1 };

/** Thrown inside compilation where a tree has no scalar meaning. */
export class NotScalar extends Error {
  override readonly name = 'NotScalar';
}

const maximumLength = 5000;

/** Collects instructions, folding constants on the way. */
export class ProgramBuilder {
  readonly code: Instruction[] = [];
  readonly variables: string[];
  isRational = true;
  isImaginary = false;
  hasNouns = false;
  /** Names with a fixed register: the index of a sum being unrolled. */
  readonly bound = new Map<string, number>();
  readonly inBounds = new Set<string>();
  /** How many nouns enclose the place being compiled; names bound variables independently of their spelling. */
  depth = 0;

  constructor(variables: readonly string[] = []) {
    this.variables = [...variables];
  }

  private push(op: Operation, a: number, b: number, exact: Rational, name: string, args: readonly number[]): number {
    charge(2);
    if (this.code.length >= maximumLength) throw new LimitReached('program too long');
    return this.code.push({ op, a, b, exact, value: op <= 9 ? toNumber(exact) : 0, name, args }) - 1;
  }

  exactAt(register: number): Rational | undefined {
    const instruction = this.code[register];
    return instruction?.op === operation.constant ? instruction.exact : undefined;
  }

  constant(exact: Rational): number {
    return this.push(operation.constant, 0, 0, exact, '', none);
  }

  variable(name: string): number {
    const fixed = this.bound.get(name);
    if (fixed !== undefined) return fixed;
    let index = this.variables.indexOf(name);
    if (index < 0) index = this.variables.push(name) - 1;
    return this.push(operation.variable, index, 0, nothing, name, none);
  }

  pi(): number {
    this.isRational = false;
    return this.push(operation.pi, 0, 0, nothing, '', none);
  }

  imaginary(): number {
    this.isRational = false;
    this.isImaginary = true;
    return this.push(operation.imaginary, 0, 0, nothing, '', none);
  }

  add(a: number, b: number): number {
    const x = this.exactAt(a);
    const y = x && this.exactAt(b);
    if (x && y) return this.constant(add(x, y));
    return this.push(operation.add, a, b, nothing, '', none);
  }

  negate(a: number): number {
    const x = this.exactAt(a);
    return x ? this.constant(negate(x)) : this.push(operation.negate, a, 0, nothing, '', none);
  }

  multiply(a: number, b: number): number {
    const x = this.exactAt(a);
    const y = x && this.exactAt(b);
    if (x && y) return this.constant(multiply(x, y));
    return this.push(operation.multiply, a, b, nothing, '', none);
  }

  divide(a: number, b: number): number {
    const x = this.exactAt(a);
    const y = this.exactAt(b);
    if (x && y && !isZero(y)) return this.constant(divide(x, y));
    return this.push(operation.divide, a, b, nothing, '', none);
  }

  /** Constant exponents are exact, so that 4^{-1/2}, x^{0.2} and \sqrt[5]{x} all take the same instruction. */
  power(a: number, b: number): number {
    const exponent = this.exactAt(b);
    if (exponent === undefined || typeof exponent.n !== 'number' || typeof exponent.d !== 'number') {
      this.isRational = false;
      return this.push(operation.power, a, b, nothing, '', none);
    }
    if (exponent.d === 1 && Math.abs(exponent.n) <= 1_000_000) {
      const base = this.exactAt(a);
      if (base && Math.abs(exponent.n) <= 64 && !(isZero(base) && exponent.n < 0)) {
        return this.constant(power(base, exponent.n));
      }
      return this.push(operation.integerPower, a, exponent.n, exponent, '', none);
    }
    this.isRational = false;
    if (exponent.d === 1 || exponent.d > 1_000_000) return this.push(operation.power, a, b, nothing, '', none);
    return this.push(operation.rationalPower, a, 0, exponent, '', none);
  }

  call(name: string, ...args: readonly number[]): number {
    this.isRational = false;
    return this.push(operation.call, args[0] ?? 0, args[1] ?? 0, nothing, name, args);
  }

  unknown(name: string, args: readonly number[]): number {
    this.isRational = false;
    return this.push(operation.unknown, 0, 0, nothing, name, args);
  }

  noun(name: string, args: readonly number[]): number {
    this.isRational = false;
    this.hasNouns = true;
    return this.push(operation.noun, 0, 0, nothing, name, args);
  }

  finish(): Program {
    return {
      code: this.code,
      variables: this.variables,
      rational: this.isRational,
      imaginary: this.isImaginary,
      nouns: this.hasNouns,
      bounds: this.inBounds,
      steps: this.code.reduce((sum, instruction) => sum + stepsOf(instruction), 0),
    };
  }
}
