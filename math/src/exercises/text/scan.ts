import { simplificationModes, type SimplificationMode } from '../document/document.ts';

/**
 * Scanning of an author's text: Markdown with maths in `$…$`, `$$…$$`, `\(…\)`, `\[…\]` and backticks, `{{…}}` holes
 * anywhere and `[[part]]` markers. Offsets are those of the field's text, so that problems can point at them.
 */

export interface HoleSource {
  readonly source: string;
  readonly mode?: SimplificationMode;
  /** The whole `{{…}}`. */
  readonly start: number;
  readonly end: number;
  /** Where the expression itself starts. */
  readonly at: number;
}

export type TextPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'hole'; readonly hole: HoleSource }
  | { readonly kind: 'marker'; readonly name: string; readonly start: number; readonly end: number }
  | {
      readonly kind: 'maths';
      readonly syntax: 'latex' | 'ascii';
      readonly display: boolean;
      readonly source: string;
      readonly at: number;
    };

export interface ScanProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the hole that starts at `at`, if one does: `{{expression}}` or `{{expression : mode}}`. */
export function holeAt(text: string, at: number): { hole: HoleSource } | { problem: ScanProblem } | undefined {
  // In `x^{{{n}}}` the outermost brace belongs to LaTeX.
  if (!text.startsWith('{{', at) || text[at + 2] === '{') return undefined;
  let depth = 0;
  for (let k = at + 2; k < text.length; k++) {
    const character = text[k];
    if (character === '{') depth++;
    else if (character === '}' && depth > 0) depth--;
    else if (character === '}' && text[k + 1] === '}') return readHole(text, at, k);
    else if (character === '}') break;
  }
  return { problem: { message: 'A {{ has no }} to end it.', start: at, end: Math.min(at + 2, text.length) } };
}

function readHole(text: string, start: number, close: number): { hole: HoleSource } | { problem: ScanProblem } {
  const inner = text.slice(start + 2, close);
  const end = close + 2;
  const withMode = /^(.*\S)\s*:\s*([a-z-]+)\s*$/s.exec(inner);
  const source = withMode?.[1] ?? inner;
  const leading = source.length - source.trimStart().length;
  const hole = { source: source.trim(), start, end, at: start + 2 + leading };
  if (hole.source === '') return { problem: { message: 'There is nothing between {{ and }}.', start, end } };
  if (!withMode) return { hole };
  const mode = simplificationModes.find((name) => name === withMode[2]);
  if (mode) return { hole: { ...hole, mode } };
  const message = `“${withMode[2]}” is not a way to simplify; use one of ${simplificationModes.join(', ')}.`;
  return { problem: { message, start, end } };
}

const delimiters = [
  { open: '$$', close: '$$', display: true, syntax: 'latex' },
  { open: '\\[', close: '\\]', display: true, syntax: 'latex' },
  { open: '\\(', close: '\\)', display: false, syntax: 'latex' },
  { open: '$', close: '$', display: false, syntax: 'latex' },
  { open: '`', close: '`', display: false, syntax: 'ascii' },
] as const;

/** Splits a text into words, holes, markers and maths. A dollar sign that opens no maths becomes `\$`. */
export function scanText(text: string): {
  pieces: readonly TextPiece[];
  problems: readonly ScanProblem[];
  warnings: readonly ScanProblem[];
  refusals: readonly ScanProblem[];
} {
  const pieces: TextPiece[] = [];
  const problems: ScanProblem[] = [];
  const warnings: ScanProblem[] = [];
  const refusals: ScanProblem[] = [];
  let words = '';
  const push = (piece: TextPiece) => {
    if (words !== '') pieces.push({ kind: 'words', text: words });
    words = '';
    pieces.push(piece);
  };
  let at = 0;
  while (at < text.length) {
    const codeEnd = text.startsWith('```', at) ? text.indexOf('```', at + 3) : -1;
    if (codeEnd >= 0) {
      words += text.slice(at, codeEnd + 3);
      at = codeEnd + 3;
      continue;
    }
    if (text.startsWith('\\$', at) || text.startsWith('\\`', at)) {
      words += text.slice(at, at + 2);
      at += 2;
      continue;
    }
    const hole = holeAt(text, at);
    if (hole) {
      if ('hole' in hole) push({ kind: 'hole', hole: hole.hole });
      else problems.push(hole.problem);
      at = 'hole' in hole ? hole.hole.end : Math.max(hole.problem.end, at + 2);
      continue;
    }
    const marker = text[at] === '[' ? /^\[\[([^\]]{0,64})\]\]/.exec(text.slice(at, at + 70)) : null;
    if (marker) {
      push({ kind: 'marker', name: marker[1]?.trim() ?? '', start: at, end: at + marker[0].length });
      at += marker[0].length;
      continue;
    }
    const maths = mathsAt(text, at);
    if (maths === 'unclosed') {
      problems.push({ message: 'This formula has no end.', start: at, end: Math.min(at + 2, text.length) });
      words += text.slice(at, at + 2);
      at += 2;
    } else if (maths) {
      push(maths.piece);
      at = maths.end;
    } else {
      const end = text[at] === '$' ? endOfSpacedFormula(text, at) : undefined;
      if (end !== undefined) warnings.push({ message: spacedFormula, start: at, end });
      else if (text[at] === '$' && isUnclosed(text, at))
        refusals.push({ message: 'This formula has no end.', start: at, end: at + 1 });
      words += text[at] === '$' ? '\\$' : text[at];
      at++;
    }
  }
  if (words !== '') pieces.push({ kind: 'words', text: words });
  return { pieces, problems, warnings, refusals };
}

/** A dollar sign before what can only be LaTeX, with no other one in the paragraph. */
function isUnclosed(text: string, at: number): boolean {
  const paragraph = text.slice(at + 1).split('\n\n', 1)[0] ?? '';
  if (/^\s|^\d/.test(paragraph) || closeOf(text, at + 1, '$') !== undefined) return false;
  return /^[a-zA-Z]?\s*(?:\\[a-zA-Z]|[\^_=+])/.test(paragraph);
}

function mathsAt(text: string, at: number): { piece: TextPiece; end: number } | 'unclosed' | undefined {
  const delimiter = delimiters.find(({ open }) => text.startsWith(open, at));
  if (!delimiter) return undefined;
  const { open, close, display, syntax } = delimiter;
  const start = at + open.length;
  const end = closeOf(text, start, close);
  if (open === '$') {
    if (end === undefined || !isInlineMaths(text, start, end)) return undefined;
  } else if (end === undefined) return open === '`' ? undefined : 'unclosed';
  const source = text.slice(start, end);
  if (source.trim() === '') return undefined;
  return { piece: { kind: 'maths', syntax, display, source, at: start }, end: (end ?? start) + close.length };
}

/** Offset of the closing delimiter; `\$` and holes are passed over, and inline maths stays in its paragraph. */
function closeOf(text: string, start: number, close: string): number | undefined {
  for (let k = start; k < text.length; k++) {
    if (text.startsWith(close, k)) return k;
    if (text[k] === '\\') k++;
    else if (close.length === 1 && text.startsWith('\n\n', k)) return undefined;
    else {
      const hole = holeAt(text, k);
      if (hole && 'hole' in hole) k = hole.hole.end - 1;
    }
  }
  return undefined;
}

/** Distinguishes `$x$` from prices: `$5 and $6` is not a formula, `$ x^2 $` is one. */
function isInlineMaths(text: string, start: number, end: number): boolean {
  const inner = text.slice(start, end);
  if (/^\S/.test(inner) && /\S$/.test(inner)) return !/^\d/.test(text.slice(end + 1));
  return /^\s/.test(inner) && /\s$/.test(inner) && /[\\^_={}<>+]/.test(inner);
}

const spacedFormula =
  'This is printed as it stands, since a space follows the dollar sign or comes before the next one. For a formula leave no space there; for an amount of money write \\$.';

/** Where what looks like a formula ends that is none because of a space, such as `$ x$`. */
function endOfSpacedFormula(text: string, at: number): number | undefined {
  const end = closeOf(text, at + 1, '$');
  const inner = text.slice(at + 1, end);
  if (end === undefined || /\w/.test(text[at - 1] ?? '')) return undefined;
  // A hole with words behind it is an amount: `${{a}} and ${{b}}`.
  const shown = inner.replace(/\{\{[^{}]*\}\}/g, '');
  const isSpacedOnce = /^\s/.test(inner) !== /\s$/.test(inner);
  const isFormula = /[\\^_={}<>+]/.test(shown) || /^[a-zA-Z]?$/.test(shown.trim());
  return isSpacedOnce && isFormula && !/[a-zA-Z]{3,}/.test(shown.replace(/\\[a-zA-Z]+/g, '')) ? end + 1 : undefined;
}

/** Digits right behind a value in a formula, which continue its digits. */
export function digitsBehindHoles(source: string, offset: number): ScanProblem[] {
  const warnings: ScanProblem[] = [];
  for (let at = 0; at < source.length; at++) {
    const found = holeAt(source, at);
    if (!found || !('hole' in found)) continue;
    const { start, end } = found.hole;
    at = end - 1;
    if (!/\d/.test(source[end] ?? '')) continue;
    const message =
      'The digits behind this value are printed as its further digits. For a product write \\cdot between them.';
    warnings.push({ message, start: start + offset, end: end + 1 + offset });
  }
  return warnings;
}
