import type { Piece, StyledKind } from './parse.ts';

/** The values that a message may be given. */
export type Values = Readonly<Record<string, string | number | Date>>;

/** Functions that make something else, such as a link, of the words inside a tag. */
export type Tags<T> = Readonly<Record<string, (inside: readonly (string | T)[]) => T>>;

interface Given<T> {
  readonly locale: string;
  readonly values: Values;
  readonly tags: Tags<T>;
  /** The number of the plural around, less its offset. */
  readonly count: number | null;
}

/** Fills a message. Neighbouring words are joined; what tags make stands between them. */
export function fillMessage<T = never>(
  pieces: readonly Piece[],
  locale: string,
  values: Values = {},
  tags: Tags<T> = {},
): readonly (string | T)[] {
  const filled: (string | T)[] = [];
  for (const part of fill(pieces, { locale, values, tags, count: null })) {
    const last = filled.at(-1);
    if (typeof part === 'string' && typeof last === 'string') filled[filled.length - 1] = last + part;
    else filled.push(part);
  }
  return filled;
}

function fill<T>(pieces: readonly Piece[], given: Given<T>): readonly (string | T)[] {
  return pieces.flatMap((piece): readonly (string | T)[] => {
    if (typeof piece === 'string') return [piece];
    if (piece.type === 'count') return [given.count === null ? '#' : numberIn(given.locale).format(given.count)];
    if (piece.type === 'tag') {
      const make = given.tags[piece.name];
      const inside = fill(piece.inside, given);
      return make === undefined ? inside : [make(inside)];
    }
    const value = given.values[piece.name];
    if (value === undefined) throw new RangeError(`A message needs ${piece.name}.`);
    if (piece.type === 'value') return [plain(value, given.locale)];
    if (piece.type === 'styled') return [styled(piece.kind, piece.style, value, given.locale)];
    if (piece.type === 'select') return fill(branchOf(piece, [String(value)]), given);
    const counted = Number(value) - piece.offset;
    const category = rulesIn(given.locale, piece.isOrdinal).select(counted);
    return fill(branchOf(piece, [`=${Number(value)}`, category]), { ...given, count: counted });
  });
}

type Choosing = Extract<Piece, { type: 'plural' | 'select' }>;

/** The first branch of these names that there is, else the one for all others. */
function branchOf({ branches }: Choosing, names: readonly string[]): readonly Piece[] {
  const name = names.find((one) => branches.has(one)) ?? 'other';
  return branches.get(name) ?? [];
}

/** A number keeps its digits, as with FormatJS: it may be a year or the number of a variant. `{n, number}` groups them. */
const plain = (value: string | number | Date, locale: string): string =>
  value instanceof Date ? styled('date', '', value, locale) : String(value);

const dateStyles: Readonly<Record<string, 'short' | 'medium' | 'long' | 'full'>> = {
  short: 'short',
  medium: 'medium',
  long: 'long',
  full: 'full',
};

function styled(kind: StyledKind, style: string, value: string | number | Date, locale: string): string {
  if (kind === 'number') return numberIn(locale, style).format(Number(value));
  const moment = value instanceof Date ? value : new Date(value);
  const shown = dateStyles[style] ?? 'medium';
  return dateIn(locale, kind, shown).format(moment);
}

/** Makes what is dear once for each key. */
function keptBy<K extends readonly unknown[], V>(make: (...key: K) => V): (...key: K) => V {
  const kept = new Map<string, V>();
  return (...key) => {
    const name = key.join(' ');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(...key);
    kept.set(name, made);
    return made;
  };
}

const numberIn = keptBy((locale: string, style = '') => {
  if (style === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' });
  return new Intl.NumberFormat(locale, style === 'integer' ? { maximumFractionDigits: 0 } : {});
});
const rulesIn = keptBy(
  (locale: string, isOrdinal: boolean) => new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' }),
);
const dateIn = keptBy(
  (locale: string, kind: 'date' | 'time', style: 'short' | 'medium' | 'long' | 'full') =>
    new Intl.DateTimeFormat(locale, kind === 'date' ? { dateStyle: style } : { timeStyle: style }),
);
