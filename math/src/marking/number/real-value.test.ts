import { describe, expect, test } from 'vitest';
import { rational } from '../../algebra/numbers/rational.ts';
import { treeOf } from '../../testing/trees.ts';
import { realValue } from './real-value.ts';

describe('the real value of a tree', () => {
  test.each([
    ['1/3', 1, 3],
    ['0.1 + 0.2', 3, 10],
    ['sqrt(4)', 2, 1],
    ['(-8)^(1/3)', -2, 1],
    ['50%', 1, 2],
  ])('%s is the fraction %d/%d', (source, top, bottom) => {
    expect(realValue(treeOf(source))).toEqual({ exact: rational(top, bottom) });
    expect(realValue(treeOf(source), rational(3, 2))).toEqual({ exact: rational(3 * top, 2 * bottom) });
  });

  test.each([
    ['sqrt(2)', Math.SQRT2],
    ['-pi', -Math.PI],
    ['i^2', -1],
    ['e^(i pi)', -1],
    ['10^12 + i/10^6', 1e12],
  ])('%s is a double', (source, value) => {
    const found = realValue(treeOf(source));
    expect(found && 'approximate' in found ? found.approximate : undefined).toBeCloseTo(value, 12);
    const tripled = realValue(treeOf(source), rational(3));
    expect(tripled && 'approximate' in tripled ? tripled.approximate : undefined).toBeCloseTo(3 * value, 12);
  });

  test.each(['1/0', 'sqrt(-1)', 'i', '2 + 0.001 i', 'i/10^8', 'x', 'ln(0)', '10^(10^10)', 'infinity'])(
    '%s has none',
    (source) => {
      expect(realValue(treeOf(source))).toBeUndefined();
      expect(realValue(treeOf(source), rational(3))).toBeUndefined();
    },
  );
});
