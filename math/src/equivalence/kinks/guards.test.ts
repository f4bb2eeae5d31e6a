import { describe, expect, test } from 'vitest';
import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { programOf } from '../../testing/trees.ts';
import { type Guard, cellOf, distinctGuards, guardValue, guardsOf, isBlurred } from './guards.ts';
import { RealRunner } from './real-run.ts';

const letters = ['x', 'y'];
const runnersOf = (a: Program, b: Program): [RealRunner, RealRunner] => [new RealRunner(a), new RealRunner(b)];
const points = [
  [0.37, 1.41],
  [2.3, 0.6],
  [0.81, 0.29],
];

/** The terms at which a guard is, as values at some places, with how it bends: ! where it jumps, | where it ends. */
function valuesOf(source: string, guards: readonly Guard[]): readonly string[] {
  const program = programOf(source, letters);
  const runners = runnersOf(program, program);
  return guards
    .map((guard) => {
      const values = points.map((point) => {
        for (const runner of runners) runner.run(point);
        return guardValue(guard, runners).toPrecision(9);
      });
      return `${guard.kind}${guard.jumps ? '!' : ''}${guard.ends ? '|' : ''} ${values.join(' ')}`;
    })
    .sort();
}

function expected(term: string): string {
  const [how = '', source = ''] = term.split(': ');
  const runner = new RealRunner(programOf(source, letters));
  return `${how} ${points.map((point) => runner.run(point).toPrecision(9)).join(' ')}`;
}

describe('where an expression may switch to another formula', () => {
  test.each([
    ['x^2 + sin(x)'],
    ['e^x + 1/x'],
    ['abs(x)', 'zero: x'],
    ['abs(3x - y)', 'zero: 3x - y'],
    ['abs(x*y)', 'zero: x', 'zero: y'],
    ['abs(x/(y - 1))', 'zero: x', 'zero: y - 1'],
    ['abs(x^3)', 'zero: x'],
    ['abs(-x)', 'zero: x'],
    ['abs(e^x)'],
    ['abs(cosh(x)*sinh(x))', 'zero: x'],
    ['abs(5)*x'],
    ['abs(abs(x) - 1)', 'zero: x', 'zero: abs(x) - 1'],
    ['sqrt(x - 2)', 'zero|: x - 2'],
    ['sqrt(2 - x)', 'zero|: 2 - x'],
    ['sqrt(-x)', 'zero|: x'],
    ['sqrt(x*y)', 'zero: x', 'zero: y'],
    ['root(3)(x)', 'zero: x'],
    ['(x - 1)^(2/3)', 'zero: x - 1'],
    ['(x - 1)^y', 'zero: x - 1'],
    ['0^(x - 1)', 'zero!: x - 1'],
    ['2^x'],
    ['ln(x - 3)', 'zero|: x - 3'],
    ['log_y(x)', 'zero|: x', 'zero|: y'],
    ['sign(x - 1)', 'zero!: x - 1'],
    ['arccot(x)', 'zero!: x'],
    ['arcsin(x)', 'zero|: x + 1', 'zero|: x - 1'],
    ['arcosh(2x)', 'zero|: 2x + 1', 'zero|: 2x - 1'],
    ['arsech(x)', 'zero!: x', 'zero|: x + 1', 'zero|: x - 1'],
    ['artanh(x)', 'zero|: x + 1', 'zero|: x - 1'],
    ['floor(2x)', 'whole!: 2x'],
    ['ceil(x - y)', 'whole!: x - y'],
    ['round(x)', 'whole!: x + 1/2'],
    ['round(x, 1)', 'whole!: 10x + 1/2'],
    ['mod(x, 3)', 'whole!: x/3'],
    ['mod(x, -3)', 'whole!: x/3'],
    ['max(x, y)', 'zero: x - y'],
    ['min(x, 1, y)', 'zero: x - 1', 'zero: x - y', 'zero: 1 - y'],
    ['max(1, 2)*x'],
    ['abs(x) + 1/(y - 1)', 'zero: x', 'zero: y - 1'],
    ['abs(x) + y^(-2)', 'zero: x', 'zero: y'],
    ['abs(x) + tan(y)', 'zero: x', 'whole: y/pi + 1/2'],
    ['abs(x) + sec(y)', 'zero: x', 'whole: y/pi + 1/2'],
    ['abs(x) + cot(y)', 'zero: x', 'whole: y/pi'],
    ['abs(x) + csc(y)', 'zero: x', 'whole: y/pi'],
    ['abs(x) + coth(y)', 'zero: x', 'zero: y'],
    ['arctan(tan(x))', 'whole: x/pi + 1/2'],
    ['arctan(1/x)', 'zero: x'],
    ['tan(x)'],
    ['abs(x) + sign(x)', 'zero: x', 'zero!: x'],
  ])('%s', (source, ...terms) => {
    const guards = guardsOf(programOf(source, letters), 0);
    expect(valuesOf(source, guards)).toEqual(terms.map(expected).sort());
    expect(guards.every(({ program }) => program === 0)).toBe(true);
    expect(guardsOf(programOf(source, letters), 1).every(({ program }) => program === 1)).toBe(true);
  });

  test('is identified by the side of 0 or by the neighbouring whole numbers', () => {
    const [zero, whole] = [guardsOf(programOf('abs(x)'), 0)[0], guardsOf(programOf('floor(x)'), 0)[0]];
    if (!zero || !whole) throw new Error('no guard');
    expect([-2.5, 0, 3].map((value) => cellOf(zero, value))).toEqual([-1, 0, 1]);
    expect([-2.5, 0, 3.9].map((value) => cellOf(whole, value))).toEqual([-3, 0, 3]);
    expect(cellOf(zero, Number.NaN)).toBe(Number.NaN);
  });
});

describe('guards of two sides', () => {
  const distinct = (a: string, b: string): number => {
    const [first, second] = [programOf(a, letters), programOf(b, letters)];
    return distinctGuards([...guardsOf(first, 0), ...guardsOf(second, 1)], runnersOf(first, second), 2).length;
  };

  test.each([
    ['abs(x)', 'abs(x)', 1],
    ['abs(x - 1)', 'abs(1 - x)', 1],
    ['abs(x)', 'abs(2x)', 1],
    ['abs(x)', 'abs(2x + 1)', 2],
    ['abs(x)', 'abs(x + 1)', 2],
    ['abs(x)', 'sign(x)', 2],
    ['abs(x)', 'floor(x)', 2],
    ['floor(x)', 'ceil(-x)', 1],
    ['floor(x)', 'floor(x)', 1],
    ['floor(x)', 'round(x)', 2],
    ['round(x)', 'round(x)', 2],
    ['sqrt(x)', 'abs(x)', 1],
    ['max(x, y)', 'abs(x - y)', 1],
    ['max(x, y)', 'min(y, x)', 1],
    ['x', 'abs(y)', 1],
    ['x', 'y', 0],
  ])('of %s and %s are %d', (a, b, count) => {
    expect(distinct(a, b)).toBe(count);
  });

  test('keep the one behind which the expression continues', () => {
    const [first, second] = [programOf('sqrt(x)', letters), programOf('abs(x)', letters)];
    const guards = distinctGuards([...guardsOf(first, 0), ...guardsOf(second, 1)], runnersOf(first, second), 2);
    expect(guards.map(({ ends }) => ends)).toEqual([false]);
  });

  test('are lost in rounding where a difference has no digits left', () => {
    const program = programOf('max(x, y)', letters);
    const [guard] = guardsOf(program, 0);
    const runners = runnersOf(program, program);
    const at = (x: number, y: number): readonly unknown[] => {
      if (!guard) throw new Error('no guard');
      for (const runner of runners) runner.run([x, y]);
      return [guardValue(guard, runners), isBlurred(guard, runners)];
    };
    expect(at(3, 1)).toEqual([2, false]);
    expect(at(1e20, 1e20 + 16384)).toEqual([Number.NaN, true]);
    expect(at(1e20, 1e20)).toEqual([Number.NaN, true]);
    expect(at(1e20, 1.0001e20)[1]).toBe(false);
    expect(at(0, 0)).toEqual([0, false]);
    expect(at(0, 1)).toEqual([-1, false]);
    expect(at(1, 0)).toEqual([1, false]);
    const single = programOf('abs(x)', letters);
    const [plain] = guardsOf(single, 0);
    if (!plain) throw new Error('no guard');
    expect(isBlurred(plain, runnersOf(single, single))).toBe(false);
  });
});
