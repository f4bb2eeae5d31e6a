import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { NotDifferentiable, differentiate } from './differentiate.ts';
import { elementary } from '../evaluating/elementary.ts';
import { valueAt } from '../evaluating/value.ts';

function tree(source: string, functions: readonly string[] = []): Expression {
  const result = read(source, { syntax: 'plain', functions });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const withoutDerivative = ['gamma', 'factorial', 'arg'];
const named = Object.keys(elementary).filter((name) => !withoutDerivative.includes(name));
const places = [-2.3, -0.6, 0.14, 0.37, 1.8];

describe('the derivative of a named function', () => {
  test.each([...named, 'sqrt', 'cbrt', 'lg', 'lb'])('%s has the slope that values close to each other show', (name) => {
    const call = (argument: string): Expression => ({ kind: 'call', name, args: [tree(argument)] });
    const inner = '2x + 0.3';
    const slope = differentiate(call(inner), 'x');
    let compared = 0;
    for (const x of places) {
      const width = 1e-5;
      const [left, right] = [x - width, x + width].map((at) => valueAt(call(inner), { x: at }));
      if (!left || !right || left.im !== 0 || right.im !== 0) continue;
      const value = valueAt(slope, { x });
      expect(value?.im).toBeCloseTo(0, 9);
      expect(value?.re).toBeCloseTo((right.re - left.re) / (2 * width), 4);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  test.each([
    ['max(x^2, x)', 3, 6],
    ['max(x^2, x)', 0.5, 1],
    ['min(x^2, x)', 3, 1],
    ['abs(x^2 - 4)', 1, -2],
    ['log_3(x)', 2, 1 / (2 * Math.log(3))],
  ])('the slope of %s at %d is %d', (source, x, slope) => {
    expect(valueAt(differentiate(tree(source), 'x'), { x })?.re).toBeCloseTo(slope, 12);
  });

  test('of whole numbers is not made up', () => {
    for (const source of ['gcd(x, 4)', 'mod(x, 3)', 'x!']) {
      expect(() => differentiate(tree(source), 'x')).toThrow(NotDifferentiable);
    }
  });
});

test('a function without a rule has no value, nor has its derivative', () => {
  const call = tree('g(3)', ['g']);
  expect(valueAt(call)).toBeUndefined();
  expect(valueAt(tree('2 g(x) + 1', ['g']), { x: 1 })).toBeUndefined();
  expect(valueAt(differentiate(tree('g(x)', ['g']), 'x'), { x: 1 })).toBeUndefined();
  expect(valueAt(tree('2x + 1'), { x: 1 })).toEqual({ re: 3, im: 0 });
});
