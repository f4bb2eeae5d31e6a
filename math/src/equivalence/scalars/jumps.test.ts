import { describe, expect, test } from 'vitest';
import { programOf, treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';
import { differAtJumps } from './jumps.ts';

const differ = (a: string, b: string): boolean =>
  differAtJumps(treeOf(a), treeOf(b), [programOf(a), programOf(b, programOf(a).variables)]);

describe('places at which something jumps, given by a formula', () => {
  test.each([
    ['abs(sign(sin(x/283)^2 - 1))', '1'],
    ['sign(sin(x/9000)^2 - 1)^2', '1'],
    ['floor((sin(x/777) + 1)/2)', '0'],
    ['ceil(-(sin(x/777) + 1)/2)', '0'],
    ['floor(tan(2x) - 3*10^14) + 1', 'ceil(tan(2x) - 3*10^14)'],
    ['floor(sin(x) + 3*10^15) + 1', 'ceil(sin(x) + 3*10^15)'],
    ['1', 'sign(x^2 - 2)^2'],
    ['sign((x - 7)^4)', '1'],
    ['floor(1 - (x - 400)^2)', 'ceil(1 - (x - 400)^2) - 1'],
  ])('show that %s is not %s', (a, b) => {
    expect(differ(a, b)).toBe(true);
    expect(equivalent(treeOf(a), treeOf(b)).verdict).toBe('different');
  });

  test.each([
    ['floor(x)', '-ceil(-x)'],
    ['sign(sin(x/283))', '-sign(-sin(x/283))'],
    ['sign(x^2 - 2)^3', 'sign(x^2 - 2)'],
    ['floor((sin(x/777) + 1)/2)', '-ceil(-(sin(x/777) + 1)/2)'],
    ['sign(x)^2 x', 'x'],
    ['x + 1', 'x'],
  ])('show no difference of %s and %s', (a, b) => {
    expect(differ(a, b)).toBe(false);
  });

  test.each([
    ['sign(x - y)^2', '1'],
    ['sign(n)^2', '1'],
    ['sign(f(x))^2', '1'],
    ['sign(x + i)^2', '1'],
    ['sign(e^x + x)^2', '1'],
  ])('are not looked for in %s', (a, b) => {
    expect(differ(a, b)).toBe(false);
  });
});

test('tops of the second and fourth order, at any place, are touched', () => {
  for (const place of ['3.37', 'sqrt(2)', 'pi/7', '89/90', 'e^3']) {
    for (const power of [2, 4]) {
      const top = `(x - ${place})^${power}`;
      expect(equivalent(treeOf(`floor(max(3 - ${top}, 5/2))`), treeOf('2')).verdict, top).toBe('different');
      expect(equivalent(treeOf(`floor(max(3 - ${top}, 5/2) - 10^(-9))`), treeOf('2')).verdict, top).toBe('equal');
    }
  }
});

test.each([
  ['sign((x - pi)^4 + y^2)', '1', 'different'],
  ['sign((x - pi)^4 + y^2 + 10^(-9))', '1', 'equal'],
  ['floor(1 - (x - 2)^2 - (y + 1)^2)', '-1 + ceil(1 - (x - 2)^2 - (y + 1)^2)', 'different'],
  ['sign(cos(x) + cos(y) - 2)', '-1', 'different'],
  ['sign(cos(x) + cos(y) - 2 - 10^(-6))', '-1', 'equal'],
])('in two letters, %s beside %s', (a, b, verdict) => {
  expect(equivalent(treeOf(a), treeOf(b)).verdict).toBe(verdict);
});
