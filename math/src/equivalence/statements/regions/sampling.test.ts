import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../../testing/trees.ts';
import { compareBySampling } from './sampling.ts';

const compare = (a: string, b: string, letters = 'xy'): string =>
  compareBySampling(formulaFrom(a), formulaFrom(b), letters.split(''));

describe('solution sets along lines', () => {
  test.each([
    ['x^2 + y^2 < 4', 'sqrt(x^2 + y^2) < 2', 'xy'],
    ['x y > 0', '(x > 0 and y > 0) or (x < 0 and y < 0)', 'xy'],
    ['x < y and y < z', 'z > y and not (x >= y)', 'xyz'],
    ['abs(x) < abs(y)', 'x^2 < y^2', 'xy'],
    ['e^x > e^y', 'x > y', 'xy'],
  ])('agree for %s and %s', (a, b, letters) => {
    expect([compare(a, b, letters), compare(b, a, letters)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['x^2 + y^2 < 4', 'x^2 + y^2 <= 4', 'xy'],
    ['x y > 0', 'x > 0 and y > 0', 'xy'],
    ['x < y and y < z', 'x < z', 'xyz'],
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 4 + 10^(-9)', 'xy'],
    ['x + y < 1', 'x + y > 1', 'xy'],
    ['not (x < y)', 'x < y', 'xy'],
    ['x < y or y < -1000', 'x < y', 'xy'],
  ])('differ for %s and %s', (a, b, letters) => {
    expect([compare(a, b, letters), compare(b, a, letters)]).toEqual(['different', 'different']);
  });

  const bends = [-3, -2, -1, 0, 1, 2, 3];

  test('reach both sides of two bends at whole numbers up to three', () => {
    const taken = bends.flatMap((p) =>
      bends.flatMap((q) => {
        const product = `sign(x - (${p})) sign(y - (${q})) = 1`;
        const halves = [`x > ${p} and y > ${q}`, `x < ${p} and y < ${q}`];
        return halves.filter((half) => compare(product, half) !== 'different');
      }),
    );
    expect(taken).toEqual([]);
  });

  test('reach all corners of three bends', () => {
    const quarters: readonly [number, string, string, string][] = [
      [1, '>', '>', '>'],
      [-1, '<', '<', '<'],
      [1, '<', '<', '>'],
    ];
    const places = [-2, 1, 3];
    const taken = places.flatMap((p) =>
      places.flatMap((q) =>
        places.flatMap((r) =>
          quarters.flatMap(([sign, x, y, z]) => {
            const product = `sign(x - (${p})) sign(y - (${q})) sign(z - (${r})) = ${sign}`;
            const quarter = `x ${x} ${p} and y ${y} ${q} and z ${z} ${r}`;
            return compare(product, quarter, 'xyz') === 'different' ? [] : quarter;
          }),
        ),
      ),
    );
    expect(taken).toEqual([]);
  });

  const longSum = Array.from({ length: 160 }, (_, k) => `sin(${k}x)`).join(' + ');

  test.each([
    ['x < 1', 'x < 1', 'x'],
    ['x = 1 and y = 2', 'x = 1 and y = 2', 'xy'],
    ['a + b + c + d + x + y > 0', 'a + b + c + d + x + y > 0', 'abcdxy'],
    ['x y = i', 'x y = i', 'xy'],
    ['p and x < y', 'p and x < y', 'xy'],
    ['x^2 + y^2 + 1 > 0', 'x^4 + y^4 + 1 > 0', 'xy'],
    ['f(x) < y', 'f(x) < y', 'xy'],
    [`${longSum} < y`, `2(${longSum}) < 2y`, 'xy'],
  ])('say nothing of %s and %s', (a, b, letters) => {
    expect(compare(a, b, letters)).toBe('unknown');
  });
});
