import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { compareWithConstant } from './certainty.ts';

const against = (source: string, constant: string): string | undefined => {
  const [a, b] = [formulaFrom(source), formulaFrom(constant)];
  const result = compareWithConstant(a, b, {})?.verdict;
  expect(compareWithConstant(b, a, {})?.verdict).toBe(result);
  return result;
};

describe('a statement in several letters', () => {
  test.each([
    'x + y = y + x',
    'x^2 + y^2 >= 0',
    'x^2 + y^2 + 1 > 0',
    'x^2 + y^2 >= 2x y',
    '-x^2 - y^2 <= 0',
    '-x^2 - y^2 - 1 < 0',
    'x^2 + y^2 != -1',
    'sin(x + y) = sin(x)cos(y) + cos(x)sin(y)',
    'sin(x + y) <= sin(x)cos(y) + cos(x)sin(y)',
    'x = x and y = y',
    'x + y = 0 or x^2 + y^2 >= 0',
    'not (x^2 + y^2 < 0)',
    'x + y - x - y < 1',
    '(x + y)^2 = x^2 + 2x y + y^2',
    'x y - y x + 2 > pi - 3',
    'x - x + y - y = 0',
  ])('%s is true for all', (source) => {
    expect([against(source, 'true'), against(source, 'false')]).toEqual(['equal', 'different']);
  });

  test.each([
    'x + y = x + y + 1',
    'x^2 + y^2 < 0',
    'x^2 + y^2 + 1 <= 0',
    '-x^2 - y^2 > 0',
    'x + y != y + x',
    'x + y < y + x',
    'x^2 + y^2 < 0 and x = 1',
    'x + y - x - y > 1',
  ])('%s is true for none', (source) => {
    expect([against(source, 'false'), against(source, 'true')]).toEqual(['equal', 'different']);
  });

  test.each([
    'x = y',
    'x < y',
    'x y > 0',
    'x^2 + y^2 > 0',
    'x^2 + y^2 <= 0',
    'x^2 - y^2 >= 0',
    'x^3 + y != 2',
    'x > 1 and y > 1',
    'x > 1 or y > 1',
    'e^x > y',
    'x/y > 0',
  ])('%s is true for some', (source) => {
    const verdicts = [against(source, 'true'), against(source, 'false')];
    expect(verdicts.filter((verdict) => verdict === 'equal')).toEqual([]);
    expect(verdicts).toContain('different');
  });

  test('that holds for almost none is not false', () => {
    expect([against('x y = 0', 'false'), against('x^3 = y', 'false')]).toEqual(['different', 'different']);
    expect(against('sin(x) + y^2 = 0', 'false')).not.toBe('equal');
  });

  test.each(['x = 1', 'x > x', 'p', 'x = y and p', '1 = 1'])('is not asked for %s', (source) => {
    expect(against(source, 'true')).toBeUndefined();
  });
  test('is compared with a constant only', () => {
    expect(compareWithConstant(formulaFrom('x = y'), formulaFrom('y = x'), {})).toBeUndefined();
  });
});
