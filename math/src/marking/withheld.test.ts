import { describe, expect, test } from 'vitest';
import type { Part } from '../exercises/document/document.ts';
import { formula, number, verdict } from '../testing/build-verdict.ts';

interface Family {
  readonly about: string;
  /** Accepted answers of one shape. */
  readonly keys: readonly string[];
  readonly part: (key: string) => Part;
  readonly answers: readonly string[];
}

const numbers =
  '3 7 1/2 2/4 sqrt(2) sqrt(8) 5e-2 1,000 1,5 2+3 8^3-6 -3 50% pi 2pi 3*4 x=3 e^2 1/0 ± abc 3m \\frac{6}{4} 0.5 2^2 [3] {3}';
const scalars =
  'x 2x x+x 6x/3x 6x/(3x) 1/2x 1/(2x) sqrt2x sqrt(2x) e^2x e^(2x) x^1/2 x^(1/2) 2x=4 a X 3,4 d/dx(x^2) (x+1)^2 4x/2 x^2/x 1/(2x)+0 x*2 u';
const solutions = 'x=1 x=2 x=1,5 x=1;2 x=1∨x=2 x=0.5 x>1 1<x<3 x^2=1 2x=4 x=2/4 1,5 1;5 x=1/2x x=1,x=2 {1;2} true';
const sets =
  '{1;2} {1,2} (1;2) (1,2) [1;2] [1,2] 1,2 1;2 {1} {1,5} x=1,5 (1,5) 0,5 {3;4} {2;1} 1<x<2 x>1 {2/4} ]1;2[ {} (2,1) [2;1]';
const entries =
  '(1;2) (1,2) [1;2] (2;1) (1.5) 1,2 (1;2;3) 3 \\begin{pmatrix}1\\\\2\\end{pmatrix} {1;2} (2/4;1) [[1;2];[3;4]]';
const splits = (text: string): string[] => text.split(' ');

const families: readonly Family[] = [
  { about: 'a number', keys: splits('3 1/2 1000 1 sqrt(2) 12 7'), part: number, answers: splits(numbers) },
  {
    about: 'an expression',
    keys: splits('2x 6x/(3x) 1/(2x) x/2 sqrt(2x) e^(2x) sqrt(x) x+1 u+x'),
    part: (key) => formula(6, key, { accept: [{ value: key }, { value: '97x', score: 0 }] }),
    answers: splits(scalars),
  },
  {
    about: 'solutions',
    keys: ['x=1 or x=2', 'x=1 or x=5', 'x=3 or x=4', 'x=1.5 or x=7', 'x=1/2 or x=2'],
    part: (key) => formula(7, key),
    answers: splits(solutions),
  },
  {
    about: 'a set',
    keys: splits('{1,2} {1.5} {3,4} {1,5} {0.5} {1,2,3} {0.5,1.5}'),
    part: (key) => formula(8, key),
    answers: splits(sets),
  },
  {
    about: 'a point',
    keys: splits('(1,2) (2,1) (1,5) (3,4) (0.5,1)'),
    part: (key) => formula(8, key),
    answers: splits(sets),
  },
  {
    about: 'a vector',
    keys: splits('(1,2) (2,1) (1,5) (0.5,1)'),
    part: (key) => formula(9, key),
    answers: splits(entries),
  },
  {
    about: 'a matrix',
    keys: splits('[[1,2],[3,4]] [[0,1],[1,0]] [[1,2],[2,1]]'),
    part: (key) => formula(9, key),
    answers: splits(entries),
  },
];

const unscored: ReadonlySet<string> = new Set(['invalid', 'unfinished']);

describe.each(families)('while results are withheld, $about', ({ keys, part, answers }) => {
  test.each(['.', ','] as const)(
    'is refused or not, in the same words, whatever the accepted answer is: %s',
    (decimal) => {
      const said = (key: string, answer: string): string => {
        const { outcome, feedback } = verdict(part(key), answer, [], { unfinished: 'always', decimal });
        return unscored.has(outcome) ? `${outcome}: ${feedback}` : 'marked';
      };
      const differing = answers.flatMap((answer) => {
        const found = new Set(keys.map((key) => said(key, answer)));
        return found.size > 1 ? [[answer, ...found]] : [];
      });
      expect(differing).toEqual([]);
    },
  );
});

test('one of the answers of each family is marked and one is not', () => {
  for (const { keys, part, answers } of families) {
    const found = answers.map((answer) => verdict(part(keys[0] ?? ''), answer, [], { unfinished: 'always' }).outcome);
    expect(new Set(found.map((outcome) => unscored.has(outcome))).size).toBe(2);
  }
});
