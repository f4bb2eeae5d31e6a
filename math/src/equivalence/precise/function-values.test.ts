import { describe, expect, test } from 'vitest';
import { run } from '../../algebra/evaluating/run.ts';
import { programOf } from '../../testing/trees.ts';
import { RealRunner } from '../kinks/real-run.ts';
import { fixed } from '../line/digits.ts';
import { NotPrecise, preciseValue } from '../line/precise-value.ts';
import { NoPreciseValue, PreciseRunner } from './precise.ts';

/** Each function by another formula than the one it is computed by; NaN where it has no real value. */
const definitions: Readonly<Record<string, (x: number) => number>> = {
  sin: (x) => Math.cos(x - Math.PI / 2),
  cos: (x) => Math.sin(x + Math.PI / 2),
  tan: (x) => Math.sin(x) / Math.cos(x),
  cot: (x) => (x === 0 ? Number.NaN : Math.cos(x) / Math.sin(x)),
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => (x === 0 ? Number.NaN : 1 / Math.sin(x)),
  arcsin: (x) => (Math.abs(x) > 1 ? Number.NaN : Math.atan2(x, Math.sqrt(1 - x * x))),
  arccos: (x) => (Math.abs(x) > 1 ? Number.NaN : Math.atan2(Math.sqrt(1 - x * x), x)),
  arctan: (x) => Math.atan2(x, 1),
  arccot: (x) => (x < 0 ? -Math.atan2(1, -x) : Math.atan2(1, x)),
  arcsec: (x) => (Math.abs(x) < 1 ? Number.NaN : Math.PI / 2 - Math.asin(1 / x)),
  arccsc: (x) => (Math.abs(x) < 1 ? Number.NaN : Math.PI / 2 - Math.acos(1 / x)),
  sinh: (x) => (Math.exp(x) - Math.exp(-x)) / 2,
  cosh: (x) => (Math.exp(x) + Math.exp(-x)) / 2,
  tanh: (x) => 1 - 2 / (Math.exp(2 * x) + 1),
  coth: (x) => (x === 0 ? Number.NaN : 1 + 2 / (Math.exp(2 * x) - 1)),
  sech: (x) => 2 / (Math.exp(x) + Math.exp(-x)),
  csch: (x) => (x === 0 ? Number.NaN : 2 / (Math.exp(x) - Math.exp(-x))),
  arsinh: (x) => Math.sign(x) * Math.log(Math.abs(x) + Math.hypot(x, 1)),
  arcosh: (x) => (x < 1 ? Number.NaN : Math.log(x + Math.sqrt(x * x - 1))),
  artanh: (x) => (Math.abs(x) >= 1 ? Number.NaN : (Math.log(1 + x) - Math.log(1 - x)) / 2),
  arcoth: (x) => (Math.abs(x) <= 1 ? Number.NaN : (Math.log(1 + 1 / x) - Math.log(1 - 1 / x)) / 2),
  arsech: (x) => (x <= 0 || x > 1 ? Number.NaN : Math.log((1 + Math.sqrt(1 - x * x)) / x)),
  arcsch: (x) => (x === 0 ? Number.NaN : Math.log(1 / x + Math.hypot(1 / x, 1))),
  exp: (x) => Math.E ** x,
  ln: (x) => (x <= 0 ? Number.NaN : Math.log2(x) * Math.LN2),
  abs: (x) => Math.max(x, -x),
  sign: (x) => Number(x > 0) - Number(x < 0),
  floor: (x) => x - (((x % 1) + 1) % 1),
  ceil: (x) => x + (((-x % 1) + 1) % 1),
  round: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  re: (x) => x,
  conj: (x) => x,
};
const places = [-7.3, -3, -2.5, -2, -1.5, -1, -0.6, -0.5, -0.01, 0, 0.01, 0.25, 0.5, 0.6, 1, 1.5, 2, 2.5, 3, 7.3, 20];

/** Each way of computing a value, NaN where it finds none; undefined where it leaves it open. */
const evaluators: Readonly<Record<string, (source: string, x: number) => number | undefined>> = {
  'in doubles': (source, x) => new RealRunner(programOf(source)).run([x]),
  'in doubles with error bounds': (source, x) => {
    const { re } = run(programOf(source), [{ re: x, im: 0 }], 'strict');
    return Number.isFinite(re) ? re : Number.NaN;
  },
  'in fixed point': (source, x) => {
    const runner = new PreciseRunner(256, 'strict');
    try {
      return runner.fixed.toNumber(runner.run(programOf(source), [{ re: x, im: 0 }]).re);
    } catch (error) {
      if (error instanceof NoPreciseValue || error instanceof RangeError) return Number.NaN;
      throw error;
    }
  },
  'with many digits on the line': (source, x) => {
    try {
      const value = preciseValue(programOf(source), fixed.fromNumber(x));
      return value === undefined ? Number.NaN : fixed.toNumber(value);
    } catch (error) {
      if (error instanceof NotPrecise) return undefined;
      throw error;
    }
  },
};

const agrees = (found: number, right: number): boolean =>
  Number.isNaN(found) || Number.isNaN(right)
    ? Number.isNaN(found) === Number.isNaN(right)
    : Math.abs(found - right) <= 1e-11 * (1 + Math.abs(right));

describe.each(Object.entries(evaluators))('functions of one real number %s', (way, evaluate) => {
  test.each(Object.keys(definitions))('%s has the values of its definition, and none elsewhere', (name) => {
    // The sign of what rounding may have left of 0 is open in fixed point.
    const isOpen = (x: number): boolean => way === 'in fixed point' && name === 'sign' && x === 0;
    const wrong = places
      .filter((x) => !isOpen(x))
      .map((x) => [x, evaluate(`${name}(x)`, x), definitions[name]?.(x) ?? Number.NaN] as const)
      .filter(([, found, right]) => found === undefined || !agrees(found, right));
    expect(wrong).toEqual([]);
  });

  test('powers have real values for odd roots of negative numbers, and none for even ones', () => {
    const powers: readonly (readonly [string, (x: number) => number])[] = [
      ['x^3', (x) => x * x * x],
      ['x^(-2)', (x) => (x === 0 ? Number.NaN : 1 / (x * x))],
      ['x^(1/2)', (x) => Math.sqrt(x)],
      ['x^(3/2)', (x) => x * Math.sqrt(x)],
      ['x^(-1/2)', (x) => (x === 0 ? Number.NaN : 1 / Math.sqrt(x))],
      ['x^(1/3)', (x) => Math.cbrt(x)],
      ['x^(2/3)', (x) => Math.cbrt(x) ** 2],
      ['x^(5/3)', (x) => Math.cbrt(x) ** 5],
      ['x^(-1/3)', (x) => (x === 0 ? Number.NaN : 1 / Math.cbrt(x))],
      ['x^(3/4)', (x) => Math.sqrt(x) * Math.sqrt(Math.sqrt(x))],
      ['x^pi', (x) => (x < 0 ? Number.NaN : x === 0 ? 0 : Math.exp(Math.PI * Math.log(x)))],
      ['x^(-pi)', (x) => (x <= 0 ? Number.NaN : Math.exp(-Math.PI * Math.log(x)))],
      ['2^x', (x) => Math.exp(x * Math.LN2)],
      ['1/(x - 2)', (x) => (x === 2 ? Number.NaN : 1 / (x - 2))],
    ];
    const wrong = powers.flatMap(([source, of]) =>
      places
        .map((x) => [source, x, evaluate(source, x), of(x)] as const)
        .filter(([, , found, right]) => found === undefined || !agrees(found, right)),
    );
    expect(wrong).toEqual([]);
  });

  test('a logarithm has a value for a positive number and a positive base other than 1', () => {
    const right = (x: number): number => (x <= 0 || x === 1 ? Number.NaN : 3 / Math.log2(x));
    const wrong = places
      .map((x) => [x, evaluate('log_x(8)', x), right(x)] as const)
      .filter(([, found, value]) => found === undefined || !agrees(found, value));
    expect(wrong).toEqual([]);
    expect(places.map((x) => agrees(evaluate('log_2(x)', x) ?? 0, x <= 0 ? Number.NaN : Math.log2(x)))).not.toContain(
      false,
    );
  });
});
