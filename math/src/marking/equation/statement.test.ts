import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { periodLetterOf, withPeriodLetter } from './period-letter.ts';
import { asStatement, coordinatesOf, withoutDomain } from './statement.ts';
import { unknownsOf } from './unknowns.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

function statement(source: string, names: string, mayBeInterval = false): string | undefined {
  const found = asStatement(tree(source), { names: names.split(' '), mayBeInterval });
  return found && toPlain(found);
}

describe('what an answer says of one unknown', () => {
  test.each([
    ['2', 'x = 2'],
    ['1 and 2', 'x = 1 or x = 2'],
    ['1 or 2', 'x = 1 or x = 2'],
    ['1, 2', 'x = 1 or x = 2'],
    ['{1, 2}', 'x = 1 or x = 2'],
    ['{pi}', 'x = pi'],
    ['[1, 2]', 'x = 1 or x = 2'],
    ['(1, 2)', 'x = 1 or x = 2'],
    ['[1, 2, 3]', 'x = 1 or x = 2 or x = 3'],
    ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'x = 1 or x = 2'],
    ['x = 1, 2', 'x = 1 or x = 2'],
    ['x = 1, x = 2', 'x = 1 or x = 2'],
    ['{x = 1, x = 2}', 'x = 1 or x = 2'],
    ['(x = 1, x = 2)', 'x = 1 or x = 2'],
    ['{x = 1}', 'x = 1'],
    ['x = {1, 2}', 'x = 1 or x = 2'],
    ['L = {1, 2}', 'x = 1 or x = 2'],
    ['x = ±2', 'x = 2 or x = -2'],
    ['x in {1, 2}', 'x in {1, 2}'],
    ['x in (1, 2)', 'x in (1, 2)'],
    ['pi k', 'x = pi k'],
    ['2 pi k, k in ℤ', 'x = 2pi k'],
    ['x > 1, x < 3', 'x > 1 and x < 3'],
    ['x < 1, x > 3', 'x < 1 or x > 3'],
    ['x != 1, x != 2', 'x != 1 and x != 2'],
    ['x > 1 and x < 3', 'x > 1 and x < 3'],
    ['1 < x < 3', '1 < x < 3'],
    ['{x | 1 < x < 3}', '1 < x < 3'],
    ['(1, infinity)', 'x in (1, oo)'],
    ['(-infinity, 2)', 'x in (-oo, 2)'],
    ['(1, 2) ∪ (3, 4)', 'x in (1, 2) ∪ (3, 4)'],
    ['ℝ', 'x in RR'],
    ['ℤ', 'x in ZZ'],
    ['x in ℝ', 'x in RR'],
    ['x = 1, x in ℝ', 'x = 1'],
    ['not x = 1', 'not x = 1'],
    ['true', 'true'],
    ['false', 'false'],
    ['{}', 'false'],
    ['ℕ', 'x in NN'],
    ['ℚ', 'x in QQ'],
    ['ℂ', 'x in CC'],
    ['pi k, k in ℕ', 'x = pi k and k in NN'],
    ['x = 1, x in ℤ', 'x = 1 or x in ZZ'],
    ['x = 1, x in (0, 2)', 'x = 1 or x in (0, 2)'],
    ['x = 1, x = pi', 'x = 1 or x = pi'],
    ['x = k, k in {1, 2}', 'x = k and k in {1, 2}'],
    ['x = 1, 0 < x < 2', 'x = 1 or 0 < x < 2'],
    ['x > 0, x = 1', 'x > 0 or x = 1'],
    ['x > 1, x < 0, x > 3', 'x > 1 or x < 0 or x > 3'],
    ['x > 1, x < 4, x != 2', 'x > 1 and x < 4 and x != 2'],
    ['x in ℝ, x > 1', 'x > 1'],
    ['(a, 2)', undefined],
    ['(1, k)', 'x = 1 or x = k'],
    ['a', undefined],
    ['a, 2', undefined],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', undefined],
  ])('%s: %s', (source, says) => {
    expect(statement(source, 'x')).toBe(says);
  });

  test('is an interval where one is asked for', () => {
    expect(['(1, 2)', '[1, 2]', 'x = (1, 2)', '(1, 2, 3)'].map((source) => statement(source, 'x', true))).toEqual([
      'x in (1, 2)',
      'x in [1, 2]',
      'x in (1, 2)',
      'x = 1 or x = 2 or x = 3',
    ]);
  });
});

describe('what an answer says of two unknowns', () => {
  test.each([
    ['(1, 2)', 'x = 1 and y = 2'],
    ['1, 2', 'x = 1 and y = 2'],
    ['x = 1, y = 2', 'x = 1 and y = 2'],
    ['x = a, y = b', 'x = a and y = b'],
    ['(x = 1, y = 2)', 'x = 1 and y = 2'],
    ['\\begin{cases}x=1\\\\y=2\\end{cases}', 'x = 1 and y = 2'],
    ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'x = 1 and y = 2'],
    ['\\begin{pmatrix}x\\\\y\\end{pmatrix}=\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'x = 1 and y = 2'],
    ['(x, y) = (1, 2)', 'x = 1 and y = 2'],
    ['(y, x) = (1, 2)', 'y = 1 and x = 2'],
    ['(x, y) in {(1, 2)}', 'x = 1 and y = 2'],
    ['(1, 2), (3, 4)', 'x = 1 and y = 2 or x = 3 and y = 4'],
    ['(1, 2) and (3, 4)', 'x = 1 and y = 2 or x = 3 and y = 4'],
    ['{(1, 2), (3, 4)}', 'x = 1 and y = 2 or x = 3 and y = 4'],
    ['y = {1, 2}', 'y = 1 or y = 2'],
    ['x = 1, x = 2', 'x = 1 or x = 2'],
  ])('%s: %s', (source, says) => {
    expect(statement(source, 'x y')).toBe(says);
  });
});

describe('the letters of a key', () => {
  test.each([
    ['x = 1 or y = 2', 'x y'],
    ['1 = x', 'x'],
    ['y = x', 'x y'],
    ['(x = 1)', 'x'],
    ['x > 2 and z < 1 and a = 1', 'a x z'],
    ['x + 1 = 2', ''],
    ['5', ''],
  ])('%s gives values of: %s', (source, names) => {
    expect(unknownsOf(tree(source)).join(' ')).toBe(names);
  });

  test('may have one that counts periods', () => {
    expect(['x = 2 pi k', 'x = 2 pi n + a', 'x = a', 'k'].map((source) => periodLetterOf(tree(source)))).toEqual([
      'k',
      'n',
      undefined,
      undefined,
    ]);
  });
});

describe('an answer with periods', () => {
  test('is read without what is only said of the letter that counts', () => {
    const bare = (source: string) => toPlain(withoutDomain(tree(source)));
    expect(['pi k (k in ℤ)', 'x = 2 pi k (k in ℤ)', 'k (k in ℤ)', '2 (x in ℤ)', '2 x'].map(bare)).toEqual([
      'pi k',
      'x = 2pi k',
      'k',
      '2(x in ZZ)',
      '2x',
    ]);
  });

  test('counts with the letter of the key, where the exercise does not know the other', () => {
    const counted = (source: string) => toPlain(withPeriodLetter(tree(source), 'k', (name) => name === 'm'));
    expect(['2 pi n + a', '2 pi m', '2 pi k'].map(counted)).toEqual(['2pi k + a', '2pi m', '2pi k']);
  });
});

describe('the coordinates that a statement gives', () => {
  test('are one number for each letter', () => {
    const found = coordinatesOf(tree('(x = 1 and y = 2)'));
    expect(found && [...found].map(([name, value]) => `${name} ${toPlain(value)}`)).toEqual(['x 1', 'y 2']);
  });

  test.each([
    'x = 1',
    'x = 1 or y = 2',
    'x = 1 and x = 2',
    'x = 1 and y = z',
    'x = 1 and y < 2',
    'x = 1 and y = 2 = 2',
  ])('%s gives none', (source) => {
    expect(coordinatesOf(tree(source))).toBeUndefined();
  });
});
