import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import { equivalent } from '../equivalent.ts';

function verdict(a: string, b: string): string {
  const [left, right] = [a, b].map((source) => read(source));
  if (!left?.ok || !right?.ok) throw new Error(`${a} or ${b} is not read`);
  return equivalent(left.tree, right.tree).verdict;
}

const column = (...entries: readonly number[]): string => `\\begin{pmatrix}${entries.join('\\\\')}\\end{pmatrix}`;

describe('lines and planes that are given by parameters', () => {
  test.each([
    ['(x,y)=(1,2)+t(3,4)', '(x,y)=(4,6)+s(3,4)'],
    ['(x,y)=(1,2)+t(3,4)', '(x,y)=(1,2)+t(-6,-8)'],
    ['(x,y)=(1,2)+t(3,4)', '4x-3y=-2'],
    ['(x,y)=(1,2)+t(3,4), t\\in\\mathbb{R}', 'y=\\frac43x+\\frac23'],
    ['(x,y)=(a,0)+t(1,2)', 'y=2x-2a'],
    ['(x,y,z)=(1,0,2)+t(1,1,-2)', 'x+y+z=3, x-y=1'],
    ['(x,y,z)=(1,0,0)+s(0,1,1)+t(0,0,1)', '(x,y,z)=(1,5,7)+u(0,1,0)+v(0,2,3)'],
    [`\\vec{x}=${column(1, 2, 3)}+\\lambda${column(1, 0, 1)}`, `\\vec{x}=${column(2, 2, 4)}+\\mu${column(2, 0, 2)}`],
    ['(x,y)=(1,2)+t(3,4)', 'x=1+3t, y=2+4t'],
  ])('%s and %s are equal', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
    expect(verdict(b, a)).toBe('equal');
  });

  test.each([
    ['(x,y)=(1,2)+t(3,4)', '(x,y)=(4,7)+s(3,4)'],
    ['(x,y)=(1,2)+t(3,4)', '(x,y)=(1,2)+t(3,5)'],
    ['(x,y)=(1,2)+t(3,4)', '4x-3y=-1'],
    ['(x,y)=(a,0)+t(1,2)', '(x,y)=(2a,0)+t(1,2)'],
    ['(x,y,z)=(1,0,0)+s(0,1,1)+t(0,2,2)', 'x=1'],
    [`\\vec{x}=${column(1, 2, 3)}+\\lambda${column(1, 0, 1)}`, `\\vec{x}=${column(2, 2, 3)}+\\mu${column(1, 0, 1)}`],
    ['(x,y)=(1,2)+t(3,4)', '(x,y)=(1,2)'],
  ])('%s and %s are different', (a, b) => {
    expect(verdict(a, b)).toBe('different');
    expect(verdict(b, a)).toBe('different');
  });

  test.each([
    ['(x,y)=(1,2)+t(3,4), t\\in\\mathbb{Z}', '4x-3y=-2'],
    ['(x,y)=(1,2)+t(3,4), t\\ge0', '4x-3y=-2'],
    ['x=1+3t, y=2+4t', '4x-3y=-2'],
  ])('%s and %s are not taken for the same', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });
});
