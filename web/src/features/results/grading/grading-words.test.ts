import type { Grading } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { readWeight, sumWarning, tasksOutside } from './grading-words.ts';

const grading: Grading = {
  weighBy: 'groups',
  missingCounts: true,
  learnersSeeTotal: true,
  learnersSeeAverage: false,
  sections: [{ sectionId: 's', name: 'Surds', weight: 0, dropLowest: 0, taskCount: 1 }],
  groups: [
    { id: 'g', name: 'Tests', weight: 50, dropLowest: 0, taskIds: ['a'] },
    { id: 'h', name: 'Rest', weight: 0, dropLowest: 0, taskIds: ['b'] },
  ],
  tasks: [
    { id: 'a', name: 'A', sectionId: 's' },
    { id: 'b', name: 'B', sectionId: null },
    { id: 'c', name: 'C', sectionId: null },
  ],
};

describe('grading in the settings of a class [R16] [R17]', () => {
  it.each([
    [[], undefined],
    [[50, 50], undefined],
    [[33.3, 33.3, 33.4], undefined],
    [[0, 0], 'All weights are 0, so nothing counts yet.'],
    [[50, 30], 'The weights sum to 80 %, not 100. They count in proportion.'],
  ] as const)('says of weights %j: %s', (weights, words) => {
    expect(sumWarning(weights.map((weight) => ({ weight })))).toBe(words);
  });

  it('counts the tasks that are in nothing with a weight', () => {
    expect(tasksOutside(grading)).toBe(2);
    expect(tasksOutside({ ...grading, weighBy: 'sections' })).toBe(3);
    expect(tasksOutside({ ...grading, weighBy: 'points' })).toBe(0);
  });

  it.each([
    ['30', 30],
    [' 12,5 ', 12.5],
    ['40 %', 40],
    ['', undefined],
    ['-1', undefined],
    ['101', undefined],
    ['x', undefined],
  ])('reads %j as %s', (typed, weight) => {
    expect(readWeight(typed)).toBe(weight);
  });
});
