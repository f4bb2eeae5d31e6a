import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowWindow } from './use-row-window.ts';

describe('the rows that are drawn', () => {
  it('are all of a small class', () => {
    expect(rowWindow(28, 12, 37, 0, 500)).toEqual({ start: 0, end: 28 });
  });

  it('are few of a large one: 200 learners with 30 tasks stay below 1,500 nodes', () => {
    const { start, end } = rowWindow(200, 30, 37, 2000, 760);
    expect((end - start) * 33).toBeLessThan(1200);
  });

  it('hold everything in sight, wherever the box is scrolled', () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        fc.integer({ min: 61, max: 2000 }),
        number(80_000),
        fc.integer({ min: 100, max: 2000 }),
        (rows, top, height) => {
          const scrollTop = Math.min(top, Math.max(0, rows * 37 - height));
          const { start, end } = rowWindow(rows, 30, 37, scrollTop, height);
          expect(start * 37).toBeLessThanOrEqual(scrollTop);
          expect(end * 37).toBeGreaterThanOrEqual(Math.min(rows * 37, scrollTop + height));
        },
      ),
    );
  });
});
