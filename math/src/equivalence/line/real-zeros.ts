import { freeNames } from '../../algebra/names.ts';
import { run } from '../../algebra/evaluating/run.ts';
import type { Atom, Formula } from '../statements/formula.ts';
import { type Place, distinctPlaces } from './place.ts';
import { type LineSet, compareLineSets, solutionSet } from './sets.ts';

/**
 * Whether alternatives of equations in one variable have the same real solutions, each as often: x³ = 8 and x = 2. Only
 * where there is a solution and no imaginary number occurs; otherwise the complex solutions may be meant.
 */
export function sameRealZeros(
  a: { readonly formula: Formula; readonly equations: readonly Atom[] },
  b: { readonly formula: Formula; readonly equations: readonly Atom[] },
  variable: string,
): boolean {
  if ([...a.equations, ...b.equations].some(({ program }) => program.imaginary)) return false;
  const first = solutionSet(a.formula, variable);
  const second = first && solutionSet(b.formula, variable);
  if (!first || !second) return false;
  const areKnown =
    (first.zeros.complete || a.equations.every(isSolved)) && (second.zeros.complete || b.equations.every(isSolved));
  if (!areKnown || compareLineSets(first, second) !== 'equal') return false;
  const { zeros, agree } = compareOrders(a.equations, b.equations, first, second);
  return zeros > 0 && agree;
}

/** Whether the real solutions of two formulas can be neither separated nor shown to be the same. */
export function areSolutionsOpen(a: Formula, b: Formula, variable: string): boolean {
  const first = solutionSet(a, variable);
  const second = first && solutionSet(b, variable);
  return first !== undefined && second !== undefined && compareLineSets(first, second) === 'unknown';
}

/** How many real zeros the same solution sets have, and whether each occurs equally often on both sides. */
export function compareOrders(
  a: readonly Atom[],
  b: readonly Atom[],
  first: LineSet,
  second: LineSet,
): { readonly zeros: number; readonly agree: boolean } {
  const places = distinctPlaces([...first.zeros.places, ...second.zeros.places]);
  const zeros = places.filter((x) => first.contains(x) === true);
  return { zeros: zeros.length, agree: zeros.every((x) => orderAt(a, x, places) === orderAt(b, x, places)) };
}

/**
 * How often x is a zero: a product of differences grows tenfold for each time when the distance from x does. Zeros that
 * are not real may be as near as x is to 0: (10⁶x)³ = 1.
 */
function orderAt(equations: readonly Atom[], { value: x }: Place, places: readonly Place[]): number {
  const apart = places.filter(({ value }) => value !== x).map(({ value }) => Math.abs(value - x));
  // At 0 a polynomial has no digits to lose.
  const unit = x !== 0 ? Math.abs(x) : equations.every(({ program }) => program.rational) ? 1e-9 : 1;
  const step = Math.min(0.1 * unit, ...apart) / 30;
  const size = (distance: number): number =>
    equations.reduce((product, { program }) => {
      const value = run(program, program.variables.length > 0 ? [{ re: x + distance, im: 0 }] : [], 'strict');
      return product * Math.abs(value.re);
    }, 1);
  return Math.round(Math.log10(size(step) / size(step / 10)));
}

/** x = ∛2: the letter alone on one side, a number on the other. */
function isSolved({ difference }: Atom): boolean {
  if (difference.kind !== 'add') return false;
  const sides = difference.terms.map((term) => (term.kind === 'negate' ? term.operand : term));
  return sides.some(({ kind }) => kind === 'name') && sides.some((side) => freeNames(side).length === 0);
}
