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
});
