import { type Instruction, type Program, movesOf, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Assumption, Assumptions } from '../scalars/points.ts';

/** Bounds of a value, for all values that the letters may have. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const all: Range = { from: -Infinity, to: Infinity };
const notNegative: ReadonlySet<Assumption> = new Set(['positive', 'non-negative', 'natural']);
const positive: Range = { from: 0, to: Infinity };

/**
 * Bounds of every register of a program over all values of the letters, by interval arithmetic (Moore, Interval Analysis, 1966).
 * Numbers are taken from `registers`, as a run left them. Rounding is not tracked: callers ask for signs only.
 */
export function rangesOf(program: Program, registers: Float64Array, assumptions: Assumptions): readonly Range[] {
  const ranges: Range[] = [];
  const moves = movesOf(program);
  for (const [k, instruction] of program.code.entries()) {
    const value = registers[k] ?? Number.NaN;
    const isNumber = !moves[k] && !Number.isNaN(value);
    const assumption = instruction.op === operation.variable && assumptions[program.variables[instruction.a] ?? ''];
    if (assumption) ranges.push(notNegative.has(assumption) ? positive : all);
    else ranges.push(isNumber ? { from: value, to: value } : rangeOf(instruction, ranges, program));
  }
  return ranges;
}

function rangeOf({ op, a, b, value, exact, name, args }: Instruction, ranges: readonly Range[], program: Program) {
  const x = ranges[a] ?? all;
  switch (op) {
    case operation.constant:
      return { from: value, to: value };
    case operation.pi:
      return { from: Math.PI, to: Math.PI };
    case operation.add: {
      const y = ranges[b] ?? all;
      return { from: x.from + y.from, to: x.to + y.to };
    }
    case operation.negate:
      return { from: -x.to, to: -x.from };
    case operation.multiply:
      return areSame(program, a, b) ? positive : product(x, ranges[b] ?? all);
    case operation.divide: {
      const y = ranges[b] ?? all;
      if (y.from < 0 && y.to > 0) return all;
      return product(x, { from: y.to === Infinity ? 0 : 1 / y.to, to: y.from === 0 ? Infinity : 1 / y.from });
    }
    case operation.integerPower:
      return value % 2 === 0 ? evenPower(x, value) : x.from >= 0 ? positive : all;
    case operation.rationalPower:
      return Number(exact.d) % 2 === 0 || Number(exact.n) % 2 === 0 || x.from >= 0 ? positive : all;
    case operation.power:
      return x.from >= 0 ? positive : all;
    case operation.call:
      return ofFunction(
        name,
        args.map((register) => ranges[register] ?? all),
      );
    default:
      return all;
  }
}

function areSame({ code }: Program, a: number, b: number): boolean {
  const [x, y] = [code[a], code[b]];
  return a === b || (x?.op === operation.variable && y?.op === operation.variable && x.a === y.a);
}

function product(x: Range, y: Range): Range {
  const corners = [x.from * y.from, x.from * y.to, x.to * y.from, x.to * y.to].map((value) =>
    // 0·∞ at a corner is 0: no value is infinite.
    Number.isNaN(value) ? 0 : value,
  );
  return { from: Math.min(...corners), to: Math.max(...corners) };
}

function evenPower(x: Range, exponent: number): Range {
  if (exponent < 0) return positive;
  const nearest = x.from > 0 ? x.from : x.to < 0 ? -x.to : 0;
  return { from: nearest ** exponent, to: Math.max(Math.abs(x.from), Math.abs(x.to)) ** exponent };
}

const fixedRanges: Readonly<Record<string, Range>> = {
  sin: { from: -1, to: 1 },
  cos: { from: -1, to: 1 },
  tanh: { from: -1, to: 1 },
  sign: { from: -1, to: 1 },
  cosh: { from: 1, to: Infinity },
  sech: { from: 0, to: 1 },
  arccos: { from: 0, to: Math.PI },
  arcsec: { from: 0, to: Math.PI },
  arcsin: { from: -Math.PI / 2, to: Math.PI / 2 },
  arccsc: { from: -Math.PI / 2, to: Math.PI / 2 },
  arctan: { from: -Math.PI / 2, to: Math.PI / 2 },
  arccot: { from: -Math.PI / 2, to: Math.PI / 2 },
  arcosh: positive,
  arsech: positive,
};
const rising: Readonly<Record<string, (x: number) => number>> = {
  exp: Math.exp,
  sinh: Math.sinh,
  arsinh: Math.asinh,
  floor: Math.floor,
  ceil: Math.ceil,
};

function ofFunction(name: string, operands: readonly Range[]): Range {
  const [x = all] = operands;
  const apply = rising[name];
  if (apply) return { from: apply(x.from), to: apply(x.to) };
  if (name === 'abs') {
    const nearest = x.from > 0 ? x.from : x.to < 0 ? -x.to : 0;
    return { from: nearest, to: Math.max(Math.abs(x.from), Math.abs(x.to)) };
  }
  if (name === 'ln' && x.from >= 1) return { from: Math.log(x.from), to: Infinity };
  const [froms, tos] = [operands.map(({ from }) => from), operands.map(({ to }) => to)];
  if (name === 'max') return { from: Math.max(...froms), to: Math.max(...tos) };
  if (name === 'min') return { from: Math.min(...froms), to: Math.min(...tos) };
  return fixedRanges[name] ?? all;
}
