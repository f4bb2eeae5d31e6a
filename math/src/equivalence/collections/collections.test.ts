import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { compareInAnyOrder, compareInOrder, orderedItems } from './collections.ts';
import { equivalent } from '../equivalent.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, every, unknown } from '../options.ts';

const verdict = (a: string, b: string, options?: EquivalenceOptions): string =>
  equivalent(treeOf(a), treeOf(b), options).verdict;

describe('several results', () => {
  test('are equal together, and different where one is', () => {
    const same = equal('identical');
    expect(every([])).toEqual(same);
    expect(every([same, equal('probing'), same])).toEqual(equal('probing'));
    expect(every([equal('fingerprint'), equal('probing')])).toEqual(equal('probing'));
    expect(every([same, unknown, equal('probing')])).toEqual(unknown);
    expect(every([unknown, different('structure')])).toEqual(different('structure'));
    expect(every([different('probing'), unknown])).toEqual(different('probing'));
  });
});

describe('lists and sets', () => {
  test('of whole numbers are compared as arrays, multisets and sets', () => {
    const items = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(items, items, (a, b) => {
        const [x, y] = [a.join(), b.join()];
        const sorted = (list: readonly number[]): string => list.toSorted((p, q) => p - q).join();
        const isOf = (is: boolean): string => (is ? 'equal' : 'different');
        if (a.length > 1 && b.length > 1) {
          expect([x, y, verdict(x, y)]).toEqual([x, y, isOf(x === y)]);
          expect([x, y, verdict(x, y, { order: 'any' })]).toEqual([x, y, isOf(sorted(a) === sorted(b))]);
          expect(verdict(`(${x})`, `(${y})`)).toBe(isOf(x === y));
        }
        expect(verdict(`{${x}}`, `{${y}}`)).toBe(isOf(sorted([...new Set(a)]) === sorted([...new Set(b)])));
      }),
      { numRuns: 150, seed: 4 },
    );
  });

  test.each([
    ['1,2', '1,2,3', {}, 'different'],
    ['x+x, 2', '2x, 2', {}, 'equal'],
    ['sin(x)^2, 1', '1 - cos(x)^2, 1', {}, 'equal'],
    ['{sin(x)^2, 1}', '{1, 1 - cos(x)^2}', {}, 'equal'],
    ['{0.333, 2}', '{2, 1/3}', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['{0.333, 2}', '{2, 1/3}', { precision: 'aa' }, 'equal'],
    ['{0.333, 2}', '{2, 1/3}', {}, 'different'],
    ['{0.3, 0.34}', '{1/3, 1/3}', { tolerance: { kind: 'absolute', value: 0.05 } }, 'equal'],
    ['{1/0, 2}', '{2, 3}', {}, 'unknown'],
    ['{2, 3}', '{1/0, 2}', {}, 'unknown'],
    ['{1/0, 2}', '{2}', {}, 'unknown'],
    ['{2, 4}', '{2, 3}', {}, 'different'],
    ['(1, 1/0)', '(2, 3)', {}, 'different'],
    ['(1, 1/0)', '(1, 3)', {}, 'unknown'],
    ['\\begin{pmatrix}1&2\\end{pmatrix}', '\\begin{pmatrix}1\\\\2\\end{pmatrix}', {}, 'different'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{pmatrix}1&2\\\\3&5\\end{pmatrix}', {}, 'different'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{pmatrix}2-1&2\\\\3&4\\end{pmatrix}', {}, 'equal'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{pmatrix}1&2\\end{pmatrix}', {}, 'different'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}', {}, 'different'],
    ['\\begin{vmatrix}1&a\\\\b&4\\end{vmatrix}', '4-ab', {}, 'equal'],
    ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', '1,2', {}, 'equal'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '1,2,3,4', {}, 'different'],
  ] as const)('%s against %s with %j: %s', (a, b, options, expected) => {
    expect([verdict(a, b, options), verdict(b, a, options)]).toEqual([expected, expected]);
  });

  test('of points are matched point by point', () => {
    expect(verdict('{(1, 2), (2, 1)}', '{(2, 1), (1, 2)}')).toBe('equal');
    expect(verdict('{(1, 2), (2, 1)}', '{(2, 1), (1, 1)}')).toBe('different');
    expect(verdict('{(1, x + x)}', '{(1, 2x)}')).toBe('equal');
  });

  test('have items in an order where they are lists, tuples or vectors', () => {
    const count = (source: string): number | undefined => orderedItems(treeOf(source))?.length;
    expect(
      ['1,2', '(1,2,3)', '\\begin{pmatrix}1\\\\2\\end{pmatrix}', '\\begin{pmatrix}1&2&3\\end{pmatrix}'].map(count),
    ).toEqual([2, 3, 2, 3]);
    expect(
      ['{1,2}', '5', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\begin{vmatrix}1\\end{vmatrix}'].map(count),
    ).toEqual(Array.from({ length: 4 }));
  });

  test('ask for comparisons only where the items may be the same', () => {
    const asked: string[] = [];
    const items = (...sources: readonly string[]) => sources.map((source) => treeOf(source));
    const compare = (
      a: ReturnType<typeof treeOf>,
      b: ReturnType<typeof treeOf>,
      options: EquivalenceOptions,
    ): Equivalence => {
      asked.push('pair');
      return equivalent(a, b, options);
    };
    expect(compareInAnyOrder(items('1', '2', '3'), items('3', '1', '2'), compare, {}).verdict).toBe('equal');
    expect(asked).toHaveLength(3);
    asked.length = 0;
    expect(compareInAnyOrder(items('1', '2', '3'), items('4', '5', '6'), compare, {}).verdict).toBe('different');
    expect(asked).toHaveLength(0);
    expect(compareInAnyOrder(items('1', '2'), items('1', '1', '2'), compare, {}, true)).toEqual(different('structure'));
    expect(compareInAnyOrder(items('1', '1', '2'), items('2', '1', '1'), compare, {}, true).verdict).toBe('equal');
    expect(compareInAnyOrder(items('1', '1', '2'), items('2', '2', '1'), compare, {}, true).verdict).toBe('different');
    expect(compareInOrder(items('1', '2'), items('1'), compare, {})).toEqual(different('structure'));
    expect(compareInOrder(items('1', '2'), items('1', '3'), compare, {}).verdict).toBe('different');
  });

  test.each([
    ['fractions', (k: number) => `${k}/7`],
    ['multiples of a letter', (k: number) => `${k}x`],
    ['roots', (k: number) => `√${k}`],
  ] as const)('of 500 %s are compared in another order, and with one that differs', (_, member) => {
    const members = Array.from({ length: 500 }, (__, k) => member(k));
    const set = (of: readonly string[]) => treeOf(`{${of.join(',')}}`);
    const turned = members.toReversed();
    expect(equivalent(set(members), set(turned)).verdict).toBe('equal');
    expect(equivalent(set(members), set(turned.with(250, 'y'))).verdict).toBe('different');
  });
});
