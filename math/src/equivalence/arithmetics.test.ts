import { describe, expect, test } from 'vitest';
import type { Program } from '../algebra/evaluating/program-builder.ts';
import { compile } from '../algebra/evaluating/program.ts';
import { read } from '../notation/index.ts';
import { RealRunner } from './kinks/real-run.ts';
import { fixed } from './line/digits.ts';
import { NotPrecise, preciseValue } from './line/precise-value.ts';
import { NoPreciseValue, PreciseRunner } from './precise/precise.ts';

function programOf(source: string): Program {
  const result = read(source, { syntax: 'plain', functions: ['f'] });
  const program = result.ok ? compile(result.tree) : undefined;
  if (!program) throw new Error(`${source} is not a scalar`);
  return program;
}

const precise = new PreciseRunner(192, 'strict');

/** The value of a program in x by each arithmetic; `none` where there is none. */
const arithmetics: Readonly<Record<string, (program: Program, x: number) => number | 'none'>> = {
  'with doubles': (program, x) => {
    const value = new RealRunner(program).run([x]);
    return Number.isNaN(value) ? 'none' : value;
  },
  'with many digits': (program, x) => {
    try {
      return precise.fixed.toNumber(precise.run(program, [{ re: x, im: 0 }]).re);
    } catch (error) {
      if (error instanceof NoPreciseValue || error instanceof RangeError) return 'none';
      throw error;
    }
  },
  'on the line': (program, x) => {
    try {
      const value = preciseValue(program, fixed.fromNumber(x));
      return value === undefined ? 'none' : fixed.toNumber(value);
    } catch (error) {
      if (error instanceof NotPrecise) return 'none';
      throw error;
    }
  },
};

/** Functions, each with its values at 0.4, −0.4, 2.5 and −2.5; those without a real value have NaN. */
const functions: Readonly<Record<string, (x: number) => number>> = {
  'x+2': (x) => x + 2,
  '3-x': (x) => 3 - x,
  '-x': (x) => -x,
  '2x*x': (x) => 2 * x * x,
  'pi x': (x) => Math.PI * x,
  '1/x': (x) => 1 / x,
  'x/3': (x) => x / 3,
  'x^3': (x) => x ** 3,
  'x^6': (x) => x ** 6,
  'x^(-2)': (x) => x ** -2,
  'x^(-3)': (x) => x ** -3,
  'sqrt(x)': Math.sqrt,
  'x^(3/2)': (x) => Math.sqrt(x) ** 3,
  'x^(-1/2)': (x) => 1 / Math.sqrt(x),
  'x^(1/3)': Math.cbrt,
  'x^(2/3)': (x) => Math.cbrt(x) ** 2,
  'x^(-5/3)': (x) => Math.cbrt(x) ** -5,
  '2^x': (x) => 2 ** x,
  'x^x': (x) => x ** x,
  'x^pi': (x) => x ** Math.PI,
  '(x+0.5)^(x+0.5)': (x) => (x + 0.5) ** (x + 0.5),
  'e^x': Math.exp,
  'ln(x)': Math.log,
  'log_3(x)': (x) => Math.log(x) / Math.log(3),
  'log_x(3)': (x) => Math.log(3) / Math.log(x),
  'lg(x)': Math.log10,
  'sin(x)': Math.sin,
  'cos(x)': Math.cos,
  'tan(x)': Math.tan,
  'cot(x)': (x) => 1 / Math.tan(x),
  'sec(x)': (x) => 1 / Math.cos(x),
  'csc(x)': (x) => 1 / Math.sin(x),
  'arcsin(x)': Math.asin,
  'arccos(x)': Math.acos,
  'arctan(x)': Math.atan,
  'arcsec(x)': (x) => Math.acos(1 / x),
  'arccsc(x)': (x) => Math.asin(1 / x),
  'sinh(x)': Math.sinh,
  'cosh(x)': Math.cosh,
  'tanh(x)': Math.tanh,
  'coth(x)': (x) => 1 / Math.tanh(x),
  'sech(x)': (x) => 1 / Math.cosh(x),
  'csch(x)': (x) => 1 / Math.sinh(x),
  'arsinh(x)': Math.asinh,
  'arcosh(x)': Math.acosh,
  'artanh(x)': Math.atanh,
  'arcoth(x)': (x) => Math.atanh(1 / x),
  'arsech(x)': (x) => Math.acosh(1 / x),
  'arcsch(x)': (x) => Math.asinh(1 / x),
  'abs(x)': Math.abs,
  'sign(x)': Math.sign,
  'floor(x)': Math.floor,
  'ceil(x)': Math.ceil,
  'round(x)': (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  'round(1.2 x)': (x) => Math.sign(x) * Math.floor(Math.abs(1.2 * x) + 0.5),
  'min(x, 1)': (x) => Math.min(x, 1),
  'min(1, x, -1)': (x) => Math.min(x, -1),
  'max(x, 1)': (x) => Math.max(x, 1),
  'max(-3, x, 0)': (x) => Math.max(x, 0),
};

const places = [0.4, -0.4, 2.5, -2.5];

describe.each(Object.entries(arithmetics))('values %s', (_, valueOf) => {
  test.each(Object.entries(functions))('of %s', (source, expected) => {
    const program = programOf(source);
    for (const x of places) {
      const [value, right] = [valueOf(program, x), expected(x)];
      if (Number.isNaN(right)) expect([x, value]).toEqual([x, 'none']);
      else expect([x, value === 'none' || Math.abs(value - right) > 1e-12 ? value : right]).toEqual([x, right]);
    }
  });

  test.each([
    ['1/x', 0],
    ['x^(-1)', 0],
    ['x^(-1/3)', 0],
    ['x^(-1/2)', 0],
    ['ln(x)', 0],
    ['log_x(2)', 1],
    ['cot(x)', 0],
    ['csc(x)', 0],
    ['csch(x)', 0],
    ['coth(x)', 0],
    ['arcsec(x)', 0],
    ['artanh(x)', 1],
    ['arcosh(x)', 0.9],
    ['arcsin(x)', 1.1],
    ['0^x', -1],
  ])('of %s at %s is none', (source, x) => {
    expect(valueOf(programOf(source), x)).toBe('none');
  });

  test.each([
    ['x^2', 0, 0],
    ['x^(1/2)', 0, 0],
    ['x^(1/3)', 0, 0],
    ['0^x', 1, 0],
    ['sin(x)', 0, 0],
    ['cos(x)', 0, 1],
    ['tanh(x)', 0, 0],
    ['arcosh(x)', 1, 0],
    ['arccos(x)', 1, 0],
    ['arcsin(x)', -1, -Math.PI / 2],
    ['abs(x)', 0, 0],
    ['floor(x)', 3, 3],
    ['ceil(x)', -3, -3],
    ['floor(x)', -3, -3],
    ['x!', 5, 120],
    ['x!', 0, 1],
  ])('of %s at %s is %s', (source, x, expected) => {
    expect(valueOf(programOf(source), x)).toBeCloseTo(expected, 12);
  });
});

describe('values with doubles and with many digits', () => {
  const both = ['with doubles', 'with many digits'].map((name) => arithmetics[name] ?? (() => 'none' as const));
  test.each([
    ['mod(x, 3)', 7.5, 1.5],
    ['mod(x, 3)', -7.5, 1.5],
    ['mod(x, -3)', 7.5, -1.5],
    ['mod(7.5, x)', 0, 'none'],
    ['binomial(x, 2)', 5, 10],
    ['binomial(x, 3)', 2.5, 0.3125],
    ['binomial(x, 0)', 5, 1],
    ['binomial(5, x)', 1.5, 'none'],
    ['binomial(5, x)', -1, 'none'],
  ] as const)('of %s at %s is %s', (source, x, expected) => {
    for (const valueOf of both) {
      const value = valueOf(programOf(source), x);
      if (expected === 'none' || value === 'none') expect(value).toBe(expected);
      else expect(value).toBeCloseTo(expected, 12);
    }
  });

  test('agree on a function of which only the name is known', () => {
    const [doubles, digits] = both.map((valueOf) => valueOf(programOf('f(x)'), 1.3));
    expect(doubles).not.toBe('none');
    expect(doubles).toBeCloseTo(Number(digits), 10);
  });
});

describe('values with doubles', () => {
  const valueOf = arithmetics['with doubles'];
  test.each([
    ['gcd(x, 12)', 18, 6],
    ['gcd(x, 12)', -18, 6],
    ['lcm(x, 12)', 18, 36],
    ['lcm(x, 12)', 0, 0],
    ['gcd(x, 12)', 1.5, 'none'],
    ['round(x, 1)', 2.25, 2.3],
    ['round(x, 1)', -2.25, -2.3],
    ['e^(-x)', 800, 'none'],
    ['e^x', 800, 'none'],
    ['x*x', 1e-200, 'none'],
    ['x^2', 1e-200, 'none'],
    ['x/10^200', 1e-200, 'none'],
    ['x - x', 1e-200, 0],
    ['x*0', 5, 0],
    ['sech(x)', 800, 'none'],
  ] as const)('of %s at %s is %s', (source, x, expected) => {
    const value = valueOf?.(programOf(source), x);
    if (expected === 'none') expect(value).toBe('none');
    else expect(value).toBeCloseTo(expected, 12);
  });
});

describe('complex values with many digits', () => {
  const complex = new PreciseRunner(192, 'complex');
  test.each([
    ['(x+i)(2-i)', 1, 3, 1],
    ['(x+i)/(2-i)', 1, 0.2, 0.6],
    ['(x+i)^3', 1, -2, 2],
    ['(x+i)^(-1)', 1, 0.5, -0.5],
    ['sqrt(x)', -4, 0, 2],
    ['sqrt(x+4i)', 3, 2, 1],
    ['sqrt(x-4i)', -3, 1, -2],
    ['x^(1/3)', -8, 1, Math.sqrt(3)],
    ['ln(x)', -1, 0, Math.PI],
    ['e^(x+i pi)', 0, -1, 0],
    ['sin(x+i)', 0, 0, Math.sinh(1)],
    ['cos(x+i)', 0, Math.cosh(1), 0],
    ['cos(x+i)', 1, Math.cos(1) * Math.cosh(1), -Math.sin(1) * Math.sinh(1)],
    ['sin(x+i)', 1, Math.sin(1) * Math.cosh(1), Math.cos(1) * Math.sinh(1)],
    ['sinh(x+i)', 1, Math.sinh(1) * Math.cos(1), Math.cosh(1) * Math.sin(1)],
    ['cosh(x+i)', 1, Math.cosh(1) * Math.cos(1), Math.sinh(1) * Math.sin(1)],
    ['abs(x+4i)', 3, 5, 0],
    ['conj(x+4i)', 3, 3, -4],
    ['re(x+4i)', 3, 3, 0],
    ['im(x+4i)', 3, 4, 0],
    ['arg(x+i)', 0, Math.PI / 2, 0],
    ['arcsin(x)', 2, Math.PI / 2, -Math.acosh(2)],
    ['arctan(x+2i)', 0, Math.PI / 2, Math.atanh(0.5)],
    ['i^x', 2, -1, 0],
  ])('of %s at %s are %s + %si', (source, x, re, im) => {
    const value = complex.run(programOf(source), [{ re: x, im: 0 }]);
    expect(complex.fixed.toNumber(value.re)).toBeCloseTo(re, 12);
    expect(complex.fixed.toNumber(value.im)).toBeCloseTo(im, 12);
  });
});
