import { describe, expect, it } from 'vitest';
import { hasFormula, insertAt, messageSource } from './message-source.ts';

describe('the words of a message', () => {
  it('keep each new line, and leave paragraphs and displayed formulas as they are', () => {
    expect(messageSource('one\ntwo')).toBe('one  \ntwo');
    expect(messageSource('one\n\ntwo')).toBe('one\n\ntwo');
    expect(messageSource('so:\n\n$$a\n=b$$\nand')).toContain('$$a\n=b$$');
    expect(messageSource('a\nb\nc\n')).toBe('a  \nb  \nc\n');
  });

  it('show a preview where there is a formula and not for a price', () => {
    expect(hasFormula('Why is $x<3$ wrong?')).toBe(true);
    expect(hasFormula('Is `x^2` right?')).toBe(true);
    expect(hasFormula('It costs 5 $ and no more.')).toBe(false);
    expect(hasFormula('')).toBe(false);
  });

  it('take a formula at the caret with a space on each side where one is needed', () => {
    expect(insertAt('', { start: 0, end: 0 }, '$x$')).toEqual({ text: '$x$ ', caret: 4 });
    expect(insertAt('why', { start: 3, end: 3 }, '$x$')).toEqual({ text: 'why $x$ ', caret: 8 });
    expect(insertAt('why ?', { start: 4, end: 4 }, '$x$')).toEqual({ text: 'why $x$?', caret: 7 });
    expect(insertAt('why that', { start: 4, end: 8 }, '$x$')).toEqual({ text: 'why $x$ ', caret: 8 });
  });
});
