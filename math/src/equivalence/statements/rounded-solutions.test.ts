import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { areSolutionsWithin } from './rounded-solutions.ts';

const within = (a: string, b: string, value: number): boolean =>
  areSolutionsWithin(formulaFrom(a), formulaFrom(b), 'x', { kind: 'absolute', value });

describe('solutions within a tolerance of the model', () => {
  test.each([
    ['x = 0.33', 'x = 1/3', 0.01],
    ['x = 1.41 or x = -1.41', 'x^2 = 2', 0.01],
    ['x = -1.41 or x = 1.41', 'x^2 = 2', 0.01],
    ['x = 0.69', 'e^x = 2', 0.01],
    ['x^2 = 2', 'x = 1.41 or x = -1.41', 0.01],
    ['x = 1 or x = 2.001 or x = 3', '(x - 1)(x - 2)(x - 3) = 0', 0.01],
    ['x = 1', 'sqrt(x) (x - 1) = 0 and x > 0', 0],
  ])('%s for %s within %d', (a, b, value) => {
    expect(within(a, b, value)).toBe(true);
  });

  test.each([
    ['x = 0.33', 'x = 1/3', 0.001],
    ['x = 1.41', 'x^2 = 2', 0.01],
    ['x = 1.41 or x = -1.42', 'x^2 = 2', 0.005],
    ['x = 1.4 or x = -1.41', 'x^2 = 2', 0.005],
    ['x^2 = -1', 'x^2 = -2', 9],
    ['sin(x) = 0', 'sin(x) = 0', 9],
    ['x = 1', 'sin(x) = 0', 9],
    ['x = 1', 'sin(x) = x', 9],
    ['sin(x) = x', 'x = 1', 9],
    ['x = y', 'x = 1', 9],
    ['x = 1', 'x = y', 9],
    ['x = 1 or x = 2', 'x = 1', 9],
  ])('not %s for %s within %d', (a, b, value) => {
    expect(within(a, b, value)).toBe(false);
  });
});
