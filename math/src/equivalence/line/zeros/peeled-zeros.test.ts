import { describe, expect, test } from 'vitest';
import { read } from '../../../notation/index.ts';
import { equivalent } from '../../equivalent.ts';
import { peeledZeros } from './peeled-zeros.ts';

const plain = (source: string) => {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(result.error.message);
  return result.tree;
};
const places = (source: string) => peeledZeros(plain(source), 'x')?.places.map(({ value }) => Number(value.toFixed(6)));

describe('a(u + v x)^n + c', () => {
  test.each([
    ['(x - 1)^5 - 32', [3]],
    ['(x - 1)^5 + 32', [-1]],
    ['7 - 7(1 + x/2)^6', [0, -4]],
    ['(3 - 2x)^6/5 + 4', []],
    ['1500(1 + x/100)^12 - 2100', [2.843616, -202.843616]],
    ['((x + 1)^5 + 1)^7 - 128', [0]],
  ])('%s is 0 at %j', (source, expected) => {
    expect(places(source)).toEqual(expected);
  });

  test.each([
    'x^4 - 16',
    '(x - 1)^5',
    '(x - 1)^5 - x',
    '(x^2 - 1)^5 - 2',
    'x(x - 1)^5 - 2',
    'sin(x)^5 - 1',
    '(a + x)^5 - a',
  ])('%s is left to others', (source) => {
    expect(places(source)).toBeUndefined();
  });

  test.each([
    ['1500(1 + x/100)^7 = 2100', 'x = 100((7/5)^(1/7) - 1)', 'x = 100((8/5)^(1/7) - 1)'],
    ['1500(1 + x/100)^30 = 2100 and x > 0', 'x = 100((7/5)^(1/30) - 1)', 'x = 100((7/5)^(1/29) - 1)'],
    ['(1 - x/100)^25 = 0.5', 'x = 100(1 - 0.5^(1/25))', 'x = 100(1 + 0.5^(1/25))'],
    ['(1 + x/12)^60 = 1.3 and x > 0', 'x = 12(1.3^(1/60) - 1)', 'x = 12(1.3^(1/60) + 1)'],
    ['80(1 + x/100)^8 = 90', 'x = 100((9/8)^(1/8) - 1) or x = -100((9/8)^(1/8) + 1)', 'x = 100((9/8)^(1/8) - 1)'],
  ])('%s has the solutions %s, and not %s', (equation, right, wrong) => {
    expect(equivalent(plain(equation), plain(right)).verdict).toBe('equal');
    expect(equivalent(plain(equation), plain(wrong)).verdict).toBe('different');
  });
});
