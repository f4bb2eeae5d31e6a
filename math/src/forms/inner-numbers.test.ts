import { describe, expect, test } from 'vitest';
import type { AnswerForm } from '../exercises/document/document.ts';
import { read } from '../notation/index.ts';
import { checkForm } from './index.ts';

function said(source: string, form: AnswerForm): string {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  const verdict = checkForm(result.tree, form);
  return verdict.ok ? '' : verdict.message;
}

describe('a number in an exponent, a root or an argument', () => {
  test.each([
    ['x^(1+2)', '1+2'],
    ['x^(n+1+2)', '1+2'],
    ['x^(4/2)', '\\frac{4}{2}'],
    ['e^(2*3x)', '2\\cdot3'],
    ['x^sqrt(2+3)', '\\sqrt{2+3}'],
    ['sin(30°+15°)', '30^{\\circ}+15^{\\circ}'],
    ['\\log_{1+1}(x)', '1+1'],
    ['\\sqrt[1+2]{x}', '1+2'],
    ['sqrt(1+2)', '1+2'],
    ['ln(x(2*3+x))', '2\\cdot3'],
    ['|x-(1+2)|', '-\\left(1+2\\right)'],
    ['y+x ln(-(1+2))', '-\\left(1+2\\right)'],
  ])('is worked out in %s', (source, left) => {
    expect(said(source, 'expanded')).toBe(`Work out $${left}$.`);
  });

  test.each(['x^3', 'x^(n+1)', 'x^(-1/2)', 'x^sqrt(8)', 'e^(-2x)', 'sin(2 pi x)', 'sin(x+pi/4)', 'ln(x+x)', '3x'])(
    'is left alone in %s',
    (source) => {
      expect(said(source, 'expanded')).toBe('');
    },
  );

  test.each([
    ['factored', '(x+1)^(1+1)', '(x+1)^2'],
    ['factored', '2^(1+2)*3', '2^3*3'],
    ['lowest-terms', 'x^(1+2)/y', 'x^3/y'],
    ['fraction', 'e^(1+2)/y', 'e^3/y'],
    ['single-fraction', '(x+e^(2+3))/y', '(x+e^5)/y'],
    ['partial-fractions', 'ln(2*3)/(x+1)', 'ln(6)/(x+1)'],
    ['completed-square', '(x+sqrt(1+2))^2', '(x+sqrt(3))^2'],
    ['surd', '5sqrt(9-2)', '5sqrt(7)'],
  ] as const)('is worked out in %s: %s', (form, left, done) => {
    expect(said(left, form)).not.toBe('');
    expect(said(done, form)).toBe('');
  });

  test.each(['no-brackets', 'antiderivative'] as const)('is not what %s is about', (form) => {
    expect(said(form === 'antiderivative' ? 'x^(1+2)/3+C' : 'x^{1+2}+\\pi', form)).toBe('');
  });
});
