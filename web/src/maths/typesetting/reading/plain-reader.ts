import { mathAt, slotAt } from './math-delimiters.ts';
import type { TextToken } from './text-token.ts';

/** Characters with a meaning in Markdown, or that its reader changes; brackets are looked at apart. */
const markup = /[*_~<&\\!|\t\r\0]/;
/** Beginnings of lines that are not of a paragraph. */
const blockStart = /^ {0,3}(?:#|>|[-+](?:\s|$)|[-=]+\s*$|\d{1,9}[.)](?:\s|$)|`{3}|~{3}| {4})/;

/** Without the spaces that Markdown knows at its ends; others belong to the text. */
function trimmed(text: string): string {
  const isSpace = (at: number): boolean => text[at] === ' ' || text[at] === '\n';
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return text.slice(start, end);
}

const textToken = (content: string): TextToken => ({ type: 'text', tag: '', nesting: 0, content });

/**
 * Reads texts of paragraphs, formulas and answer boxes, which most are, exactly as the reader of Markdown does; undefined
 * where a text has more than that. The reader itself is 23 kB, which a first visit need not load for them.
 */
export function readPlainText(source: string): readonly TextToken[] | undefined {
  const tokens: TextToken[] = [];
  let rest = source;
  while (rest !== '') {
    const blank = /^ *(?:\n|$)/.exec(rest);
    if (blank !== null) {
      rest = rest.slice(blank[0].length);
      continue;
    }
    const formula = displayedAt(rest);
    if (formula !== undefined) {
      tokens.push(formula.token);
      rest = rest.slice(formula.end);
      continue;
    }
    const end = paragraphEnd(rest);
    if (end === undefined) return undefined;
    const children = readPlainLine(trimmed(rest.slice(0, end)));
    if (children === undefined) return undefined;
    tokens.push(
      { type: 'paragraph_open', tag: 'p', nesting: 1, content: '' },
      { type: 'inline', tag: '', nesting: 0, content: '', children },
      { type: 'paragraph_close', tag: 'p', nesting: -1, content: '' },
    );
    rest = rest.slice(end);
  }
  return tokens;
}

/** A formula on lines of its own. */
function displayedAt(text: string): { readonly token: TextToken; readonly end: number } | undefined {
  const start = /^ {0,3}(?=\$\$|\\\[)/.exec(text)?.[0].length;
  const found = start === undefined ? undefined : mathAt(text, start);
  if (found === undefined) return undefined;
  const behind = /^[^\S\n]*(?:\n|$)/.exec(text.slice(found.end));
  if (behind === null) return undefined;
  const meta = { kind: found.kind, display: true };
  return {
    token: { type: 'math', tag: '', nesting: 0, content: found.content, meta },
    end: found.end + behind[0].length,
  };
}

/** Where the paragraph that the text begins with ends; undefined where something else begins in it. */
function paragraphEnd(text: string): number | undefined {
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const next = newline === -1 ? text.length : newline + 1;
    const line = text.slice(at, newline === -1 ? text.length : newline);
    if (trimmed(line) === '') return at;
    if (at > 0 && displayedAt(text.slice(at)) !== undefined) return at;
    if (blockStart.test(line)) return undefined;
    at = next;
  }
  return text.length;
}

/** The same for one line of text: a label, a choice, a sentence of feedback. */
export function readPlainLine(source: string): readonly TextToken[] | undefined {
  const tokens: TextToken[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') tokens.push(textToken(text));
    text = '';
  };
  for (let at = 0; at < source.length;) {
    const formula = mathAt(source, at);
    const slot = formula === undefined ? slotAt(source, at) : undefined;
    if (formula !== undefined) {
      flush();
      const meta = { kind: formula.kind, display: formula.display };
      tokens.push({ type: 'math', tag: '', nesting: 0, content: formula.content, meta });
      at = formula.end;
    } else if (slot !== undefined) {
      flush();
      tokens.push({ type: 'slot', tag: '', nesting: 0, content: slot.name });
      at = slot.end;
    } else if (source[at] === '\n') {
      // Two spaces before it break the line.
      if (text.endsWith('  ')) return undefined;
      if (text.endsWith(' ')) text = text.slice(0, -1);
      flush();
      tokens.push({ type: 'softbreak', tag: 'br', nesting: 0, content: '' });
      at += /^\n */.exec(source.slice(at))?.[0].length ?? 1;
    } else {
      const character = source[at] ?? '';
      if (markup.test(character) || character === '[' || character === '`') return undefined;
      text += character;
      at += 1;
    }
  }
  flush();
  return tokens;
}
