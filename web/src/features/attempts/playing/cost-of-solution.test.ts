import { expect, it } from 'vitest';
import { costOfSolution } from './cost-of-solution.ts';

it.each([
  [null, 1, 'gives no points'],
  [0, 3, 'gives no points'],
  [1, 3, 'You keep 1 of 3 points'],
  [3, 3, 'The points that you have stay'],
])('says what giving up with %s of %i points costs', (bestScore, points, words) => {
  expect(costOfSolution({ bestScore, points }, true)).toContain(words);
});

it('promises nothing of other variants where none can be drawn', () => {
  expect(costOfSolution({ bestScore: null, points: 0 }, false)).toBe('This variant then takes no more answers.');
});
