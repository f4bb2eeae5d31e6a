import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { mathAt, slotAt } from './math-delimiters.ts';

/**
 * Markdown with formulas and answer boxes. HTML in the source stays text; links go to the web or to mail only; pictures come
 * from our own server only. Tokens of our own: `math` (content, `meta.kind`, `meta.display`) and `slot` (content = name).
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false });

markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(url.trim());

markdown.inline.ruler.before('escape', 'math', (state, silent) => {
  const found = mathAt(state.src, state.pos);
  if (found === undefined || found.end > state.posMax) return false;
  if (!silent) {
    const token = state.push('math', '', 0);
    token.content = found.content;
    token.meta = { kind: found.kind, display: found.display };
  }
  state.pos = found.end;
  return true;
});

markdown.inline.ruler.before('link', 'slot', (state, silent) => {
  const found = slotAt(state.src, state.pos);
  if (found === undefined) return false;
  if (!silent) state.push('slot', '', 0).content = found.name;
  state.pos = found.end;
  return true;
});

markdown.block.ruler.before(
  'fence',
  'math',
  (state, startLine, endLine, silent) => {
    const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
    const open = state.src.startsWith('$$', start) ? '$$' : state.src.startsWith('\\[', start) ? '\\[' : undefined;
    if (open === undefined) return false;
    const found = mathAt(state.src, start);
    if (found === undefined) return false;
    const line = lineOf(state.eMarks, startLine, endLine, found.end);
    // Words behind the formula make it part of a paragraph.
    if (line === undefined || state.src.slice(found.end, state.eMarks[line]).trim() !== '') return false;
    if (silent) return true;
    const token = state.push('math', '', 0);
    token.block = true;
    token.content = found.content;
    token.meta = { kind: found.kind, display: true };
    token.map = [startLine, line + 1];
    state.line = line + 1;
    return true;
  },
  { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
);

/** The line in which the offset lies, if it is before `endLine`. */
function lineOf(ends: readonly number[], startLine: number, endLine: number, offset: number): number | undefined {
  for (let line = startLine; line < endLine; line += 1) if ((ends[line] ?? 0) >= offset) return line;
  return undefined;
}

/** Block tokens of a text; `inline` tokens hold their children. */
export function parseText(source: string): Token[] {
  return markdown.parse(source, {});
}

/** Tokens of one line of text: a label, a choice, a sentence of feedback. */
export function parseLine(source: string): Token[] {
  return markdown.parseInline(source, {})[0]?.children ?? [];
}
