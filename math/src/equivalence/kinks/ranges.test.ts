import { describe, expect, test } from 'vitest';
import { compile } from '../../algebra/evaluating/program.ts';
import { read } from '../../notation/index.ts';
import type { Assumptions } from '../scalars/points.ts';
import { placesFor } from './places.ts';
import { rangesOf } from './ranges.ts';
import { RealRunner } from './real-run.ts';

function programOf(source: string) {
  const result = read(source, { syntax: 'plain' });
  const program = result.ok ? compile(result.tree) : undefined;
  if (!program) throw new Error(`${source} is not a scalar`);
  return program;
}

/** The bounds of a whole expression, with some decimals. */
function bounds(source: string, assumptions: Assumptions = {}): readonly (number | undefined)[] {
  const program = programOf(source);
  const runner = new RealRunner(program);
  runner.run(program.variables.map(() => 1.3));
  const range = rangesOf(program, runner.registers, assumptions).at(-1);
  return [range?.from, range?.to].map((end) => (end === undefined ? end : Number(end.toFixed(6)) + 0));
}

const half = Number((Math.PI / 2).toFixed(6));
const whole = Number(Math.PI.toFixed(6));

describe('bounds of an expression over all values of its letters', () => {
  test.each([
    ['x', -Infinity, Infinity],
    ['5', 5, 5],
    ['pi', whole, whole],
    ['x^2', 0, Infinity],
    ['x^2 + 3', 3, Infinity],
    ['2 - x^2', -Infinity, 2],
    ['x^2 * x^2', 0, Infinity],
    ['x*x', 0, Infinity],
    ['x*y', -Infinity, Infinity],
    ['x^3', -Infinity, Infinity],
    ['x^(-2)', 0, Infinity],
    ['sin(x)', -1, 1],
    ['3 - 2cos(x)', 1, 5],
    ['sin(x)cos(y)', -1, 1],
    ['(2 + sin(x))(3 + cos(y))', 2, 12],
    ['(2 + sin(x))^2', 1, 9],
    ['(sin(x) - 3)^2', 4, 16],
    ['sin(x)^2', 0, 1],
    ['1/(2 + sin(x))', 0.333333, 1],
    ['1/x', -Infinity, Infinity],
    ['1/(1 + x^2)', 0, 1],
    ['e^x', 0, Infinity],
    ['e^(sin(x) + 1)', 1, 7.389056],
    ['cosh(x)', 1, Infinity],
    ['sech(x)', 0, 1],
    ['tanh(x)', -1, 1],
    ['sinh(sin(x))', -1.175201, 1.175201],
    ['arsinh(sin(x))', -0.881374, 0.881374],
    ['arctan(x)', -half, half],
    ['arcsin(x)', -half, half],
    ['arccos(x)', 0, whole],
    ['arcosh(x)', 0, Infinity],
    ['sqrt(x)', 0, Infinity],
    ['root(3)(x)', -Infinity, Infinity],
    ['root(3)(x^2)', 0, Infinity],
    ['2^x', 0, Infinity],
    ['abs(x)', 0, Infinity],
    ['abs(2 + sin(x))', 1, 3],
    ['abs(sin(x) - 2)', 1, 3],
    ['abs(2sin(x) - 1)', 0, 3],
    ['ln(3 + x^2)', 1.098612, Infinity],
    ['ln(x)', -Infinity, Infinity],
    ['ln(1 + x^2)', 0, Infinity],
    ['ln(1/2 + x^2)', -Infinity, Infinity],
    ['max(x^2, 3)', 3, Infinity],
    ['max(sin(x), 1/2)', 0.5, 1],
    ['min(sin(x), 1/2)', -1, 0.5],
    ['floor(sin(x)/2 + 1.2)', 0, 1],
    ['ceil(sin(x)/2 + 1.2)', 1, 2],
    ['sign(x)', -1, 1],
    ['tan(x)', -Infinity, Infinity],
  ])('%s lies between %s and %s', (source, from, to) => {
    expect(bounds(source)).toEqual([from, to]);
  });

  test('are narrower where something is known of a letter', () => {
    const known = (assumption: 'positive' | 'non-negative' | 'natural' | 'integer' | 'real') =>
      bounds('x + 1', { x: assumption });
    for (const assumption of ['positive', 'non-negative', 'natural'] as const) {
      expect(known(assumption)).toEqual([1, Infinity]);
    }
    for (const assumption of ['integer', 'real'] as const) expect(known(assumption)).toEqual([-Infinity, Infinity]);
    expect(bounds('x^3', { x: 'positive' })).toEqual([0, Infinity]);
    expect(bounds('x^y', { x: 'positive' })).toEqual([0, Infinity]);
  });
});

describe('places on a line that are looked at first', () => {
  const places = (numbers: readonly number[], assumption?: Assumptions[string], source = 'x') =>
    placesFor([programOf(source)], numbers, assumption);

  test('are sorted, different, and on both sides of 0 unless the letter is positive', () => {
    for (const assumption of [undefined, 'real', 'positive', 'non-negative', 'integer', 'natural'] as const) {
      const all = places([7, 0.3], assumption);
      expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    }
    const real = places([]);
    expect(real).toEqual(real.map((x) => 0 - x).toReversed());
    expect(real).toContain(0);
    expect(places([], 'positive').every((x) => x > 0)).toBe(true);
    expect(places([], 'non-negative')[0]).toBe(0);
  });

  test('lie around the numbers that occur, and far beyond them', () => {
    const near = (number: number) => places([number]).filter((x) => Math.abs(x - number) < 0.7 && x !== number);
    expect(near(12345.6).some((x) => x < 12345.6)).toBe(true);
    expect(near(12345.6).some((x) => x > 12345.6)).toBe(true);
    expect(places([12345.6])).toContain(12345.6);
    expect(places([1e9]).filter((x) => x > 1e20 && x < 1e27).length).toBeGreaterThan(2);
    expect(places([]).filter((x) => x > 1e20 && x < 1e27)).toEqual([]);
    expect(places([1e-9]).filter((x) => x < 1e-20 && x > 1e-24).length).toBeGreaterThan(1);
  });

  test('reach farther where there are logarithms', () => {
    const count = (source: string) => places([], undefined, source).filter((x) => x > 1e100 && x < 1e115).length;
    expect([count('ln(x)') > 0, count('log_2(x)') > 0, count('sin(x)')]).toEqual([true, true, 0]);
  });

  test('are whole for a whole letter, with the neighbours of each number', () => {
    const whole = places([40.2], 'integer');
    expect(whole.every((x) => Number.isInteger(x))).toBe(true);
    expect([39, 40, 41, -40, 0, 1, -1].filter((x) => !whole.includes(x))).toEqual([]);
    const natural = places([40.2], 'natural');
    expect(natural[0]).toBe(1);
    expect([39, 40, 41].filter((x) => !natural.includes(x))).toEqual([]);
    expect(places([5e6], 'integer').at(-1)).toBe(30);
  });
});
