import { describe, expect, test } from 'vitest';
import { toPlain } from '../notation/index.ts';
import { treeOf } from '../testing/trees.ts';
import { hasPlusMinus, readings } from './plus-minus.ts';

describe('an expression with ±', () => {
  test.each([
    ['2\\pm3', '2+3', '2-3'],
    ['\\pm3', '3', '-3'],
    ['\\mp3', '-3', '3'],
    ['2\\mp3', '2-3', '2+3'],
    ['1\\pm2\\mp3', '1+2-3', '1-2+3'],
    ['x=\\frac{1\\pm\\sqrt5}{2}', 'x=\\frac{1+\\sqrt5}{2}', 'x=\\frac{1-\\sqrt5}{2}'],
    ['\\pm(1\\pm2)', '1+2', '-(1-2)'],
  ])('%s is read as %s and %s', (source, upper, lower) => {
    const plain = (tree: Parameters<typeof toPlain>[0]): string => toPlain(tree).replaceAll(/[() ]/g, '');
    expect(readings(treeOf(source)).map(plain)).toEqual([upper, lower].map((each) => plain(treeOf(each))));
    expect(hasPlusMinus(treeOf(source))).toBe(true);
  });

  test('is one in which the sign occurs', () => {
    expect(['x+1', '-3', '1', '\\{1,2\\}'].filter((source) => hasPlusMinus(treeOf(source)))).toEqual([]);
    expect(hasPlusMinus(treeOf('\\{1,(x,\\sqrt{1\\pm2})\\}'))).toBe(true);
  });
});
