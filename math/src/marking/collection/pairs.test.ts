import { describe, expect, test } from 'vitest';
import { asPair, asRows } from './pairs.ts';

describe('a point as some schools write it', () => {
  test.each([
    ['(5/2)', '(5;2)'],
    ['A(5/2)', '(5;2)'],
    ['A = (5/2)', '(5;2)'],
    ['A:(5/2)', '(5;2)'],
    [' P (1.5/-2) ', '(1.5;-2)'],
    ['(−1,5 / 2)', '(−1,5;2)'],
    ['\\left(5/2\\right)', '(5;2)'],
    ['\\binom{5}{2}', '\\left(5;2\\right)'],
    ['\\binom52', '\\left(5;2\\right)'],
    ['\\binom 5 {2}', '\\left(5;2\\right)'],
    ['\\dbinom{x+1}{-2}', '\\left(x+1;-2\\right)'],
    ['A=\\binom{5}{2}', '\\left(5;2\\right)'],
  ])('%s is %s', (typed, meant) => {
    expect(asPair(typed, ',')).toBe(meant);
  });

  test('with fractions for coordinates is read as it is, unless decimals have a comma', () => {
    const typed = ['(1/2,3)', '(1,5/2)', 'P(1,5/2)', '\\left(1/2,3\\right)'];
    expect(typed.map((each) => asPair(each, '.'))).toEqual(typed);
    expect(typed.map((each) => asPair(each, ','))).toEqual(['(1;2,3)', '(1,5;2)', '(1,5;2)', '(1;2,3)']);
    expect(asPair('(1.5/2)', '.')).toBe('(1.5;2)');
  });

  test.each([
    'a(5/2)',
    '2(5/2)',
    '(5/2)+1',
    '1+(5/2)',
    '(x/2)',
    '((5/2))',
    '(5/2/1/3)',
    '(5./2)',
    '5/2',
    'x\\binom52',
    '\\binom52+1',
    '\\binom{5}',
    '(1234567890123/2)',
  ])('%s is not one', (typed) => {
    expect(asPair(typed, ',')).toBe(typed);
  });
});

describe('a matrix in one line', () => {
  test.each([
    ['[1,2;3,4]', '[[1;2];[3;4]]'],
    ['[1 2; 3 4]', '[[1;2];[3;4]]'],
    ['[1, 2; 3, 4]', '[[1;2];[3;4]]'],
    [' (1 2 3 ; 4  5 6) ', '[[1;2;3];[4;5;6]]'],
    ['[1/2,x;3,-4.5]', '[[1/2;x];[3;-4.5]]'],
    ['[1,2;3,4;5,6]', '[[1;2];[3;4];[5;6]]'],
    ['\\left[1,2;3,4\\right]', '[[1;2];[3;4]]'],
    ['\\left(1,2;3,4\\right)', '[[1;2];[3;4]]'],
    ['\\left\\lbrack1,2;3,4\\right\\rbrack', '[[1;2];[3;4]]'],
    ['\\left[\\frac{1}{2},2;3,\\sqrt{4}\\right]', '[[\\frac{1}{2};2];[3;\\sqrt{4}]]'],
    ['\\left[1\\ 2;3\\:4\\right]', '[[1;2];[3;4]]'],
    ['\\left[1\\;2;3~4\\right]', '[[1;2];[3;4]]'],
    ['\\left[-1, 2; 3 \\, 4\\right]', '[[-1;2];[3;4]]'],
  ])('%s is %s', (typed, rows) => {
    expect(asRows(typed, '.')).toBe(rows);
  });

  test.each([
    ['[1 2; 3 4]', '[[1;2];[3;4]]'],
    ['[1,5 2; 3 4]', '[[1,5;2];[3;4]]'],
    // A comma before a space is none of a decimal.
    ['[1, 2; 3, 4]', '[[1;2];[3;4]]'],
    ['[1,2;3,4]', '[1,2;3,4]'],
    ['\\left[1,5\\ 2;3\\ 4\\right]', '[[1,5;2];[3;4]]'],
  ])('where decimals have a comma, %s is %s', (typed, rows) => {
    expect(asRows(typed, ',')).toBe(rows);
  });

  test.each([
    '[1;2]',
    '[1,2]',
    '[1,2;3]',
    '[1,2;3,4,5]',
    '[1,;3,4]',
    '[[1,2],[3,4]]',
    '[1,2;3,4]+1',
    '2[1,2;3,4]',
    '\\left[\\frac 1 2;3\\right]',
    '{1,2;3,4}',
  ])('%s is left as it is', (typed) => {
    expect(asRows(typed, '.')).toBe(typed);
  });
});
