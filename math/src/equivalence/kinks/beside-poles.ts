import {
  type Instruction,
  type Program,
  movesOf,
  operandsOf,
  operation,
} from '../../algebra/evaluating/program-builder.ts';
import { fixed, size } from '../line/digits.ts';
import { NotPrecise } from '../line/precise-value.ts';
import {
  type DigitPoint,
  compareWithDigits,
  digitPoint,
  guardAt,
  moved,
  registersAt,
  zeroBetween,
} from './digit-places.ts';
import { type Guard, guardValue } from './guards.ts';
import type { Boundary, PlaceFinding, Sides } from './single-places.ts';

/** Functions with poles where a sine or cosine of their argument is 0. */
const denominators: Readonly<Record<string, 'sin' | 'cos'>> = { tan: 'cos', sec: 'cos', cot: 'sin', csc: 'sin' };

/** Where an instruction grows without bound: where a register, or its sine or cosine, is 0. */
interface Pole {
  readonly program: 0 | 1;
  readonly instruction: number;
  readonly isLogarithm: boolean;
  readonly zeros: readonly { readonly register: number; readonly of?: 'sin' | 'cos' }[];
  /** The guards whose value depends on it. */
  readonly guards: readonly Guard[];
}

/** Looks with many digits that one comparison may take at poles. */
const mostLooks = 4;

/**
 * Looks for zeros of guards that lie between a pole and the double next to it: tan x − 10^16 is negative at all doubles
 * but one.
 */
export class BesidePoles {
  private readonly sides: Sides;
  private readonly poles: readonly Pole[];
  /** Guards beside whose poles nothing is hidden, or nothing in which the two differ. */
  readonly settled = new Set<Guard>();
  private readonly seen = new Set<string>();
  private looks = mostLooks;

  constructor(sides: Sides, guards: readonly Guard[]) {
    this.sides = sides;
    this.poles = ([0, 1] as const).flatMap((side) => polesOf(sides.programs[side], side, guards));
  }

  /** Compares the two beyond zeros that doubles do not show, beside the poles at a boundary. */
  at(boundary: Boundary): PlaceFinding {
    let found: PlaceFinding = 'nothing';
    // Around 0 doubles reach far enough.
    if (Math.max(Math.abs(boundary.low), Math.abs(boundary.high)) < 1e-14) return found;
    for (const pole of this.poles) {
      if (!this.isNear(pole, boundary)) continue;
      for (const sign of [-1, 1] as const) {
        const hiding = pole.guards.filter((guard) => this.mayHide(guard, boundary, sign));
        for (const guard of hiding) {
          const key = [
            pole.program,
            pole.instruction,
            guard.register,
            guard.jumps,
            sign,
            Math.fround(boundary.low),
          ].join();
          if (this.seen.has(key)) continue;
          this.seen.add(key);
          if (this.looks <= 0) return found;
          this.looks -= 1;
          const one = this.withDigits(pole, guard, boundary, sign);
          if (one === 'same') this.settled.add(guard);
          if (one === 'differ') return one;
          if (one === 'open') found = one;
        }
      }
    }
    return found;
  }

  /** Whether the instruction is far larger at the boundary than away from it. */
  private isNear(pole: Pole, { point, letter, low, high, gap }: Boundary): boolean {
    const runner = this.sides.runners[pole.program];
    const sizeAt = (t: number): number => {
      point[letter] = t;
      runner.run(point);
      return Math.abs(runner.registers[pole.instruction] ?? Number.NaN);
    };
    const width = widthOf(low, high);
    if (width > gap * 0.01) return false;
    const near = known(sizeAt(low - width), sizeAt(high + width));
    const far = known(sizeAt(low - gap * 0.1), sizeAt(high + gap * 0.1));
    return pole.isLogarithm ? near > far + 10 : near > 1e3 * far;
  }

  /** Whether doubles leave open that the guard changes its sign once more before the pole. */
  private mayHide(guard: Guard, { point, letter, low, high }: Boundary, sign: 1 | -1): boolean {
    const width = widthOf(low, high);
    const [a, b, c] = [2, 8, 32].map((times) => {
      point[letter] = sign < 0 ? low - width * times : high + width * times;
      this.sides.runners[guard.program].run(point);
      return guardValue(guard, this.sides.runners);
    });
    if (a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c)) return false;
    // It grows as its pole does.
    return !(a / b > 1.3 && b / c > 1.3);
  }

  private withDigits(pole: Pole, guard: Guard, boundary: Boundary, sign: 1 | -1): PlaceFinding {
    try {
      return this.look(pole, guard, boundary, sign);
    } catch (error) {
      if (error instanceof NotPrecise || error instanceof RangeError) return 'open';
      throw error;
    }
  }

  private look(pole: Pole, guard: Guard, { point, letter, low, high }: Boundary, sign: 1 | -1): PlaceFinding {
    const program = this.sides.programs[guard.program];
    const base = digitPoint(point);
    const width = fixed.fromNumber(widthOf(low, high));
    const place = placeOf(pole, this.sides.programs[pole.program], base, letter, [
      fixed.fromNumber(low) - (width << 12n),
      fixed.fromNumber(high) + (width << 12n),
    ]);
    if (place === undefined) return 'nothing';
    const beside = (distance: bigint): DigitPoint => moved(base, letter, place + BigInt(sign) * distance);
    const valueAt = (distance: bigint): bigint | undefined => guardAt(guard, program, beside(distance));
    // In doubles the pole may seem to lie elsewhere: x + 5403 has few digits left for x, also at some distance from it.
    const shift = size(place - fixed.fromNumber(low));
    const [wide, close, closest] = [
      shift > width ? shift << 10n : 8n * width,
      width >> 40n,
      width >> (pole.isLogarithm ? 150n : 100n),
    ];
    if (closest < fixed.one >> 290n) return 'open';
    const [outer, inner, innermost] = [valueAt(wide), valueAt(close), valueAt(closest)];
    if (outer === undefined || inner === undefined || innermost === undefined) return 'nothing';
    // It moves on, and not away from 0: it has not yet come to where it ends.
    const by = innermost - inner;
    if (size(by) > size(innermost) >> 10n && by < 0n !== innermost < 0n) return 'open';
    if (outer < 0n === innermost < 0n) return 'nothing';
    const zero = this.zeroWithin(valueAt, closest, wide);
    if (zero === undefined) return 'open';
    const { programs, guards } = this.sides;
    const at = (distance: bigint, around: readonly DigitPoint[]) =>
      compareWithDigits(programs, guards, beside(distance), around);
    if (at(zero >> 1n, []) === 'differ') return 'differ';
    return guard.jumps ? at(zero, [beside(zero >> 1n), beside(2n * zero)]) : 'same';
  }

  /** The distance at which a guard changes its sign: its size first, by bisection of the exponent. */
  private zeroWithin(valueAt: (distance: bigint) => bigint | undefined, from: bigint, to: bigint): bigint | undefined {
    const outer = valueAt(to);
    let [low, high] = [0n, BigInt((to / from).toString(2).length)];
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      const value = valueAt(to >> middle);
      if (value === undefined || outer === undefined) return undefined;
      if (value < 0n === outer < 0n) low = middle;
      else high = middle;
    }
    const zero = zeroBetween(valueAt, to >> high, to >> low);
    return typeof zero === 'bigint' ? zero : undefined;
  }
}

/** Two neighbouring doubles, or as far apart as the search for the boundary left them. */
function widthOf(low: number, high: number): number {
  return Math.max(high - low, Math.abs(high) * 2 ** -52, 2 ** -180);
}

/** The larger of two sizes, of which one may be none; without both, infinity: the pole itself. */
function known(x: number, y: number): number {
  return Number.isNaN(x) ? (Number.isNaN(y) ? Infinity : y) : Number.isNaN(y) ? x : Math.max(x, y);
}

/** The zero of what makes the pole, between two places. */
function placeOf(
  pole: Pole,
  program: Program,
  base: DigitPoint,
  letter: number,
  [from, to]: readonly [bigint, bigint],
): bigint | undefined {
  for (const { register, of } of pole.zeros) {
    const found = zeroBetween(
      (x) => {
        const value = registersAt(program, moved(base, letter, x), { last: register })[register];
        if (value === undefined || of === undefined) return value;
        return fixed.sineAndCosine(value)[of === 'sin' ? 0 : 1];
      },
      from,
      to,
    );
    if (typeof found === 'bigint') return found;
  }
  return undefined;
}

function polesOf(program: Program, side: 0 | 1, guards: readonly Guard[]): readonly Pole[] {
  const own = guards.filter((guard) => guard.program === side && guard.kind === 'zero');
  const found: Pole[] = [];
  if (own.length === 0) return found;
  const moves = movesOf(program);
  for (const [instruction, made] of program.code.entries()) {
    const zeros = zerosOf(program, made).filter(({ register }) => moves[register]);
    if (zeros.length === 0) continue;
    const reached = dependentsOf(program, instruction);
    const dependent = own.filter(({ register, minus }) => reached[register] || (minus >= 0 && reached[minus]));
    const isLogarithm = made.name === 'ln' || made.name === 'log';
    if (dependent.length > 0) found.push({ program: side, instruction, isLogarithm, zeros, guards: dependent });
  }
  return found;
}

function zerosOf(program: Program, { op, a, b, value, name }: Instruction): Pole['zeros'] {
  const factors = (register: number): readonly { readonly register: number }[] => {
    const made = program.code[register];
    if (made?.op === operation.multiply) return [...factors(made.a), ...factors(made.b)];
    if (made?.op === operation.negate || made?.op === operation.integerPower) return factors(made.a);
    if (made?.op === operation.call && made.name === 'abs') return factors(made.a);
    return [{ register }];
  };
  if (op === operation.divide) return factors(b);
  if (op === operation.integerPower && value < 0) return factors(a);
  if (op !== operation.call) return [];
  const of = denominators[name];
  if (of) return [{ register: a, of }];
  return ['ln', 'log', 'coth', 'csch'].includes(name) ? factors(a) : [];
}

/** Which registers depend on that of an instruction. */
function dependentsOf({ code }: Program, instruction: number): readonly boolean[] {
  const reached: boolean[] = [];
  for (const [k, made] of code.entries()) {
    reached.push(k === instruction || operandsOf(made).some((register) => reached[register]));
  }
  return reached;
}
