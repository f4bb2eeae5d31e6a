import { describe, expect, it } from 'vitest';
import { pasteLimit, sortPaste } from './paste.ts';

describe('pasting into an answer', () => {
  it('takes LaTeX of known commands as it is, without its dollar signs', () => {
    expect(sortPaste('\\frac{1}{2}+\\sqrt x')).toEqual({ kind: 'latex', latex: '\\frac{1}{2}+\\sqrt x' });
    expect(sortPaste(' $$\\pi$$ ')).toEqual({ kind: 'latex', latex: '\\pi' });
    expect(sortPaste('\\(x\\cdot y\\)')).toEqual({ kind: 'latex', latex: 'x\\cdot y' });
    expect(sortPaste('\\begin{pmatrix}1\\\\2\\end{pmatrix}')).toMatchObject({ kind: 'latex' });
  });

  it('hands everything without a backslash to the parser of typed maths', () => {
    expect(sortPaste('sqrt(2)/2')).toEqual({ kind: 'plain', text: 'sqrt(2)/2' });
    expect(sortPaste('$x^2$')).toEqual({ kind: 'plain', text: 'x^2' });
    expect(sortPaste('½ ≤ x')).toEqual({ kind: 'plain', text: '½ ≤ x' });
  });

  it('refuses commands that have no place in an answer', () => {
    for (const text of [
      '\\href{javascript:1}{x}',
      '\\htmlData{a=b}{x}',
      '\\class{c}{x}',
      '\\def\\x{1}',
      '\\begin{figure}x\\end{figure}',
    ]) {
      expect(sortPaste(text).kind).toBe('refused');
    }
  });

  it('refuses texts that are empty or longer than an answer', () => {
    expect(sortPaste('  ').kind).toBe('refused');
    expect(sortPaste('1+'.repeat(pasteLimit)).kind).toBe('refused');
  });
});
