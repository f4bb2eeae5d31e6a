import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mathAt, slotAt, slotNames, splitAtSlots } from './math-delimiters.ts';

describe('[V06] formulas in text', () => {
  it('are found between single dollar signs and between \\( and \\)', () => {
    expect(mathAt('$x^2$ is', 0)).toEqual({ kind: 'tex', display: false, content: 'x^2', end: 5 });
    expect(mathAt('a \\(x+1\\) b', 2)).toEqual({ kind: 'tex', display: false, content: 'x+1', end: 9 });
  });

  it('are blocks between double dollar signs', () => {
    expect(mathAt('$$ x = 1 $$', 0)).toEqual({ kind: 'tex', display: true, content: 'x = 1', end: 11 });
    expect(mathAt('$$\nx\n= 1\n$$', 0)).toMatchObject({ display: true, content: 'x\n= 1' });
  });

  it('are plain typed maths between backticks', () => {
    expect(mathAt('`1/2`', 0)).toEqual({ kind: 'plain', display: false, content: '1/2', end: 5 });
    expect(mathAt('``code``', 0)).toBeUndefined();
  });

  it('are not seen in prices', () => {
    expect(mathAt('$5 and $10', 0)).toBeUndefined();
    expect(mathAt('$ 5$', 0)).toBeUndefined();
    expect(mathAt('$5', 0)).toBeUndefined();
  });

  it('may hold an escaped dollar sign', () => {
    expect(mathAt('$3\\$ + 2$', 0)).toMatchObject({ content: '3\\$ + 2', end: 9 });
  });

  it('end where they should for any content without delimiters', () => {
    const content = fc.string({ minLength: 1 }).filter((text) => !/[$\\`\s]/.test(text));
    fc.assert(
      fc.property(content, fc.constantFrom(['$', '$'], ['\\(', '\\)'], ['$$', '$$']), (text, [open, close]) => {
        const source = `${open}${text}${close} rest`;
        expect(mathAt(source, 0)).toMatchObject({ content: text, end: source.length - 5 });
      }),
    );
  });
});

describe('answer boxes in text', () => {
  it('are named by lower-case letters and digits', () => {
    expect(slotAt('[[roots]].', 0)).toEqual({ name: 'roots', end: 9 });
    expect(slotAt('[[x1]]', 0)).toEqual({ name: 'x1', end: 6 });
    expect(slotAt('[[Roots]]', 0)).toBeUndefined();
    expect(slotAt('see [[roots]]', 0)).toBeUndefined();
  });

  it('are listed in their order', () => {
    expect(slotNames('$x=$ [[b]] and [[a]], not [[ c ]]')).toEqual(['b', 'a']);
  });

  it('cut a formula in which they stand', () => {
    expect(splitAtSlots('x = [[a]] \\text{ cm}')).toEqual([{ latex: 'x =' }, { slot: 'a' }, { latex: '\\text{ cm}' }]);
    expect(splitAtSlots('x')).toEqual([{ latex: 'x' }]);
    expect(splitAtSlots('[[a]]')).toEqual([{ slot: 'a' }]);
  });
});
