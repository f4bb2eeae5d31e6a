import { scanText } from '../text/scan.ts';

/** A place for a value; none begins inside another. */
const hole = /\{\{(?:(?!\}\}|\{\{).)*\}\}/gs;

/** The contents of a text that are the same in every language. */
export interface TextBones {
  /** Each `{{…}}` outside of formulas. */
  readonly holes: readonly string[];
  /** Each `[[…]]`. */
  readonly markers: readonly string[];
  /** Each formula, its `\text{…}` emptied but for holes. */
  readonly formulas: readonly string[];
}

const wordCommands = /\\(?:text|textrm|textbf|textit|textsf|mbox)\s*\{/g;

/** Splits a formula into its mathematics and the words inside `\text{…}`. */
function splitFormula(source: string): { maths: string; words: string } {
  let maths = '';
  let words = '';
  let from = 0;
  for (const { index, 0: opening } of source.matchAll(wordCommands)) {
    if (index < from) continue;
    const start = index + opening.length;
    const end = closingBrace(source, start);
    const inside = source.slice(start, end);
    words += ` ${inside}`;
    maths += `${source.slice(from, index)}\\text{${(inside.match(hole) ?? []).map(tight).sort().join('')}}`;
    from = end + 1;
  }
  return { maths: maths + source.slice(from), words };
}

function closingBrace(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth++;
    else if (source[at] === '}' && depth-- === 0) return at;
  }
  return source.length;
}

const tight = (source: string) => source.replace(/\s+/g, '');

/** Returns what a translation must have in common with its source. */
export function bonesOf(text: string): TextBones {
  const { pieces } = scanText(text);
  const holes: string[] = [];
  const markers: string[] = [];
  const formulas: string[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'hole') holes.push(tight(text.slice(piece.hole.start, piece.hole.end)));
    if (piece.kind === 'marker') markers.push(`[[${piece.name}]]`);
    if (piece.kind === 'maths') formulas.push(tight(splitFormula(piece.source).maths));
  }
  return { holes: holes.sort(), markers: markers.sort(), formulas: formulas.sort() };
}

/** Whether a text holds words, beside its values, formulas and marks of places. A letter alone is a name, not a word. */
export function hasWords(text: string): boolean {
  const { pieces } = scanText(text);
  return pieces.some((piece) => {
    const words = piece.kind === 'words' ? piece.text : piece.kind === 'maths' ? splitFormula(piece.source).words : '';
    return /\p{L}{2}|\p{Lo}/u.test(words.replace(hole, ''));
  });
}
