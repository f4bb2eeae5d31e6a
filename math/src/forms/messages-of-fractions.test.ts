import { describe, expect, test } from 'vitest';
import type { AnswerForm } from '../exercises/document/document.ts';
import { read } from '../notation/index.ts';
import { checkForm } from './index.ts';

/** Returns the message for an answer that should have the form; empty when it has. */
function said(source: string, form: AnswerForm): string {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  const verdict = checkForm(result.tree, form);
  return verdict.ok ? '' : verdict.message;
}

const messages: readonly (readonly [AnswerForm, Readonly<Record<string, string>>])[] = [
  [
    'partial-fractions',
    {
      'x+x+1/(x-1)': 'Collect like terms.',
      '(x+x)/(x^2+1)': 'Collect like terms.',
      '2+3+1/x': 'Collect like terms.',
      '1/x+1/x': 'Put fractions with the same denominator together.',
      '1/x^2+1/x': '',
      'x^2+1/(x-1)': '',
      '1/(x-1)+(2+x+3)/(x^2+1)': 'Collect like terms.',
      '1/(x+x)': 'Collect like terms.',
      '1/(x-1)^2+1/(x-1)^4': '',
      '1/(x^2+2x+1)': '',
      '1/(x^2+2x+1)+1/(x+1)': '',
      '1/(x^2+1)^2+x/(x^2+1)': '',
      '1/(2x+2)^2': '',
      'x/2+1/x': '',
      'x/2+x/3+1/x': 'Collect like terms.',
      '(x/2)(1/(x-1))': 'Write a sum of simple fractions.',
      'sqrt(x)': '',
      '1/sqrt(x)': '',
      '2*1/(x-1)': '',
      '3/2*1/(x-1)': '',
      '1/(x-1)*1/2*3': 'There is a fraction inside a fraction: simplify it.',
      '1/(x-1)*1/(x-2)': 'There is a fraction inside a fraction: simplify it.',
      '1/(x^4+2x^2+1)': '',
      '1/(x^6+3x^4+3x^2+1)': '',
      '1/(x^3-3x^2+3x-1)': '',
      '5': '',
      x: '',
    },
  ],
  [
    'completed-square',
    {
      '(x+1)^2(x+2)': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '(x+1)^2 x': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '2(x+1)^2+3': '',
      '(x+1)^2(x+1)^2': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '(x+1)(x+1)': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      'a(x+1)^2': '',
      '(x+1)^2/2': '',
      '(x+1)^2/x': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '1/(x+1)^2': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '-(x-1)^2': '',
      'x^2+1': '',
      '(2x+1)^2': '',
      '(x+1)^3': 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '(x+1)^2+1+2': 'Put the numbers outside the square together.',
      '(x+1)^2+(x+2)^2': 'Write it with exactly one square in which the letter stands.',
      x: 'Write it as one square plus a number, such as $(x + 1)^2 + 2$.',
      '5': '',
    },
  ],
  [
    'surd',
    {
      'sqrt(1)': '$\\sqrt{1}$ can be simplified.',
      'sqrt(0)': '$\\sqrt{0}$ can be simplified.',
      'sqrt(4)': '$\\sqrt{4}$ can be simplified: take square factors out of the root.',
      'sqrt(-4)': '$\\sqrt{-4}$ can be simplified.',
      'sqrt(-1)': '$\\sqrt{-1}$ can be simplified.',
      'sqrt(2*2)': 'Work out the product of the numbers in $2\\cdot2$.',
      'sqrt(2*3)': 'Work out the product of the numbers in $2\\cdot3$.',
      'sqrt(2^2*3)': '$\\sqrt{2^{2}\\cdot3}$ can be simplified: take square factors out of the root.',
      'sqrt(2^3)': '$\\sqrt{2^{3}}$ can be simplified: take square factors out of the root.',
      'sqrt(6^2)': '$\\sqrt{6^{2}}$ can be simplified: take square factors out of the root.',
      'root(3)(16)': '$\\sqrt[3]{16}$ can be simplified.',
      'root(3)(4)': '',
      'root(4)(4)': '$\\sqrt[4]{4}$ can be simplified.',
      'root(4)(9)': '$\\sqrt[4]{9}$ can be simplified.',
      'root(6)(8)': '$\\sqrt[6]{8}$ can be simplified.',
      'root(3)(2^3*5)': '$\\sqrt[3]{2^{3}\\cdot5}$ can be simplified.',
      'sqrt(2)^2': 'Work out $\\sqrt{2}^{2}$.',
      'sqrt(2)^1': '',
      'sqrt(2)^3': 'Work out $\\sqrt{2}^{3}$.',
      '(1+sqrt(2))^2': 'Work out $\\left(1+\\sqrt{2}\\right)^{2}$.',
      '(1+2)^2': 'Put equal roots and numbers together.',
      '2^2 sqrt(3)': 'Work out $2^{2}$.',
      '2*3sqrt(5)': 'Work out the product of the numbers in $2\\cdot3\\sqrt{5}$.',
      '2sqrt(3)*5': 'Work out the product of the numbers in $2\\sqrt{3}\\cdot5$.',
      'sqrt(2)*sqrt(3)': 'Put the roots of the product together.',
      'sqrt(2)*root(3)(3)': '',
      'root(3)(2)*root(3)(3)': 'Put the roots of the product together.',
      'sqrt(2)sqrt(2)': 'Put the roots of the product together.',
      'sqrt(2)+3sqrt(2)': 'Put equal roots and numbers together.',
      '1+2+sqrt(3)': 'Put equal roots and numbers together.',
      '0sqrt(2)+1': 'Put equal roots and numbers together.',
      'sqrt(2)/2+sqrt(2)': 'Put equal roots and numbers together.',
      'sqrt(2)/2+sqrt(3)/2': '',
      'sqrt(6)/2+sqrt(2)': '',
      '(1+sqrt(2))(1-sqrt(3))': 'Multiply out $\\left(1+\\sqrt{2}\\right)\\left(1-\\sqrt{3}\\right)$.',
      '2(3+sqrt(2))': '',
      '2(3+sqrt(2))+1': 'Multiply out $2\\left(3+\\sqrt{2}\\right)+1$.',
      'sqrt(2)(3+sqrt(5))': 'Multiply out $\\sqrt{2}\\left(3+\\sqrt{5}\\right)$.',
      'sqrt(1/2)': '$\\sqrt{\\frac{1}{2}}$ can be simplified.',
      'sqrt(sqrt(2))': '$\\sqrt{\\sqrt{2}}$ can be simplified.',
      '1/sqrt(2)': 'Make the denominator rational: no roots below the bar.',
      '2/4': '$\\frac{2}{4}$ can be reduced.',
      '0.5': 'Give the exact value with a root, not a decimal.',
      '12^(1/2)': 'Write $12^{\\frac{1}{2}}$ with a root sign, and simplify it.',
      'sqrt(a)': '',
      'sqrt(a^2)': '$\\sqrt{a^{2}}$ can be simplified: take square factors out of the root.',
      'sqrt(a^3)': '$\\sqrt{a^{3}}$ can be simplified: take square factors out of the root.',
      'sqrt(4a)': '$\\sqrt{4a}$ can be simplified: take square factors out of the root.',
      'sqrt(a+1)': '',
      'sqrt((a+1)^2)': '',
      'sqrt(2)a': '',
      '3': '',
      '-sqrt(2)': '',
      pi: '',
      'sqrt(10)^(1)': '',
    },
  ],
  [
    'lowest-terms',
    {
      '1234567890123/2': '',
      '3 1234567890/1234567891': '',
      '3 2/4': '$3\\frac{2}{4}$ can be reduced.',
      '3 5/4': 'The fraction in $3\\frac{5}{4}$ must be less than 1.',
      '--3/4': 'Work it out and write it as one fraction or number.',
      '-(-3/4)': 'Work it out and write it as one fraction or number.',
      '-3/-4': 'Write $\\frac{3}{-4}$ without a minus sign below the bar.',
      '(-3)/4': '',
      '-(3/4)': '',
      '-x/2': '',
      'x/2+6/8': '$\\frac{6}{8}$ can be reduced.',
      'sin(6/8) x': '$\\frac{6}{8}$ can be reduced.',
      '(6/8)^x': '$\\frac{6}{8}$ can be reduced.',
      'x(6/8)': '$x\\left(\\frac{6}{8}\\right)$ can be reduced.',
      '6/8+y': '$\\frac{6}{8}$ can be reduced.',
      '[1/2,6/8]': '$\\frac{6}{8}$ can be reduced.',
      'x/(6/8)': 'There is a fraction inside a fraction: simplify it.',
      '((x/2))/3': 'There is a fraction inside a fraction: simplify it.',
      '3/(x/2)': 'There is a fraction inside a fraction: simplify it.',
      'x^2/(x^3)': 'Cancel common factors in $\\frac{x^{2}}{x^{3}}$.',
      '(x^2-1)/(x-1)': 'Cancel common factors in $\\frac{x^{2}-1}{x-1}$.',
      '(2x+4)/6': '$\\frac{2x+4}{6}$ can be reduced.',
      '(2x+4)/3': '',
      '0/5': '$\\frac{0}{5}$ can be reduced.',
      '5/0': '',
      '1.5': '',
      '1.5/2': 'Write $\\frac{1.5}{2}$ with whole numbers above and below the bar.',
      'x/1.5': 'Write $\\frac{x}{1.5}$ with whole numbers above and below the bar.',
      '0.\\overline{3}': 'Write $0.\\overline{3}$ as a fraction or mixed number.',
    },
  ],
  [
    'no-brackets',
    {
      '-(x+1)': 'Write it without brackets.',
      '-(x)': 'Write it without brackets.',
      '(x)': 'Write it without brackets.',
      '2(x+1)': 'Multiply out $2\\left(x+1\\right)$.',
      '(x+1)^2': 'Multiply out $\\left(x+1\\right)^{2}$.',
      '(x^2)^3': 'Multiply out $\\left(x^{2}\\right)^{3}$.',
      '(2x)^2': 'Multiply out $\\left(2x\\right)^{2}$.',
      '3*(-2)': '',
      '3*(+2)': '',
      '(-2)+3': '',
      '(-(x+1))': 'Write it without brackets.',
      '(-2x)': '',
      'sin(x+1)': '',
      'sqrt(x+1)': '',
      '|x+1|': '',
      'x/(x+1)': '',
      '2^(x+1)': '',
      '-(-x)': '',
      '((-2))': 'Write it without brackets.',
      'x+(y)': 'Write it without brackets.',
      '1-(x+1)': 'Write it without brackets.',
      '-(x+1)/2': '',
    },
  ],
];

describe('what is said about roots, fractions and squares that lack a form', () => {
  test.each(messages)('%s', (form, rows) => {
    expect(Object.fromEntries(Object.keys(rows).map((source) => [source, said(source, form)]))).toEqual(rows);
  });
});

describe('what is beyond measure', () => {
  test('is not held against its writer', () => {
    for (const source of ['2^(10^9)/3', '(x+1)^(10^9)/x', 'x^(10^9)-1']) {
      for (const form of ['lowest-terms', 'factored', 'expanded', 'surd'] as const) {
        expect([source, form, said(source, form)]).toEqual([source, form, '']);
      }
    }
  });
});
