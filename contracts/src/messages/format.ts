import type { Piece } from './parse.ts';

/** The values that a message may be given. */
export type Values = Readonly<Record<string, string | number | Date>>;

/** Functions that make something else, such as a link, of the words inside a tag. */
export type Tags<T> = Readonly<Record<string, (inside: readonly (string | T)[]) => T>>;

/**
 * Fills a message. Neighbouring words are joined; what tags make stands between them. `count` is what a plural around it
 * counts, in words.
 */
export function fillMessage<T = never>(
  pieces: readonly Piece[],
  locale: string,
  values: Values = {},
  tags: Tags<T> = {},
  count = '#',
): readonly (string | T)[] {
  const filled: (string | T)[] = [];
  for (const part of pieces.flatMap(fill)) {
    const last = filled.length - 1;
    if (typeof part === 'string' && typeof filled[last] === 'string') filled[last] += part;
    else filled.push(part);
  }
  return filled;

  function fill(piece: Piece): readonly (string | T)[] {
    if (typeof piece === 'string') return [piece];
    if (piece.type === 'count') return [count];
    const { name } = piece;
    if (piece.type === 'tag') {
      const inside = fillMessage(piece.inside, locale, values, tags, count);
      return tags[name] ? [tags[name](inside)] : inside;
    }
    const value = values[name];
    if (value === undefined) throw new RangeError(`A message needs ${name}.`);
    if (piece.type === 'value')
      return [value instanceof Date ? dateIn(locale, 'date', '').format(value) : String(value)];
    if (piece.type === 'styled') {
      const { kind, style } = piece;
      if (kind === 'number') return [numberIn(locale, style).format(Number(value))];
      return [dateIn(locale, kind, style).format(new Date(value))];
    }
    const { branches } = piece;
    const other = branches.get('other') ?? [];
    if (piece.type === 'select') {
      return fillMessage(branches.get(String(value)) ?? other, locale, values, tags, count);
    }
    const counted = Number(value) - piece.offset;
    const category = rulesIn(locale, piece.isOrdinal).select(counted);
    const chosen = branches.get(`=${Number(value)}`) ?? branches.get(category) ?? other;
    return fillMessage(chosen, locale, values, tags, numberIn(locale).format(counted));
  }
}

/** Makes what is dear once for each key. */
function keptBy<K extends readonly unknown[], V>(make: (...key: K) => V): (...key: K) => V {
  const kept = new Map<string, V>();
  return (...key) => {
    const name = key.join(' ');
    const made = kept.get(name) ?? make(...key);
    kept.set(name, made);
    return made;
  };
}

/** A number keeps its digits, as with FormatJS: it may be a year or the number of a variant. `{n, number}` groups them. */
const numberIn = keptBy(
  (locale: string, style = '') =>
    new Intl.NumberFormat(
      locale,
      style === 'percent' ? { style } : style === 'integer' ? { maximumFractionDigits: 0 } : {},
    ),
);
const rulesIn = keptBy(
  (locale: string, isOrdinal: boolean) => new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' }),
);
const dateIn = keptBy((locale: string, kind: 'date' | 'time', style: string) => {
  const shown = style === 'short' || style === 'long' || style === 'full' ? style : 'medium';
  return new Intl.DateTimeFormat(locale, { [`${kind}Style`]: shown });
});
