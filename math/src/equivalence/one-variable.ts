import { run } from '../algebra/run.ts';
import { distinct, gapSamples, isVague, placesOf } from './cells.ts';
import { type Atom, type Formula, atomsOf, hasOpaque, holds, truth } from './formula.ts';

/** Which x of the real line satisfy something. */
export interface LineSet {
  /** Where membership may change. */
  readonly places: readonly number[];
  /** Whether no place can be missing. */
  readonly complete: boolean;
  /** Membership of a place (taken as exact) or of a point between places. */
  readonly contains: (x: number, isPlace: boolean) => boolean | undefined;
}

/** The solution set of a formula in one variable, or undefined when it has other variables or opaque parts. */
export function solutionSet(formula: Formula, variable: string): LineSet | undefined {
  if (hasOpaque(formula)) return undefined;
  const places: number[] = [];
  let complete = true;
  for (const atom of atomsOf(formula)) {
    const { variables, imaginary, nouns } = atom.program;
    if (imaginary || nouns || variables.some((name) => name !== variable)) return undefined;
    if (variables.length === 0) continue;
    const found = placesOf(atom.difference, atom.program);
    complete = complete && found.complete;
    places.push(...found.values);
  }
  return {
    places,
    complete,
    contains: (x, isPlace) => truth(formula, (atom) => holdsAt(atom, x, isPlace)),
  };
}

/** Undefined values satisfy nothing. At a place, values within the error of its position count as zero. */
function holdsAt(atom: Atom, x: number, isPlace: boolean): boolean | undefined {
  const value = run(atom.program, atom.program.variables.length > 0 ? [{ re: x, im: 0 }] : [], 'strict');
  if (isVague(value)) return undefined;
  if (Math.abs(value.re) === Infinity) return holds(atom.operator, value.re < 0 ? -1 : 1);
  if (!Number.isFinite(value.re) || value.im !== 0) {
    if (!isPlace) return false;
    return undefinedAtPlace(atom, x);
  }
  const slack = isPlace ? value.error + sensitivity(atom, x, value.re) : value.error;
  if (Math.abs(value.re) <= 8 * slack) return holds(atom.operator, 0);
  return holds(atom.operator, value.re < 0 ? -1 : 1);
}

/** How far the value moves when x moves by rounding. */
function sensitivity(atom: Atom, x: number, value: number): number {
  const step = 1e-9 * Math.max(1, Math.abs(x));
  let most = 0;
  for (const moved of [x - step, x + step]) {
    const other = run(atom.program, [{ re: moved, im: 0 }], 'strict');
    if (Number.isFinite(other.re) && other.im === 0) most = Math.max(most, Math.abs(other.re - value));
  }
  return most * 1e-4;
}

/** √(x − √2) at the double nearest to √2 may be undefined by rounding only: a step to either side may tell. */
function undefinedAtPlace(atom: Atom, x: number): boolean {
  const step = 1e-12 * Math.max(1, Math.abs(x));
  for (const moved of [x + step, x - step]) {
    const value = run(atom.program, [{ re: moved, im: 0 }], 'strict');
    if (Number.isFinite(value.re) && value.im === 0 && Math.abs(value.re) < 1e-5) return holds(atom.operator, 0);
  }
  return false;
}

/** Compares two subsets of the line cell by cell. */
export function compareLineSets(a: LineSet, b: LineSet): 'equal' | 'different' | 'unknown' {
  const places = distinct([...a.places, ...b.places]);
  let open = false;
  const check = (x: number, isPlace: boolean): boolean => {
    const inA = a.contains(x, isPlace);
    const inB = b.contains(x, isPlace);
    if (inA === undefined || inB === undefined) open = true;
    return inA === undefined || inB === undefined || inA === inB;
  };
  for (const place of places) if (!check(place, true)) return 'different';
  for (const sample of gapSamples(places)) if (!check(sample, false)) return 'different';
  if (!a.complete || !b.complete) {
    for (let x = -12.13; x < 12; x += 0.71) if (!check(x, false)) return 'different';
  }
  return open ? 'unknown' : 'equal';
}
