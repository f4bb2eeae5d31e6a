import { describe, expect, test } from 'vitest';
import { formula, misses, outcomes } from '../../testing/build-verdict.ts';

const notTheBrackets =
  'The numbers are right, but not the brackets. Round ones make a point or leave the ends out, square ones take the ends in.';
const ends = 'Nearly: check whether the end points belong to it.';
const teacher = 'This answer could not be checked by itself. Your teacher will look at it.';

describe('an interval or a union', () => {
  test('has its ends and its brackets', () => {
    expect(
      misses(formula(8, '[0, 2)'), [
        ['[0,2)', 'right: intervals'],
        ['0<=x<2', 'right: intervals'],
        ['{x | 0<=x<2}', 'right: intervals'],
        ['[0,2]', 'wrong: ends', ends],
        ['(0,2)', 'wrong: ends', ends],
        ['{0,2}', 'wrong: members'],
        ['0,2', 'wrong: members'],
        ['0', 'wrong: members'],
        ['u', 'wrong: members'],
        ['[2,0)', 'wrong: members'],
        [
          '[0,2) ∪ (2,3)',
          'wrong: extra',
          'All solutions are there, but you have more: check each part of your answer.',
        ],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(8, '[1, 2]'), [
        ['[1,2]', 'right: members'],
        ['1<=x<=2', 'right: intervals'],
        ['(1,2)', 'wrong: shape', notTheBrackets],
        ['{1,2}', 'wrong: shape', notTheBrackets],
        ['[1,2)', 'wrong: ends', ends],
      ]),
    ).toEqual([]);
  });

  test('may be several intervals in a row, where one is asked for', () => {
    const union = formula(8, '(-infinity, 1) union (2, infinity)');
    expect(
      misses(union, [
        ['(2,∞)∪(-∞,1)', 'right: intervals'],
        ['(-∞,1),(2,∞)', 'right: intervals'],
        ['{(-∞,1),(2,∞)}', 'right: intervals'],
        ['(-∞,1) and (2,∞)', 'right: intervals'],
        ['x<1 or x>2', 'right: intervals'],
        ['x<1, x>2', 'right: intervals'],
        ['x<1 and x>2', 'wrong: members'],
        ['(-∞,1]∪[2,∞)', 'wrong: ends', ends],
        ['(-∞,1)', 'wrong: missing', 'That is right so far, but a part of the solutions is missing.'],
        ['(-∞,1),5', 'wrong: members'],
        ['(-∞,1)', 'wrong: missing', 'That is right so far, but a part of the solutions is missing.'],
        ['(-∞,1)∪(2,3)', 'wrong: members'],
        ['(1,2)', 'wrong: members'],
        ['{1,2}', 'wrong: members'],
        ['ℝ', 'wrong: members'],
      ]),
    ).toEqual([]);
    // Where a set of points is asked for, pairs in a row are points.
    expect(outcomes(formula(8, '{(1, 2), (3, 4)}'), ['(1,2),(3,4)', '(1,2) ∪ (3,4)'])).toEqual(['right', 'wrong']);
  });
});

describe('a member without a value', () => {
  test('leaves the answer open, unless another one is wrong anyway', () => {
    expect(
      misses(formula(8, '(0, 2)'), [
        ['(1/0,2)', 'unknown: members', teacher],
        ['(0,1/0)', 'unknown: members', teacher],
        ['(1/0,3)', 'wrong: members'],
        ['(3,1/0)', 'wrong: members'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(8, '{0, 2}'), [
        ['{1/0,2}', 'unknown: members', teacher],
        ['{0,2,1/0}', 'unknown: members', teacher],
        ['{0,1/0}', 'unknown: members', teacher],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(7, 'x=0 and y=2'), [
        ['x=1/0 and y=2', 'unknown: values', teacher],
        ['x=0 and y=1/0', 'unknown: values', teacher],
        ['x=1/0 and y=3', 'wrong: solutions'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(9, '(0, 2)'), [
        ['(1/0,2)', 'unknown: entries', teacher],
        ['(1/0,3)', 'wrong: entries'],
      ]),
    ).toEqual([]);
  });
});

describe('where decimals have a comma', () => {
  const comma = 'Here a comma belongs to a decimal. Put a semicolon between two numbers: 1; 5.';

  test('a comma between two numbers is asked about, where more than one is asked for', () => {
    expect(
      misses(
        formula(8, '{1, 5}'),
        [
          ['{1;5}', 'right: members'],
          ['1;5', 'right: members'],
        ],
        { decimal: ',' },
      ),
    ).toEqual([]);
    expect(
      misses(
        formula(8, '{1, 5}'),
        [
          ['{1,5}', 'invalid: comma', comma],
          ['1,5', 'invalid: comma', comma],
          ['{1,5;2}', 'wrong: members'],
        ],
        { decimal: ',' },
      ),
    ).toEqual([]);
    expect(
      misses(
        formula(8, '{1.5}'),
        [
          ['{1,5}', 'right: members'],
          ['{1,6}', 'wrong: members'],
        ],
        { decimal: ',' },
      ),
    ).toEqual([]);
    expect(misses(formula(8, '[1, 5)'), [['1,5', 'invalid: comma', comma]], { decimal: ',' })).toEqual([]);
  });

  test('a pair in brackets is one number, and asked about whether results are shown or not', () => {
    for (const options of [{}, { unfinished: 'always' }] as const) {
      expect(
        misses(
          formula(8, '(1, 5)'),
          [
            ['(1;5)', 'right: members'],
            ['(1,5)', 'invalid: comma', comma],
            ['P(1,5)', 'invalid: comma', comma],
          ],
          { decimal: ',', ...options },
        ),
      ).toEqual([]);
    }
    expect(misses(formula(8, '{1, 5}'), [['{1,5}', 'wrong: members']], { decimal: ',', unfinished: 'always' })).toEqual(
      [],
    );
  });
});
