import type { Random } from '../family.ts';

/** An interval or a single number of a set of real numbers. */
interface Piece {
  readonly low: number;
  readonly high: number;
  readonly hasLow: boolean;
  readonly hasHigh: boolean;
}

/** A set of real numbers as pieces that are apart, in order. */
export type Pieces = readonly Piece[];

export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>=';

export const relations: readonly Relation[] = ['=', '!=', '<', '<=', '>', '>='];

/** The relation with its sides exchanged. */
export const turned: Readonly<Record<Relation, Relation>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** A fraction with a small denominator, as text. */
export function fraction(value: number): string {
  const sign = value < 0 ? '-' : '';
  for (let d = 1; d <= 60; d++) {
    const n = Math.abs(value) * d;
    if (Math.abs(n - Math.round(n)) < 1e-9) return d === 1 ? `${sign}${Math.round(n)}` : `${sign}${Math.round(n)}/${d}`;
  }
  throw new RangeError(`no small fraction: ${value}`);
}

/** ` + 3`, ` - 1/2` or nothing. */
export const added = (value: number): string =>
  value === 0 ? '' : value < 0 ? ` - ${fraction(-value)}` : ` + ${fraction(value)}`;

export const between = (low: number, high: number, hasLow = false, hasHigh = false): Piece => ({
  low,
  high,
  hasLow,
  hasHigh,
});

export const point = (at: number): Piece => between(at, at, true, true);

/** Sorted, without empty pieces, and those that touch put together. */
export function united(pieces: Pieces): Pieces {
  const sorted = pieces
    .filter(({ low, high, hasLow, hasHigh }) => low < high || (low === high && hasLow && hasHigh))
    .toSorted((a, b) => a.low - b.low || Number(b.hasLow) - Number(a.hasLow));
  const found: Piece[] = [];
  for (const piece of sorted) {
    const last = found.at(-1);
    const touches = last && (piece.low < last.high || (piece.low === last.high && (piece.hasLow || last.hasHigh)));
    if (!last || !touches) found.push(piece);
    else if (piece.high > last.high || (piece.high === last.high && piece.hasHigh)) {
      found[found.length - 1] = { ...last, high: piece.high, hasHigh: piece.hasHigh };
    }
  }
  return found;
}

const holds: Readonly<Record<Relation, (sign: number) => boolean>> = {
  '=': (sign) => sign === 0,
  '!=': (sign) => sign !== 0,
  '<': (sign) => sign < 0,
  '<=': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '>=': (sign) => sign >= 0,
};

/** Where k times the product of x − r for all roots r is in the relation to 0. */
export function chartOf(k: number, roots: readonly number[], relation: Relation): Pieces {
  const places = [...new Set(roots)].toSorted((a, b) => a - b);
  const signAt = (x: number): number => Math.sign(roots.reduce((product, root) => product * (x - root), k));
  const edges = [-Infinity, ...places, Infinity];
  const cells = edges.slice(1).map((high, index): Piece => between(edges[index] ?? -Infinity, high));
  const inside = ({ low, high }: Piece): number =>
    low === -Infinity ? (high === Infinity ? 0 : high - 1) : high === Infinity ? low + 1 : (low + high) / 2;
  return united([
    ...cells.filter((cell) => holds[relation](signAt(inside(cell)))),
    ...(holds[relation](0) ? places.map(point) : []),
  ]);
}

/** The numbers from `from` on that are in the relation to `to`, where there are no numbers below `from`. */
export function beyond(from: Piece, to: number, relation: Relation): Pieces {
  const below = between(from.low, to, from.hasLow, false);
  const above = between(to, Infinity);
  const parts: Readonly<Record<Relation, Pieces>> = {
    '=': [point(to)],
    '!=': [below, above],
    '<': [below],
    '<=': [{ ...below, hasHigh: true }],
    '>': [above],
    '>=': [{ ...above, hasLow: true }],
  };
  return united(parts[relation]);
}

/** The set as a statement about x: inequalities, or x as an element of intervals. */
export function stated(random: Random, pieces: Pieces): string {
  const [first, second] = pieces;
  if (!first) return random.pick(['false', 'x in emptyset']);
  if (first.low === -Infinity && first.high === Infinity) return 'true';
  if (
    second &&
    pieces.length === 2 &&
    first.low === -Infinity &&
    second.high === Infinity &&
    first.high === second.low
  ) {
    if (random.chance()) return `x != ${fraction(first.high)}`;
  }
  return random.chance(0.25)
    ? `x in ${pieces.map(asSet).join(' union ')}`
    : pieces.map((piece) => asInequality(random, piece)).join(' or ');
}

function asSet({ low, high, hasLow, hasHigh }: Piece): string {
  if (low === high) return `{${fraction(low)}}`;
  const [start, end] = [low === -Infinity ? '-oo' : fraction(low), high === Infinity ? 'oo' : fraction(high)];
  return `${hasLow ? '[' : '('}${start}, ${end}${hasHigh ? ']' : ')'}`;
}

function asInequality(random: Random, { low, high, hasLow, hasHigh }: Piece): string {
  if (low === high) return `x = ${fraction(low)}`;
  if (low === -Infinity) return `x ${hasHigh ? '<=' : '<'} ${fraction(high)}`;
  if (high === Infinity) return `x ${hasLow ? '>=' : '>'} ${fraction(low)}`;
  return random.chance()
    ? `${fraction(low)} ${hasLow ? '<=' : '<'} x ${hasHigh ? '<=' : '<'} ${fraction(high)}`
    : `(x ${hasLow ? '>=' : '>'} ${fraction(low)} and x ${hasHigh ? '<=' : '<'} ${fraction(high)})`;
}

const written = (pieces: Pieces): string =>
  pieces.map(({ low, high, hasLow, hasHigh }) => `${low} ${high} ${hasLow} ${hasHigh}`).join();

/** Another set: an end moved, opened or closed, a piece taken out or put in. */
export function otherThan(random: Random, pieces: Pieces): Pieces {
  for (let round = 0; round < 200; round++) {
    const other = united(changed(random, pieces));
    if (written(other) !== written(pieces)) return other;
  }
  return pieces.length > 0 ? [] : [between(-Infinity, Infinity)];
}

function changed(random: Random, pieces: Pieces): Pieces {
  const at = random.integer(0, Math.max(0, pieces.length - 1));
  const piece = pieces[at];
  const kind = random.integer(0, 5);
  const somewhere = random.integer(-9, 9);
  if (!piece || kind === 0) {
    return [...pieces, random.chance() ? point(somewhere) : between(somewhere, somewhere + random.integer(1, 5))];
  }
  const put = (other: Partial<Piece>): Pieces => pieces.map((each, k) => (k === at ? { ...each, ...other } : each));
  const by = random.pick([1, -1, 0.5]);
  switch (kind) {
    case 1:
      return pieces.filter((_, k) => k !== at);
    case 2:
      return piece.low > -Infinity ? put({ hasLow: !piece.hasLow }) : pieces;
    case 3:
      return piece.high < Infinity ? put({ hasHigh: !piece.hasHigh }) : pieces;
    case 4:
      return put({ low: piece.low + by, high: piece.low === piece.high ? piece.high + by : piece.high });
    default:
      return put({ high: piece.high + by, low: piece.low === piece.high ? piece.low + by : piece.low });
  }
}
