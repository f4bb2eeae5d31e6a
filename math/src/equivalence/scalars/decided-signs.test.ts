import { describe, expect, test } from 'vitest';
import { sameTree } from '../../notation/index.ts';
import { treeOf } from '../../testing/trees.ts';
import { withDecidedSigns } from './decided-signs.ts';

/** Whether the side is taken for the `max` of the two. */
const isTaken = (max: string, side: string): boolean =>
  sameTree(withDecidedSigns(treeOf(max)), treeOf(side), { groups: true, marks: true });

describe('the greater side', () => {
  test.each([
    ['max(e^x, x + 1)', 'e^x'],
    ['max(x - 1, ln(x))', 'x - 1'],
    ['max(x ln(x), x - 1)', 'x ln(x)'],
    ['max(sqrt(x), (x + 1)/2)', '(x + 1)/2'],
    ['max(x^2 + 1, x)', 'x^2 + 1'],
    ['max(x + 1, e^x)', 'e^x'],
    ['max(exp(x), x + 1)', 'exp(x)'],
    ['max(cosh(x), 1)', 'cosh(x)'],
    ['max((e^x + e^(-x))/2, 1)', '(e^x + e^(-x))/2'],
    ['max(e^x + e^(-x), 1)', 'e^x + e^(-x)'],
    ['max(2^x, x ln(2) + 1)', '2^x'],
    ['max(2^(2x) + e^x, x)', '2^(2x) + e^x'],
    ['max(sinh(x)^2 + e^x, x)', 'sinh(x)^2 + e^x'],
    ['max(e x, e^x)', 'e^x'],
    ['max(x/e, ln(x))', 'x/e'],
    ['max(pi e^x, pi x + pi)', 'pi e^x'],
    ['max(x^4 + e^x, x + 1)', 'x^4 + e^x'],
    ['max(2e^(x/3), 2x/3 + 2)', '2e^(x/3)'],
    ['max(x^2, 2x - 1)', 'x^2'],
    ['max(1/(x^2 + 1), 0)', '1/(x^2 + 1)'],
    ['max(x/(x^3 + x), 0)', 'x/(x^3 + x)'],
    ['max(-(x - 1)^2, 0)', '0'],
    ['max(0, -(x^2 + x + 1)(x - 3)^4)', '0'],
    ['max(3, 3 - x^2)', '3'],
  ])('of %s is always %s', (max, side) => {
    expect(isTaken(max, side)).toBe(true);
  });

  test.each([
    ['min(e^x, x + 1)', 'x + 1'],
    ['min(x - 1, ln(x))', 'ln(x)'],
    ['min(x^2, -1)', '-1'],
    ['abs(e^x - x)', 'e^x - x'],
    ['abs(x - e^x)', '-(x - e^x)'],
    ['abs(x^2 + x + 1)', 'x^2 + x + 1'],
    ['abs(-x^2 - 1)', '-(-x^2 - 1)'],
    ['abs(ln(x) - x)', '-(ln(x) - x)'],
    ['\\left|x^2+1\\right|', 'x^2 + 1'],
    ['2 + abs(x^2 + 1) max(e^x, x + 1)', '2 + (x^2 + 1) e^x'],
  ])('makes %s %s', (tree, without) => {
    expect(isTaken(tree, without)).toBe(true);
  });

  test.each([
    'max(e^x, x + 1, 2)',
    'max(e^x, y + 1)',
    'max(3, 2)',
    'abs(x)',
    'abs(x^3)',
    'abs(x^2 - 2)',
    'abs((x - 1)(x + 1)^2)',
    'abs(e^x - x - 2)',
    'abs(e^x - 1)',
    'max(x + 1/x, 2)',
    'max(x + x^(-1), 2)',
    'max(tan(x)^2, 0)',
    'max(x ln(x), ln(x - 1))',
    'max(x^x, 0)',
    'max((-2)^x, 0)',
    'max(e^x + (x - 3)^x, x)',
    'max(e^x + (-2)^x, x)',
    'max(e^x + x!, x)',
    'max(e^x + 0^x, x)',
    'max(e^x + sqrt(x - 2), x + 1)',
    'max(e^x + ln(x^2 - 5), x)',
    'max(e^x - 10^(-3), x + 1)',
    'floor(x^2 + 1)',
    '\\left\\|x^2+1\\right\\|',
    'max(e^x, x + 2)',
    'max(x ln(x), x - 1/2)',
    'max(x^2, x)',
    'max(x - ln(x) + 1/(x - 3)^2, 2)',
    'max(x - ln(x) + (x - 3)^(-2), 2)',
    'max(sqrt(x) + 1/(x - 5)^4, 1)',
  ])('of %s is not always the same', (max) => {
    const tree = treeOf(max);
    expect(withDecidedSigns(tree)).toBe(tree);
  });
});
