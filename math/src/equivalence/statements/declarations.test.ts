import { describe, expect, test } from 'vitest';
import { toPlain } from '../../notation/index.ts';
import { treeOf } from '../../testing/trees.ts';
import { declaredLetter, declaredSets, withoutDeclarations } from './declarations.ts';

describe('letters that are declared beside a statement', () => {
  test.each([
    ['x = pi k, k in ℤ', 'x = pi k', 'k'],
    ['k in ℤ, x = pi k', 'x = pi k', 'k'],
    ['x = pi k and k in ℤ', 'x = pi k', 'k'],
    ['(x = pi k and k in ℤ)', 'x = pi k', 'k'],
    ['x = pi k, (k in ℤ)', 'x = pi k', 'k'],
    ['x = k pi (k in ℤ)', 'x = k pi', 'k'],
    ['x = 2k pi (k in ℤ)', 'x = 2k pi', 'k'],
    ['x = 1 + k (k in ℤ)', 'x = 1 + k', 'k'],
    ['x = 1 + 2k (k in ℤ)', 'x = 1 + 2k', 'k'],
    ['x = 0 or x = k pi (k in ℤ)', 'x = 0 or x = k pi', 'k'],
    ['x = k + l, k in ℤ, l in ℤ', 'x = k + l', 'k l'],
    ['x = k, y = l, k in ℤ, l in ℤ', 'x = k, y = l', 'k l'],
    ['x = k and y = 2 and k in ℤ', 'x = k and y = 2', 'k'],
    ['x = pi k', 'x = pi k', ''],
    ['x = pi k, k in ℝ', 'x = pi k, k in ℝ', ''],
    ['x = k pi (k in ℝ)', 'x = k pi and k in ℝ', ''],
    ['x = 0 or x = 1 + 2k (k in ℕ)', '(x = 0 or x = 1 + 2k) and k in ℕ', ''],
    ['x = pi k or k in ℤ', 'x = pi k or k in ℤ', ''],
    ['k in ℤ', 'k in ℤ', ''],
    ['k in ℤ and l in ℤ', 'k in ℤ and l in ℤ', ''],
    ['k in ℤ and k > 2', 'k in ℤ and k > 2', ''],
    ['x = k (k + 1)', 'x = k (k + 1)', ''],
  ])('%s says %s with whole %s', (source, statement, letters) => {
    const { tree, integers } = withoutDeclarations(treeOf(source));
    expect([toPlain(tree), [...integers].sort().join(' ')]).toEqual([toPlain(treeOf(statement)), letters]);
  });

  test('are conditions where they are about the unknown itself', () => {
    const about = (source: string, unknown: string): readonly string[] => [
      ...withoutDeclarations(treeOf(source), unknown).integers,
    ];
    expect([about('x^2 < a and x in ℤ', 'x'), about('x^2 < a and x in ℤ', 'a'), about('x = k, k in ℤ', 'x')]).toEqual([
      [],
      ['x'],
      ['k'],
    ]);
  });

  test.each([
    ['k in ℤ', 'k'],
    ['(k in ℤ)', 'k'],
    ['k in ℝ', undefined],
    ['k in ℕ', undefined],
    ['k in {1, 2}', undefined],
    ['2k in ℤ', undefined],
    ['k = 2', undefined],
    ['k < 2', undefined],
    ['k', undefined],
    ['k in M', undefined],
  ])('%s declares the whole letter %s', (source, letter) => {
    expect(declaredLetter(treeOf(source))).toBe(letter);
  });

  test('are listed with their sets, but for those inside a set', () => {
    const sets = (source: string): Record<string, string> => Object.fromEntries(declaredSets(treeOf(source)));
    expect(sets('x = k l and k in ℤ and l in ℝ')).toEqual({ k: 'integers', l: 'reals' });
    expect(sets('x = k (k in ℤ)')).toEqual({ k: 'integers' });
    expect(sets('x in {1, 2} and 2k in ℤ and k = 3')).toEqual({});
    expect(sets('{k | k in ℤ}')).toEqual({});
  });
});
