import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masteryOf } from './mastery.ts';

const times = (count: number, share: number) => Array.from({ length: count }, () => share);

describe('mastery of a topic [R15]', () => {
  it('is the mean with weights of 0.9 for each answer back', () => {
    expect(masteryOf([0, 1, 1]).mastery).toBeCloseTo((0.9 + 1) / (0.81 + 0.9 + 1), 12);
  });

  it.each([
    ['too few answers say nothing', [1, 1], { mastery: null, trend: 'steady' }],
    ['all right is all', times(9, 1), { mastery: 1, trend: 'steady' }],
    ['wrong first and right now rises', [...times(6, 0), ...times(5, 1)], { trend: 'rising' }],
    ['right first and wrong now falls', [...times(6, 1), ...times(5, 0)], { trend: 'falling' }],
    ['few answers have no trend', [0, 0, 1, 1, 1], { trend: 'steady' }],
  ] as const)('%s', (_, shares, expected) => {
    expect(masteryOf(shares)).toMatchObject(expected);
  });

  it('lies between the lowest and the highest share, and newer answers weigh more', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 80 });
    fc.assert(
      fc.property(shares, (list) => {
        const { mastery } = masteryOf(list);
        expect(mastery).toBeGreaterThanOrEqual(Math.min(...list) - 1e-9);
        expect(mastery).toBeLessThanOrEqual(Math.max(...list) + 1e-9);
        const best = list.toSorted((a, b) => a - b);
        expect(masteryOf(best).mastery ?? 0).toBeGreaterThanOrEqual((masteryOf(best.toReversed()).mastery ?? 0) - 1e-9);
      }),
      { seed: 20_261_121 },
    );
  });
});
