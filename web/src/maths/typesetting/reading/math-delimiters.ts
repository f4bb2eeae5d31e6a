/** A formula found in Markdown text. */
export interface MathSegment {
  /** `tex`: LaTeX. `plain`: typed maths between backticks (AsciiMath style), to be read and printed. */
  readonly kind: 'tex' | 'plain';
  readonly display: boolean;
  readonly content: string;
  /** Offset behind the closing delimiter. */
  readonly end: number;
}

/** An answer box `[[name]]` or a figure `[[figure:name]]`, with names as in the exercise document. */
const slotPattern = /\[\[((?:figure:)?[a-z][a-z0-9]*)\]\]/y;
const slotPatternAll = /\[\[([a-z][a-z0-9]*)\]\]/g;

/**
 * [V06] The formula that starts at `start`, if one does: `$…$`, `\(…\)`, `$$…$$`, `\[…\]`, or one pair of backticks.
 * A dollar sign opens only before a non-space and closes only after one and not before a digit, so that prices stay prices.
 */
export function mathAt(text: string, start: number): MathSegment | undefined {
  if (text.startsWith('$$', start)) return fenced(text, start, '$$', '$$', true);
  if (text.startsWith('\\(', start)) return fenced(text, start, '\\(', '\\)', false);
  if (text.startsWith('\\[', start)) return fenced(text, start, '\\[', '\\]', true);
  if (text[start] === '$') return dollars(text, start);
  if (text[start] === '`' && text[start + 1] !== '`') return backticks(text, start);
  return undefined;
}

function fenced(text: string, start: number, open: string, close: string, display: boolean): MathSegment | undefined {
  const from = start + open.length;
  const to = closing(text, from, close);
  if (to === -1) return undefined;
  const content = text.slice(from, to).trim();
  return content === '' ? undefined : { kind: 'tex', display, content, end: to + close.length };
}

/** Where `close` stands from `from` on, not escaped by a backslash. */
function closing(text: string, from: number, close: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(close, at)) return at;
    if (text[at] === '\\') at += 1;
  }
  return -1;
}

function dollars(text: string, start: number): MathSegment | undefined {
  const first = text[start + 1];
  if (first === undefined || /\s/.test(first)) return undefined;
  const to = closing(text, start + 1, '$');
  if (to === -1 || /\s/.test(text[to - 1] ?? ' ') || /\d/.test(text[to + 1] ?? '')) return undefined;
  const content = text.slice(start + 1, to);
  if (content.includes('\n\n')) return undefined;
  return { kind: 'tex', display: false, content, end: to + 1 };
}

function backticks(text: string, start: number): MathSegment | undefined {
  const to = text.indexOf('`', start + 1);
  if (to === -1) return undefined;
  const content = text.slice(start + 1, to).trim();
  return content === '' ? undefined : { kind: 'plain', display: false, content, end: to + 1 };
}

/** The answer box or figure that starts at `start`, if one does. */
export function slotAt(text: string, start: number): { readonly name: string; readonly end: number } | undefined {
  slotPattern.lastIndex = start;
  const found = slotPattern.exec(text);
  return found?.[1] === undefined ? undefined : { name: found[1], end: slotPattern.lastIndex };
}

/** Names of the answer boxes in a text, in their order. */
export function slotNames(source: string): string[] {
  return [...source.matchAll(slotPatternAll)].flatMap((found) => found[1] ?? []);
}

export type FormulaPiece = { readonly latex: string } | { readonly slot: string };

/** A formula cut at the answer boxes in it: `x = [[a]]` becomes the formula `x =` and the box `a`. */
export function splitAtSlots(latex: string): FormulaPiece[] {
  const pieces: FormulaPiece[] = [];
  let from = 0;
  for (const found of latex.matchAll(slotPatternAll)) {
    const before = latex.slice(from, found.index).trim();
    if (before !== '') pieces.push({ latex: before });
    if (found[1] !== undefined) pieces.push({ slot: found[1] });
    from = found.index + found[0].length;
  }
  const rest = latex.slice(from).trim();
  if (rest !== '') pieces.push({ latex: rest });
  return pieces;
}
