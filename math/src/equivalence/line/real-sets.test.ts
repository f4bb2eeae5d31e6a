import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { placeOf, rationalPlace } from './place.ts';
import { realSet } from './real-sets.ts';
import { type LineSet, compareLineSets } from './sets.ts';

const setOf = (source: string): LineSet => {
  const set = realSet(treeOf(source));
  if (!set) throw new Error(`${source} is not a set of real numbers`);
  return set;
};

/** A set in LaTeX and whether it has a number. */
interface Described {
  readonly text: string;
  readonly has: (x: number) => boolean;
}

const bound = fc.integer({ min: -4, max: 4 });
const interval = fc
  .tuple(bound, bound, fc.boolean(), fc.boolean(), fc.constantFrom('both', 'left', 'right'))
  .map(([a, b, from, to, ends]): Described => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const left = ends === 'left' ? '\\left(-\\infty' : `\\left${from ? '[' : '('}${low}`;
    const right = ends === 'right' ? '\\infty\\right)' : `${high}\\right${to ? ']' : ')'}`;
    return {
      text: `${left},${right}`,
      has: (x) =>
        (ends === 'left' || x > low || (from && x === low)) && (ends === 'right' || x < high || (to && x === high)),
    };
  });
const finite = fc.array(bound, { maxLength: 4 }).map((items): Described => ({
  text: `\\{${items.join()}\\}`,
  has: (x) => items.includes(x),
}));
const { described } = fc.letrec<{ described: Described }>((tie) => ({
  described: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    interval,
    finite,
    fc.constantFrom<Described>({ text: '\\mathbb{R}', has: () => true }, { text: '\\emptyset', has: () => false }),
    fc.tuple(tie('described'), tie('described')).map(([a, b]): Described => ({
      text: `(${a.text}\\cup${b.text})`,
      has: (x) => a.has(x) || b.has(x),
    })),
    fc.tuple(tie('described'), tie('described')).map(([a, b]): Described => ({
      text: `(${a.text}\\cap${b.text})`,
      has: (x) => a.has(x) && b.has(x),
    })),
    fc.tuple(tie('described'), tie('described')).map(([a, b]): Described => ({
      text: `(${a.text}\\setminus${b.text})`,
      has: (x) => a.has(x) && !b.has(x),
    })),
  ),
}));
const halves = Array.from({ length: 25 }, (_, k) => (k - 12) / 2);

describe('sets of real numbers', () => {
  test('have the members that their parts and operations give them', () => {
    fc.assert(
      fc.property(described, described, (a, b) => {
        const set = setOf(a.text);
        for (const x of halves) {
          const place = rationalPlace(Number.isInteger(x) ? { n: x, d: 1 } : { n: 2 * x, d: 2 });
          expect([a.text, x, set.contains(place)]).toEqual([a.text, x, a.has(x)]);
        }
        const agree = halves.every((x) => a.has(x) === b.has(x));
        expect([a.text, b.text, compareLineSets(set, setOf(b.text))]).toEqual([
          a.text,
          b.text,
          agree ? 'equal' : 'different',
        ]);
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  test.each([
    ['(1, 3)', '2 1.01', '1 3 0 4'],
    ['[1, 3]', '1 2 3', '0 4'],
    ['\\left[1,3\\right)', '1 2', '3 0'],
    ['(-∞, sqrt(2))', '-9 1.41', 'sqrt(2) 1.42'],
    ['{1, pi, 1/3}', '1 pi 1/3', '0.333 3.14 2'],
    ['{}', '', '0 1'],
    ['ℝ', '0 -5 pi', ''],
    ['ℤ', '0 -5 7', '1/2 pi'],
    ['ℝ ∖ {0}', '1 -1', '0'],
    ['ℝ ∖ {0} ∖ {1}', '2 -1', '0 1'],
    ['ℤ ∪ {1/2}', '1/2 3', '1/3'],
    ['ℤ ∩ [0, 2]', '0 1 2', '3 1/2'],
    ['(0, 1) ∪ (2, 3) ∪ {5}', '1/2 5/2 5', '1 2 4'],
    ['{x | x > 2}', '3', '2 1'],
    ['{t | t^2 < 2}', '0 1', '2 -2'],
    ['{x in ℝ | x > 2}', '3', '2'],
    ['{x in ℤ | x > 2}', '3 4', '2 7/2'],
    ['{x in (0, 5) | x != 2}', '1 3', '0 2 5'],
    ['{pi k | k in ℤ}', '0 pi -2pi', '1 pi/2'],
    ['{2x | x in ℤ}', '0 4', '1'],
    ['{2k + 1 | k in ℤ}', '1 -3', '0 2'],
    ['x = 2k, k in ℤ', '0 4', '1'],
    ['x = 2k', '0 4', '1'],
    ['x > 2 or x = 1', '3 1', '2 0'],
    ['2 < t', '3', '2'],
    ['k > 2', '3 5/2', '2'],
    ['true', '0', ''],
    ['false', '', '0'],
  ])('%s has %s, but not %s', (source, inside, outside) => {
    const set = setOf(source);
    const places = (text: string) => text.split(' ').filter((each) => each !== '');
    const isIn = (text: string): boolean | undefined => set.contains(placeOf(treeOf(text)) ?? { value: Number.NaN });
    expect(places(inside).filter((x) => isIn(x) !== true)).toEqual([]);
    expect(places(outside).filter((x) => isIn(x) !== false)).toEqual([]);
  });

  test.each([
    '5',
    'x',
    '(1, 2, 3)',
    '(1, x)',
    '(x, 1)',
    '{1, x}',
    '{(1, 2)}',
    '{1, ∞}',
    '{sqrt(-1)}',
    '\\langle1,2\\rangle',
    '\\left[1,\\infty\\right]',
    '\\left[-\\infty,1\\right)',
    '(0, ∞ - ∞)',
    'ℚ',
    'ℕ',
    'M',
    'ℝ ∪ M',
    '\\mathbb{R}\\times\\mathbb{R}',
    'x < y',
    '{x | y}',
    '{x + 1 | x > 0}',
    '{x k | k in ℤ}',
    '{k^2 | k in ℤ}',
    '{(x, y) | x > y}',
    '\\begin{pmatrix}1\\\\2\\end{pmatrix}',
    'f(2) + (0, 1)',
    '(0, f(2))',
    '{f(2)}',
  ])('%s is none', (source) => {
    expect(realSet(treeOf(source))).toBeUndefined();
  });
});
