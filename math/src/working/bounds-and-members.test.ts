import { describe, expect, test } from 'vitest';
import { checkTypedWorking } from './index.ts';

const verdicts = (...lines: string[]) => checkTypedWorking(lines).map(({ verdict }) => verdict);

describe('an antiderivative in brackets with bounds', () => {
  test.each([
    ['\\int_0^2 3x^2dx', '=[x^3]_0^2', '=8-0', '=8'],
    ['\\int_0^2 3x^2dx', '\\left[x^3\\right]_0^2', '8'],
    ['\\int_{-1}^{2}x^2dx', '\\left[\\frac{x^3}{3}\\right]_{-1}^{2}', '\\frac83+\\frac13', '3'],
    ['\\int_0^{\\pi}\\sin(x)dx', '[-\\cos(x)]^{\\pi}_0', '2'],
    ['\\int_0^a 2x dx', '[x^2]_0^a', 'a^2'],
  ])('is its difference: %s, %s', (...lines) => {
    expect(verdicts(...lines)).toEqual(['first', ...lines.slice(1).map(() => 'equivalent')]);
  });

  test('is held to what it stands for', () => {
    expect(verdicts('\\int_1^2 2x+1 dx', '=[x^2-x]_1^2')[1]).toBe('wrong');
    expect(verdicts('\\int_0^{\\pi}\\sin(x)dx=[\\cos(x)]_0^{\\pi}=-2')).toEqual(['wrong']);
    expect(verdicts('\\int_0^2 3x^2dx=[x^3]^0_2=-8')).toEqual(['wrong']);
    expect(verdicts('\\int_1^\\infty \\frac{1}{x^2}dx=[-\\frac1x]_1^\\infty=1')).toEqual(['unreadable']);
  });
});

describe('a formula for the members of a sequence', () => {
  test.each([
    ['a_n=a_1+(n-1)d / a_1=3 / d=2 / a_{10}=3+9*2 / a_{10}=21', 3],
    ['a_1=3 / d=2 / a_n=a_1+(n-1)d / a_{10}=3+9*2=21', 3],
    ['a_n=a_1 q^{n-1} / a_1=5 / q=2 / a_4=5*2^3 / a_4=40', 3],
    ['a_n=3+(n-1)*2 / a_{10}=21', 1],
  ])('is put to use: %s', (lines, first) => {
    const found = verdicts(...lines.split(' / '));
    expect(found.slice(0, first)).toEqual(found.slice(0, first).map(() => 'first'));
    expect(found.slice(first)).toEqual(found.slice(first).map(() => 'equivalent'));
  });

  test.each([
    ['a_1=3 / d=2 / a_n=a_1+(n-1)d / a_{10}=3+10*2', 3],
    ['a_n=a_1 q^{n-1} / a_1=5 / q=2 / a_4=5*2^4', 3],
    ['a_n=3+(n-1)*2 / a_{10}=23', 1],
  ])('shows a slip: %s', (lines, place) => {
    expect(verdicts(...lines.split(' / '))[place]).toBe('wrong');
  });
});
