import { attempt } from '../../algebra/attempt.ts';
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
} from '../../algebra/numbers/rational.ts';
import { freeNames } from '../../algebra/names.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { charge } from '../../algebra/work.ts';
import { children } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import type { Atom, Formula } from './formula.ts';
import { atomsOf } from './formula-parts.ts';
import { linearRow } from './linear-systems.ts';

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
 * Motzkin's elimination. Undefined for other formulas and for too many parts.
 */
export function compareLinearRegions(a: Formula, b: Formula): 'equal' | 'different' | undefined {
  return attempt(() => {
    const rows = rowsOf([...atomsOf(a), ...atomsOf(b)]);
    const [first, second, notFirst, notSecond] = rows
      ? [regionsOf(a, rows), regionsOf(b, rows), regionsOf(a, rows, true), regionsOf(b, rows, true)]
      : [];
    if (!first || !second || !notFirst || !notSecond) return undefined;
    const isOpen = [bothOf(first, notSecond), bothOf(second, notFirst)].map((regions) => regions?.map(isEmpty));
    if (isOpen.some((found) => found?.includes(false))) return 'different';
    return isOpen.some((found) => !found || found.includes(undefined)) ? undefined : 'equal';
  });
}

/** The coefficients of each relation, the letters in one order; undefined where one is not linear. */
function rowsOf(atoms: readonly Atom[]): ReadonlyMap<Atom, readonly Rational[]> | undefined {
  const normaliser = new Normaliser();
  if (!atoms.every(({ difference }) => isPlain(difference))) return undefined;
  const found = atoms.map((atom) => [atom, linearRow(normaliser, atom)] as const);
  const width = normaliser.field.generators.length;
  const rows = new Map<Atom, readonly Rational[]>();
  for (const [atom, row] of found) {
    if (!row) return undefined;
    rows.set(
      atom,
      Array.from({ length: width + 1 }, (_, k) => row.get(k === width ? -1 : k) ?? zero),
    );
  }
  return rows;
}

/** Whether a tree has a value everywhere: its normal form would hide a denominator that may be 0. */
function isPlain(tree: Expression): boolean {
  if (freeNames(tree).length === 0) return true;
  if (tree.kind === 'divide' && freeNames(tree.denominator).length > 0) return false;
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
