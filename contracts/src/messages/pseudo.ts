import { parseMessage, type Piece } from './parse.ts';

const plainLetters = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accentedLetters = 'ÅåßÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const accents = new Map(plainLetters.split('').map((letter, at) => [letter, accentedLetters[at] ?? letter]));
/** How much longer texts become. */
const growth = 0.35;

/**
 * A message as the pseudo-languages have it: English with accents, a third longer, between brackets. On a
 * page they show which words are not messages yet, and where a longer language has no room.
 */
export function pseudoText(english: string): string {
  const pieces = parseMessage(english);
  const room = '~'.repeat(Math.ceil(lengthOf(pieces) * growth)).replaceAll(/~{8}(?=~)/g, '$& ');
  return `⟦${printPieces(pieces, accented, false)}${room === '' ? '' : ` ${room}`}⟧`;
}

const accented = (words: string): string => words.replaceAll(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter);

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length;
    return piece.type === 'tag' ? sum + lengthOf(piece.inside) : sum + 4;
  }, 0);
}

/** Writes pieces as a message again, with other words. */
function printPieces(pieces: readonly Piece[], change: (words: string) => string, inPlural: boolean): string {
  return pieces.map((piece) => printPiece(piece, change, inPlural)).join('');
}

function printPiece(piece: Piece, change: (words: string) => string, inPlural: boolean): string {
  if (typeof piece === 'string') return quoted(change(piece), inPlural);
  if (piece.type === 'count') return '#';
  if (piece.type === 'value') return `{${piece.name}}`;
  if (piece.type === 'styled') return `{${piece.name}, ${piece.kind}${piece.style === '' ? '' : `, ${piece.style}`}}`;
  if (piece.type === 'tag') return `<${piece.name}>${printPieces(piece.inside, change, inPlural)}</${piece.name}>`;
  const isPlural = piece.type === 'plural';
  const kind = isPlural ? (piece.isOrdinal ? 'selectordinal' : 'plural') : 'select';
  const offset = isPlural && piece.offset > 0 ? ` offset:${piece.offset}` : '';
  const branches = [...piece.branches].map(
    ([name, inside]) => `${name} {${printPieces(inside, change, inPlural || isPlural)}}`,
  );
  return `{${piece.name}, ${kind},${offset} ${branches.join(' ')}}`;
}

/** Signs that would mean something, and apostrophes beside them, are put between apostrophes. */
function quoted(words: string, inPlural: boolean): string {
  return words.replaceAll(inPlural ? /['{}<>#]+/g : /['{}<>]+/g, (signs) => {
    const doubled = signs.replaceAll("'", "''");
    return /[{}<>#]/.test(signs) ? `'${doubled}'` : doubled;
  });
}
