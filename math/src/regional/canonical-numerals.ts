import { fill } from '../message.ts';
import * as m from './messages.ts';
import type { Piece } from './pieces.ts';
import { MeantInTwoWays } from './problems.ts';
import { notations } from './table.ts';
import type { Typed } from './typed.ts';

const commas = /\{,\}|,/g;
/** `1,5.10^6`: the point is a sign of multiplication, as France writes it. */
const pointBeforeTen = /^(\d+(?:(?:\{,\}|,)\d+)?)\.10$/;

const behind = ({ source }: Typed, { at, text }: Piece): string => source.slice(at + text.length).trimStart();

/** A numeral with a decimal point, or the reason why it is ambiguous. */
export function canonicalNumeral(typed: Typed, piece: Piece): string {
  if (notations[typed.id].decimal === '.') return piece.text;
  const [, before] = pointBeforeTen.exec(piece.text) ?? [];
  if (before !== undefined && /^[\^⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/.test(behind(typed, piece))) {
    return `${canonicalNumeral(typed, { ...piece, text: before })}*10`;
  }
  const text = piece.text.replace(/\{,\}/g, ',');
  const commaCount = text.split(',').length - 1;
  const pointCount = text.split('.').length - 1;
  if (commaCount === 0) return pointCount === 0 ? piece.text : withPoints(typed, piece);
  if (pointCount > 0) return withBoth(typed, piece, text, commaCount);
  if (commaCount > 1) return severalCommas(typed, piece, text);
  return text.replace(',', '.');
}

/** `1.5` is clear; `1.234` may mean a thousand. */
function withPoints(typed: Typed, piece: Piece): string {
  const { text } = piece;
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) {
    const [whole = '', rest = ''] = text.split('.');
    throw new MeantInTwoWays(
      'notation/point-or-group',
      fill(m.pointOrGroup, { numeral: text, decimal: `${whole},${rest}`, whole: whole + rest }),
    );
  }
  return isGrouped(text) ? grouped(typed, piece, text.replaceAll('.', '')) : text;
}

/** `1.000,5` has points between groups; `1,000.5` is the notation of another country. */
function withBoth(typed: Typed, piece: Piece, text: string, commaCount: number): string {
  const [whole = '', rest = ''] = text.split(',');
  if (commaCount === 1 && isGrouped(whole)) return grouped(typed, piece, `${whole.replaceAll('.', '')}.${rest}`);
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) {
    const digits = text.replaceAll(',', '').replace('.', ',');
    throw new MeantInTwoWays(
      'notation/grouped-points',
      fill(m.decimalsHaveComma, { numeral: digits }),
      written(typed, piece, digits),
    );
  }
  return severalCommas(typed, piece, text);
}

const isGrouped = (text: string): boolean => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text);

/** Points between groups are read only where one number is asked for. */
function grouped(typed: Typed, piece: Piece, canonical: string): string {
  if (typed.isNumber) return canonical;
  const digits = canonical.replace('.', ',');
  throw new MeantInTwoWays(
    'notation/grouped-points',
    fill(m.withoutPoints, { numeral: digits }),
    written(typed, piece, digits),
  );
}

function severalCommas(typed: Typed, piece: Piece, text: string): never {
  if (typed.isNumber) {
    const isLarge = /^\d{1,3}(?:,\d{3})+$/.test(text);
    const digits = text.replaceAll(',', '');
    throw new MeantInTwoWays(
      'notation/several-commas',
      isLarge ? fill(m.commaOfDecimal, { numeral: digits }) : fill(m.twoCommas),
      isLarge ? written(typed, piece, digits) : undefined,
    );
  }
  const items = piece.text.replace(commas, '; ');
  throw new MeantInTwoWays(
    'notation/several-commas',
    fill(m.severalNumbers, { numbers: items.replace(/\s+/g, ' ') }),
    written(typed, piece, items),
  );
}

/** The answer with one piece replaced. */
function written({ source }: Typed, piece: Piece, text: string): string {
  return source.slice(0, piece.at) + text + source.slice(piece.at + piece.text.length);
}

const oneComma = /^\d+(?:\{,\}|,)\d+$/;
const separators =
  /[;|&∪∨∧]|\\(?:\\|mid|lor|land|vee|wedge|cup)(?![a-z])|,(?!\d)|(?<=[^\d}]|^),(?!\})|\b(?:or|and|oder|und|ou|et)\b/;
const manyArguments: ReadonlySet<string> = new Set(
  'gcd lcm max min binomial mod ggT ggt kgV kgv PGCD pgcd PPCM ppcm mcd mcm MCD MCM'.split(' '),
);

/** Refuses `(1,5)` and `]1,5[` where two numbers are asked for and the comma makes one of them. */
export function checkPairs(typed: Typed): void {
  const pairs = typed.pieces.filter(({ kind, text }) => kind === 'numeral' && oneComma.test(text));
  if (pairs.length === 0) return;
  refuseCommasOfBothKinds(typed);
  for (const { start, end, isInterval } of spansOfSeveral(typed)) {
    const inside = pairs.filter(({ at }) => at >= start && at < end);
    if (inside.length !== 1 || separates(typed, start, end)) continue;
    if (isInterval) {
      throw new MeantInTwoWays('notation/interval-ends', fill(m.semicolonBetweenEnds), withSemicolons(typed, inside));
    }
    refuseOneNumber(typed, inside);
  }
  if (!separates(typed, 0, typed.source.length) && !typed.isNumber && typed.items() > 1) refuseOneNumber(typed, pairs);
}

/** `(2,-1,4)` where three numbers are asked for: one of its commas separates, and the other would make a decimal. */
function refuseCommasOfBothKinds({ source, items }: Typed): void {
  if (!/\d,[-−]\d/.test(source) || /[;|\s]/.test(source) || source.split(',').length !== items()) return;
  const suggestion = source.replaceAll(',', '; ');
  throw new MeantInTwoWays('notation/several-commas', fill(m.severalNumbers, { numbers: suggestion }), suggestion);
}

function separates({ source, pieces }: Typed, start: number, end: number): boolean {
  const bare = pieces
    .filter(({ at, kind }) => at >= start && at < end && kind !== 'numeral')
    .map(({ text }) => text)
    .join(' ');
  return separators.test(bare) || /,\s/.test(source.slice(start, end));
}

function refuseOneNumber(typed: Typed, pairs: readonly Piece[]): never {
  const suggestion = withSemicolons(typed, pairs);
  const [first] = pairs;
  const shown = first?.text.replace('{,}', ',') ?? '';
  const simple = suggestion.replace(/\\(?:left|right)\s*/g, '').replace(/\\([{}])/g, '$1');
  const asked = simple.length <= 30 && !simple.includes('\\') ? simple : shown.replace(',', '; ');
  throw new MeantInTwoWays('notation/one-number', fill(m.oneNumber, { numeral: shown, pair: asked }), suggestion);
}

function withSemicolons({ source }: Typed, pairs: readonly Piece[]): string {
  return pairs.reduceRight(
    (text, { at, text: numeral }) =>
      text.slice(0, at) + numeral.replace(commas, '; ') + text.slice(at + numeral.length),
    source,
  );
}

interface SpanOfSeveral {
  readonly start: number;
  readonly end: number;
  readonly isInterval: boolean;
}

/** Brackets that hold several things by themselves: of intervals with an open end, and of functions such as gcd. */
function spansOfSeveral({ pieces }: Typed): SpanOfSeveral[] {
  const found: SpanOfSeveral[] = [];
  const open: { readonly text: string; readonly at: number; readonly isCall: boolean }[] = [];
  for (const [index, { text, at, kind }] of pieces.entries()) {
    if (kind !== 'sign') continue;
    const top = open.at(-1);
    if (text === '(' || (text === '[' && top?.text !== ']'))
      open.push({ text, at, isCall: isCallOfMany(pieces, index) });
    else if (text === ')' || text === ']' || text === '[') {
      if (!top) open.push({ text, at, isCall: false });
      else {
        open.pop();
        const isInterval = top.text + text !== '()' && top.text + text !== '[]';
        if (isInterval || top.isCall) found.push({ start: top.at, end: at, isInterval });
      }
    }
  }
  return found;
}

function isCallOfMany(pieces: readonly Piece[], bracket: number): boolean {
  const name = pieces.slice(0, bracket).findLast(({ text }) => text.trim() !== '' && text !== '\\left');
  const bare = name?.text.replace(/^\\(?:operatorname\s*\{)?/, '').replace('}', '');
  return manyArguments.has(bare?.trim() ?? '');
}
