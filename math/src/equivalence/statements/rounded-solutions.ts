import type { Tolerance } from '../../exercises/document/document.ts';
import type { Formula } from './formula.ts';
import { distinctPlaces } from '../line/place.ts';
import { solutionSet } from '../line/sets.ts';
import { withinTolerance } from '../tolerance.ts';

/** The finitely many solutions of equations in one variable, in rising order; undefined where they are not all known. */
function solutionsOf(formula: Formula, variable: string): number[] | undefined {
  const set = solutionSet(formula, variable);
  if (!set?.zeros.complete || set.zeros.families.length > 0) return undefined;
  const places = distinctPlaces(set.zeros.places);
  const members = places.map((place) => set.contains(place));
  if (members.includes(undefined)) return undefined;
  return places.filter((_, k) => members[k]).map(({ value }) => value);
}

/** Whether two statements have equally many solutions, and each is within the tolerance of its counterpart. */
export function areSolutionsWithin(a: Formula, b: Formula, variable: string, tolerance: Tolerance): boolean {
  const first = solutionsOf(a, variable);
  const second = first && solutionsOf(b, variable);
  if (!first || first.length === 0 || first.length !== second?.length) return false;
  return first.every((value, k) => withinTolerance(value, second[k] ?? Number.NaN, tolerance));
}
