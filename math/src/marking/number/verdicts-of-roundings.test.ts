import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { number, verdict } from '../../testing/build-verdict.ts';

type Row = readonly [answer: string, outcome: string, feedback: string];

const cases: readonly (readonly [string, Part, readonly Row[]])[] = [
  [
    '4 abs tol',
    number('2.71', { tolerance: { kind: 'absolute', value: 0.01 } }),
    [
      ['2.72', 'right: tolerance', ''],
      ['2.7200001', 'wrong: value', ''],
      ['2.70', 'right: tolerance', ''],
      ['2.69', 'wrong: value', ''],
      ['2.7', 'right: tolerance', ''],
      ['3', 'wrong: value', ''],
      ['2.71', 'right: tolerance', ''],
      ['e', 'right: tolerance', ''],
      ['ln(15)', 'unfinished: not worked out', 'This is right, but not worked out yet. Write it as a decimal number.'],
    ],
  ],
  [
    '4 rel',
    number('-200', { tolerance: { kind: 'relative', value: 0.01 } }),
    [
      ['-198', 'right: tolerance', ''],
      ['-202', 'right: tolerance', ''],
      ['-197.9', 'wrong: value', ''],
      ['-202.1', 'wrong: value', ''],
      ['200', 'wrong: typical error: opposite', 'Check the sign of your answer.'],
      ['0', 'wrong: value', ''],
    ],
  ],
  [
    '4 decimals',
    number('sqrt(2)', { tolerance: { kind: 'decimals', value: 2 } }),
    [
      ['1.41', 'right: tolerance', ''],
      ['1.42', 'wrong: rounding', 'You are close: did you round too early?'],
      [
        '1.414',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to 2 decimal places.',
      ],
      [
        'sqrt(2)',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to 2 decimal places.',
      ],
      ['1.4', 'wrong: rounding', 'Your number is rounded too far: give more digits.'],
      ['1.410', 'right: tolerance', ''],
      ['1.5', 'wrong: value', ''],
      ['2', 'wrong: typical error: root-forgotten', 'That is the square. Take the root.'],
      ['141/100', 'right: tolerance', ''],
    ],
  ],
  [
    '4 decimals0',
    number('2.5', { tolerance: { kind: 'decimals', value: 0 } }),
    [
      ['3', 'right: tolerance', ''],
      ['2', 'wrong: value', ''],
      [
        '2.5',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to a whole number.',
      ],
      [
        '2.6',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to a whole number.',
      ],
    ],
  ],
  [
    '4 decimals1',
    number('-0.25', { tolerance: { kind: 'decimals', value: 1 } }),
    [
      ['-0.3', 'right: tolerance', ''],
      ['-0.2', 'wrong: value', ''],
      [
        '-0.25',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to 1 decimal place.',
      ],
      [
        '-0.31',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to 1 decimal place.',
      ],
    ],
  ],
  [
    '4 sig',
    number('0.0012345', { tolerance: { kind: 'significant-figures', value: 3 } }),
    [
      ['0.00123', 'right: tolerance', ''],
      ['1.23*10^-3', 'right: tolerance', ''],
      ['0.00124', 'wrong: rounding', 'You are close: did you round too early?'],
      ['0.0012', 'wrong: rounding', 'Your number is rounded too far: give more digits.'],
      [
        '0.001234',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to 3 significant figures.',
      ],
    ],
  ],
  [
    '4 sig1',
    number('0.99', { tolerance: { kind: 'significant-figures', value: 1 } }),
    [
      ['1', 'right: tolerance', ''],
      ['1.0', 'right: tolerance', ''],
      [
        '0.99',
        'unfinished: not rounded as asked',
        'This is right, but not rounded as asked yet. Round it to 1 significant figure.',
      ],
    ],
  ],
  [
    '4 prec',
    number('pi', { precision: 'aa' }),
    [
      ['3.14', 'right: tolerance', ''],
      ['3.1', 'wrong: rounding', 'Your number is rounded too far: give more digits.'],
      ['3.1415', 'right: tolerance', ''],
      ['π', 'right: tolerance', ''],
      ['3.15', 'wrong: rounding', 'You are close: did you round too early?'],
    ],
  ],
  [
    '4 unit',
    number('5', { unit: 'km' }),
    [
      ['5 km', 'right: exact', ''],
      ['5000 m', 'right: exact', ''],
      ['5', 'invalid: unit', 'Type the unit as well.'],
      ['5 m', 'wrong: value', ''],
      ['5 h', 'wrong: unit', 'Your unit measures something else: check what is asked for.'],
      ['5km/h', 'wrong: unit', 'Your unit measures something else: check what is asked for.'],
      ['5 foo', 'invalid: no number', '“foo” cannot be read here. Type a number and its unit.'],
      ['0.005 Mm', 'right: exact', ''],
      ['5 km^2', 'wrong: unit', 'Your unit measures something else: check what is asked for.'],
      ['500000 cm', 'right: exact', ''],
    ],
  ],
  [
    '4 form',
    number('3/4', { form: 'lowest-terms' }),
    [
      ['6/8', 'wrong: form', '$\\frac{6}{8}$ can be reduced.'],
      ['3/4', 'right: exact', ''],
      ['0.75', 'right: exact', ''],
      ['75%', 'right: exact', ''],
      ['9/12', 'wrong: form', '$\\frac{9}{12}$ can be reduced.'],
      ['5/8', 'wrong: value', ''],
    ],
  ],
  [
    '4 calc',
    number('5'),
    [
      [
        '2+3',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['10/2', 'unfinished: not worked out', 'This is right, but not worked out yet. Reduce the fraction.'],
      ['5/1', 'unfinished: not worked out', 'This is right, but not worked out yet. Reduce the fraction.'],
      ['sqrt(25)', 'unfinished: not worked out', 'This is right, but not worked out yet. Simplify the root.'],
      ['5.0', 'right: exact', ''],
      ['2+4', 'wrong: value', ''],
      ['10/4', 'wrong: value', ''],
      [
        '|5|',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['5!', 'wrong: value', ''],
      ['5%', 'wrong: typical error: power-of-ten', 'Check the place of the decimal point, or the power of ten.'],
    ],
  ],
  [
    '4 surd',
    number('2 sqrt(3)', { form: 'surd' }),
    [
      ['sqrt(12)', 'wrong: form', '$\\sqrt{12}$ can be simplified: take square factors out of the root.'],
      ['2sqrt(3)', 'right: identical', ''],
      [
        '3.46',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      ['6/sqrt(3)', 'wrong: form', 'Make the denominator rational: no roots below the bar.'],
    ],
  ],
  [
    'an angle in the other measure',
    number('90', { unit: '°' }),
    [
      ['pi/2 rad', 'right: fingerprint', ''],
      [
        '1.5708 rad',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      [
        '1.6 rad',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      ['1.2 rad', 'wrong: value', ''],
    ],
  ],
  [
    'a length in a smaller unit',
    number('1/3', { unit: 'm' }),
    [
      ['100/3 cm', 'right: exact', ''],
      [
        '33.3 cm',
        'wrong: rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      ],
      ['34.5 cm', 'wrong: value', ''],
      ['5 kg m', 'wrong: unit', 'Your unit measures something else: check what is asked for.'],
      ['5 m kg', 'wrong: unit', 'Your unit measures something else: check what is asked for.'],
    ],
  ],
];

describe('numbers within a tolerance, with units and in forms, and what is said about each', () => {
  test.each(cases)('%s', (_, part, rows) => {
    const marked = rows.map(([answer]): Row => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [answer, `${outcome}: ${reason}`, feedback];
    });
    expect(marked).toEqual(rows);
  });
});
