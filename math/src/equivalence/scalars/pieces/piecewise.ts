import { canonicalFunction } from '../../../algebra/evaluating/elementary.ts';
import { arithmeticValue } from '../../../algebra/numbers/exact.ts';
import { divide, isZero, multiply, negate, one, type Rational, sign, zero } from '../../../algebra/numbers/rational.ts';
import { walk } from '../../../notation/traverse.ts';
import type { Expression } from '../../../notation/tree.ts';
import { atomOf, isPossible, type Linear, linearOf, plus, TooMany } from './linear.ts';

/** A part of the values of all atoms, given by what is positive there, and what an expression is in this part. */
interface Piece {
  readonly positive: readonly Linear[];
  readonly value: Linear;
}

const mostPieces = 120;

/**
 * Whether two expressions agree by the laws of greatest, least and absolute values and of sums and multiples alone:
 * |u| + |v| = max(|u + v|, |u − v|), whatever u and v are. Proved for all values, part by part, in each of which both are
 * sums; false proves nothing. With `positive`, only for values that make these sums positive.
 */
export function agreePiecewise(a: Expression, b: Expression, positive?: readonly Linear[]): boolean {
  const [inA, inB] = [bendsIn(a), bendsIn(b)];
  if (inA.size + inB.size < (positive ? 1 : 2)) return false;
  // Terms on both sides may be anything.
  const shared = new Set([...inA].filter((text) => inB.has(text)));
  return agreeBeside(a, b, shared, positive) || (shared.size > 0 && agreeBeside(a, b, new Set(), positive));
}

function agreeBeside(
  a: Expression,
  b: Expression,
  atoms: ReadonlySet<string>,
  positive: readonly Linear[] = [],
): boolean {
  try {
    const split = new Splitter(atoms);
    const start: Piece = { positive, value: new Map() };
    return split
      .pieces(a, [start])
      .every((piece) => split.pieces(b, [piece], negate(one)).every(({ value }) => value.size === 0));
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

/** The texts of what has a bend. */
function bendsIn(tree: Expression): ReadonlySet<string> {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (bendOf(node) !== undefined) found.add(atomOf(node));
    return true;
  });
  return found;
}

function bendOf(tree: Expression): 'abs' | 'max' | 'min' | undefined {
  if (tree.kind === 'absolute') return 'abs';
  if (tree.kind !== 'call' || tree.args.length === 0 || tree.base || tree.primes) return undefined;
  const name = canonicalFunction(tree.name);
  if (name === 'abs' && tree.args.length === 1) return name;
  return name === 'max' || name === 'min' ? name : undefined;
}

/** Splits the values of all atoms into parts in which an expression is a sum. */
class Splitter {
  /** A part that has a bend and is taken for an atom. */
  private readonly atoms: ReadonlySet<string>;

  constructor(atoms: ReadonlySet<string>) {
    this.atoms = atoms;
  }

  /** The pieces when the tree is added to its value. */
  pieces(tree: Expression, before: readonly Piece[], factor: Rational = one): readonly Piece[] {
    switch (tree.kind) {
      case 'group':
        return this.pieces(tree.body, before, factor);
      case 'positive':
        return this.pieces(tree.operand, before, factor);
      case 'negate':
        return this.pieces(tree.operand, before, negate(factor));
      case 'add':
        return tree.terms.reduce((left, term) => this.pieces(term, left, factor), before);
      case 'divide': {
        const below = arithmeticValue(tree.denominator);
        if (below && !isZero(below)) return this.pieces(tree.numerator, before, divide(factor, below));
        break;
      }
      case 'multiply': {
        const numbers = tree.factors.map((each) => arithmeticValue(each));
        const others = tree.factors.filter((_, k) => numbers[k] === undefined);
        const [only] = others;
        if (others.length === 1 && only) {
          return this.pieces(
            only,
            before,
            numbers.reduce<Rational>((all, value) => (value ? multiply(all, value) : all), factor),
          );
        }
        break;
      }
      default:
    }
    const bend = this.atoms.has(atomOf(tree)) ? undefined : bendOf(tree);
    if (bend === undefined) {
      const value = bendOf(tree) ? new Map([[atomOf(tree), one]]) : smooth(stepInside(tree) ?? tree);
      if (value) return before.map((piece) => ({ ...piece, value: plus(piece.value, value, factor) }));
      return this.pieces(stepInside(tree) ?? tree, before, factor);
    }
    const parts = tree.kind === 'absolute' ? [tree.body] : tree.kind === 'call' ? tree.args : [];
    return before.flatMap((piece) => {
      const start: Piece = { positive: piece.positive, value: new Map() };
      const inside =
        bend === 'abs' ? this.sizes(this.pieces(parts[0] ?? tree, [start])) : this.chosen(parts, start, bend === 'max');
      return inside.map(({ positive, value }) => ({ positive, value: plus(piece.value, value, factor) }));
    });
  }

  private sizes(inside: readonly Piece[]): readonly Piece[] {
    return limited(
      inside.flatMap(({ positive, value }) =>
        split(positive, value).map((side) => ({
          positive: side.positive,
          value: side.sign < 0 ? plus(new Map(), value, negate(one)) : value,
        })),
      ),
    );
  }

  private chosen([first, ...others]: readonly Expression[], start: Piece, isGreatest: boolean): readonly Piece[] {
    if (!first) return [start];
    return others.reduce<readonly Piece[]>(
      (left, next) =>
        limited(
          left.flatMap(({ positive, value }) =>
            this.pieces(next, [{ positive, value: new Map() }]).flatMap((other) =>
              split(other.positive, plus(value, other.value, negate(one))).map((side) => ({
                positive: side.positive,
                value: side.sign >= 0 === isGreatest ? value : other.value,
              })),
            ),
          ),
        ),
      this.pieces(first, [start]),
    );
  }
}

function limited(found: readonly Piece[]): readonly Piece[] {
  if (found.length > mostPieces) throw new TooMany();
  return found;
}

/** The parts in which a sum is positive and negative, as far as there are such values. */
function split(
  positive: readonly Linear[],
  value: Linear,
): readonly { readonly sign: number; readonly positive: readonly Linear[] }[] {
  const alone = value.size === 0 ? zero : value.size === 1 ? value.get('') : undefined;
  if (alone) return [{ sign: sign(alone), positive }];
  return [value, plus(new Map(), value, negate(one))]
    .map((side, k) => ({ sign: k === 0 ? 1 : -1, positive: [...positive, side] }))
    .filter((side) => isPossible(side.positive));
}

/** A sum of multiples of atoms; undefined where there is a bend that is reached by sums and multiples. */
function smooth(tree: Expression): Linear | undefined {
  return bendOf(tree) === undefined ? linearOf(tree) : undefined;
}

/** ⌊max(u, v)⌋ is max(⌊u⌋, ⌊v⌋), as steps keep the order. */
function stepInside(tree: Expression): Expression | undefined {
  if (tree.kind !== 'call' || tree.args.length !== 1) return undefined;
  const name = canonicalFunction(tree.name);
  let inner = tree.args[0];
  while (inner?.kind === 'group') inner = inner.body;
  const bend = inner && bendOf(inner);
  const keepsOrder = ['floor', 'ceil', 'sign'].includes(name);
  if (!keepsOrder || inner?.kind !== 'call' || bend === undefined || bend === 'abs') return undefined;
  return {
    ...inner,
    args: inner.args.map((arg): Expression => stepInside({ ...tree, args: [arg] }) ?? { ...tree, args: [arg] }),
  };
}
