import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanInSight } from './use-grid-window.ts';

const rows = { size: 40, extent: 600, few: 24, margin: 4 };

describe('what is drawn of a large table [R17]', () => {
  it.each([
    ['all of few', 20, 0, { start: 0, end: 20 }],
    ['the first ones at the top', 1000, 0, { start: 0, end: 19 }],
    ['those in sight and some around them', 1000, 4000, { start: 96, end: 119 }],
    ['the last ones at the end', 1000, 39_400, { start: 981, end: 1000 }],
  ])('is %s', (_, count, offset, span) => {
    expect(spanInSight(count, { ...rows, offset })).toEqual(span);
  });

  it('always holds everything in sight and never much more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
        const offset = share * Math.max(0, count * rows.size - rows.extent);
        const { start, end } = spanInSight(count, { ...rows, offset });
        expect(start * rows.size).toBeLessThanOrEqual(offset);
        expect(end * rows.size).toBeGreaterThanOrEqual(Math.min(count * rows.size, offset + rows.extent));
        expect(end - start).toBeLessThanOrEqual(Math.max(rows.few, rows.extent / rows.size + 2 * rows.margin + 2));
      }),
      { seed: 20_261_121 },
    );
  });
});
