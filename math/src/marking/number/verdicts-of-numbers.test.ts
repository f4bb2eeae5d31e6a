import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { number, verdict } from '../../testing/build-verdict.ts';

type Row = readonly [answer: string, outcome: string, feedback: string];

const cases: readonly (readonly [string, Part, readonly Row[]])[] = [
  [
    '4 exact 2/3',
    number('2/3'),
    [
      [
        '0.67',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '0.66',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '0.667',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      ['0.6', 'wrong: value', ''],
      ['0.7', 'wrong: value', ''],
      [
        '0.6667',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '0.6666',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      ['0.668', 'wrong: rounding', 'You are close: did you round too early?'],
      ['0.664', 'wrong: rounding', 'You are close: did you round too early?'],
      ['0.67+0', 'wrong: value', ''],
      ['4/6', 'unfinished: not worked out', 'This is right, but not worked out yet. Reduce the fraction.'],
      ['2/3=0.67', 'invalid: no number', 'Type one number, not an equation.'],
      ['2/3≈0.67', 'right: exact', ''],
      ['x=2/3', 'right: exact', ''],
      ['-2/3', 'wrong: typical error: opposite', 'Check the sign of your answer.'],
      [
        '3/2',
        'wrong: typical error: quotient-turned',
        'Which number is divided by which? Check the order of the division.',
      ],
      ['66.7%', 'wrong: value', ''],
      ['67%', 'wrong: value', ''],
      ['0.\\overline{6}', 'right: exact', ''],
      ['1.2.3', 'invalid: unreadable', 'Invalid input: two decimal points in one number'],
      ['2/3 or 1', 'invalid: no number', 'Type one number only.'],
      ['∞', 'wrong: infinity', ''],
      [
        '1/0',
        'invalid: no real value',
        'This has no value: look for a division by 0, a root of a negative number or a number that is too large.',
      ],
      [
        'sqrt(-1)',
        'invalid: no real value',
        'This has no value: look for a division by 0, a root of a negative number or a number that is too large.',
      ],
      ['i', 'invalid: no real value', 'Type a real number: your answer has i in it.'],
      ['x', 'invalid: no number', 'Type a number: your answer has the letter x in it.'],
      ['2/3 km', 'invalid: unit', 'Type the number without a unit.'],
      [
        '1-1/3',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['true', 'invalid: no number', 'Type a number: one is asked for here.'],
      ['2/3 = 0.6667 = 1', 'invalid: no number', 'Type one number, not an equation.'],
    ],
  ],
  [
    '4 pi',
    number('pi'),
    [
      [
        '3.14',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '3.1415',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '3.1416',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      ['22/7', 'wrong: value', ''],
      ['3.2', 'wrong: value', ''],
      ['3.15', 'wrong: rounding', 'You are close: did you round too early?'],
      ['π', 'right: identical', ''],
      [
        '3.141592653589793',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '4atan(1)',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['-3.14', 'wrong: value', ''],
    ],
  ],
  [
    '4 infinity',
    number('infinity'),
    [
      ['∞', 'right: infinity', ''],
      ['-∞', 'wrong: infinity', ''],
      ['5', 'wrong: value', ''],
      ['+∞', 'right: infinity', ''],
      ['(∞)', 'right: infinity', ''],
      ['infinity', 'right: infinity', ''],
    ],
  ],
  [
    '4 -infinity',
    number('-infinity'),
    [
      ['∞', 'wrong: infinity', ''],
      ['-∞', 'right: infinity', ''],
      ['-(∞)', 'right: infinity', ''],
      ['0', 'wrong: value', ''],
      ['-(-∞)', 'wrong: infinity', ''],
    ],
  ],
];

describe('numbers, and what is said about each', () => {
  test.each(cases)('%s', (_, part, rows) => {
    const marked = rows.map(([answer]): Row => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [answer, `${outcome}: ${reason}`, feedback];
    });
    expect(marked).toEqual(rows);
  });
});
