import { attempt } from '../../../algebra/attempt.ts';
import {
  type Rational,
  absolute,
  add,
  divide,
  isZero,
  negate,
  one,
  sign,
  toText,
  zero,
} from '../../../algebra/numbers/rational.ts';
import { arithmeticValue } from '../../../algebra/numbers/exact.ts';
import { freeNames } from '../../../algebra/names.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import { charge } from '../../../algebra/work.ts';
import { children } from '../../../notation/traverse.ts';
import type { Expression } from '../../../notation/tree.ts';
import type { Atom, Formula } from '../formula.ts';
import { atomsOf } from '../formula-parts.ts';

/** a₁x₁ + … + aₙxₙ + c < 0, or ≤ 0; the constant comes last. */
interface Bound {
  readonly row: readonly Rational[];
  readonly isStrict: boolean;
}

/** Bounds that hold together. */
type Region = readonly Bound[];

const mostRegions = 120;
const mostBounds = 200;

/**
 * Compares linear inequalities and equations with rational coefficients, joined by logic, in any number of letters: they
 * are equal exactly when neither holds without the other, and whether bounds can hold together is decided by Fourier and
 * Motzkin's elimination. In x and y² instead of letters what is shown to be equal is equal too; that y² is not any number
 * may hide more. Undefined for other formulas, for equations alone in such products, where that shows nothing, and for too many parts.
 */
export function compareLinearRegions(a: Formula, b: Formula): 'equal' | 'different' | undefined {
  return attempt(() => {
    const found = rowsOf([...atomsOf(a), ...atomsOf(b)]);
    if (!found || (!found.isOfLetters && [...found.rows.keys()].every(({ operator }) => operator === '='))) {
      return undefined;
    }
    const { rows, squares } = found;
    const regions = [regionsOf(a, rows), regionsOf(b, rows), regionsOf(a, rows, true), regionsOf(b, rows, true)];
    const [first, second, notFirst, notSecond] = regions;
    if (!first || !second || !notFirst || !notSecond) return undefined;
    const empty = [bothOf(first, notSecond), bothOf(second, notFirst)].map((parts) =>
      parts?.map((region) => isEmpty([...region, ...squares])),
    );
    if (empty.some((parts) => parts?.includes(false))) return found.isOfLetters ? 'different' : undefined;
    return empty.some((parts) => !parts || parts.includes(undefined)) ? undefined : 'equal';
  });
}

/** Relations as sums of multiples of letters or of their products. */
interface Rows {
  /** The coefficients of each relation, the products in one order and the constant last. */
  readonly rows: ReadonlyMap<Atom, readonly Rational[]>;
  /** Bounds that hold for all values: squares are not negative. */
  readonly squares: readonly Bound[];
  readonly isOfLetters: boolean;
}

/** The rows of relations; undefined where one of them has something else than products of letters. */
function rowsOf(atoms: readonly Atom[]): Rows | undefined {
  const normaliser = new Normaliser();
  if (!atoms.every(({ difference }) => isPlain(difference))) return undefined;
  const products = new Map<string, readonly number[]>();
  const found = atoms.map((atom) => {
    const { numerator, denominator } = normaliser.convert(atom.difference);
    const row = new Map<string, Rational>();
    for (const { powers, coefficient } of numerator.values()) {
      const key = powers.slice(0, powers.findLastIndex((power) => power !== 0) + 1).join();
      row.set(key, coefficient);
      if (key !== '') products.set(key, powers);
    }
    return P.isOne(denominator) ? ([atom, row] as const) : undefined;
  });
  if (found.includes(undefined)) return undefined;
  const keys = [...products.keys()];
  const isSquare = (key: string): boolean => products.get(key)?.every((power) => power % 2 === 0) === true;
  return {
    rows: new Map(
      found.flatMap((each) => (each ? [[each[0], [...keys, ''].map((key) => each[1].get(key) ?? zero)] as const] : [])),
    ),
    squares: keys
      .filter(isSquare)
      .map((square) => ({ row: [...keys, ''].map((key) => (key === square ? negate(one) : zero)), isStrict: false })),
    isOfLetters: [...products.values()].every((powers) => powers.reduce((sum, power) => sum + power, 0) === 1),
  };
}

/** Whether a tree has a value everywhere: its normal form would hide a denominator that may be 0. */
function isPlain(tree: Expression): boolean {
  if (freeNames(tree).length === 0) return arithmeticValue(tree) !== undefined;
  if (tree.kind === 'divide' && freeNames(tree.denominator).length > 0) return false;
  if (tree.kind === 'power') {
    const exponent = arithmeticValue(tree.exponent);
    return exponent?.d === 1 && exponent.n >= 0 && isPlain(tree.base);
  }
  const isPlainKind = ['name', 'add', 'negate', 'positive', 'multiply', 'divide', 'group'].includes(tree.kind);
  return isPlainKind && [...children(tree)].every(isPlain);
}

/** The regions of which one has to hold for a formula to hold, or for it not to hold. */
function regionsOf(
  formula: Formula,
  rows: ReadonlyMap<Atom, readonly Rational[]>,
  isNegated = false,
): readonly Region[] | undefined {
  switch (formula.kind) {
    case 'constant':
      return formula.value === isNegated ? [] : [[]];
    case 'not':
      return regionsOf(formula.part, rows, !isNegated);
    case 'atom':
      return regionsOfAtom(formula.operator, rows.get(formula) ?? [], isNegated);
    case 'and':
    case 'or': {
      const parts = formula.parts.map((part) => regionsOf(part, rows, isNegated));
      if (parts.includes(undefined)) return undefined;
      const known = parts.map((part) => part ?? []);
      if ((formula.kind === 'or') !== isNegated) return known.flat();
      return known.reduce<readonly Region[] | undefined>((all, part) => all && bothOf(all, part), [[]]);
    }
    default:
      return undefined;
  }
}

function regionsOfAtom(operator: Atom['operator'], row: readonly Rational[], isNegated: boolean): readonly Region[] {
  const [below, above] = [row, row.map(negate)];
  const bound = (side: readonly Rational[], isStrict: boolean): Bound => ({ row: side, isStrict });
  if (operator === '=' || operator === '!=') {
    return (operator === '=') === isNegated
      ? [[bound(below, true)], [bound(above, true)]]
      : [[bound(below, false), bound(above, false)]];
  }
  const isStrict = operator === '<';
  return [[isNegated ? bound(above, !isStrict) : bound(below, isStrict)]];
}

function bothOf(a: readonly Region[], b: readonly Region[]): readonly Region[] | undefined {
  if (a.length * b.length > mostRegions) return undefined;
  return a.flatMap((x) => b.map((y) => [...x, ...y]));
}

/** Whether no numbers fulfil all bounds; undefined where there are too many of them. */
function isEmpty(region: Region): boolean | undefined {
  let bounds = distinct(region);
  for (;;) {
    if (bounds.some(isImpossible)) return true;
    const letter = cheapestLetter(bounds);
    if (letter === undefined) return false;
    const side = (wanted: -1 | 1): Bound[] => bounds.filter(({ row }) => sign(row[letter] ?? zero) === wanted);
    const [low, high] = [side(-1), side(1)];
    const others = bounds.filter(({ row }) => isZero(row[letter] ?? zero));
    bounds = distinct([...others, ...low.flatMap((x) => high.map((y) => without(letter, x, y)))]);
    charge(bounds.length * 10);
    if (bounds.length > mostBounds) return undefined;
  }
}

/** The bound of the other letters that follows from two bounds of one letter, one from each side. */
function without(letter: number, low: Bound, high: Bound): Bound {
  const scaled = ({ row }: Bound): Rational[] => {
    const size = absolute(row[letter] ?? one);
    return row.map((value) => divide(value, size));
  };
  const [x, y] = [scaled(low), scaled(high)];
  return { row: x.map((value, k) => add(value, y[k] ?? zero)), isStrict: low.isStrict || high.isStrict };
}

/** The letter whose elimination leaves the fewest bounds. */
function cheapestLetter(bounds: Region): number | undefined {
  const width = (bounds[0]?.row.length ?? 1) - 1;
  let best: { readonly letter: number; readonly count: number } | undefined;
  for (let letter = 0; letter < width; letter++) {
    const signs = bounds.map(({ row }) => sign(row[letter] ?? zero));
    const [low, high] = [-1, 1].map((wanted) => signs.filter((each) => each === wanted).length);
    if (low === undefined || high === undefined || low + high === 0) continue;
    if (!best || low * high < best.count) best = { letter, count: low * high };
  }
  return best?.letter;
}

function isImpossible({ row, isStrict }: Bound): boolean {
  const constant = sign(row.at(-1) ?? zero);
  return row.slice(0, -1).every(isZero) && (constant > 0 || (constant === 0 && isStrict));
}

/** Each bound once, without those that always hold. */
function distinct(bounds: Region): Region {
  const found = new Map<string, Bound>();
  for (const bound of bounds) {
    const first = bound.row.find((value) => !isZero(value));
    if (!first || bound.row.slice(0, -1).every(isZero)) {
      if (isImpossible(bound)) return [bound];
      continue;
    }
    const size = absolute(first);
    const row = bound.row.map((value) => divide(value, size));
    const key = `${row.map(toText).join()} ${bound.isStrict}`;
    found.set(key, { ...bound, row });
  }
  return [...found.values()];
}
