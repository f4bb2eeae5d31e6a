import { describe, expect, test } from 'vitest';
import { formula, misses, outcomes, type Row } from '../../testing/build-verdict.ts';

const point = 'Write a point with round brackets, such as (1, 2).';
const list = 'Write a list with square brackets, such as [1, 2].';
const braces = 'Write a set with braces, such as {1, 2}: other brackets make a point or an interval.';
const roundBraces = 'Round brackets make a point or an interval. Write a set with braces, such as {1, 2}.';
const notTheBrackets =
  'The numbers are right, but not the brackets. Round ones make a point or leave the ends out, square ones take the ends in.';
const ends = 'Nearly: check whether the end points belong to it.';
const missing = 'That is right so far, but something is missing: one value is missing.';
const unfinished = 'This is right, but not worked out yet. Work it out: there is still something to calculate.';

describe('a point', () => {
  test('is its coordinates in their order, in brackets or each by its letter', () => {
    expect(
      misses(formula(8, '(1, 2)'), [
        ['(1,2)', 'right: members'],
        ['((1,2))', 'right: members'],
        ['(1;2)', 'right: members'],
        ['<1,2>', 'right: members'],
        ['1,2', 'right: members'],
        ['1 and 2', 'right: members'],
        ['P=(1,2)', 'right: members'],
        ['x in (1,2)', 'right: members'],
        ['(x,y)=(1,2)', 'right: members'],
        ['x=1,y=2', 'right: members'],
        ['y=2,x=1', 'right: members'],
        ['x=1 and y=2', 'right: members'],
        ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'right: members'],
        // Also the open interval between both.
        ['1<x<2', 'right: intervals'],
        ['x>1,x<2', 'right: intervals'],
        ['(2,1)', 'wrong: typical error: coordinates-swapped', 'Check the order: are the two numbers swapped?'],
        ['(1,3)', 'wrong: members'],
        ['(1,2,3)', 'wrong: members'],
        ['x=1,y=2,z=3', 'wrong: members'],
        ['x=1', 'wrong: members'],
        ['1', 'wrong: members'],
        ['{1}', 'wrong: members'],
        // The solution set of a system with this one solution.
        ['{(1,2)}', 'right: members'],
        ['x<1 or x>2', 'wrong: members'],
        ['(1,2]', 'wrong: ends', ends],
        ['[1,2]', 'wrong: shape', notTheBrackets],
      ]),
    ).toEqual([]);
  });

  test('is not a choice between values, which costs nothing whatever they are', () => {
    const part = formula(8, '(1, -1)');
    const choices = ['{1,-1}', '{3,4}', '1 or -1', 'x=1 or x=-1', 'x=1, x=-1', '±1', 'x=±1', 'x in {1,-1}', 'L={1,-1}'];
    expect(
      misses(
        part,
        choices.map((answer) => [answer, 'invalid: shape', point]),
      ),
    ).toEqual([]);
    expect(misses(formula(8, '(1, 3)'), [['1 or 2 or 3', 'invalid: shape', point]])).toEqual([]);
    expect(
      misses(formula(8, '(5, 2)'), [
        ['[5,2]', 'invalid: shape', point],
        ['[2,1]', 'invalid: shape', point],
        // This may be meant as an interval.
        ['[2,6]', 'wrong: members'],
      ]),
    ).toEqual([]);
  });

  test('that the author takes in another way is marked so', () => {
    const part = formula(8, '(1, 2)', { accept: [{ value: '(1, 2)' }, { value: '{1, 2}', score: 0.5 }] });
    expect(outcomes(part, ['(1,2)', '{2,1}', '[2,1]'])).toEqual(['right', 'partly', 'wrong']);
  });
});

describe('a list', () => {
  test('has square brackets or none, and an order unless its part says otherwise', () => {
    const ordered: Row[] = [
      ['[1,2,3]', 'right: members'],
      ['1,2,3', 'right: members'],
      ['x=1, x=2, x=3', 'right: members'],
      ['[3,2,1]', 'wrong: order', 'These are the right values in another order.'],
      ['[1,2]', 'wrong: members'],
      ['[1,2,4]', 'wrong: members'],
      ['[1,2,2]', 'wrong: members'],
      ['{1,2,3}', 'invalid: shape', list],
      ['{3,2,1}', 'invalid: shape', list],
      ['(1,2,3)', 'invalid: shape', list],
    ];
    expect(misses(formula(8, '[1,2,3]'), ordered)).toEqual([]);
    expect(misses(formula(8, '[1,2,3]', { order: 'given' }), ordered)).toEqual([]);
    expect(
      misses(formula(8, '[1,2,3]', { order: 'any' }), [
        ['[1,2,3]', 'right: members'],
        ['[3,2,1]', 'right: members'],
        ['[1,2,2,3]', 'right: members'],
        ['[1,2]', 'wrong: missing', missing],
        ['[1,2,4]', 'wrong: some', '2 of your values are right.'],
        ['{1,2,3}', 'invalid: shape', list],
      ]),
    ).toEqual([]);
  });
});

describe('a set', () => {
  test('has braces or none, and its members in any order', () => {
    expect(
      misses(formula(8, '{1, 2}'), [
        ['{2,1}', 'right: members'],
        ['{1;2}', 'right: members'],
        ['{1,2,2}', 'right: members'],
        ['x=1,x=2', 'right: members'],
        ['{x | x=1 or x=2}', 'right: intervals'],
        ['{0.33,2} ≈ {1,2}', 'right: members'],
        ['{1} ∪ {2}', 'unfinished: not worked out', unfinished],
        ['[2,1]', 'invalid: shape', braces],
        ['[1,2]', 'invalid: shape', braces],
        ['(2,1)', 'invalid: round brackets around a set', roundBraces],
        ['(1,2,3)', 'invalid: round brackets around a set', roundBraces],
        ['1<x<2', 'wrong: members'],
        ['(1,2]', 'wrong: members'],
        ['ℝ', 'wrong: members'],
        ['∅', 'wrong: members'],
        ['{{1,2}}', 'wrong: members'],
        ['{1', 'invalid: unreadable', "Invalid input: missing '}'"],
      ]),
    ).toEqual([]);
  });

  test('of points has each of them in its order', () => {
    expect(
      misses(formula(8, '{(1, 2), (3, 4)}'), [
        ['{(3,4),(1,2)}', 'right: members'],
        ['(1,2),(3,4)', 'right: members'],
        ['{(1,2)}', 'wrong: missing', missing],
        ['{(1,2),(3,4),(5,6)}', 'wrong: extra', 'All of it is there, but one value too many.'],
        ['{(1,2),(4,3)}', 'wrong: typical error: coordinates-swapped', 'Check the order: are the two numbers swapped?'],
        ['{1,2}', 'wrong: members'],
        ['{(1,2,3),(3,4)}', 'wrong: some', 'One of your values is right.'],
        ['((1,2),(3,4))', 'invalid: round brackets around a set', roundBraces],
        ['[(1,2),(3,4)]', 'invalid: shape', braces],
      ]),
    ).toEqual([]);
  });

  test('takes the tolerance and the form of its part for each of its members', () => {
    expect(
      misses(formula(8, '{0.33, 2}', { tolerance: { kind: 'absolute', value: 0.01 } }), [
        ['{1/3,2}', 'right: members'],
        ['{0.34,2}', 'right: members'],
        ['{0.35,2}', 'wrong: some', 'One of your values is right.'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(8, '(0.33, 2)', { tolerance: { kind: 'absolute', value: 0.01 } }), [
        ['(0.335,2)', 'right: members'],
        ['(0.35,2)', 'wrong: members'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(8, '{1/2, 2}', { form: 'lowest-terms' }), [
        ['{1/2,2}', 'right: members'],
        ['{2/4,2}', 'wrong: form', '$\\frac{2}{4}$ can be reduced.'],
        ['{2,4/8}', 'wrong: form', '$\\frac{4}{8}$ can be reduced.'],
        ['{2/4,3}', 'wrong: some', 'One of your values is right.'],
        ['2/4', 'wrong: missing', missing],
      ]),
    ).toEqual([]);
  });

  test('that the author knows earns what its author says', () => {
    const accept = [{ value: '{1, 2}' }, { value: '{1}', score: 0.5, feedback: 'Half.' }, { value: '{3}', score: 0 }];
    expect(
      misses({ name: 'p', answerType: 8, accept }, [
        ['{1,2}', 'right: members'],
        ['{1}', 'partly: members', 'Half.'],
        ['{3}', 'wrong: known mistake 3: members'],
        ['{2}', 'wrong: missing', missing],
      ]),
    ).toEqual([]);
  });
});
