import { type Instruction, type Program, movesOf, operation } from '../../algebra/evaluating/program-builder.ts';
import type { RealRunner } from './real-run.ts';

/**
 * A quantity at whose zeros (or whole values) an expression may switch to another formula: the content of |…| or
 * below a root, the difference of the operands of max and min, sin u ± 1 inside arcsin, arguments of rounding,
 * denominators before any of these. Between them an expression is analytic, so agreement in a part of such a cell is
 * agreement in all of it.
 */
export interface Guard {
  readonly program: 0 | 1;
  /** `zero`: cells lie between zeros. `whole`: between whole values. */
  readonly kind: 'zero' | 'whole';
  /** Whether the value jumps there, so that it may differ at the single place. */
  readonly jumps: boolean;
  /** Whether there is no real value on the other side, as below 0 under a square root. */
  readonly ends: boolean;
  /** The first register, and what is done with it: its value, minus another register or plus a number, over a number. */
  readonly register: number;
  readonly minus: number;
  readonly plus: number;
  readonly over: number;
}

const none = -1;
/** Functions whose formula changes where the argument passes 0. */
const atZero: ReadonlySet<string> = new Set(['abs', 'ln', 'log', 'arg', 'gamma', 'factorial']);
const jumpingAtZero: ReadonlySet<string> = new Set([
  'sign',
  'arccot',
  'arcsec',
  'arccsc',
  'arsech',
  'arcsch',
  'arcoth',
]);
/** … or 1 and −1. */
const atOne: ReadonlySet<string> = new Set([
  'arcsin',
  'arccos',
  'arcosh',
  'arcsec',
  'arccsc',
  'arsech',
  'artanh',
  'arcoth',
]);
const steps: ReadonlySet<string> = new Set(['floor', 'ceil', 'round', 'mod']);
/** Functions without kinks whose poles part the line, with what is whole there: (u + shift)/π. */
const poles: Readonly<Record<string, number>> = { tan: Math.PI / 2, sec: Math.PI / 2, cot: 0, csc: 0 };

/** The guards of a program; poles count only where something else bends, as one formula continues behind them. */
export function guardsOf(program: Program, side: 0 | 1): Guard[] {
  const collector = new Collector(program, side);
  for (const instruction of program.code) collector.bends(instruction);
  const arctangent = program.code.some(({ op, name }) => op === operation.call && name === 'arctan');
  if (collector.guards.length > 0 || arctangent) {
    for (const instruction of program.code) collector.poles(instruction);
  }
  return collector.guards;
}

class Collector {
  readonly guards: Guard[] = [];
  private readonly program: Program;
  private readonly side: 0 | 1;
  private readonly known = new Set<string>();
  /** Which registers depend on a letter. */
  private readonly moves: readonly boolean[];

  constructor(program: Program, side: 0 | 1) {
    this.program = program;
    this.side = side;
    this.moves = movesOf(program);
  }

  bends({ op, a, b, exact, name, args }: Instruction): void {
    if (op === operation.rationalPower) this.zero(a, { ends: Number(exact.d) % 2 === 0 });
    if (op === operation.power) {
      this.zero(a);
      // 0^u is 0 or 1.
      const base = this.program.code[a];
      if (base?.op === operation.constant && base.value === 0) this.zero(b, { jumps: true });
    }
    if (op !== operation.call) return;
    const ends = name === 'ln' || name === 'log';
    if (atZero.has(name) || name === 'atan2') this.zero(a, { ends });
    if (name === 'log' || name === 'atan2') this.zero(b, { ends });
    if (jumpingAtZero.has(name)) this.zero(a, { jumps: true });
    if (atOne.has(name)) for (const plus of [1, -1]) this.add({ kind: 'zero', register: a, plus, ends: true });
    if (steps.has(name)) this.whole(name, a, args[1]);
    if (name === 'min' || name === 'max') {
      for (const [k, register] of args.entries()) {
        for (const minus of args.slice(k + 1)) this.add({ kind: 'zero', register, minus });
      }
    }
  }

  poles({ op, a, b, value, name }: Instruction): void {
    if (op === operation.divide) this.zero(b);
    if (op === operation.integerPower && value < 0) this.zero(a);
    if (op !== operation.call) return;
    const plus = poles[name];
    if (plus !== undefined) this.add({ kind: 'whole', register: a, plus, over: Math.PI });
    if (name === 'coth' || name === 'csch') this.zero(a);
  }

  private whole(name: string, register: number, second: number | undefined): void {
    const fixed = second === undefined ? undefined : this.program.code[second];
    const digits = fixed?.op === operation.constant ? fixed.value : undefined;
    const over = name === 'mod' ? Math.abs(digits ?? 1) : name === 'round' ? 10 ** -(digits ?? 0) : 1;
    this.add({ kind: 'whole', register, jumps: true, plus: name === 'round' ? over / 2 : 0, over });
  }

  /** The zeros of a product are those of its factors, which change their sign where its square does not. */
  private zero(register: number, how: { readonly jumps?: boolean; readonly ends?: boolean } = {}): void {
    const instruction = this.program.code[register];
    if (!instruction || !this.moves[register]) return;
    const { op, a, b, name } = instruction;
    const parts =
      op === operation.multiply || op === operation.divide
        ? [a, b]
        : op === operation.negate || op === operation.integerPower || op === operation.rationalPower
          ? [a]
          : op === operation.power
            ? [a]
            : op === operation.call && zeroWithArgument.has(name)
              ? [a]
              : op === operation.call && neverZero.has(name)
                ? []
                : undefined;
    const isTurned = op === operation.negate;
    if (!parts) this.add({ kind: 'zero', register, ...how });
    // Two factors may both be negative, and so may what is squared.
    else for (const part of parts) this.zero(part, { ...how, ends: isTurned && how.ends === true });
  }

  private add(guard: Pick<Guard, 'kind' | 'register'> & Partial<Guard>): void {
    const whole: Guard = { program: this.side, jumps: false, ends: false, minus: none, plus: 0, over: 1, ...guard };
    const moving = this.moves[whole.register] === true || (whole.minus >= 0 && this.moves[whole.minus] === true);
    const key = [whole.kind, whole.register, whole.minus, whole.plus, whole.over, whole.jumps, whole.ends].join();
    if (!moving || this.known.has(key)) return;
    this.known.add(key);
    this.guards.push(whole);
  }
}

/** Functions that are 0 where their argument is, and nowhere else. */
const zeroWithArgument: ReadonlySet<string> = new Set([
  'abs',
  'sign',
  'sinh',
  'tanh',
  'arcsin',
  'arctan',
  'arsinh',
  'artanh',
  'conj',
]);
const neverZero: ReadonlySet<string> = new Set(['exp', 'cosh', 'sech', 'csch', 'coth', 'gamma', 'factorial']);

/** The value of a guard after a run of both programs; NaN where rounding leaves nothing of a difference. */
export function guardValue(guard: Guard, runners: readonly [RealRunner, RealRunner]): number {
  const { registers } = runners[guard.program];
  const value = registers[guard.register] ?? Number.NaN;
  if (guard.minus < 0) return (value + guard.plus) / guard.over;
  const other = registers[guard.minus] ?? Number.NaN;
  const difference = value - other;
  return Math.abs(difference) < 2 ** -48 * Math.max(Math.abs(value), Math.abs(other)) ? Number.NaN : difference;
}

/** On which side of its zeros, or between which whole values, a guard is. */
export function cellOf({ kind }: Guard, value: number): number {
  return kind === 'zero' ? Math.sign(value) : Math.floor(value);
}

/** Without guards that are another one, or its opposite, at three places: the same term is often on both sides. */
export function distinctGuards(
  all: readonly Guard[],
  runners: readonly [RealRunner, RealRunner],
  letters: number,
): readonly Guard[] {
  // Of two, the one behind which the expression continues is kept.
  const guards = [...all].sort((a, b) => Number(a.ends) - Number(b.ends));
  const places = [1.37, -2.41, 0.53].map((start) => Array.from({ length: letters }, (_, k) => start + 0.71 * k));
  const values = places.map((place) => {
    for (const runner of runners) runner.run(place);
    return guards.map((guard) => guardValue(guard, runners));
  });
  const isLike = (a: number, b: number): boolean =>
    guards[a]?.kind === guards[b]?.kind &&
    (guards[a]?.kind === 'zero' || (isPlain(guards[a]) && isPlain(guards[b]))) &&
    guards[a]?.jumps === guards[b]?.jumps &&
    values.every((row) => {
      const [x, y] = [Math.abs(row[a] ?? Number.NaN), Math.abs(row[b] ?? Number.NaN)];
      return Math.abs(x - y) <= 1e-12 * x;
    });
  return guards.filter((_, k) => !guards.slice(0, k).some((__, before) => isLike(before, k)));
}

/** Whether a guard is at whole numbers of what it is about, which are whole for its opposite too. */
const isPlain = (guard: Guard | undefined): boolean => guard?.plus === 0 && guard.over === 1;

/** Whether the difference that a guard is has been lost in rounding at a place where both its parts have a value. */
export function isBlurred({ program, register, minus }: Guard, runners: readonly [RealRunner, RealRunner]): boolean {
  if (minus < 0) return false;
  const { registers } = runners[program];
  const [x, y] = [registers[register] ?? Number.NaN, registers[minus] ?? Number.NaN];
  return (x !== 0 || y !== 0) && Math.abs(x - y) < 2 ** -48 * Math.max(Math.abs(x), Math.abs(y));
}
