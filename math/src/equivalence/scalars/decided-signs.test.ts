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
  ])('of %s is always %s', (max, side) => {
    expect(isTaken(max, side)).toBe(true);
  });

  test.each([
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
