import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { formula, verdict } from '../../testing/build-verdict.ts';

type Row = readonly [answer: string, outcome: string, feedback: string];

const cases: readonly (readonly [string, Part, readonly Row[]])[] = [
  [
    '8 set',
    formula(8, '{1, 2}'),
    [
      ['{2,1}', 'right: members', ''],
      ['1,2', 'right: members', ''],
      ['1 and 2', 'right: members', ''],
      ['x=1 or x=2', 'right: members', ''],
      ['x=1 and x=2', 'right: members', ''],
      ['{1}', 'wrong: missing', 'That is right so far, but something is missing: one value is missing.'],
      ['{1,2,3}', 'wrong: extra', 'All of it is there, but one value too many.'],
      ['{1,3}', 'wrong: some', 'One of your values is right.'],
      ['{1,2,2}', 'right: members', ''],
      [
        '(1,2)',
        'invalid: round brackets around a set',
        'Round brackets make a point or an interval. Write a set with braces, such as {1, 2}.',
      ],
      [
        '[1,2]',
        'invalid: shape',
        'Write a set with braces, such as {1, 2}: other brackets make a point or an interval.',
      ],
      ['1;2', 'right: members', ''],
      ['{}', 'wrong: members', ''],
      ['1', 'wrong: missing', 'That is right so far, but something is missing: one value is missing.'],
      [
        '{1+0,2}',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      [
        '{0.5*2, 2}',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
    ],
  ],
  [
    '8 union',
    formula(8, '(-inf, 1) union (2, inf)'),
    [
      ['(-inf,1), (2,inf)', 'right: intervals', ''],
      ['{(-inf,1), (2,inf)}', 'right: intervals', ''],
      ['(-inf,1) and (2,inf)', 'right: intervals', ''],
      ['x<1 or x>2', 'right: intervals', ''],
      ['(-inf,1), 3', 'wrong: members', ''],
      ['(-inf,1); 3; (2,inf)', 'wrong: members', ''],
      ['{1,2}', 'wrong: members', ''],
      ['(-inf,1)', 'wrong: missing', 'That is right so far, but a part of the solutions is missing.'],
      ['no solution', 'wrong: members', ''],
    ],
  ],
  [
    '8 interval as conditions',
    formula(8, '(1, 3)'),
    [
      ['x>1, x<3', 'right: intervals', ''],
      ['x>1 and x<3', 'right: intervals', ''],
      ['-inf<=x and 1<x<3', 'right: intervals', ''],
      ['(1,3), 5', 'wrong: members', ''],
    ],
  ],
  [
    '8 point',
    formula(8, '(5, 2)'),
    [
      ['(5,2)', 'right: members', ''],
      ['x=5, y=2', 'right: members', ''],
      ['y=2, x=5', 'right: members', ''],
      ['(2,5)', 'wrong: typical error: coordinates-swapped', 'Check the order: are the two numbers swapped?'],
      ['<5,2>', 'right: members', ''],
      ['(5|2)', 'right: members', ''],
      ['{5,2}', 'invalid: shape', 'Write a point with round brackets, such as (1, 2).'],
      ['5,2', 'right: members', ''],
      ['(5,2,0)', 'wrong: members', ''],
      ['(5,3)', 'wrong: members', ''],
      ['x=5 and x=2', 'wrong: members', ''],
      ['x=5 and y=2', 'right: members', ''],
      ['x<1 and x>3', 'wrong: members', ''],
      ['\\begin{pmatrix}5\\\\2\\end{pmatrix}', 'right: members', ''],
      ['P(5,2)', 'right: members', ''],
      ['P=(5,2)', 'right: members', ''],
      ['(5)', 'wrong: members', ''],
      ['x=5', 'wrong: members', ''],
      [
        '2(2.5,1)',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['((5,2))', 'right: members', ''],
      ['{(5,2)}', 'right: members', ''],
    ],
  ],
  [
    '8 interval',
    formula(8, '[1, 3)'),
    [
      ['[1,3)', 'right: intervals', ''],
      ['1<=x<3', 'right: intervals', ''],
      ['(1,3)', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['[1,3]', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['[1;3)', 'right: intervals', ''],
      ['[1,3[', 'right: intervals', ''],
      ['x>=1 and x<3', 'right: intervals', ''],
      ['[1,4)', 'wrong: members', ''],
      ['{1,3}', 'wrong: members', ''],
      ['[3,1)', 'wrong: members', ''],
      [
        '[1,2) ∪ [2,3)',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['x>=1, x<3', 'right: intervals', ''],
      ['1', 'wrong: members', ''],
      [
        '[1,2]∪[2,3)',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
    ],
  ],
  [
    '8 union',
    formula(8, '(-infinity, 1) union (2, infinity)'),
    [
      ['(-∞,1)∪(2,∞)', 'right: intervals', ''],
      ['(2,∞)∪(-∞,1)', 'right: intervals', ''],
      ['x<1 or x>2', 'right: intervals', ''],
      ['(-∞,1]∪[2,∞)', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['(-∞,1)', 'wrong: missing', 'That is right so far, but a part of the solutions is missing.'],
      ['R \\ [1,2]', 'right: intervals', ''],
      ['[1,2]', 'wrong: members', ''],
    ],
  ],
  [
    '8 point with a value twice',
    formula(8, '(2, 3, 2)'),
    [
      ['(2,3,2)', 'right: members', ''],
      ['(3,2,2)', 'wrong: order', 'These are the right values in another order.'],
      ['(2,3,3)', 'wrong: members', ''],
    ],
  ],
  [
    '8 list',
    formula(8, '[1, 2, 3]'),
    [
      ['[1,2,3]', 'right: members', ''],
      ['1,2,3', 'right: members', ''],
      ['[1,3,2]', 'wrong: order', 'These are the right values in another order.'],
      ['{1,2,3}', 'invalid: shape', 'Write a list with square brackets, such as [1, 2].'],
      ['(1,2,3)', 'invalid: shape', 'Write a list with square brackets, such as [1, 2].'],
    ],
  ],
  [
    '8 points',
    formula(8, '{(1, 2), (3, 4)}'),
    [
      ['{(1,2),(3,4)}', 'right: members', ''],
      ['(3,4),(1,2)', 'right: members', ''],
      ['(1,2) and (3,4)', 'right: members', ''],
      ['(1,2) or (3,4)', 'right: members', ''],
      ['{(1,2)}', 'wrong: missing', 'That is right so far, but something is missing: one value is missing.'],
      ['(2,1),(3,4)', 'wrong: typical error: coordinates-swapped', 'Check the order: are the two numbers swapped?'],
      [
        '(1,2)',
        'invalid: round brackets around a set',
        'Round brackets make a point or an interval. Write a set with braces, such as {1, 2}.',
      ],
      ['{1,2,3,4}', 'wrong: members', ''],
    ],
  ],
  [
    '8 empty',
    formula(8, '{}'),
    [
      ['{}', 'right: members', ''],
      ['∅', 'right: members', ''],
      ['no solution', 'right: members', ''],
      ['none', 'right: members', ''],
      ['0', 'wrong: members', ''],
      ['{0}', 'wrong: members', ''],
      ['{{}}', 'wrong: members', ''],
    ],
  ],
];

describe('spellings of sets, points and intervals, and what is said about each', () => {
  test.each(cases)('%s', (_, part, rows) => {
    const marked = rows.map(([answer]): Row => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [answer, `${outcome}: ${reason}`, feedback];
    });
    expect(marked).toEqual(rows);
  });
});
