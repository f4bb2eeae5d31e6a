import { describe, expect, test } from 'vitest';
import { atomFrom, treeOf } from '../../testing/trees.ts';
import { type Place, placeOf } from './place.ts';
import { holdsAt } from './signs.ts';

const at = (statement: string, place: string | Place): boolean | undefined => {
  const found = typeof place === 'string' ? placeOf(treeOf(place)) : place;
  if (!found) throw new Error('no place');
  return holdsAt(atomFrom(statement), found);
};

describe('whether a relation holds at a place', () => {
  test.each([
    ['x^2 = 2', 'sqrt(2)'],
    ['x^2 < 2', 'sqrt(2) - 10^(-50)'],
    ['x^2 > 2', 'sqrt(2) + 10^(-50)'],
    ['x^2 != 2', '1.4142135623730951'],
    ['3x = 1', '1/3'],
    ['3x > 1', '1/3 + 10^(-70)'],
    ['(x - 1)^7/(x + 2) - x^(-3) <= 0', '1'],
    ['x^3 - 3x^2 + 3x = 1', '1'],
    ['(x - 1)^200 > 0', '1 + 10^(-9)'],
    ['(x - 1)^201 > 0', '1 + 1/7'],
    ['x^300 > 0', '2'],
    ['e^x = 2', 'ln(2)'],
    ['e^x < 2', 'ln(2) - 10^(-55)'],
    ['sin(x) = 1/2', 'pi/6'],
    ['sin(x) = 0', '10pi'],
    ['cos(x) <= -1', 'pi'],
    ['sin(x) > 0', '3.14159265358979'],
    ['sin(x) < 0', '3.14159265358980'],
    ['e^(-x) > 0', '200'],
    ['e^(-x) > 0', '600'],
    ['x^(-1) > 0', '10^(-300)'],
    ['x^2/x = 0', '0'],
    ['(x^2 - 1)/(x - 1) = 2', '1'],
    ['x^2/x != 1', '0'],
    ['5 > 3', '0'],
    ['sqrt(2) + sqrt(3) > sqrt(5 + 2sqrt(6)) - 10^(-60)', '7'],
    ['abs(x) = -x', '-pi'],
    ['x! = 24', '4'],
    ['ln(x) < 0', '10^(-300)'],
    ['1/x > 0', '10^(-300)'],
    ['tan(x) > 0', 'pi/2 - 10^(-50)'],
    ['tan(x) < 0', 'pi/2 + 10^(-50)'],
  ])('%s holds at %s', (statement, place) => {
    expect(at(statement, place)).toBe(true);
  });

  test.each([
    ['x^2 < 2', 'sqrt(2)'],
    ['x^2/x >= 0', '0'],
    ['x^2/x <= 0', '0'],
    ['(x^2 - 1)/(x - 1) > 0', '1'],
    ['x^2 = 2', 'sqrt(2) + 10^(-50)'],
    ['x^2 = 2', '1.4142135623730951'],
    ['1/x > 0', '0'],
    ['1/x <= 0', '0'],
    ['1/x != 0', '0'],
    ['x^(-2) > 0', '0'],
    ['sqrt(x) >= 0', '-1'],
    ['ln(x) != 5', '-2'],
    ['ln(x) = 0', '0'],
    ['arcsin(x) < 9', '2'],
    ['x^2/x = 1', '0'],
    ['x^2/x > -1', '0'],
    ['sin(x)^2/sin(x) = 0', 'pi'],
    ['sin(x) = 0', '10pi + 10^(-40)'],
    ['e^(-x) <= 0', '200'],
    ['x^300 < 0', '2'],
    ['(x - 3)^5 > 0', '3'],
    ['3 > 5', '0'],
    ['tan(x) > 0', 'pi/2'],
  ])('%s does not hold at %s', (statement, place) => {
    expect(at(statement, place)).toBe(false);
  });

  test('is decided by doubles where many digits are not available', () => {
    expect(at('gcd(x, 12) = 6', '18')).toBe(true);
    expect(at('gcd(x, 12) < 6', '18')).toBe(false);
    expect(at('gcd(x, 12) > 5', '18')).toBe(true);
    expect(at('gcd(x, 12) - 7 < 0', '18')).toBe(true);
    expect(at('gcd(x, 12) > 0', '3/2')).toBe(false);
    expect(at('x^2 = 2', { value: Math.SQRT2 })).toBe(true);
    expect(at('x^2 < 2', { value: Math.SQRT2 })).toBe(false);
    expect(at('sqrt(x - sqrt(2)) = 0', { value: Math.SQRT2 })).toBe(true);
    expect(at('sqrt(x - sqrt(2)) > 0', { value: Math.SQRT2 })).toBe(false);
    expect(at('x^2 < 2', { value: 1.413 })).toBe(true);
    expect(at('x^2 > 2', { value: 1.415 })).toBe(true);
    expect(at('sqrt(x) > 0', { value: -3 })).toBe(false);
    expect(at('x^3 > 10^(-9)', { value: -3e60 })).toBe(false);
    expect(at('x^3 < 0', { value: -3e60 })).toBe(true);
  });

  test('is left open where neither doubles nor digits say anything', () => {
    expect(at('e^(-x) > 0', '5000')).toBeUndefined();
    expect(at('e^(-x) <= 0', '10^6')).toBeUndefined();
    expect(at('e^(-x) - e^(-2x) > 0', '10^6')).toBeUndefined();
    expect(at('x^300 - x^299 > 0', { value: 1e200 })).toBe(false);
    expect(at('e^x*e^(-x) > 0', '10^6')).toBeUndefined();
    expect(at('e^x > 3', '10^6')).toBe(true);
    expect(at('x^3 > 3', { value: 1e200 })).toBe(true);
    expect(at('3 - x^3 > 3', { value: 1e200 })).toBe(false);
  });
});

test('what has another value than 0 at 0 does not vanish there, however steep it is', () => {
  expect(at('(x*e^104)^3 = 512', '0')).toBe(false);
  expect(at('(x*e^104)^3 = 0', '0')).toBe(true);
});
