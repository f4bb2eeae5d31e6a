import { attempt } from '../../../algebra/attempt.ts';
import { negateTree, quotientTree, rationalTree, sumTree, productTree } from '../../../algebra/construct.ts';
import { freeNames } from '../../../algebra/names.ts';
import { arithmeticValue } from '../../../algebra/numbers/exact.ts';
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  one,
  type Rational,
  sign,
  zero,
} from '../../../algebra/numbers/rational.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import { substitute } from '../../../algebra/substitute.ts';
import { charge } from '../../../algebra/work.ts';
import { children, mapChildren, walk } from '../../../notation/traverse.ts';
import type { Expression } from '../../../notation/tree.ts';
import { bendOf, isPlain, type Sign } from './bends.ts';
import { atomOf, isPossible, type Linear, linearOf, plus, TooMany } from './linear.ts';

/** Numbers between which a quantity lies, or the only number that it has where both are the same. */
interface Span {
  /** The sum of atoms that is the quantity; its first coefficient is 1. */
  readonly quantity: Linear;
  /** The expression that is 0 where the quantity has one number only. */
  readonly zero?: Expression;
  readonly low?: Rational;
  readonly high?: Rational;
}

/** The spans of some quantities by their keys; all others have any value. */
type Cell = ReadonlyMap<string, Span>;

type Result = 'equal' | 'different' | 'open';

const mostCells = 400;
const stepsForCells = 20_000;

/**
 * Compares two expressions with bends cell by cell: what bends is a number times a quantity plus a number, the cells lie
 * between the numbers at which something changes its sign, and in each cell both are smooth and compared exactly, however
 * far from 0 and however close to each other the bends are. Undefined where that decides nothing.
 */
export function compareInCells(a: Expression, b: Expression, leastBends = 1): 'equal' | 'different' | undefined {
  if (bendsIn(a) + bendsIn(b) < leastBends) return undefined;
  const result = attempt(() => new CellComparison(a, b).result(new Map()), stepsForCells);
  return result === 'open' ? undefined : result;
}

function bendsIn(tree: Expression): number {
  let count = 0;
  walk(tree, (node) => {
    if (bendOf(node)) count += 1;
  });
  return count;
}

/** Thrown where the sign of something is known only once a quantity is split at a number. */
class Unsplit extends Error {
  override readonly name = 'Unsplit';
  readonly quantity: Linear;
  readonly at: Rational;
  readonly zero: Expression;

  constructor(quantity: Linear, at: Rational, zero: Expression) {
    super('the quantity has to be split');
    this.quantity = quantity;
    this.at = at;
    this.zero = zero;
  }
}

class CellComparison {
  private readonly sides: readonly [Expression, Expression];
  private readonly jumps: boolean;
  /** The letters by the texts of their atoms. */
  private readonly letters: ReadonlyMap<string, string>;
  private readonly sums = new Map<string, Linear>();
  private readonly size: number;
  private visited = 0;

  constructor(a: Expression, b: Expression) {
    this.sides = [a, b];
    let [jumps, size] = [false, 0];
    for (const side of this.sides) {
      walk(side, (node) => {
        jumps ||= bendOf(node)?.jumps === true;
        size += 1;
      });
    }
    this.jumps = jumps;
    this.size = size;
    const names = [...freeNames(a), ...freeNames(b)];
    this.letters = new Map(names.map((name) => [atomOf({ kind: 'name', name }), name]));
  }

  result(cell: Cell): Result {
    this.visited += 1;
    if (this.visited > mostCells) throw new TooMany();
    charge(this.size / 4);
    if (!mayHold(cell)) return 'equal';
    let smooth: readonly Expression[];
    try {
      smooth = this.sides.map((side) => this.smoothIn(side, cell));
    } catch (error) {
      if (error instanceof Unsplit) return this.resultOf(splitCell(cell, error, this.jumps));
      throw error;
    }
    return this.compareSmooth(smooth, cell);
  }

  private resultOf(cells: readonly Cell[]): Result {
    let together: Result = 'equal';
    for (const cell of cells) {
      const result = this.result(cell);
      if (result === 'different') return result;
      if (result === 'open') together = result;
    }
    return together;
  }

  private smoothIn(tree: Expression, cell: Cell): Expression {
    const inner = mapChildren(tree, (child) => this.smoothIn(child, cell));
    return bendOf(inner)?.withSigns((part) => this.signIn(part, cell)) ?? inner;
  }

  private signIn(tree: Expression, cell: Cell): Sign {
    const text = atomOf(tree);
    const sum = this.sums.get(text) ?? linearOf(tree);
    this.sums.set(text, sum);
    const number = sum.get('') ?? zero;
    const [first] = [...sum.keys()].filter((atom) => atom !== '').toSorted();
    if (first === undefined) return sign(number);
    const factor = sum.get(first) ?? one;
    const quantity = plus(new Map(), new Map([...sum].filter(([atom]) => atom !== '')), divide(one, factor));
    const border = divide(negate(number), factor);
    const { low, high } = cell.get(keyOf(quantity)) ?? {};
    if (low && high && compare(low, high) === 0) return sign(add(multiply(factor, low), number));
    if (high && compare(high, border) <= 0) return sign(factor) > 0 ? -1 : 1;
    if (low && compare(low, border) >= 0) return sign(factor);
    throw new Unsplit(quantity, border, tree);
  }

  private compareSmooth(smooth: readonly Expression[], cell: Cell): Result {
    const [left, right] = smooth.map((side) => this.atPoints(side, cell));
    if (!left || !right) return 'open';
    const normaliser = new Normaliser();
    const numerator = numeratorOf(normaliser, sumTree([left, negateTree(right)]), [...cell.values()].some(isPlace));
    if (!numerator || P.isZero(numerator)) return 'equal';
    const zeros = [...cell.values()].flatMap((span) => (span.zero ? [normaliser.convert(span.zero).numerator] : []));
    if (zeros.some((factor) => P.divideExactly(numerator, factor))) return 'equal';
    return this.isReached(cell) ? 'different' : 'open';
  }

  /** The tree where quantities of letters that have one number only are that number. */
  private atPoints(tree: Expression, cell: Cell): Expression {
    let result = tree;
    for (const { quantity, low, high } of cell.values()) {
      const names = this.lettersOf(quantity);
      const [[first, name] = []] = names ?? [];
      if (!low || !high || compare(low, high) !== 0 || !names || first === undefined || name === undefined) continue;
      const others = [...names].slice(1).map(([atom, other]): Expression => {
        return productTree([rationalTree(negate(quantity.get(atom) ?? one)), { kind: 'name', name: other }]);
      });
      const value = quotientTree(sumTree([rationalTree(low), ...others]), rationalTree(quantity.get(first) ?? one));
      result = substitute(result, new Map([[name, value]]));
    }
    return result;
  }

  /** The letters of a quantity that is a sum of multiples of letters. */
  private lettersOf(quantity: Linear): ReadonlyMap<string, string> | undefined {
    const found = new Map<string, string>();
    for (const atom of quantity.keys()) {
      const name = this.letters.get(atom);
      if (name === undefined) return undefined;
      found.set(atom, name);
    }
    return found;
  }

  /** Whether for some values of the letters in the cell all parts are certain to be real. */
  private isReached(cell: Cell): boolean {
    const spans = [...cell.values()];
    const atoms = spans.flatMap(({ quantity }) => [...quantity.keys()]);
    const [only = ''] = atoms;
    if (!this.sides.every((side) => isPlain(side, (part) => atoms.length === 1 && atomOf(part) === only))) return false;
    if (atoms.length === 1 && this.isWide(only)) return !spans.some(isPlace);
    const areApart = new Set(atoms).size === atoms.length;
    return spans.every((span) => {
      if (!this.lettersOf(span.quantity)) return false;
      return !isPlace(span) || (areApart && span.quantity.size === 1 && this.hasNoPoles);
    });
  }

  /** Whether an atom may have any value but one: a logarithm, a reciprocal or a product of two letters. */
  private isWide(atom: string): boolean {
    const names = [...this.letters.keys()];
    return names.some(
      (x) => [`(ln${x})`, `(1/${x.slice(1)}`].includes(atom) || names.some((y) => y !== x && atom === `${x}*${y}`),
    );
  }

  private get hasNoPoles(): boolean {
    return this.sides.every((side) => !dividesByLetters(side));
  }
}

/** The numerator of a normal form; undefined where it has no value at a place, as 1/x at 0. */
function numeratorOf(normaliser: Normaliser, tree: Expression, isAtPlace: boolean): P.Polynomial | undefined {
  try {
    return normaliser.convert(tree).numerator;
  } catch (error) {
    if (isAtPlace && error instanceof RangeError) return undefined;
    throw error;
  }
}

const keyOf = (quantity: Linear): string =>
  [...quantity]
    .map(([atom, { n, d }]) => `${n}/${d}${atom}`)
    .toSorted()
    .join(' ');

function splitCell(cell: Cell, { quantity, at, zero: vanishing }: Unsplit, jumps: boolean): readonly Cell[] {
  const key = keyOf(quantity);
  const span = cell.get(key) ?? { quantity };
  const spans: Span[] = [
    { ...span, high: at },
    { ...span, low: at },
    ...(jumps ? [{ quantity, low: at, high: at, zero: vanishing }] : []),
  ];
  return spans.map((part) => new Map([...cell, [key, part]]));
}

function isPlace({ low, high }: Span): boolean {
  return !!low && !!high && compare(low, high) === 0;
}

/** Whether values of the atoms may be in the cell; single numbers are not looked at. */
function mayHold(cell: Cell): boolean {
  const spans = [...cell.values()];
  const atoms = spans.flatMap(({ quantity }) => [...quantity.keys()]);
  if (new Set(atoms).size === atoms.length) return true;
  const positive = spans.flatMap(({ quantity, low, high }): Linear[] => {
    if (low && high && compare(low, high) === 0) return [];
    return [
      ...(low ? [plus(quantity, new Map([['', low]]), negate(one))] : []),
      ...(high ? [plus(new Map([['', high]]), quantity, negate(one))] : []),
    ];
  });
  return isPossible(positive);
}

function dividesByLetters(tree: Expression): boolean {
  const isBelow =
    (tree.kind === 'divide' && freeNames(tree.denominator).length > 0) ||
    (tree.kind === 'power' && (arithmeticValue(tree.exponent)?.n ?? -1) < 0);
  return isBelow || children(tree).some(dividesByLetters);
}
