/** The part that a piece of a formula plays in a change of notation. */
export type PieceKind = 'kept' | 'named' | 'command' | 'numeral' | 'letters' | 'sign';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  readonly at: number;
}

/** Commands whose braces hold words, sizes or names: nothing inside is mathematics. */
const withWords =
  'text|textrm|textbf|textit|mbox|mathrm|mathbb|mathbf|mathit|mathsf|mathcal|hspace|vspace|kern|mkern|color|textcolor|class|href|label|tag|unicode';
const named = String.raw`\\(?:operatorname|mathrm|text|textrm|mbox)\*?\s*\{\s*([\p{L}]{1,12})\s*\}`;
const kept = [
  String.raw`\\(?:${withWords})\*?\s*\{[^{}]*\}`,
  String.raw`\\(?:begin|end)\s*\{[a-zA-Z]+\*?\}(?:\{[clr|]*\})?`,
  String.raw`\\\\\[[^\]]*\]`,
  '"[^"]*"',
].join('|');
const numeral = String.raw`\d+(?:(?:\{,\}|[.,])\d+)*(?:(?:\{,\}|[.,])(?=\\(?:overline|bar|dot)(?![a-z])|(?:overline|bar)\())?|(?:\{,\}|[.,])\d+`;
const pattern = new RegExp(
  String.raw`(?<named>${named})|(?<kept>${kept})|(?<sub>_\s*(?:\{[^{}]*\}|\([^()]*\)|\d+|\p{L}+))|(?<root>\\sqrt\s*\[[^\]]*\])|(?<command>\\[a-zA-Z]+|\\.)|(?<numeral>${numeral})|(?<letters>\p{L}+)|.`,
  'gsu',
);
/** Names with a script below them and mathematics after them. */
export const takesLimits = /^(?:\\?(?:sum|prod|int|lim|log|max|min|inf|sup|oint)|\\operatorname.*)$/s;

/**
 * Cuts a formula into pieces: numerals, runs of letters, commands and signs, and what no notation changes, such as
 * words and indices. The pieces put together are the formula. One pass over the source.
 */
export function piecesOf(source: string, offset = 0): Piece[] {
  const pieces: Piece[] = [];
  for (const match of source.matchAll(pattern)) {
    const { groups = {} } = match;
    const [text] = match;
    const at = offset + match.index;
    const before = pieces.at(-1);
    if (groups['sub'] !== undefined && before !== undefined && takesLimits.test(before.text)) {
      // Below a sum, a limit or a logarithm there is mathematics, below a letter an index.
      const [under = '_'] = /^_\s*/.exec(text) ?? [];
      pieces.push({ kind: 'sign', text: under, at }, ...piecesOf(text.slice(under.length), at + under.length));
    } else if (groups['root'] !== undefined) pieces.push(...rootPieces(text, at));
    else if (groups['sub'] !== undefined || groups['kept'] !== undefined) pieces.push({ kind: 'kept', text, at });
    else if (groups['named'] !== undefined) pieces.push({ kind: 'named', text, at });
    else if (groups['command'] !== undefined) pieces.push({ kind: 'command', text, at });
    else if (groups['numeral'] !== undefined && isNumeral(text, before)) pieces.push({ kind: 'numeral', text, at });
    else if (groups['letters'] !== undefined) pieces.push({ kind: 'letters', text, at });
    else pieces.push({ kind: 'sign', text, at });
  }
  return pieces;
}

/** The brackets around the index of a root are none of an interval. */
function rootPieces(text: string, at: number): Piece[] {
  const opening = text.indexOf('[');
  return [
    { kind: 'command', text: text.slice(0, opening), at },
    { kind: 'kept', text: '[', at: at + opening },
    ...piecesOf(text.slice(opening + 1, -1), at + opening + 1),
    { kind: 'kept', text: ']', at: at + text.length - 1 },
  ];
}

/** `,5` begins a numeral at the start and behind an operator, and not behind a letter or a bracket. */
function isNumeral(text: string, before: Piece | undefined): boolean {
  if (/^\d/.test(text)) return true;
  return before === undefined || (before.kind === 'sign' && /[([{=<>≤≥+\-−*·×/^;|]/.test(before.text));
}

/** The word inside `\operatorname{…}` and `\text{…}`. */
export function wordOf(piece: Piece): string {
  return piece.kind === 'named' ? (/\{\s*(\p{L}+)\s*\}/u.exec(piece.text)?.[1] ?? '') : piece.text;
}

/** LaTeX has a backslash, or braces in a script. */
export function isLatexSource(text: string): boolean {
  return /\\|[_^]\{/.test(text);
}
