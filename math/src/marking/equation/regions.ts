import { compare } from '../../algebra/numbers/rational.ts';
import type { FormulaPart } from '../../exercises/document/document.ts';
import type { Expression, RelationOperator } from '../../notation/tree.ts';
import { realValue } from '../number/real-value.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { agrees, approximate, type RealNumber } from '../number/tolerance.ts';

/** A set of real numbers as separate intervals in increasing order. */
export type Region = readonly Piece[];

type Bound = RealNumber | 'infinite';

/** How far the ends of an answer may be off. */
type Allowed = Pick<FormulaPart, 'tolerance' | 'precision'>;

interface Piece {
  readonly low: Bound;
  readonly high: Bound;
  readonly lowClosed: boolean;
  readonly highClosed: boolean;
}

const everything: Region = [{ low: 'infinite', high: 'infinite', lowClosed: false, highClosed: false }];

/**
 * Reads an interval, a union or intersection of such, a set of points, or an inequality solved for a letter, as a
 * region. Undefined when an end is not a real number or the tree is something else.
 */
export function regionOf(tree: Expression): Region | undefined {
  if (!known.has(tree)) known.set(tree, readRegion(tree));
  return known.get(tree);
}

/** An answer is compared with many results, and each of them with many answers. */
const known = new WeakMap<Expression, Region | undefined>();

function readRegion(tree: Expression): Region | undefined {
  const bare = withoutBrackets(tree);
  switch (bare.kind) {
    case 'interval':
      return interval(bare.start, bare.end, bare.startClosed, bare.endClosed);
    case 'tuple': {
      const [start, end, ...others] = bare.items;
      const closed = bare.shape === 'square';
      return start && end && others.length === 0 ? interval(start, end, closed, closed) : undefined;
    }
    case 'set':
      return unite(bare.items.map((item) => interval(item, item, true, true)));
    case 'constant':
      return bare.name === 'reals' || bare.name === 'true'
        ? everything
        : bare.name === 'empty-set' || bare.name === 'false'
          ? []
          : undefined;
    case 'set-operation':
      return combined(bare.operator, bare.operands.map(regionOf));
    case 'set-builder':
      return regionOf(bare.condition);
    case 'logic':
      if (bare.operator === 'not') return complementOf(bare.operands[0] && regionOf(bare.operands[0]));
      return combined(bare.operator === 'or' ? 'union' : 'intersection', bare.operands.map(regionOf));
    case 'relation':
      return regionOfRelation(bare.operands, bare.operators);
    default:
      return undefined;
  }
}

function combined(operator: string, regions: readonly (Region | undefined)[]): Region | undefined {
  if (operator === 'union') return unite(regions);
  if (operator === 'intersection') return regions.reduce<Region | undefined>(intersect, everything);
  if (operator === 'difference') {
    const [first, ...rest] = regions;
    return rest.reduce<Region | undefined>((left, right) => intersect(left, complementOf(right)), first);
  }
  return undefined;
}

function boundOf(tree: Expression): Bound | undefined {
  const bare = withoutBrackets(tree);
  const inner = bare.kind === 'negate' || bare.kind === 'positive' ? bare.operand : bare;
  if (inner.kind === 'constant' && inner.name === 'infinity') return 'infinite';
  return realValue(bare);
}

function isNegative(tree: Expression): boolean {
  return withoutBrackets(tree).kind === 'negate';
}

function interval(start: Expression, end: Expression, lowClosed: boolean, highClosed: boolean): Region | undefined {
  const low = boundOf(start);
  const high = boundOf(end);
  if (low === undefined || high === undefined) return undefined;
  // From ∞ to 2 is not an interval, and neither is from 1 to −∞.
  if (low === 'infinite' && !isNegative(start)) return undefined;
  if (high === 'infinite' && isNegative(end)) return undefined;
  return valid({
    low,
    high,
    lowClosed: lowClosed && low !== 'infinite',
    highClosed: highClosed && high !== 'infinite',
  });
}

/** An interval without points is not a piece. */
function valid(piece: Piece): Region {
  if (piece.low === 'infinite' || piece.high === 'infinite') return [piece];
  const order = compareNumbers(piece.low, piece.high);
  return order < 0 || (order === 0 && piece.lowClosed && piece.highClosed) ? [piece] : [];
}

function compareNumbers(a: RealNumber, b: RealNumber): number {
  if ('exact' in a && 'exact' in b) return compare(a.exact, b.exact);
  const x = approximate(a);
  const y = approximate(b);
  return Math.abs(x - y) <= 1e-11 * Math.max(1, Math.abs(x), Math.abs(y)) ? 0 : x - y;
}

/** Order of lower ends; an open end comes after a closed one at the same place. */
function compareLow(a: Piece, b: Piece): number {
  if (a.low === 'infinite') return b.low === 'infinite' ? 0 : -1;
  if (b.low === 'infinite') return 1;
  return compareNumbers(a.low, b.low) || Number(b.lowClosed) - Number(a.lowClosed);
}

function compareHigh(a: Piece, b: Piece): number {
  if (a.high === 'infinite') return b.high === 'infinite' ? 0 : 1;
  if (b.high === 'infinite') return -1;
  return compareNumbers(a.high, b.high) || Number(a.highClosed) - Number(b.highClosed);
}

function unite(regions: readonly (Region | undefined)[]): Region | undefined {
  const pieces: Piece[] = [];
  for (const region of regions) {
    if (!region) return undefined;
    pieces.push(...region);
  }
  pieces.sort(compareLow);
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (!last || !touches(last, piece)) merged.push(piece);
    else if (compareHigh(piece, last) > 0) {
      merged[merged.length - 1] = { ...last, high: piece.high, highClosed: piece.highClosed };
    }
  }
  return merged;
}

function touches(left: Piece, right: Piece): boolean {
  if (left.high === 'infinite' || right.low === 'infinite') return true;
  const order = compareNumbers(left.high, right.low);
  return order > 0 || (order === 0 && (left.highClosed || right.lowClosed));
}

function intersect(a: Region | undefined, b: Region | undefined): Region | undefined {
  if (!a || !b) return undefined;
  return a.flatMap((left) =>
    b.flatMap((right) => {
      const low = compareLow(left, right) >= 0 ? left : right;
      const high = compareHigh(left, right) <= 0 ? left : right;
      return valid({ low: low.low, lowClosed: low.lowClosed, high: high.high, highClosed: high.highClosed });
    }),
  );
}

function complementOf(region: Region | undefined): Region | undefined {
  if (!region) return undefined;
  let rest: Region | undefined = everything;
  for (const { low, high, lowClosed, highClosed } of region) {
    const below =
      low === 'infinite' ? [] : [{ low: 'infinite', high: low, lowClosed: false, highClosed: !lowClosed } as const];
    const above =
      high === 'infinite' ? [] : [{ low: high, high: 'infinite', lowClosed: !highClosed, highClosed: false } as const];
    rest = intersect(rest, [...below, ...above]);
  }
  return rest;
}

const mirrored: Partial<Record<RelationOperator, RelationOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** A chain such as `1 < x ≤ 3`: every link has the letter on one side and a number on the other. */
function regionOfRelation(operands: readonly Expression[], operators: readonly RelationOperator[]): Region | undefined {
  let region: Region | undefined = everything;
  for (const [index, operator] of operators.entries()) {
    const left = operands[index];
    const right = operands[index + 1];
    if (!left || !right) return undefined;
    if (left.kind === 'name') {
      if (operator === 'in' || operator === 'not-in') {
        const set = regionOf(right);
        region = intersect(region, operator === 'in' ? set : complementOf(set));
      } else region = intersect(region, half(operator, right));
    } else if (right.kind === 'name') region = intersect(region, half(mirrored[operator] ?? operator, left));
    else return undefined;
  }
  return region;
}

/** { x : x operator bound } */
function half(operator: RelationOperator, bound: Expression): Region | undefined {
  const at = boundOf(bound);
  // −∞ < x and x < ∞ say nothing.
  if (at === 'infinite')
    return /^[<>]/.test(operator) && isNegative(bound) === operator.startsWith('>') ? everything : undefined;
  if (at === undefined) return undefined;
  switch (operator) {
    case '<':
    case '<=':
      return [{ low: 'infinite', high: at, lowClosed: false, highClosed: operator === '<=' }];
    case '>':
    case '>=':
      return [{ low: at, high: 'infinite', lowClosed: operator === '>=', highClosed: false }];
    case '=':
      return [{ low: at, high: at, lowClosed: true, highClosed: true }];
    case '!=':
      return complementOf([{ low: at, high: at, lowClosed: true, highClosed: true }]);
    default:
      return undefined;
  }
}

/** Whether it has more than single points. */
export function hasRange(region: Region | undefined): boolean {
  return (
    region?.some(({ low, high }) => low === 'infinite' || high === 'infinite' || compareNumbers(low, high) < 0) === true
  );
}

/** Whether an answer is the region of the key; its ends may be off as far as the part allows. */
export function sameRegion(a: Region, b: Region, allowed: Allowed = {}): boolean {
  return (
    sameEnds(a, b, allowed) &&
    a.every(({ lowClosed, highClosed }, index) => {
      return lowClosed === b[index]?.lowClosed && highClosed === b[index].highClosed;
    })
  );
}

/** Whether the two are the same, or differ only in which ends belong to them. */
export function sameEnds(a: Region, b: Region, allowed: Allowed = {}): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ low, high }, index) => sameBound(low, b[index]?.low, allowed) && sameBound(high, b[index]?.high, allowed),
    )
  );
}

function sameBound(a: Bound, b: Bound | undefined, { tolerance, precision }: Allowed): boolean {
  if (a === 'infinite' || b === 'infinite' || b === undefined) return a === b;
  return compareNumbers(a, b) === 0 || agrees(a, b, tolerance, precision);
}

/** The difference of two regions where one of them is made of pieces of the other. */
export interface RegionGap {
  readonly is: 'missing' | 'extra';
  /** How many pieces are in one of the two only. */
  readonly count: number;
  /** Whether these pieces are single points. */
  readonly isPoints: boolean;
}

/** Undefined where neither region is made of pieces of the other, or where they have nothing in common. */
export function gapBetween(own: Region, key: Region): RegionGap | undefined {
  const without = (region: Region, other: Region): Region =>
    region.filter((piece) => !other.some((one) => compareLow(piece, one) === 0 && compareHigh(piece, one) === 0));
  const extra = without(own, key);
  const missing = without(key, own);
  if (own.length === extra.length || (extra.length > 0 && missing.length > 0)) return undefined;
  const pieces = extra.length > 0 ? extra : missing;
  if (pieces.length === 0) return undefined;
  return { is: extra.length > 0 ? 'extra' : 'missing', count: pieces.length, isPoints: !hasRange(pieces) };
}

/** Whether a region without an end on one side has the other end of a bounded one: x < 4 for −4 < x < 4. */
export function isOneEndOf(own: Region, key: Region): boolean {
  const [piece, ...others] = own;
  const [bounded, ...more] = key;
  if (!piece || !bounded || others.length > 0 || more.length > 0) return false;
  if (bounded.low === 'infinite' || bounded.high === 'infinite') return false;
  if (piece.low === 'infinite') return compareHigh(piece, bounded) === 0;
  return piece.high === 'infinite' && compareLow(piece, bounded) === 0;
}
