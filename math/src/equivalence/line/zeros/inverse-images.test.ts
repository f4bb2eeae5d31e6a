import { describe, expect, test } from 'vitest';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import { toPlain } from '../../../notation/index.ts';
import { treeOf } from '../../../testing/trees.ts';
import { fixed } from '../digits.ts';
import { inverseImages, linearParts, logarithmOf } from './inverse-images.ts';
import { placeOf } from '../place.ts';
import { ZeroFinder } from './zeros.ts';

const digits = (x: number): bigint => fixed.fromNumber(x);

/** The images of a value as `inner = value`, with the period in units of π behind it. */
function images(source: string, value: number, extra: readonly number[] = []): readonly unknown[] | undefined {
  const to = new Normaliser();
  to.convert(treeOf(source));
  const kernel = to.field.generators.at(-1);
  if (!kernel) throw new Error(`${source} has no kernel`);
  const found = inverseImages(to, kernel, [value, ...extra].map(digits));
  return found?.map(({ inner, value: each, period }) => {
    const shown = [toPlain(to.print(inner)), Number(fixed.toNumber(each).toFixed(9)) + 0];
    return period === undefined ? shown : [...shown, fixed.toNumber(fixed.divide(period, fixed.pi))];
  });
}

const near = (x: number): number => Number(x.toFixed(9)) + 0;

describe('what the argument has to be for a function to have a value', () => {
  test.each([
    ['sin(x)', 0.3, [Math.asin(0.3), Math.PI - Math.asin(0.3)], 2],
    ['csc(x)', 4, [Math.asin(0.25), Math.PI - Math.asin(0.25)], 2],
    ['cos(x)', 0.3, [Math.acos(0.3), -Math.acos(0.3)], 2],
    ['sec(x)', 4, [Math.acos(0.25), -Math.acos(0.25)], 2],
    ['tan(x)', 3, [Math.atan(3)], 1],
    ['cot(x)', 3, [Math.atan(1 / 3)], 1],
    ['cot(x)', 0, [Math.PI / 2], 1],
    ['arcsin(x)', 1, [Math.sin(1)]],
    ['arccos(x)', 1, [Math.cos(1)]],
    ['arctan(x)', 1, [Math.tan(1)]],
    ['arccot(x)', 1, [1 / Math.tan(1)]],
    ['sinh(x)', -2, [Math.asinh(-2)]],
    ['cosh(x)', 2, [Math.acosh(2), -Math.acosh(2)]],
    ['tanh(x)', 0.5, [Math.atanh(0.5)]],
    ['coth(x)', 2, [Math.atanh(0.5)]],
    ['sech(x)', 0.5, [Math.acosh(2), -Math.acosh(2)]],
    ['csch(x)', 0.5, [Math.asinh(2)]],
    ['arsinh(x)', 2, [Math.sinh(2)]],
    ['arcosh(x)', 2, [Math.cosh(2)]],
    ['artanh(x)', 2, [Math.tanh(2)]],
    ['ln(x)', 2, [Math.exp(2)]],
    ['log_3(x)', 2, [9]],
    ['log_2(x)', -1, [0.5]],
    ['lg(x)', 3, [1000]],
    ['e^x', 5, [Math.log(5)]],
    ['3^x', 5, [Math.log(5) / Math.log(3)]],
    ['abs(x)', 5, [5, -5]],
    ['sign(x)', -1, [0]],
    ['sqrt(x)', 3, [9]],
    ['root(3)(x)', -2, [-8]],
    ['root(4)(x)', 2, [16]],
  ])('%s = %d', (source, value, expected, turns?: number) => {
    const shown = expected.map((each) => (turns === undefined ? ['x', near(each)] : ['x', near(each), turns]));
    expect(images(source, value)).toEqual(shown);
  });

  test.each([
    ['sin(x)', 1.1],
    ['cos(x)', -1.1],
    ['sec(x)', 0.9],
    ['csc(x)', -0.9],
    ['e^x', 0],
    ['e^x', -1],
    ['3^x', -1],
    ['abs(x)', -1],
    ['sqrt(x)', -1],
    ['root(4)(x)', -1],
    ['cosh(x)', 0.9],
    ['tanh(x)', 1.5],
    ['coth(x)', 0.5],
    ['sech(x)', 1.5],
    ['csch(x)', 0],
  ])('%s is never %d', (source, value) => {
    expect(images(source, value)).toEqual([]);
  });

  test.each(['floor(x)', 'f(x)', 'max(x, 1)', 'arcsec(x)'])('is not known for %s', (source) => {
    expect(images(source, 0.5)).toBeUndefined();
  });

  test('is listed for each of several values', () => {
    expect(images('e^x', 5, [2, -3, 1])).toEqual([5, 2, 1].map((value) => ['x', near(Math.log(value))]));
    expect(images('sqrt(x)', -1, [4])).toEqual([['x', 16]]);
    expect(images('abs(2x+1)', 3)?.map((image) => (image as number[])[1])).toEqual([3, -3]);
  });
});

test('logarithms of bases are those of positive numbers', () => {
  const log = (source: string): number | undefined => {
    const value = logarithmOf(treeOf(source));
    return value === undefined ? undefined : near(fixed.toNumber(value));
  };
  expect(['e', '2', '1', '1/2', 'pi', 'sqrt(3)'].map(log)).toEqual(
    [Math.E, 2, 1, 0.5, Math.PI, Math.sqrt(3)].map((x) => near(Math.log(x))),
  );
  expect(['0', '-2', 'x', 'x + e', '1/0', 'f(1)', '(1, 2)'].map(log)).toEqual(Array.from({ length: 7 }));
});

describe('linear expressions', () => {
  const parts = (source: string): readonly number[] | undefined => {
    const finder = new ZeroFinder('x');
    const fraction = finder.to.convert(treeOf(source));
    const variable = finder.to.field.generators.findIndex(
      ({ sort, tree }) => sort === 'variable' && toPlain(tree) === 'x',
    );
    const found = linearParts(fraction, variable, (part) => finder.digitsOf(part));
    return found && [found.rate, found.start].map((value) => near(fixed.toNumber(value)));
  };

  test.each([
    ['3x + 2', 3, 2],
    ['x', 1, 0],
    ['-x/2 + 1/4', -0.5, 0.25],
    ['(pi x - 1)/sqrt(2)', Math.PI / Math.SQRT2, -1 / Math.SQRT2],
    ['(x + 3)/(2pi)', 1 / (2 * Math.PI), 3 / (2 * Math.PI)],
  ])('%s has the rate %d and the start %d', (source, rate, start) => {
    expect(parts(source)).toEqual([near(rate), near(start)]);
    expect(placeOf(treeOf(source))).toBeUndefined();
  });

  test.each(['x^2', 'x^2 + x', '1/x', 'x + y', 'y x', '(x + 1)/y'])('%s is none of them', (source) => {
    expect(parts(source)).toBeUndefined();
  });
});
