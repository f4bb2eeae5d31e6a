import { describe, expect, it } from 'vitest';
import { fieldLatex, fieldValue, shownLatex, sourceOfField } from './formula-source.ts';

const value = (latex: string): string => `{\\color{var(--v)}${latex}}`;

describe('a formula in the text of an exercise', () => {
  it('is shown typeset in its place, with values in their colour [V06]', () => {
    expect(shownLatex('$x^2$')).toBe('x^2');
    expect(shownLatex('$$ {{a}}x + {{a/2 : fraction}} $$')).toBe(
      `\\displaystyle ${value('a')}x + ${value('\\frac{a}{2}')}`,
    );
    expect(shownLatex('`1/2`')).toBe('\\frac{1}{2}');
  });

  it('is left as it is typed while a piece of it cannot be read', () => {
    expect(shownLatex('$ {{a + }} x $')).toBeUndefined();
    expect(shownLatex('`1/`')).toBeUndefined();
    expect(shownLatex('$ $')).toBeUndefined();
    expect(shownLatex('${{a x$')).toBeUndefined();
  });

  it('goes into the maths field and comes back with its values and signs', () => {
    for (const source of ['$x^2$', '$$ {{a}}x^2+{{ b : none }} $$', '$\\frac{{{a}}}{2}$']) {
      const back = sourceOfField(fieldLatex(source) ?? '', source);
      expect(back.replaceAll(/\s/g, '')).toBe(source.replaceAll(/\s/g, ''));
    }
    expect(sourceOfField('y=1', '$$\ny = 2\n$$')).toBe('$$\ny=1\n$$');
    expect(sourceOfField(fieldLatex('`a/b`') ?? '', '`a/b`')).toBe('$\\frac{a}{b}$');
    expect(fieldLatex('`{{a}}/b`')).toBeUndefined();
    expect(sourceOfField(`A=${fieldValue('a')}b`, '$')).toBe('$A={{a}}b$');
    expect(sourceOfField('x', '$$')).toBe('$x$');
  });
});
