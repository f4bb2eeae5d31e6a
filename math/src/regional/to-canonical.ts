import { narrowed } from '../notation/tokens/symbols.ts';
import type { Typed } from './typed.ts';
import { canonicalCommand, canonicalName } from './canonical-names.ts';
import { canonicalNumeral, checkPairs } from './canonical-numerals.ts';
import { isLatexSource, type Piece, piecesOf } from './pieces.ts';
import { MeantInTwoWays, type RegionalProblem } from './problems.ts';
import { type NotationId, notations } from './table.ts';

/** The box in which an answer is typed. */
export interface AskedAnswer {
  /** One number is asked for. */
  readonly isNumber?: boolean;
  /** A unit may stand behind the number: short words are left alone. */
  readonly hasUnit?: boolean;
  /** Rows may be separated by semicolons, which then stay. */
  readonly hasRows?: boolean;
  /** How many items are asked for, as in a point; looked up only where a comma may stand between two of them. */
  readonly items?: () => number;
  /** Letters and names that the exercise declares: they take precedence over names of a notation. */
  readonly letters?: Iterable<string>;
}

export type Canonical =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: RegionalProblem };

const longest = 4000;

/**
 * The canonical form of an answer typed in a notation: decimal point, commas between items, English names. All else stays
 * as it was typed. Reports an ambiguous answer instead of choosing a meaning.
 */
export function toCanonical(source: string, id: NotationId, asked: AskedAnswer = {}): Canonical {
  if (source.length > longest) return { ok: true, text: source };
  const latin = withLatinDigits(source, id);
  const typed: Typed = {
    id,
    source: latin,
    isLatex: isLatexSource(latin),
    pieces: piecesOf(latin),
    isNumber: asked.isNumber ?? false,
    hasUnit: asked.hasUnit ?? false,
    items: asked.items ?? (() => 1),
    letters: new Set(asked.letters),
  };
  try {
    if (notations[id].decimal === ',') checkPairs(typed);
    const texts = typed.pieces.map((piece, index) => canonicalPiece(typed, piece, index));
    return { ok: true, text: asked.hasRows === true ? texts.join('') : withCommasBetween(texts) };
  } catch (error) {
    if (error instanceof MeantInTwoWays) return { ok: false, problem: error.problem };
    throw error;
  }
}

function canonicalPiece(typed: Typed, piece: Piece, index: number): string {
  if (piece.kind === 'numeral') return canonicalNumeral(typed, piece);
  if (piece.kind === 'command') return canonicalCommand(typed, piece, typed.pieces[index + 1]);
  // 0,(3) repeats its 3.
  if (piece.text === ',' && typed.isNumber && notations[typed.id].decimal === ',') {
    return typed.pieces[index + 1]?.text === '(' ? '.' : ',';
  }
  if (piece.kind === 'letters' || piece.kind === 'named') return canonicalName(typed, piece, index);
  return piece.text;
}

/** Semicolons between items as commas, unless commas stand between others: that mixture is for the reader to refuse. */
function withCommasBetween(texts: readonly string[]): string {
  const isMixed = texts.some((text) => text === ',' || /^\d+(?:,\d+)+$/.test(text));
  if (isMixed || !texts.includes(';')) return texts.join('');
  return texts.map((text, index) => (text !== ';' ? text : /^\s/.test(texts[index + 1] ?? '') ? ',' : ', ')).join('');
}

const directions = /[\u00AD\u061C\u200C-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Digits and signs of other scripts and widths as those of Latin script, which every notation reads; without invisible marks. */
function withLatinDigits(source: string, id: NotationId): string {
  const latin = narrowed(source).replace(directions, '');
  if (!/[\u060C\u061B\u066B\u066C]/.test(latin)) return latin;
  const { decimal } = notations[id];
  return latin
    .replace(/(?<=\d)\u066C(?=\d)/g, '')
    .replace(/\u066B/g, decimal)
    .replace(/\u061B/g, ';')
    .replace(/\u060C/g, decimal === ',' ? ';' : ',');
}
