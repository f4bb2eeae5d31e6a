import { describe, expect, test } from 'vitest';
import { programOf, stepsOf } from '../../testing/trees.ts';
import { differsPrecisely } from './precise-difference.ts';

const differs = (a: string, b: string, x = 0.75): boolean | undefined => {
  const [first, second] = [programOf(a, ['x']), programOf(b, ['x'])];
  return differsPrecisely(first, second, [{ re: x, im: 0 }], 'strict');
};

describe('a comparison with many digits', () => {
  test.each([
    ['sqrt(x)^2', 'x'],
    ['(x + 1)^2', 'x^2 + 2x + 1'],
    ['e^(2ln(x))', 'x^2'],
    ['sin(2x)', '2sin(x)cos(x)'],
    ['0', '0'],
    ['x - x', '0'],
    ['sqrt(2)*sqrt(3) - sqrt(6)', '0'],
    ['10^(-30)*x', 'x/10^30'],
    ['10^40*x', 'x*10^40'],
    ['arctan(x) + arctan(1/x)', 'pi/2'],
  ])('says that %s and %s agree', (a, b) => {
    expect([differs(a, b), differs(b, a)]).toEqual([false, false]);
  });

  test.each([
    ['x', '2x'],
    ['x', '-x'],
    ['x', '0'],
    ['x', 'x + 10^(-20)'],
    ['x', 'x + 10^(-50)'],
    ['x', 'x + 10^(-70)'],
    ['sin(x)', 'sin(x)(1 + 10^(-40))'],
    ['sin(10^(-18))', '10^(-18)'],
    ['10^(-60)', '2*10^(-60)'],
    ['10^50 + x', '10^50'],
    ['e^(pi*sqrt(163))', '640320^3 + 744'],
  ])('says that %s and %s differ', (a, b) => {
    expect([differs(a, b), differs(b, a)]).toEqual([true, true]);
  });

  test.each([
    ['1/(x - 3/4)', 'x'],
    ['x', 'ln(x - 1)'],
    ['gcd(x, 2)', 'x'],
    ['e^(10^7 x)', 'x'],
    ['(x + 1)^1000000', 'x'],
  ])('leaves %s and %s open, of which one has no value', (a, b) => {
    expect([differs(a, b), differs(b, a)]).toEqual([undefined, undefined]);
  });

  test('looks with more digits where numbers are tiny or long', () => {
    const tiny = 2 ** -70;
    expect(differs('sin(x)', 'x', tiny)).toBe(true);
    expect(differs('sin(x)^2 + cos(x)^2', '1', tiny)).toBe(false);
    expect(differs('(x + 1)^90', 'x^90', 2 ** 60)).toBe(true);
    expect(differs('123456789012345678901234567890 x', '123456789012345678901234567891 x')).toBe(true);
    expect(differs('x/3^60', 'x/(3^60 + 1)')).toBe(true);
  });

  test('takes no more than some milliseconds, by counted steps, and is open beyond', () => {
    const long = Array.from({ length: 90 }, (_, k) => `sin(${k + 1}x)`).join(' + ');
    expect(differs(long, `${long} + 1`)).toBeUndefined();
    const steps = (a: string, b: string): number =>
      Math.round(stepsOf(() => differs(a, b)) - stepsOf(() => [programOf(a, ['x']), programOf(b, ['x'])]));
    expect(Math.abs(steps(long, `${long} + 1`))).toBe(0);
    const cheap = steps('x', 'x');
    // A function costs forty sums; a difference that is found is looked at again, with twice as many digits.
    expect([cheap, steps('sin(x)', 'sin(x)'), steps('x', '2')]).toEqual([8, 328, 24]);
  });
});
