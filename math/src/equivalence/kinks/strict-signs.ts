import { type Instruction, type Program, movesOf, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Assumptions } from '../scalars/points.ts';
import type { Guard } from './guards.ts';
import { type Range, rangesOf } from './ranges.ts';

type Sign = 1 | -1;

/** Numbers below it may be 0 but for rounding. */
const leastNumber = 1e-9;

/** Whether a guard is never 0, whatever the letters may be: x y and x² + 1 beside x for positive x and y. */
export function isNeverZero(
  { kind, register, minus, plus }: Guard,
  program: Program,
  registers: Float64Array,
  assumptions: Assumptions,
): boolean {
  return (
    kind === 'zero' && minus < 0 && plus === 0 && strictSigns(program, registers, assumptions)[register] !== undefined
  );
}

/** The sign of each register that is positive everywhere, or negative everywhere; undefined for all others. */
function strictSigns(
  program: Program,
  registers: Float64Array,
  assumptions: Assumptions,
): readonly (Sign | undefined)[] {
  const ranges = rangesOf(program, registers, assumptions);
  const signs: (Sign | undefined)[] = [];
  for (const [k, moves] of movesOf(program).entries()) {
    const instruction = program.code[k];
    const number = registers[k] ?? Number.NaN;
    if (moves && instruction?.op === operation.variable) {
      const assumption = assumptions[program.variables[instruction.a] ?? ''];
      signs.push(assumption === 'positive' || assumption === 'natural' ? 1 : undefined);
    } else if (moves) signs.push(instruction && signOf(instruction, signs, ranges));
    else signs.push(number > leastNumber ? 1 : number < -leastNumber ? -1 : undefined);
  }
  return signs;
}

function signOf(
  { op, a, b, value, name }: Instruction,
  signs: readonly (Sign | undefined)[],
  ranges: readonly Range[],
): Sign | undefined {
  const [x, y] = [signs[a], signs[b]];
  switch (op) {
    case operation.add:
      return (
        (y !== undefined && isOn(ranges[a], y) ? y : undefined) ??
        (x !== undefined && isOn(ranges[b], x) ? x : undefined)
      );
    case operation.negate:
      return x && opposite(x);
    case operation.multiply:
    case operation.divide:
      return x && y && (x === y ? 1 : -1);
    case operation.integerPower:
      return x && (value % 2 === 0 ? 1 : x);
    case operation.rationalPower:
    case operation.power:
      return x === 1 ? 1 : undefined;
    case operation.call:
      if (name === 'exp' || name === 'cosh') return 1;
      return name === 'abs' ? x && 1 : undefined;
    default:
      return undefined;
  }
}

const opposite = (sign: Sign): Sign => (sign === 1 ? -1 : 1);

/** Whether a range has nothing on the other side of 0. */
function isOn(range: Range | undefined, side: Sign): boolean {
  return range !== undefined && (side === 1 ? range.from >= 0 : range.to <= 0);
}
