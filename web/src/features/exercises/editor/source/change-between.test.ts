import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween } from './change-between.ts';

describe('the change between two texts', () => {
  it('is the span that differs', () => {
    expect(changeBetween('x + {{a}} = 2', 'x + {{n}} = 2')).toEqual({ from: 6, to: 7, insert: 'n' });
    expect(changeBetween('same', 'same')).toEqual({ from: 4, to: 4, insert: '' });
  });

  it('makes the one out of the other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (old, next) => {
        const { from, to, insert } = changeBetween(old, next);
        expect(old.slice(0, from) + insert + old.slice(to)).toBe(next);
      }),
    );
  });
});
