export interface SourcePiece {
  readonly kind: 'maths' | 'value' | 'part' | 'strong' | 'picture';
  readonly start: number;
  readonly end: number;
  /** The text between the brackets. */
  readonly inner: string;
}

const pattern =
  /(?<picture>!\[(?:\\.|[^\]\\\n])*\]\([^()\s]+\))|(?<value>\{\{[^{}\n]*\}\})|(?<part>\[\[[^[\]\n]*\]\])|(?<block>\$\$(?:(?!\n[^\S\n]*\n)[^$])*\$\$)|(?<inline>\$[^$\n]+\$)|(?<ticks>`[^`\n]+`)|(?<strong>\*\*[^*\n]+\*\*)/g;

/** The marked pieces of a source text in order; values inside maths follow that maths. */
export function piecesOf(text: string, offset = 0): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  for (const match of text.matchAll(pattern)) {
    const start = offset + match.index;
    const end = start + match[0].length;
    const { value, part, strong, picture } = match.groups ?? {};
    if (value !== undefined) pieces.push({ kind: 'value', start, end, inner: value.slice(2, -2).trim() });
    else if (part !== undefined) pieces.push({ kind: 'part', start, end, inner: part.slice(2, -2).trim() });
    else if (picture !== undefined) pieces.push({ kind: 'picture', start, end, inner: picture });
    else if (strong !== undefined) pieces.push({ kind: 'strong', start, end, inner: strong.slice(2, -2) });
    else {
      pieces.push({ kind: 'maths', start, end, inner: match[0] });
      for (const inside of match[0].matchAll(/\{\{[^{}\n]*\}\}/g)) {
        const from = start + inside.index;
        pieces.push({ kind: 'value', start: from, end: from + inside[0].length, inner: inside[0].slice(2, -2).trim() });
      }
    }
  }
  return pieces;
}

/** A piece of the source and where it stands. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
  readonly source: string;
}

/** The formula that the cursor is in or beside. */
export function formulaAt(text: string, at: number): SourceRange | undefined {
  const piece = piecesOf(text).find(({ kind, start, end }) => kind === 'maths' && start <= at && at <= end);
  return piece && { from: piece.start, to: piece.end, source: piece.inner };
}

/** Returns the description and the address of a picture in a text. */
export function pictureOf(source: string): { readonly words: string; readonly address: string } {
  const [, words = '', address = ''] = /^!\[([\s\S]*)\]\(([^()]*)\)$/.exec(source) ?? [];
  return { words: words.replaceAll(/\\(.)/g, '$1'), address };
}

/** Names of answer boxes in a text that have no part yet. */
export const boxesWithoutPart = (text: string, parts: readonly string[]): readonly string[] => [
  ...new Set(
    piecesOf(text).flatMap(({ kind, inner }) =>
      kind === 'part' && isPartName(inner) && !parts.includes(inner) ? [inner] : [],
    ),
  ),
];

/** As the format of exercises wants names. */
const isPartName = (name: string): boolean => /^[a-z][a-z0-9]{0,23}$/.test(name);
