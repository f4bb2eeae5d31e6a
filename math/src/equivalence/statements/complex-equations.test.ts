import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import { equivalent } from '../equivalent.ts';
import type { EquivalenceOptions } from '../options.ts';

function verdict(a: string, b: string, options: EquivalenceOptions = { field: 'complex' }): string {
  const [left, right] = [a, b].map((source) => read(source, { syntax: 'plain' }));
  if (!left?.ok || !right?.ok) throw new Error(`${a} or ${b} is not read`);
  return equivalent(left.tree, right.tree, options).verdict;
}

describe('equations beside their complex solutions', () => {
  test.each([
    ['z^5 = 32', 'z = 2 or z = 2e^(2pi i/5) or z = 2e^(4pi i/5) or z = 2e^(-4pi i/5) or z = 2e^(-2pi i/5)'],
    ['z^5 = 32', 'z = 2e^(2pi i k/5)'],
    ['z^5 = 32', 'z = 2e^(2pi i k/5) and k in ZZ'],
    ['z^5 = 32', 'z = 2e^(2pi i k/5) and k in {0, 1, 2, 3, 4}'],
    ['z^5 = 32', 'z = 2e^(2pi i k/5) and -2 <= k < 3'],
    ['z^7 = 5', 'z = root(7)(5)(cos(2pi k/7) + i sin(2pi k/7))'],
    ['(z-1)^5 = 2+2i', 'z = 1 + root(10)(8) e^(i(pi/4 + 2pi k)/5)'],
    ['z^3 = 1', '{1, e^(2pi i/3), e^(-2pi i/3)}'],
    ['z^3 = 1', 'z in {1, e^(2pi i/3), e^(-2pi i/3)}'],
    ['z^6 = 64', '(z = 2e^(2pi i k/3)) or (z = 2e^(pi i + 2pi i k/3))'],
    ['z^2 = 2i', 'z = 1+i or z = -1-i'],
    ['z^2 - (2+i)z + 2i = 0', 'z = 2 or z = i'],
  ])('%s and %s: equal', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
    expect(verdict(b, a)).toBe('equal');
  });

  test.each([
    ['z^5 = 32', 'z = 2 or z = 2e^(2pi i/5) or z = 2e^(4pi i/5) or z = 2e^(-4pi i/5)'],
    ['z^5 = 32', 'z = 2 or z = 2e^(2pi i/5) or z = 2e^(4pi i/5) or z = 2e^(-4pi i/5) or z = 2e^(-3pi i/5)'],
    ['z^5 = 32', 'z = 2e^(2pi i k/10)'],
    ['z^5 = 32', 'z = 2e^(2pi i k/5) and 0 <= k <= 3'],
    ['z^5 = 32', 'z = 1.9999999999 e^(2pi i k/5)'],
    ['z^3 = 1', '{1, e^(2pi i/3), e^(-pi i/3)}'],
    ['z^2 = 2i', 'z = 1+i or z = -1+i'],
    ['(z-i)^2 = 0', 'z = i'],
  ])('%s and %s: different', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['z^5 = 32', 'z = 2e^(i k) and k in ZZ'],
    ['z^5 = 32', 'z = 2e^(2pi i k/5) and k > 0'],
    ['|z| = 1', 'z = e^(i k)'],
  ])('%s and %s are not taken for the same', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });

  test('with i, complex solutions are meant in real numbers too', () => {
    expect(verdict('z^2 = -4', 'z = 2i or z = -2i', {})).toBe('equal');
    expect(verdict('z^5 = 1', 'z = e^(2pi i k/5)', {})).toBe('equal');
    expect(verdict('z^3 = 8', 'z = 2', {})).toBe('equal');
  });

  test('a tolerance allows for rounding', () => {
    const tolerance = { kind: 'decimals', value: 2 } as const;
    expect(verdict('z = (1+i)/3', 'z = 0.333 + 0.333i', { field: 'complex', tolerance })).toBe('equal');
  });
});
