import { containsName } from '../../algebra/names.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import { hasUnknownValues } from '../../algebra/evaluating/program-builder.ts';
import { charge } from '../../algebra/work.ts';
import type { Expression } from '../../notation/tree.ts';
import type { Atom, Formula } from '../statements/formula.ts';
import { atomsOf, hasOpaque, truth } from '../statements/formula-parts.ts';
import { criticalTrees, stepTrees } from './critical.ts';
import { fixed, noise, size, smallFraction, sumOf } from './digits.ts';
import { hasExtremeNumbers } from './extreme-numbers.ts';
import { type Place, between, comparePlaces, digitPlace, distinctPlaces, doublePlace } from './place.ts';
import { changesBeside } from './beside-bounds.ts';
import { scan } from './scan.ts';
import { holdsAt } from './signs.ts';
import { gcd } from './zeros/trigonometric-zeros.ts';
import { type Family, type Zeros, joined, noZeros } from './zeros/zero-sets.ts';
import { zerosOf } from './zeros/zeros.ts';

/** Which x of the real line satisfy something. */
export interface LineSet {
  /** Where membership may change. */
  readonly zeros: Zeros;
  readonly contains: (x: Place) => boolean | undefined;
}

/** The solution set of a formula in one variable, or undefined when it has other variables or opaque parts. */
export function solutionSet(formula: Formula, variable: string): LineSet | undefined {
  if (hasOpaque(formula)) return undefined;
  const parts: Zeros[] = [];
  for (const atom of atomsOf(formula)) {
    const { variables, imaginary } = atom.program;
    if (imaginary || hasUnknownValues(atom.program) || variables.some((name) => name !== variable)) return undefined;
    if (variables.length > 0) parts.push(changesOf(atom, variable));
  }
  return (
    finiteSet(formula, variable) ?? {
      zeros: joined(parts),
      contains: (x) => truth(formula, (atom) => holdsAt(atom, x)),
    }
  );
}

/** From so many alternatives on, solutions are listed first, so that each is looked up and not tried in all equations. */
const manyAlternatives = 9;

/** The solutions of many alternatives of equations, each with finitely many. */
function finiteSet(formula: Formula, variable: string): LineSet | undefined {
  if (formula.kind !== 'or' || formula.parts.length < manyAlternatives) return undefined;
  const found: Place[] = [];
  for (const part of formula.parts) {
    if (part.kind !== 'atom' || part.operator !== '=' || part.program.variables.length === 0) return undefined;
    const { places, families, complete } = changesOf(part, variable);
    if (!complete || families.length > 0 || holdsAt(part, between(...aside(places), 0.5)) !== false) return undefined;
    for (const place of places) {
      const isIn = holdsAt(part, place);
      if (isIn === undefined) return undefined;
      if (isIn) found.push(place);
    }
  }
  const solutions = distinctPlaces(found);
  return { zeros: { ...noZeros, places: solutions }, contains: (x) => isListed(solutions, x) };
}

/** Two places beyond all given ones. */
function aside(places: readonly Place[]): [Place, Place] {
  const last = places.reduce((most, { value }) => Math.max(most, value), 0);
  return [doublePlace(last + 1), doublePlace(last * 1.5 + 2)];
}

function isListed(sorted: readonly Place[], x: Place): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = sorted[middle];
    const order = place ? comparePlaces(place, x) : 0;
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

const changes = new WeakMap<Atom, Zeros>();

/** Where the truth of a relation may change. */
function changesOf(atom: Atom, variable: string): Zeros {
  const known = changes.get(atom);
  if (known) return known;
  const { trees, complete } = criticalTrees(atom.difference, variable);
  const parts = factorsOf(atom.difference).filter((factor) => containsName(factor, variable));
  const found = parts.map((factor) => ({ factor, zeros: zerosOf(factor, variable) }));
  const ends = trees.map((tree) => zerosOf(tree, variable));
  const all = joined([...found.map(({ zeros }) => zeros), ...ends]);
  let result = all;
  if (!all.complete || !complete) {
    const jumps = stepTrees(atom.difference, variable);
    const steps = jumps.map((tree) => zerosOf(tree, variable));
    const open =
      complete && ends.every((zeros) => zeros.complete) ? found.filter(({ zeros }) => !zeros.complete) : found;
    const bounds = placesWithin(joined(ends)) ?? [];
    const places = open.flatMap(({ factor }) => [
      ...scan(factor, variable),
      ...changesBeside(factor, variable, bounds),
    ]);
    const scanned = joined([all, ...steps, { ...noZeros, places }]);
    const outOfReach = scanned.outOfReach === true || hasExtremeNumbers(atom.program);
    result = { ...scanned, complete: false, outOfReach, hasSteps: jumps.length > 0 };
  }
  changes.set(atom, result);
  return result;
}

/** The factors of a product, the parts of a quotient and the bases of powers: what has to be 0 for the whole to be. */
function factorsOf(tree: Expression): Expression[] {
  switch (tree.kind) {
    case 'group':
      return factorsOf(tree.body);
    case 'negate':
    case 'positive':
      return factorsOf(tree.operand);
    case 'add': {
      const terms = tree.terms.filter((term) => arithmeticValue(term)?.n !== 0);
      const [only] = terms;
      return terms.length === 1 && only ? factorsOf(only) : [tree];
    }
    case 'multiply':
      return tree.factors.flatMap(factorsOf);
    case 'divide':
      return [...factorsOf(tree.numerator), ...factorsOf(tree.denominator)];
    case 'power':
      return tree.exponent.kind === 'number' ? factorsOf(tree.base) : [tree];
    default:
      return [tree];
  }
}

/** Compares two subsets of the line cell by cell: at every place, between neighbouring places, and beyond them. */
export function compareLineSets(a: LineSet, b: LineSet): 'equal' | 'different' | 'unknown' {
  const zeros = joined([a.zeros, b.zeros]);
  const places = placesWithin(zeros);
  if (!places) return 'unknown';
  let open = zeros.outOfReach === true;
  for (const place of places) {
    const agree = agreeAt(a, b, place);
    if (agree === false) return 'different';
    if (agree === undefined) open = true;
  }
  for (const samples of gapSamples(places, zeros.hasSteps)) {
    const found = samples.map((sample) => agreeAt(a, b, sample));
    if (found.includes(false)) return 'different';
    if (!found.includes(true)) open = true;
  }
  if (!zeros.complete) {
    for (const sample of wideSamples) if (agreeAt(a, b, doublePlace(sample)) === false) return 'different';
  }
  return open ? 'unknown' : 'equal';
}

const wideSamples: readonly number[] = [
  ...Array.from({ length: 35 }, (_, k) => -12.13 + 0.71 * k),
  ...[25.3, 77.7, 310.1, 1234.5, 54321.9].flatMap((x) => [x, -x]),
];

function agreeAt(a: LineSet, b: LineSet, x: Place): boolean | undefined {
  charge(10);
  const inA = a.contains(x);
  const inB = inA === undefined ? undefined : b.contains(x);
  return inA === undefined || inB === undefined ? undefined : inA === inB;
}

const mostPlaces = 400;

/** All places, of periodic families those in a window of several common periods; undefined when there are too many. */
export function placesWithin(zeros: Zeros): Place[] | undefined {
  // Digits that do not tell neighbours apart.
  if (zeros.families.some(({ period }) => size(period.digits ?? 0n) < noise)) return undefined;
  const families = distinctFamilies(zeros.families);
  if (families.length === 0) return distinctPlaces(zeros.places);
  charge(zeros.families.length * 10);
  const width = windowOf(families.map(({ period }) => period.digits ?? fixed.one));
  const listed: Place[] = [...zeros.places];
  for (const { start, period } of families) {
    const length = size(period.digits ?? fixed.one);
    const count = Number(width / length) + 1;
    if (count > mostPlaces || listed.length > 2 * mostPlaces) return undefined;
    charge(count * 8);
    const origin = reduced(start.digits ?? 0n, length);
    for (let k = -count; k <= count; k++) listed.push(digitPlace(sumOf(origin, BigInt(k) * length)));
  }
  return distinctPlaces(listed);
}

/** The remainder in [0, length). */
function reduced(start: bigint, length: bigint): bigint {
  const rest = start % length;
  return rest < 0n ? rest + length : rest;
}

function distinctFamilies(families: readonly Family[]): Family[] {
  const kept: Family[] = [];
  for (const family of families) {
    const isKnown = kept.some(
      (other) =>
        comparePlaces(other.period, family.period) === 0 &&
        comparePlaces(
          digitPlace(reduced(other.start.digits ?? 0n, size(other.period.digits ?? 1n))),
          digitPlace(reduced(family.start.digits ?? 0n, size(other.period.digits ?? 1n))),
        ) === 0,
    );
    if (!isKnown) kept.push(family);
  }
  return kept;
}

/** Half the width of the window: the least common multiple of the periods where there is one, and two of each. */
function windowOf(periods: readonly bigint[]): bigint {
  const [first = fixed.one] = periods;
  let longest = 0n;
  let common = 1;
  for (const period of periods) {
    if (size(period) > longest) longest = size(period);
    const ratio = smallFraction(fixed.divide(period, first), 60);
    if (ratio && ratio.n !== 0) common = (common * Math.abs(ratio.n)) / gcd(common, Math.abs(ratio.n));
  }
  const whole = size(first) * BigInt(Math.min(common, 1000));
  return whole + (whole >> 2n) > 2n * longest ? whole + (whole >> 2n) : 2n * longest + (longest >> 2n);
}

const sharesOfGap: readonly number[] = [0.4721, 0.6113];
/** Also close to both ends: a step that is not among the places ends somewhere between. */
const sharesBesideSteps: readonly number[] = [...sharesOfGap, 1e-6, 1e-3, 0.999, 1 - 1e-6];

/** Some samples in each gap between the places, and beyond them. */
export function gapSamples(places: readonly Place[], hasSteps = false): Place[][] {
  const [first] = places;
  const last = places[places.length - 1];
  if (!first || !last) return [[0.3719, -2.83, 5.411].map(doublePlace)];
  const shares = hasSteps ? sharesBesideSteps : sharesOfGap;
  const closeTo = (place: Place, side: 1 | -1): Place[] =>
    hasSteps ? [0.01, 1e-5].map((distance) => doublePlace(place.value + side * distance)) : [];
  const samples = [
    [
      ...[0.1, 0.031].map((share) => doublePlace(first.value - 1.37 - Math.abs(first.value) * share)),
      ...closeTo(first, -1),
    ],
  ];
  for (let k = 1; k < places.length; k++) {
    const [low, high] = [places[k - 1], places[k]];
    if (low && high) samples.push(shares.map((share) => between(low, high, share)));
  }
  samples.push([
    ...[0.1, 0.031].map((share) => doublePlace(last.value + 1.37 + Math.abs(last.value) * share)),
    ...closeTo(last, 1),
  ]);
  return samples;
}

/** Whether some points of the line are in the set and others are not. */
export function hasBoundary(set: LineSet): boolean {
  const places = placesWithin(set.zeros) ?? [];
  const isIn = [...places, ...gapSamples(places).flat()].map((x) => set.contains(x));
  return isIn.includes(true) && isIn.includes(false);
}
