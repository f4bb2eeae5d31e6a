import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVocabulary, distance } from './vocabulary.ts';

const vocabulary = createVocabulary(
  new Map([
    ['quadratic', 40],
    ['quadrilateral', 3],
    ['equation', 90],
    ['equations', 60],
    ['sine', 12],
    ['slope', 5],
  ]),
);

describe('the vocabulary of the catalogue', () => {
  it('counts what begins so', () => {
    expect(vocabulary.countOf('equa')).toBe(150);
    expect(vocabulary.countOf('quad')).toBe(43);
    expect(vocabulary.countOf('z')).toBe(0);
  });

  it.each([
    ['quadratik', 'quadratic'],
    ['qaudratic', 'quadratic'],
    ['equasion', 'equation'],
    ['slpoe', 'slope'],
    ['quatrilat', 'quadrilat'],
  ])('takes %s for %s [R24]', (typed, meant) => {
    expect(vocabulary.nearest(typed)).toBe(meant);
  });

  it('forgives nothing in short words, and finds nothing that is far', () => {
    expect(vocabulary.nearest('sin')).toBeUndefined();
    expect(vocabulary.nearest('matrices')).toBeUndefined();
  });
});

describe('the distance of words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is the same both ways, 0 for the same word alone, and bounded', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = distance(a, b, 8);
        expect(distance(b, a, 8)).toBe(slips);
        expect(slips === 0).toBe(a === b);
        expect(distance(a, b, 1)).toBe(slips !== undefined && slips <= 1 ? slips : undefined);
      }),
      { seed: 3 },
    );
  });
});
