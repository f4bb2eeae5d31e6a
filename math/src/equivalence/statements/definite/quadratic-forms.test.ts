import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import { treeOf } from '../../../testing/trees.ts';
import { definiteSign } from './quadratic-forms.ts';

const signs = (source: string) => definiteSign(new Normaliser().convert(treeOf(source)).numerator);

describe('signs of a polynomial of the second degree', () => {
  test.each([
    ['x^2', [0, 1]],
    ['-x^2', [0, -1]],
    ['x^2 + 1', [1]],
    ['-x^2 - 1', [-1]],
    ['x^2 - 2x + 1', [0, 1]],
    ['x^2 - 2x + 2', [1]],
    ['-x^2 + 6x - 9', [0, -1]],
    ['x^2 + y^2', [0, 1]],
    ['x^2 + y^2 + z^2 + 1/1000', [1]],
    ['x^2 + x y + y^2', [0, 1]],
    ['x^2 - 2x y + y^2', [0, 1]],
    ['x^2 - 2x y + y^2 + 3', [1]],
    ['2x^2 + 2x y + 3y^2 - 4x + 1', undefined],
    ['2x^2 + 2x y + 3y^2 - 4x + 3', [1]],
    ['x^2 + y^2 - 4x + 6y + 13', [0, 1]],
    ['x^2 + y^2 - 4x + 6y + 12', undefined],
    ['-x^2 - y^2 - z^2 + x y + y z + z x', [0, -1]],
    ['3', [1]],
    ['-2', [-1]],
    ['x', undefined],
    ['x + y', undefined],
    ['x y', undefined],
    ['x^2 - y^2', undefined],
    ['x^2 + x y', undefined],
    ['x^2 + 4x y + y^2', undefined],
    ['x^2 - 1', undefined],
    ['x^2 + y', undefined],
    ['x^4 + 1', undefined],
    ['x^3', undefined],
    ['x y z', undefined],
    ['0', undefined],
  ])('%s: %j', (source, expected) => {
    expect(signs(source)).toEqual(expected);
  });

  test('with two letters are those of its completed squares', () => {
    const coefficient = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        coefficient,
        coefficient,
        coefficient,
        fc.integer({ min: 1, max: 3 }),
        coefficient,
        fc.integer({ min: -2, max: 2 }),
        (a, b, c, m, n, d) => {
          // m(x + ay + b)² + n(y + c)² + d.
          const found = signs(`${m}(x + (${a})y + (${b}))^2 + (${n})(y + (${c}))^2 + (${d})`);
          const expected = n < 0 || d < 0 ? undefined : d > 0 ? [1] : [0, 1];
          expect([a, b, c, m, n, d, found]).toEqual([a, b, c, m, n, d, expected]);
        },
      ),
      { numRuns: 150, seed: 6 },
    );
  });
});
