import { describe, expect, test } from 'vitest';
import { buildDocument, buildExercise, variantAt } from '../testing/build-document.ts';
import { compileExercise } from '../exercises/compile/compile.ts';
import type { ExerciseDocument, Part, Variable } from '../exercises/document/document.ts';
import { constants, formula, lineAndTriple, number, outcomesOf } from '../testing/build-verdict.ts';
import { markResponse } from './mark-response.ts';

const list: Variable[] = [
  { name: 'g', generator: 'constant', value: '6' },
  { name: 'm', generator: 'constant', value: '4' },
  { name: 'b', generator: 'constant', value: '18' },
  { name: 'a', generator: 'expression', value: 'g m' },
];
const parts: Part[] = [
  number('g', { name: 'first' }),
  number('a b/g^2', { name: 'second', followFrom: { part: 'first', variable: 'g' } }),
];

function second(changes: Partial<ExerciseDocument>, first: string, answer: string) {
  const exercise = buildExercise({ list, parts, ...changes });
  const answers = [
    { part: 'first', value: first },
    { part: 'second', value: answer },
  ];
  return markResponse(exercise, variantAt(exercise, 1), answers).parts[1]?.outcome;
}

describe('an error carried forward [A10]', () => {
  test('leaves as it is what the question gives, though it is computed from the replaced variable', () => {
    const question = 'What is the greatest common divisor of {{a}} and {{b}}? [[first]] [[second]]';
    // With the own divisor 3: 24 · 18 / 9.
    expect(second({ question }, '3', '48')).toBe('right');
    expect(second({ question }, '3', '24')).toBe('wrong');
    expect(second({ question }, '6', '12')).toBe('right');
  });

  test('also values in an expression of the question or in a label', () => {
    expect(second({ question: 'Half of it is {{a/2}}.' }, '3', '48')).toBe('right');
    const [first, last] = parts as [Part, Part];
    expect(second({ parts: [{ ...first, label: 'Divisor of {{a}}' }, last] }, '3', '48')).toBe('right');
  });

  test('computes anew what the learner does not see', () => {
    // With the own divisor 3, a is 12: 12 · 18 / 9.
    expect(second({}, '3', '24')).toBe('right');
    expect(second({}, '3', '48')).toBe('wrong');
  });
});

describe('a chain of answers that follow from one another', () => {
  const cone = {
    list: constants({ d: '12', r: 'd/2', v: 'r^2 * 5', m: '3 v', p: '2 m + r' }),
    question: 'A diameter of {{d}}.',
    parts: [
      number('r', { name: 'radius' }),
      number('v', { name: 'volume', followFrom: { part: 'radius', variable: 'r' } }),
      number('m', { name: 'mass', followFrom: { part: 'volume', variable: 'v' } }),
      number('p', { name: 'price', followFrom: { part: 'mass', variable: 'm' } }),
    ],
  };

  test('continues through all links, and what was replaced before stays replaced', () => {
    expect(outcomesOf(cone, '6', '180', '540', '1086')).toBe('right right right right');
    // The radius is 10 by mistake; everything else is done rightly with it, the 10 in the last formula included.
    expect(outcomesOf(cone, '10', '500', '1500', '3010')).toBe('wrong follows follows follows');
    // The same with the printed right radius in the last formula.
    expect(outcomesOf(cone, '10', '500', '1500', '3006')).toBe('wrong follows follows follows');
  });

  test('takes a new mistake along and starts again at it', () => {
    expect(outcomesOf(cone, '10', '400', '1200', '2410')).toBe('wrong wrong follows follows');
    expect(outcomesOf(cone, '6', '400', '1200', '2406')).toBe('right wrong follows follows');
    expect(outcomesOf(cone, '10', '500', '1400', '3010')).toBe('wrong follows wrong wrong');
    // Right by itself though what stands before is wrong: nothing is carried on from there.
    expect(outcomesOf(cone, '10', '180', '540', '1086')).toBe('wrong right right right');
    expect(outcomesOf(cone, '10', '180', '1500', '3006')).toBe('wrong right wrong follows');
  });
});

describe('an answer that follows from several earlier ones', () => {
  const rectangle = {
    list: constants({ a: '3', b: '4', c: 'a b' }),
    question: 'Measure.',
    parts: [
      number('a', { name: 'width' }),
      number('b', { name: 'height' }),
      number('c', {
        name: 'area',
        followFrom: [
          { part: 'width', variable: 'a' },
          { part: 'height', variable: 'b' },
        ],
      }),
    ],
  };

  test('takes the own values of those that are not right', () => {
    expect(outcomesOf(rectangle, '5', '6', '30')).toBe('wrong wrong follows');
    expect(outcomesOf(rectangle, '5', '4', '20')).toBe('wrong right follows');
    expect(outcomesOf(rectangle, '3', '6', '18')).toBe('right wrong follows');
    expect(outcomesOf(rectangle, '5', '6', '24')).toBe('wrong wrong wrong');
    expect(outcomesOf(rectangle, '3', '4', '20')).toBe('right right wrong');
  });
});

describe('an answer that is not a number', () => {
  test('is followed from as a set, however it was typed', () => {
    const exercise = {
      list: constants({ s: '{2, 7}', g: 'max(s)' }),
      question: 'Solve.',
      parts: [
        formula(8, 's', { name: 'roots' }),
        number('g', { name: 'largest', followFrom: { part: 'roots', variable: 's' } }),
      ],
    };
    expect(outcomesOf(exercise, '{2, 7}', '7')).toBe('right right');
    for (const own of ['{2, 9}', '2, 9', 'x = 2 or x = 9', '{9}']) {
      expect(outcomesOf(exercise, own, '9'), own).toBe('wrong follows');
      expect(outcomesOf(exercise, own, '8'), own).toBe('wrong wrong');
    }
  });

  test('is followed from as a vector or a matrix, entry by entry', () => {
    const exercise = {
      list: constants({ u: '(3, 4)', m: '[[2, 1], [1, 1]]', s: 'entry(u, 1) + entry(u, 2)', w: 'm^2' }),
      question: 'Work out.',
      parts: [
        formula(9, 'u', { name: 'vector' }),
        formula(9, 'm', { name: 'matrix' }),
        number('s', { name: 'sum', followFrom: { part: 'vector', variable: 'u' } }),
        formula(9, 'w', { name: 'square', followFrom: { part: 'matrix', variable: 'm' } }),
        number('det(w) + s', {
          name: 'last',
          followFrom: [
            { part: 'sum', variable: 's' },
            { part: 'square', variable: 'w' },
          ],
        }),
      ],
    };
    const right = ['(3, 4)', '[[2, 1], [1, 1]]', '7', '[[5, 3], [3, 2]]', '8'];
    expect(outcomesOf(exercise, ...right)).toBe('right right right right right');
    const own = ['(3, 5)', '[[2, 0], [0, 1]]', '8', '[[4, 0], [0, 1]]', '12'];
    expect(outcomesOf(exercise, ...own)).toBe('wrong wrong follows follows follows');
    expect(outcomesOf(exercise, ...own.slice(0, 4), '8')).toBe('wrong wrong follows follows right');
    expect(outcomesOf(exercise, ...own.slice(0, 4), '11')).toBe('wrong wrong follows follows wrong');
  });

  test('is followed from as the right side of an equation', () => {
    expect(outcomesOf(lineAndTriple, 'y = 2x + 1', '6x + 3')).toBe('right right');
    expect(outcomesOf(lineAndTriple, 'y = 2x - 1', '6x - 3')).toBe('wrong follows');
    expect(outcomesOf(lineAndTriple, 'y = 2x - 1', '6x - 1')).toBe('wrong wrong');
  });

  test('is followed from as what a choice stands for, and a choice can follow', () => {
    const exercise: Partial<ExerciseDocument> & { list: Variable[] } = {
      list: constants({ k: '2', n: '3 k' }),
      question: 'Choose.',
      parts: [
        {
          name: 'which',
          answerType: 2,
          shuffle: false,
          choices: [
            { text: 'Twice', correct: true, value: '2' },
            { text: 'Four times', correct: false, value: '4' },
          ],
        },
        number('n', { name: 'then', followFrom: { part: 'which', variable: 'k' } }),
        {
          name: 'size',
          answerType: 2,
          shuffle: false,
          choices: [
            { text: 'Less than 10', correct: 'n < 10' },
            { text: 'At least 10', correct: 'n >= 10' },
          ],
          followFrom: { part: 'then', variable: 'n' },
        },
      ],
    };
    expect(outcomesOf(exercise, 'a', '6', 'a')).toBe('right right right');
    expect(outcomesOf(exercise, 'b', '12', 'b')).toBe('wrong follows follows');
    expect(outcomesOf(exercise, 'b', '11', 'a')).toBe('wrong wrong right');
    expect(outcomesOf(exercise, 'a', '6', 'b')).toBe('right right wrong');
  });

  test('is followed from as the set of what several choices stand for', () => {
    const exercise: Partial<ExerciseDocument> & { list: Variable[] } = {
      list: constants({ s: '{2, 3}', g: 'max(s)' }),
      question: 'Choose.',
      parts: [
        {
          name: 'primes',
          answerType: 3,
          shuffle: false,
          choices: [2, 3, 9].map((value) => ({ text: `${value}`, correct: value < 9, value: `${value}` })),
        },
        number('g', { name: 'largest', followFrom: { part: 'primes', variable: 's' } }),
      ],
    };
    expect(outcomesOf(exercise, 'a,b', '3')).toBe('right right');
    expect(outcomesOf(exercise, 'a,b,c', '9')).toBe('wrong follows');
    expect(outcomesOf(exercise, 'a', '3')).toBe('wrong right');
  });
});

describe('a document', () => {
  const problemsOf = (list: Part[]) =>
    compileExercise(buildDocument({ list: constants({ a: '1' }), parts: list })).problems.map(({ message }) => message);

  test('may not follow from words, from choices that stand for nothing, or from two parts for one variable', () => {
    const follow = number('a', { name: 'last', followFrom: { part: 'first', variable: 'a' } });
    expect(problemsOf([{ name: 'first', answerType: 5, accept: [{ value: 'yes' }] }, follow])).toContain(
      'An answer cannot follow from a part that is answered in words.',
    );
    const choices = [true, false].map((correct) => ({ text: String(correct), correct }));
    expect(problemsOf([{ name: 'first', answerType: 2, choices }, follow]).join()).toContain('what it stands for');
    const twice = { part: 'first', variable: 'a' };
    expect(
      problemsOf([number('a', { name: 'first' }), number('a', { name: 'last', followFrom: [twice, twice] })]),
    ).toContain('Two earlier answers cannot stand for the same variable.');
    expect(problemsOf([follow, number('a', { name: 'first' })])).toContain(
      'An answer can only follow from an earlier part.',
    );
  });
});
