import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { formula, verdict } from '../../testing/build-verdict.ts';

type Row = readonly [answer: string, outcome: string, feedback: string];

const cases: readonly (readonly [string, Part, readonly Row[]])[] = [
  [
    '7 x=1 or x=2',
    formula(7, 'x = 1 or x = 2'),
    [
      ['1 and 2', 'right: identical', ''],
      ['{1,2}', 'right: identical', ''],
      ['1, 2', 'right: identical', ''],
      ['2 or 1', 'right: solutions', ''],
      ['x=1, 2', 'right: identical', ''],
      ['x=1 and x=2', 'right: identical', 'We read this as $x=1\\lor x=2$: each of them is a solution.'],
      ['x=1 and x=3', 'wrong: solutions', ''],
      ['x=1 and x in {1,2}', 'wrong: missing', 'One solution is missing.'],
      ['x in {1,2}', 'right: solutions', ''],
      ['x_1=1, x_2=2', 'right: identical', ''],
      ['x=1', 'wrong: missing', 'One solution is missing.'],
      ['x=1 or x=3', 'wrong: solutions', ''],
      [
        'x=1 or x=2 or x=3',
        'wrong: extra',
        'All solutions are there, but one value that is not a solution too: put your values in to test them.',
      ],
      [
        '(x-1)(x-2)=0',
        'unfinished: not solved',
        'This is right, but not solved yet. Solve it: write the letter alone on one side.',
      ],
      [
        'x^2-3x+2=0',
        'unfinished: not solved',
        'This is right, but not solved yet. Solve it: write the letter alone on one side.',
      ],
      [
        'x=(3±1)/2',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['y=1 or y=2', 'invalid: stray letter', 'Your answer has y in it; this exercise uses x.'],
      ['x=2 or x=1 or x=1', 'right: solutions', ''],
      ['(1,2)', 'right: identical', ''],
      ['[1,2]', 'right: identical', ''],
      ['L={1,2}', 'right: identical', ''],
      ['1', 'wrong: missing', 'One solution is missing.'],
      ['false', 'wrong: solutions', ''],
      ['true', 'wrong: solutions', ''],
      ['{}', 'wrong: solutions', ''],
      ['no solution', 'wrong: solutions', ''],
      ['x=3 or x=4', 'wrong: solutions', ''],
      ['1<x<2', 'wrong: solutions', ''],
      ['x != 1', 'wrong: solutions', ''],
      [
        'x=1+0 or x=2',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
    ],
  ],
  [
    '7 no solution',
    formula(7, 'false'),
    [
      ['no solution', 'right: identical', ''],
      ['{}', 'right: identical', ''],
      ['∅', 'right: identical', ''],
      ['false', 'right: identical', ''],
      ['none', 'right: identical', ''],
      [
        '0=1',
        'unfinished: not solved',
        'This is right, but not solved yet. Say what follows for the unknown: its values, “no solution” or “all real numbers”.',
      ],
      ['x=1', 'wrong: solutions', ''],
      ['true', 'wrong: solutions', ''],
      [
        'x!=x',
        'unfinished: not solved',
        'This is right, but not solved yet. Say what follows for the unknown: its values, “no solution” or “all real numbers”.',
      ],
    ],
  ],
  [
    '7 periods',
    formula(7, 'x = pi k'),
    [
      ['x = kπ (k∈ℤ)', 'right: fingerprint', ''],
      ...['x = kπ (k∈ℝ)', 'x = kπ, k in R', 'x = nπ, n in N'].map((answer): Row => [
        answer,
        'wrong: integers',
        'Nearly: the letter that counts the periods stands for an integer: it is in ℤ.',
      ]),
      ['x = 3kπ, k in R', 'wrong: solutions', ''],
    ],
  ],
  [
    '7 all',
    formula(7, 'true'),
    [
      ['all real numbers', 'right: solutions', ''],
      ['true', 'right: solutions', ''],
      ['x in R', 'right: solutions', ''],
      ['R', 'right: solutions', ''],
      ['ℝ', 'right: solutions', ''],
      ['(-∞,∞)', 'right: solutions', ''],
      [
        '0=0',
        'unfinished: not solved',
        'This is right, but not solved yet. Say what follows for the unknown: its values, “no solution” or “all real numbers”.',
      ],
      ['x=1', 'wrong: solutions', ''],
      [
        'x=x',
        'unfinished: not solved',
        'This is right, but not solved yet. Say what follows for the unknown: its values, “no solution” or “all real numbers”.',
      ],
      ['no solution', 'wrong: solutions', ''],
    ],
  ],
  [
    '7 ineq',
    formula(7, '1 < x <= 3'),
    [
      ['(1,3]', 'right: solutions', ''],
      ['x>1 and x<=3', 'right: solutions', ''],
      ['x>1, x<=3', 'right: solutions', ''],
      ['x in (1,3]', 'right: solutions', ''],
      ['3>=x>1', 'right: solutions', ''],
      ['[1,3]', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['(1,3)', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['1<x<3', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['1<=x<=3', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['x>1 or x<=3', 'wrong: solutions', ''],
      ['x>1', 'wrong: missing', 'One end is right. Is there an end on the other side too?'],
      ['2<=2x-0<6', 'wrong: solutions', ''],
      [']1,3]', 'right: solutions', ''],
      ['1<y<=3', 'invalid: stray letter', 'Your answer has y in it; this exercise uses x.'],
      ['{2,3}', 'wrong: solutions', ''],
      ['x=3', 'wrong: solutions', ''],
    ],
  ],
  [
    '7 ineq2',
    formula(7, 'x < -1 or x > 2'),
    [
      ['x<-1, x>2', 'right: identical', ''],
      [
        'x<-1 and x>2',
        'wrong: typical error: and-for-or',
        'Do both conditions have to hold, or is one of them enough?',
      ],
      ['(-∞,-1) ∪ (2,∞)', 'right: solutions', ''],
      ['x<-1', 'wrong: missing', 'That is right so far, but a part of the solutions is missing.'],
      ['x<=-1 or x>=2', 'wrong: ends', 'Nearly: check whether the end points belong to it.'],
      ['ℝ \\ [-1,2]', 'right: solutions', ''],
      ['-1>x or 2<x', 'right: solutions', ''],
      ['x > 2 or x < -1', 'right: solutions', ''],
      ['-1<x<2', 'wrong: solutions', ''],
      ['x<-1 or x>3', 'wrong: solutions', ''],
    ],
  ],
  [
    '7 eq',
    formula(7, 'y = 2x + 3'),
    [
      ['y=2x+3', 'right: identical', ''],
      ['y-2x=3', 'right: fingerprint', ''],
      ['2x+3', 'right: identical', ''],
      ['2y=4x+6', 'right: fingerprint', ''],
      ['y=2x+4', 'wrong: solutions', ''],
      ['x=(y-3)/2', 'right: fingerprint', ''],
      ['y=3+2x', 'right: fingerprint', ''],
      ['y=2z+3', 'invalid: stray letter', 'Your answer has z in it; this exercise uses y and x.'],
      ['2x+3=y', 'right: fingerprint', ''],
      ['y=1', 'wrong: solutions', ''],
      ['true', 'wrong: solutions', ''],
    ],
  ],
  [
    '7 point',
    formula(7, 'x = 1 and y = 2'),
    [
      ['x=1, y=2', 'right: identical', ''],
      ['(1,2)', 'right: identical', ''],
      ['(x,y)=(1,2)', 'right: identical', ''],
      ['x=2, y=1', 'wrong: solutions', ''],
      ['y=2 and x=1', 'right: values', ''],
      ['(2,1)', 'wrong: solutions', ''],
      ['1,2', 'right: identical', ''],
      ['{(1,2)}', 'right: identical', ''],
      ['x=1', 'wrong: missing', 'That is right so far, but a value is missing: $y$.'],
      ['x=1 or y=2', 'wrong: typical error: and-for-or', 'Do both conditions have to hold, or is one of them enough?'],
      ['(1,2,3)', 'wrong: solutions', ''],
      ['x=1, y=2, z=3', 'invalid: stray letter', 'Your answer has z in it; this exercise uses x and y.'],
      ['{1,2}', 'wrong: solutions', ''],
      ['x=1 and x=2', 'wrong: solutions', ''],
    ],
  ],
  [
    '7 periods',
    formula(7, 'x = pi/3 + 2 pi k or x = -pi/3 + 2 pi k'),
    [
      ['x=±pi/3+2pi k', 'right: identical', ''],
      ['x=pi/3+2 pi n or x=5pi/3+2 pi n', 'right: solutions', ''],
      [
        'x=pi/3+2pi k, k in Z',
        'wrong: typical error: solution-left-out',
        'That is right so far, but something is missing.',
      ],
      ['x=pi/3+pi k', 'wrong: solutions', ''],
      ['pi/3+2pi k', 'wrong: typical error: solution-left-out', 'That is right so far, but something is missing.'],
      ['±π/3+2πk, k∈ℤ', 'right: identical', ''],
    ],
  ],
];

describe('spellings of solutions, and what is said about each', () => {
  test.each(cases)('%s', (_, part, rows) => {
    const marked = rows.map(([answer]): Row => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [answer, `${outcome}: ${reason}`, feedback];
    });
    expect(marked).toEqual(rows);
  });
});
