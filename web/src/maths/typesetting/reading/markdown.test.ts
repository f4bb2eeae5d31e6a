import type { Token } from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { parseLine, parseText } from './markdown.ts';

const kinds = (tokens: readonly Token[]): string[] => tokens.map((token) => token.type);

describe('text with maths', () => {
  it('[V06] knows formulas in the line and as blocks', () => {
    expect(parseLine('If $x$ then \\(y\\) or `1/2`.').filter((token) => token.type === 'math')).toMatchObject([
      { content: 'x', meta: { kind: 'tex', display: false } },
      { content: 'y', meta: { kind: 'tex', display: false } },
      { content: '1/2', meta: { kind: 'plain', display: false } },
    ]);
    expect(parseText('Solve\n\n$$ x^2 = 4 $$\n\nnow.')[3]).toMatchObject({ type: 'math', content: 'x^2 = 4' });
    expect(parseText('$$\nx\n$$')).toMatchObject([{ type: 'math', content: 'x', meta: { display: true } }]);
  });

  it('keeps a block formula with words behind it in its paragraph', () => {
    expect(kinds(parseText('$$x$$ holds'))).toEqual(['paragraph_open', 'inline', 'paragraph_close']);
  });

  it('does not take marks of Markdown inside a formula', () => {
    expect(parseLine('$a_1*b_2*c_3$')).toMatchObject([{ type: 'math', content: 'a_1*b_2*c_3' }]);
  });

  it('places answer boxes, in words and in formulas', () => {
    expect(kinds(parseLine('$x =$ [[roots]].'))).toEqual(['math', 'text', 'slot', 'text']);
    expect(parseLine('$x = [[a]]$')).toMatchObject([{ type: 'math', content: 'x = [[a]]' }]);
  });

  it('leaves HTML as text', () => {
    expect(kinds(parseText('<script>alert(1)</script>'))).toEqual(['paragraph_open', 'inline', 'paragraph_close']);
    expect(
      parseLine('<img src=x onerror=alert(1)>')
        .map((token) => token.content)
        .join(''),
    ).toBe('<img src=x onerror=alert(1)>');
  });

  it('links to the web and to mail only', () => {
    const opens = (source: string): boolean => kinds(parseLine(source)).includes('link_open');
    expect(opens('[a](https://example.org)')).toBe(true);
    expect(opens('[a](mailto:a@example.org)')).toBe(true);
    expect(opens('[a](/help)')).toBe(true);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'JaVaScRiPt:x',
      'file:///etc/passwd',
    ]) {
      expect(opens(`[a](${url})`)).toBe(false);
    }
  });
});
