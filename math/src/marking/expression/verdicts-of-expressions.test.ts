import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { formula, verdict } from '../../testing/build-verdict.ts';

type Row = readonly [answer: string, outcome: string, feedback: string];

const cases: readonly (readonly [string, Part, readonly Row[]])[] = [
  [
    '6',
    formula(6, '3(x + 2)'),
    [
      ['3x+6', 'right: fingerprint', ''],
      ['3(x+2)', 'right: identical', ''],
      ['3x+5', 'wrong: value', ''],
      ['3y+6', 'invalid: stray letter', 'Your answer has y in it; this exercise uses x.'],
      ['x', 'wrong: value', ''],
      ['6+3x', 'right: fingerprint', ''],
      ['3*x+2*3', 'right: fingerprint', ''],
      ['x=3', 'invalid: no expression', 'Type an expression, not an equation.'],
      ['{3x+6}', 'invalid: no expression', 'Type one expression only.'],
      ['3x+6=0', 'invalid: no expression', 'Type an expression, not an equation.'],
      ['y=3x+6', 'right: fingerprint', ''],
      ['f(x)=3x+6', 'right: fingerprint', ''],
      ['3x+6.0', 'right: fingerprint', ''],
      ['3(2+x)+0', 'right: fingerprint', ''],
      ['X+1', 'invalid: letter case', 'Use the small letter x instead of X.'],
      ['∞', 'wrong: value', ''],
      ['3x+6 or 1', 'invalid: no expression', 'Type an expression, not an equation.'],
      ['d/dx(x)', 'wrong: value', ''],
      ['(3x+6)', 'right: fingerprint', ''],
      ['[[1]]', 'wrong: value', ''],
    ],
  ],
  [
    '6 fact',
    formula(6, '(x-1)(x+1)', { form: 'factored' }),
    [
      ['x^2-1', 'wrong: form', 'This is a sum: write it as a product.'],
      ['(x+1)(x-1)', 'right: fingerprint', ''],
      ['(1+x)(x-1)', 'right: fingerprint', ''],
      ['-(1-x)(x+1)', 'right: fingerprint', ''],
      ['(x-1)(x-1)', 'wrong: typical error: lost-sign-of-term', 'Check the sign of each term.'],
      ['(2x-2)(x+1)/2', 'wrong: form', 'Take the common factor out of $2x-2$.'],
      ['x^2-2', 'wrong: value', ''],
    ],
  ],
  [
    '6 same',
    formula(6, '2x+1', { form: 'expanded' }),
    [
      ['1+2x', 'right: fingerprint', ''],
      ['x+x+1', 'wrong: form', 'Collect like terms.'],
      ['2(x+1/2)', 'wrong: form', 'Multiply out $2\\left(x+\\frac{1}{2}\\right)$.'],
      ['2x+2', 'wrong: value', ''],
    ],
  ],
  [
    '6 anti',
    formula(6, 'x^2/2', { form: 'antiderivative' }),
    [
      ['x^2/2+C', 'right: derivative', ''],
      ['x^2/2', 'wrong: form', 'Add the constant of integration: $+ C$.'],
      ['x^2/2+1', 'wrong: form', 'Add the constant of integration: $+ C$.'],
      ['x^2/2+C+D', 'wrong: form', 'One constant of integration is enough.'],
      [
        'x^2+C',
        'wrong: typical error: not-divided-by-exponent',
        'When you integrate a power, divide by the new exponent.',
      ],
      ['x^3/3+C', 'wrong: value', ''],
      ['x^2/2+2C', 'right: derivative', ''],
    ],
  ],
  [
    '6 tol',
    formula(6, '1.23x', { tolerance: { kind: 'absolute', value: 0.01 } }),
    [
      ['1.23x', 'right: identical', ''],
      ['1.235x', 'wrong: value', ''],
      ['1.3x', 'wrong: value', ''],
    ],
  ],
  [
    '9',
    formula(9, '[[1, 2], [3, 4]]'),
    [
      ['[[1,2],[3,4]]', 'right: entries', ''],
      ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', 'right: entries', ''],
      ['[[1,2],[3,5]]', 'wrong: entries', '3 of 4 entries are right.'],
      [
        '[[1,3],[2,4]]',
        'wrong: typical error: matrix-transposed',
        'Rows or columns? Check which numbers belong into a row.',
      ],
      ['[[1,2,3],[4,5,6]]', 'wrong: size', 'The size is another one: count the rows and columns again.'],
      ['5', 'invalid: no matrix', 'Type a vector or a matrix.'],
      ['(1,2,3,4)', 'invalid: no matrix', 'Type a matrix with 2 rows and 2 columns.'],
      [
        '2[[1/2,1],[3/2,2]]',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['[[1,2]]', 'wrong: size', 'The size is another one: count the rows and columns again.'],
      ['A=[[1,2],[3,4]]', 'right: entries', ''],
      ['[[1,2],[3,x]]', 'invalid: stray letter', 'Your answer has x in it; here no letter is needed.'],
      [
        '[[1+0,2],[3,4]]',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      [
        '[[1,2],[3,2+2]]',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['{1,2}', 'invalid: no matrix', 'Type a matrix with 2 rows and 2 columns.'],
    ],
  ],
  [
    '9 vec',
    formula(9, '[[1], [2]]'),
    [
      ['(1,2)', 'right: entries', ''],
      ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', 'right: entries', ''],
      ['[1,2]', 'right: entries', ''],
      ['<1,2>', 'right: entries', ''],
      ['(2,1)', 'wrong: entries', ''],
      ['[[1,2]]', 'wrong: size', 'Write a column.'],
      [
        '1/2(2,4)',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      [
        '(2,4)/2',
        'unfinished: not worked out',
        'This is right, but not worked out yet. Work it out: there is still something to calculate.',
      ],
      ['1,2', 'right: entries', ''],
      ['(1,2,3)', 'wrong: size', 'The size is another one: count the rows and columns again.'],
      ['(1,0)', 'wrong: entries', '1 of 2 entries are right.'],
      ['{1,2}', 'invalid: no matrix', 'Write a vector with round brackets, such as (1, 2).'],
      ['1', 'invalid: no matrix', 'Type a vector or a matrix.'],
    ],
  ],
  [
    '9 vec3',
    formula(9, '[[1/3], [2/3]]'),
    [
      ['1/3(1,2)', 'right: entries', ''],
      ['(1,2)/3', 'right: entries', ''],
      ['(1/3,2/3)', 'right: entries', ''],
      ['(2/6,2/3)', 'unfinished: not worked out', 'This is right, but not worked out yet. Reduce the fraction.'],
      ['2/6(1,2)', 'unfinished: not worked out', 'This is right, but not worked out yet. Reduce the fraction.'],
      ['-1/3(-1,-2)', 'right: entries', ''],
    ],
  ],
];

describe('expressions and matrices, and what is said about each', () => {
  test.each(cases)('%s', (_, part, rows) => {
    const marked = rows.map(([answer]): Row => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [answer, `${outcome}: ${reason}`, feedback];
    });
    expect(marked).toEqual(rows);
  });
});
