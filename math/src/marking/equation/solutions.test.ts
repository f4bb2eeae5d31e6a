import { describe, expect, test } from 'vitest';
import { formula, verdict } from '../../testing/build-verdict.ts';

const marked = (answerType: 7 | 8, key: string, answer: string): string =>
  verdict(formula(answerType, key), answer).reason;

describe('a lost solution is called lost', () => {
  test.each([
    ['x=2 or x=-2', 'x=2'],
    ['x=2 or x=-2', 'x=-2'],
    ['x=3 or x=-3', '3'],
    ['x=0 or x=5 or x=-5', 'x=0 or x=5'],
    ['x<-2 or x>2', 'x>2'],
    ['x=2 and y=1', 'x=2'],
    ['-4<x<4', 'x<4'],
    ['1<=x<=5', 'x>=1'],
  ])('%s answered by %s', (key, answer) => {
    expect(marked(7, key, answer)).toBe('missing');
  });

  test.each([
    ['{2, -2}', '{2}'],
    ['{2, -2}', 'x=-2'],
    ['{1, 2, 3}', '{1, 3}'],
    ['(-oo,-2) union (2,oo)', '(2,oo)'],
  ])('set %s answered by %s', (key, answer) => {
    expect(marked(8, key, answer)).toBe('missing');
  });

  test('with how many are missing', () => {
    expect(verdict(formula(7, 'x=2 or x=-2'), 'x=2').feedback).toBe('One solution is missing.');
    expect(verdict(formula(7, 'x=1 or x=2 or x=3'), 'x=2').feedback).toBe('2 solutions are missing.');
    expect(verdict(formula(7, 'x=2 and y=1'), 'x=2').feedback).toContain('$y$');
  });
});

describe('an extra solution is called extra', () => {
  test.each([
    [7, 'x=2', 'x=2 or x=-2'],
    [7, 'x=1 or x=2', 'x=1 or x=2 or x=3'],
    [8, '{2}', '{2, -2}'],
    [8, '(2,oo)', '(-oo,-2) union (2,oo)'],
  ] as const)('%s: %s answered by %s', (answerType, key, answer) => {
    expect(marked(answerType, key, answer)).toBe('extra');
  });
});

describe('how many are missing or too many is said in words that are true', () => {
  test.each([
    [7, 'x=1 or x=2', 'x=1', 'One solution is missing.'],
    [7, 'x=1 or x=2 or x=3', 'x=1', '2 solutions are missing.'],
    [7, 'x<1 or x>2', 'x<1', 'That is right so far, but a part of the solutions is missing.'],
    [7, '-4<x<4', 'x<4', 'One end is right. Is there an end on the other side too?'],
    [7, 'x=2 and y=1', 'x=2', 'That is right so far, but a value is missing: $y$.'],
    [7, 'x=2 and y=1 and z=0', 'y=1', 'That is right so far, but a value is missing: $x$, $z$.'],
    [
      7,
      'x=1',
      'x=1 or x=2',
      'All solutions are there, but one value that is not a solution too: put your values in to test them.',
    ],
    [
      7,
      'x=1',
      'x=1 or x=2 or x=3',
      'All solutions are there, but 2 values that are not solutions too: put your values in to test them.',
    ],
    [7, 'x>2', 'x>2 or x<1', 'All solutions are there, but you have more: check each part of your answer.'],
    [8, '{1, 2}', '{1}', 'That is right so far, but something is missing: one value is missing.'],
    [8, '{1, 2, 3}', '{1}', 'That is right so far, but something is missing: 2 values are missing.'],
    [8, '{1, 2}', '{1, 2, 3}', 'All of it is there, but one value too many.'],
    [8, '{1, 2}', '{1, 2, 3, 4}', 'All of it is there, but 2 values too many.'],
    [8, '{1, 2, 3}', '{1, 4}', 'One of your values is right.'],
    [8, '{1, 2, 3}', '{1, 2, 4}', '2 of your values are right.'],
    [
      8,
      '(1, oo)',
      '(1, oo) union (-oo, 0)',
      'All solutions are there, but you have more: check each part of your answer.',
    ],
  ] as const)('%i: %s answered by %s', (answerType, key, answer, words) => {
    expect(verdict(formula(answerType, key), answer)).toMatchObject({ outcome: 'wrong', feedback: words });
  });
});

describe('neither is said where another value is wrong as well', () => {
  test.each([
    [7, 'x=2 or x=3', 'x=2 or x=4'],
    [7, 'x=2 or x=3', 'x=5'],
    [7, 'x=2 and y=1', 'x=3'],
    [7, 'x=2 and y=1', 'x=2 or y=1'],
    [7, 'x=2 and y=1', 'x=2 and y=3'],
    [7, 'x=2 and y=1', 'x<2'],
    [7, 'x=2 and y<1', 'x=2'],
    [7, '-4<x<4', 'x<5'],
    [7, '-4<x<4', 'x>4'],
    [8, '{1, 2}', '{1, 3}'],
    [8, '{1, 2}', '{3}'],
  ] as const)('%s: %s answered by %s', (answerType, key, answer) => {
    expect(marked(answerType, key, answer)).not.toMatch(/missing|extra/);
  });
});

describe('signs the wrong way round are named where all of them are', () => {
  test.each([
    [8, '{2, -5}', '{-2, 5}', 'roots-with-opposite-sign'],
    [7, 'x=2 or x=-5', 'x=-2 or x=5', 'roots-with-opposite-sign'],
    [7, 'x=2', 'x=-2', 'solution-with-opposite-sign'],
  ] as const)('%s: %s answered by %s', (answerType, key, answer, id) => {
    expect(marked(answerType, key, answer)).toBe(`typical error: ${id}`);
  });

  test.each([
    [8, '{2, -5}', '{-2, -5}'],
    [8, '{2, -5}', '{2, 5}'],
  ] as const)('%s: but not of %s answered by %s', (answerType, key, answer) => {
    expect(marked(answerType, key, answer)).not.toContain('roots-with-opposite-sign');
  });
});
