import type { PollComparison, PollGroup } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { flowChart, movedToRight } from './flow.ts';

const group = (key: string, count: number, isRight = false): PollGroup => ({
  key,
  text: key,
  latex: '',
  count,
  spellings: [],
  isRight,
  error: '',
});

const comparison: PollComparison = {
  first: {
    round: 1,
    answered: 60,
    groups: [group('a', 20), group('b', 30, true)],
    others: { groups: 4, answers: 10 },
    right: 30,
    waiting: 0,
    measures: null,
  },
  second: {
    round: 2,
    answered: 60,
    groups: [group('a', 5), group('b', 55, true)],
    others: { groups: 0, answers: 0 },
    right: 55,
    waiting: 0,
    measures: null,
  },
  bothRounds: 60,
  flows: [
    { from: 'a', to: 'a', count: 3 },
    { from: 'a', to: 'b', count: 17 },
    { from: 'b', to: 'a', count: 2 },
    { from: 'b', to: 'b', count: 28 },
    { from: null, to: 'b', count: 10 },
  ],
};

describe('who moved between two rounds [M05]', () => {
  const chart = flowChart(comparison);

  it('draws each answer as high as it has voters, in the same order on both sides', () => {
    expect(chart.left.map(({ key, count, percent }) => [key, count, percent])).toEqual([
      ['a', 20, 33],
      ['b', 30, 50],
      [null, 10, 17],
    ]);
    expect(chart.right.map(({ key }) => key)).toEqual(['a', 'b', null]);
    const [a, b] = chart.left;
    expect((b?.height ?? 0) / (a?.height ?? 1)).toBeCloseTo(30 / 20);
    const bottom = Math.max(...chart.left.map(({ top, height }) => top + height));
    expect(bottom).toBeLessThanOrEqual(chart.height + 0.001);
  });

  it('marks the bands that arrive at or stay with the right answer', () => {
    const marked = chart.bands.filter(({ isToRight }) => isToRight).map(({ from, to, stays }) => [from, to, stays]);
    expect(marked).toEqual([
      ['a', 'b', false],
      ['b', 'b', true],
      [null, 'b', false],
    ]);
  });

  it('counts who came to the right answer and who left it', () => {
    expect(movedToRight(comparison)).toEqual({ gained: 27, lost: 2 });
  });

  it('has nothing to draw when no one voted twice', () => {
    expect(flowChart({ ...comparison, flows: [] })).toMatchObject({ left: [], right: [], bands: [] });
  });
});
