import { children, mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { callTree, integerTree, negateTree, sumTree } from '../construct.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { mostPieces, type Range, wholePlaces, zerosOf } from './kink-places.ts';
import { containsName } from '../names.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import type { RealFunction } from './poles.ts';
import * as P from '../polynomials/polynomial.ts';

/** A part of an integrand that is smooth between the places where `turns` is 0, or a whole number for `floor`. */
interface Kink {
  readonly turns: Expression;
  readonly isWhole: boolean;
  /** Returns the term for the part where `turns` has a value like this one. */
  readonly like: (value: number) => Expression;
}

function kinkOf(tree: Expression): Kink | undefined {
  const size = (u: Expression): Kink => ({
    turns: u,
    isWhole: false,
    like: (value) => (value < 0 ? negateTree(u) : u),
  });
  switch (tree.kind) {
    case 'absolute':
      return tree.norm ? undefined : size(tree.body);
    case 'root': {
      const isSquare = tree.index === undefined && tree.radicand.kind === 'power';
      const square = isSquare && tree.radicand.kind === 'power' ? tree.radicand : undefined;
      return square && arithmeticValue(square.exponent)?.n === 2 ? size(square.base) : undefined;
    }
    case 'call': {
      const [u, v] = tree.args;
      const name = canonicalFunction(tree.name);
      if (u && !v && name === 'abs') return size(u);
      if (u && !v && name === 'sign') {
        return { turns: u, isWhole: false, like: (value) => integerTree(value < 0 ? -1 : 1) };
      }
      if (u && !v && (name === 'floor' || name === 'ceil')) {
        return { turns: u, isWhole: true, like: (value) => integerTree(Math[name](value)) };
      }
      if (!u || !v || (name !== 'max' && name !== 'min')) return undefined;
      const takesFirst = (value: number): boolean => value >= 0 === (name === 'max');
      const difference = sumTree([u, negateTree(v)]);
      return { turns: difference, isWhole: false, like: (value) => (takesFirst(value) ? u : v) };
    }
    default:
      return undefined;
  }
}

/** The greatest of several numbers as the greater of one and the greatest of the others. */
function inPairs(tree: Expression): Expression {
  const inner = mapChildren(tree, inPairs);
  if (inner.kind !== 'call' || inner.args.length < 3) return inner;
  const name = canonicalFunction(inner.name);
  if (name !== 'max' && name !== 'min') return inner;
  return inner.args.reduceRight((rest, first) => callTree(name, first, rest));
}

/** The innermost kinks of a tree. */
function kinksIn(tree: Expression, variable: string): readonly Kink[] {
  if (!containsName(tree, variable)) return [];
  const inner = children(tree).flatMap((child) => kinksIn(child, variable));
  const own = inner.length === 0 ? kinkOf(tree) : undefined;
  return own ? [own] : inner;
}

/**
 * An integral over a function with kinks, put together from the pieces between them. Undefined where there is no kink,
 * or where it is not known exactly where all of them are.
 */
export function piecewiseIntegral(
  integrand: Expression,
  variable: string,
  [from, to]: readonly [Expression, Expression],
  real: RealFunction,
  integral: (body: Expression, from: Expression, to: Expression) => Expression | undefined,
): Expression | undefined {
  const body = inPairs(integrand);
  const kinks = kinksIn(body, variable);
  const [start, end] = [real(from)(0), real(to)(0)];
  if (kinks.length === 0 || !Number.isFinite(start) || !Number.isFinite(end)) return undefined;
  if (start > end) {
    const turned = piecewiseIntegral(body, variable, [to, from], real, integral);
    return turned && negateTree(turned);
  }
  const places = placesOf(kinks, variable, { from, to, start, end }, real);
  if (!places) return undefined;
  const borders = [from, ...places, to];
  const pieces = borders.slice(1).map((border, k) => {
    const before = borders[k] ?? from;
    const middle = (real(before)(0) + real(border)(0)) / 2;
    const smooth = between(body, variable, middle, real);
    return smooth && integral(smooth, before, border);
  });
  return pieces.every((piece) => piece !== undefined) ? sumTree(pieces) : undefined;
}

/** The tree with what its innermost kinks are near a place. */
function between(tree: Expression, variable: string, place: number, real: RealFunction): Expression | undefined {
  if (!containsName(tree, variable)) return tree;
  if (children(tree).every((child) => kinksIn(child, variable).length === 0)) {
    const kink = kinkOf(tree);
    if (!kink) return tree;
    const value = real(kink.turns, variable)(place);
    return Number.isFinite(value) ? kink.like(value) : undefined;
  }
  let isKnown = true;
  const result = mapChildren(tree, (child) => {
    const inner = between(child, variable, place, real);
    isKnown &&= inner !== undefined;
    return inner ?? child;
  });
  return isKnown ? result : undefined;
}

/** Where the kinks are inside the range, in order; undefined where that is not known exactly. */
function placesOf(
  kinks: readonly Kink[],
  variable: string,
  range: Range,
  real: RealFunction,
): readonly Expression[] | undefined {
  const found: { readonly tree: Expression; readonly value: number }[] = [];
  for (const { turns, isWhole } of kinks) {
    const zeros = isWhole ? wholePlaces(turns, variable, range, real) : zerosOf(turns, variable, range, real);
    if (!zeros) return undefined;
    for (const tree of zeros) found.push({ tree, value: real(tree)(0) });
  }
  const ordered = found.toSorted((a, b) => a.value - b.value);
  const kept: Expression[] = [];
  let last: Expression = range.from;
  for (const { tree, value } of ordered) {
    if (value < range.start - near || value > range.end + near) continue;
    // The same place twice, or the end of the range.
    const isEnd = Math.abs(value - range.end) < near;
    const isSame = Math.abs(value - real(last)(0)) < near;
    if ((isEnd && !areSame(tree, range.to)) || (isSame && !areSame(tree, last))) return undefined;
    if (isEnd || isSame) continue;
    kept.push(tree);
    last = tree;
  }
  return kept.length < mostPieces ? kept : undefined;
}

const near = 1e-9;

function areSame(a: Expression, b: Expression): boolean {
  const to = new Normaliser();
  return P.isZero(to.convert(sumTree([a, negateTree(b)])).numerator);
}
