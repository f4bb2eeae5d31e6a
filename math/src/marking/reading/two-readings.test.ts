import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { formula, number, verdict } from '../../testing/build-verdict.ts';

const marked = (part: Part, answer: string, isConfirmed = false) => {
  const { outcome, feedback } = verdict(part, answer, [], { isConfirmed });
  return isConfirmed ? outcome : [outcome, feedback];
};

describe('an answer that can be read in two ways', () => {
  test.each([
    [formula(6, '6x/(3x)'), '6x/3x', 'We read this as 6*x/3*x. If you mean 6x/(3x), type it that way.'],
    [formula(6, '1/(2x)'), '1/2x', 'We read this as 1/2*x. If you mean 1/(2x), type it that way.'],
    [formula(6, 'sqrt(2x)'), 'sqrt2x', 'We read this as sqrt(2)*x. If you mean sqrt(2x), type it that way.'],
    [formula(6, 'e^(2x)'), 'e^2x', 'We read this as e^2*x. If you mean e^(2x), type it that way.'],
    [formula(6, 'log_3(x)'), 'log3 x', 'We read this as log(3*x). If you mean log_3(x), type it that way.'],
    [
      formula(6, '2log_10(x y)+1'),
      '2log10 xy + 1',
      'We read this as 2*log(10*x*y) + 1. If you mean 2log_10(x y) + 1, type it that way.',
    ],
    [number('1'), '1,000', 'We read this as 1000. If you mean 1.000, type it that way.'],
  ])('costs nothing where only the second is right: %#', (part, answer, message) => {
    expect(marked(part, answer)).toEqual(['invalid', message]);
    expect(marked(part, answer, true)).toBe('wrong');
  });

  test.each([
    [formula(6, 'x/2'), '1/2x'],
    [formula(6, 'sqrt(2)x'), 'sqrt2x'],
    [formula(6, 'log(3x)'), 'log3x'],
    [number('0.05'), '5e-2'],
    [number('5e - 2'), '5e-2'],
    [number('1000'), '1,000'],
  ])('is right where the first is: %#', (part, answer) => {
    expect(marked(part, answer)).toEqual(['right', '']);
  });

  test('is wrong where both are, or where brackets leave one reading', () => {
    expect(marked(formula(6, 'x/3'), '1/2x')).toEqual(['wrong', expect.any(String)]);
    expect(marked(formula(6, 'log_3(x)'), 'log 3x')).toEqual(['wrong', expect.any(String)]);
    expect(marked(formula(6, '1/(2x)'), '(1/2)x')).toEqual(['wrong', expect.any(String)]);
    expect(marked(formula(6, '1/(2x)'), '\\frac12x')).toEqual(['wrong', expect.any(String)]);
  });

  // Each is right as it is read, and costs nothing where it is meant the other way.
  test.each([
    ['x%3', 'mod(x,3)'],
    ['a%b', 'mod(a,b)'],
    ['50% of x', 'x/2'],
    ['1.5 e3 x', '1500x'],
    ['2e3x', '2000x'],
    ['5 e-2 x', '0.05x'],
    ['3x10^4 + x', '30000+x'],
    ['3 x 10^4 + x', '30000+x'],
    ['3.10^4 x', '30000x'],
    ['sin2 (x)', 'sin(x)^2'],
    ['cos3(2x)', 'cos(2x)^3'],
    ['sin2 x', 'sin(x)^2'],
    ['ln2 x^2', 'ln(2)x^2'],
    ['cos-1(x/2)', 'arccos(x/2)'],
    ['tan-1 x', 'arctan(x)'],
    ['ln x y', 'ln(x)y'],
    ['x sin x e^x', 'x sin(x) e^x'],
    ['cos xe^x', 'cos(x) e^x'],
    ['sin 2x(x+1)', 'sin(2x)(x+1)'],
    ['sin x sqrt x', 'sin(x)sqrt(x)'],
    ['log_2 x y', 'log_2(x)y'],
    ['3cos 2x/3', '3cos(2x/3)'],
    ['ln x/y', 'ln(x/y)'],
    ['3e^-2x', '3e^(-2x)'],
    ['e^-0.5x', 'e^(-0.5x)'],
    ['x^ab', 'x^(a b)'],
    ['x^-1/2', 'x^(-1/2)'],
    ['3e^-x/2', '3e^(-x/2)'],
    ['x^a/b', 'x^(a/b)'],
    ['2x2y3', '2x^2y^3'],
    ['5x3-2', '5x^3-2'],
    ['(x+1)2', '(x+1)^2'],
    ['1/(x+1)(x+2)', '1/((x+1)(x+2))'],
  ])('%s for %s', (answer, key) => {
    const result = verdict(formula(6, key), answer).outcome;
    expect(['right', 'unfinished', 'invalid']).toContain(result);
  });

  test.each([
    ['1.5 e3', '1500'],
    ['20 % of 50', '10'],
    ['33 1/3%', '1/3'],
    ['1/3%', '1/300'],
    ['3.10^4', '30000'],
  ])('the number %s for %s', (answer, key) => {
    expect(['right', 'unfinished', 'invalid']).toContain(verdict(number(key), answer).outcome);
  });
});
