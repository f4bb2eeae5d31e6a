import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';

const verdict = (a: string, b: string) => equivalent(treeOf(a), treeOf(b)).verdict;
const cases = (...rows: (readonly [string, string])[]) =>
  String.raw`\begin{cases}${rows.map((row) => row.join('&')).join('\\\\')}\end{cases}`;

const size = cases(['x', 'x>0'], ['-x', 'x\\le 0']);
const wave = cases(['e^{x/5}', 'x<-74.6'], ['\\sin(x)', 'x\\ge -74.6']);
const jump = cases(['\\sin(x)', 'x>1'], ['2', 'x\\le 1']);

describe('functions in cases', () => {
  test.each([
    [size, '|x|'],
    [size, '\\sqrt{x^2}'],
    [size, cases(['-x', 'x<0'], ['x', 'x\\ge 0'])],
    [size, cases(['x', 'x>0'], ['-x', '\\text{otherwise}'])],
    [size, cases(['-x', 'x<0'], ['0', 'x=0'], ['x', 'x>0'])],
    [`y=${size}`, 'y=|x|'],
    [jump, cases(['\\cos(x-\\pi/2)', 'x>1'], ['2', 'x\\le 1'])],
    [wave, cases(['e^{x/5}', 'x<-74.6'], ['\\sin(x)', '-74.6\\le x<-74.5'], ['\\cos(x-\\pi/2)', 'x\\ge -74.5'])],
    [cases(['e^x', 'x>0'], ['1', 'x\\le 0']), 'e^{\\max(x,0)}'],
    [cases(['1', 'x>0'], ['-1', 'x<0'], ['0', 'x=0']), '\\operatorname{sign}(x)'],
  ])('%s is %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    [size, 'x'],
    [size, cases(['x', 'x>0'], ['-x', 'x<0'])],
    [size, cases(['-x', 'x<0'], ['1', 'x=0'], ['x', 'x>0'])],
    [
      size,
      cases(['-x', 'x<0'], ['x', '0\\le x<512.3'], ['x+1', '512.3\\le x<512.3000001'], ['x', 'x\\ge 512.3000001']),
    ],
    [`y=${size}`, 'y=x'],
    [jump, cases(['\\sin(x)', 'x\\ge 1'], ['2', 'x<1'])],
    [wave, cases(['e^{x/5}', 'x<-74.5999'], ['\\sin(x)', 'x\\ge -74.5999'])],
    [wave, cases(['e^{x/5}', 'x\\le -74.6'], ['\\sin(x)', 'x>-74.6'])],
  ])('%s is not %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    [jump, cases(['\\sin(x)', 'x>1'], ['2', 'x\\le 2'])],
    [cases(['1', 'x>0'], ['-1', 'x<0']), '|x|/x+0y'],
    [cases(['k', 'k>0'], ['-k', 'k\\le 0']), '|k|+0n'],
  ])('%s beside %s is left to a person', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });
});

describe('statements about two letters with conditions on one', () => {
  test.each([
    ['x y = 1 and x > 0', 'x y = 1 and x >= 1/1000'],
    ['x y = 0 and x >= 0', 'x y = 0 and x >= -0.0001'],
    ['y^2 = x and x > 3', 'y^2 = x and x >= 3'],
    ['y = x and x > 0 or y = -x and x <= 0', 'y = x and x > 10^(-7) or y = -x and x <= 0'],
    ['y = 2 and x <= 1 or y = x and x > 1', 'y = 2 and x < 1 or y = x and x >= 1'],
  ])('%s is not %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['x y = 1 and x > 0', 'x y = 1 and y > 0'],
    ['y = x and x > 0 or y = -x and x <= 0', 'y = abs(x)'],
    ['x = 2t and t > 0', 't > 0 and x = 2t and t > -1'],
  ])('%s is %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });
});
