import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  type Rational,
  sign,
  zero,
} from '../../algebra/numbers/rational.ts';
import { simplify } from '../../algebra/simplifying/simplify.ts';
import { charge } from '../../algebra/work.ts';
import { toPlain } from '../../notation/printing/print-plain.ts';
import { walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';

/** A sum of multiples of what has no law here, by their texts; the number alone has the empty text. */
type Linear = ReadonlyMap<string, Rational>;

/** A part of the values of all atoms, given by what is positive there, and what an expression is in this part. */
interface Piece {
  readonly positive: readonly Linear[];
  readonly value: Linear;
}

const mostPieces = 120;
const mostAtoms = 9;
const mostInequalities = 60;

class TooMany extends Error {
  override readonly name = 'TooMany';
}

/**
 * Whether two expressions agree by the laws of greatest, least and absolute values and of sums and multiples alone:
 * |u| + |v| = max(|u + v|, |u − v|), whatever u and v are. Proved for all values, part by part, in each of which both are
 * sums; false proves nothing.
 */
export function agreePiecewise(a: Expression, b: Expression): boolean {
  const [inA, inB] = [bendsIn(a), bendsIn(b)];
  if (inA.size + inB.size < 2) return false;
  // Terms on both sides may be anything.
  const shared = new Set([...inA].filter((text) => inB.has(text)));
  return agreeBeside(a, b, shared) || (shared.size > 0 && agreeBeside(a, b, new Set()));
}

function agreeBeside(a: Expression, b: Expression, atoms: ReadonlySet<string>): boolean {
  try {
    const split = new Splitter(atoms);
    const start: Piece = { positive: [], value: new Map() };
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

function plus(a: Linear, b: Linear, factor: Rational): Linear {
  const sum = new Map(a);
  for (const [atom, coefficient] of b) {
    const value = add(sum.get(atom) ?? zero, multiply(coefficient, factor));
    if (isZero(value)) sum.delete(atom);
    else sum.set(atom, value);
  }
  return sum;
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
      const value = bendOf(tree) ? new Map([[atomOf(tree), one]]) : linearOf(stepInside(tree) ?? tree);
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

/** Whether all sums can be positive for the same values: Fourier–Motzkin elimination of one atom at a time. */
function isPossible(inequalities: readonly Linear[]): boolean {
  const atoms = new Set(inequalities.flatMap((one) => [...one.keys()].filter((atom) => atom !== '')));
  if (atoms.size > mostAtoms) throw new TooMany();
  let left = inequalities;
  for (const atom of atoms) {
    const of = (wanted: number): Linear[] => left.filter((each) => sign(each.get(atom) ?? zero) === wanted);
    const [below, above] = [of(1), of(-1)];
    const pairs = below.flatMap((low) =>
      above.map((high) => {
        const scaled = plus(new Map(), low, divide(one, low.get(atom) ?? one));
        return plus(scaled, high, divide(one, negate(high.get(atom) ?? one)));
      }),
    );
    left = [...of(0), ...pairs];
    charge(left.length);
    if (left.length > mostInequalities) throw new TooMany();
    if (left.some((each) => each.size === 0)) return false;
  }
  return left.every((each) => sign(each.get('') ?? zero) > 0);
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

/** A sum of multiples of atoms; undefined where there is a bend that is reached by sums and multiples. */
function linearOf(tree: Expression): Linear | undefined {
  if (bendOf(tree) !== undefined) return undefined;
  const number = arithmeticValue(tree);
  if (number) return isZero(number) ? new Map() : new Map([['', number]]);
  if (tree.kind === 'name') return new Map([[atomOf(tree), one]]);
  charge(20);
  const plain = simplify(tree, 'no-brackets');
  const found = { value: new Map() as Linear };
  for (const term of plain.kind === 'add' ? plain.terms : [plain]) {
    const [coefficient, atom] = multipleOf(term);
    found.value = plus(found.value, new Map([[atom, coefficient]]), one);
  }
  return found.value;
}

function multipleOf(term: Expression): readonly [Rational, string] {
  const number = arithmeticValue(term);
  if (number) return [number, ''];
  switch (term.kind) {
    case 'group':
      return multipleOf(term.body);
    case 'negate': {
      const [coefficient, atom] = multipleOf(term.operand);
      return [negate(coefficient), atom];
    }
    case 'divide': {
      const below = arithmeticValue(term.denominator);
      const [coefficient, atom] = multipleOf(term.numerator);
      return below && !isZero(below) ? [divide(coefficient, below), atom] : [one, atomOf(term)];
    }
    case 'multiply': {
      const coefficient = term.factors.reduce<Rational>((all, each) => {
        const value = arithmeticValue(each);
        return value ? multiply(all, value) : all;
      }, one);
      const others = term.factors.filter((each) => arithmeticValue(each) === undefined);
      return [coefficient, others.map(atomOf).toSorted().join('*')];
    }
    default:
      return [one, atomOf(term)];
  }
}

const atomOf = (tree: Expression): string => `(${toPlain(tree)})`;
