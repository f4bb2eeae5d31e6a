import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaWords, queryWords, textWords, wordsOf } from './words.ts';

describe('words for the search', () => {
  it('are without case and accents, in any script', () => {
    expect(wordsOf('Équation à deux inconnues; Größe, 二次方程式!')).toEqual([
      'equation',
      'a',
      'deux',
      'inconnues',
      'große',
      '二次方程式',
    ]);
  });

  it('of a formula name its structure, whatever the numbers are [R24]', () => {
    const wanted = formulaWords('x^2+bx');
    expect(wanted).toEqual(expect.arrayContaining(['fx', 'fx2']));
    for (const text of ['Solve $3x^2 - 7x = 0$.', 'Solve $$ {{a}}x^2 + {{b}}x = {{c}} $$', 'Factor `x^2-4x`']) {
      expect(textWords(text).formulas).toEqual(expect.arrayContaining(wanted));
    }
    expect(textWords('Solve $3x + 7 = 0$.').formulas).not.toContain('fx2');
  });

  it.each([
    ['\\frac{1}{x+1}', 'fover'],
    ['\\sqrt{x}', 'froot'],
    ['sin(2x)', 'fsin'],
    ['e^{3x}', 'fexp'],
    ['\\int x dx', 'fintegral'],
    ['|x-2| < 3', 'fless'],
    ['(x+1)^3', 'fpower3'],
  ])('find %s by %s', (source, word) => {
    expect(formulaWords(source)).toContain(word);
  });

  it('keep what is typed as maths apart from words', () => {
    expect(queryWords('solve x^2=4 now')).toMatchObject({
      words: ['solve', 'now'],
      formulas: expect.arrayContaining(['fx2', 'feq']),
    });
    expect(queryWords('zero product').formulas).toEqual([]);
    expect(queryWords('x^2 + 5x = 6')).toMatchObject({ words: [], shapes: [expect.any(Object)] });
    expect(queryWords('year 5 - level 3').words).toContain('level');
  });

  it('are there for any text, and few for any query', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { words, formulas } = queryWords(text);
        expect(words.length + formulas.length).toBeLessThanOrEqual(22);
        for (const word of [...words, ...textWords(text).formulas]) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
