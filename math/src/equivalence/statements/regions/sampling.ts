import { rationalTree } from '../../../algebra/construct.ts';
import { type Rational, absolute, compare, multiply, one } from '../../../algebra/numbers/rational.ts';
import { substitute } from '../../../algebra/substitute.ts';
import type { Expression } from '../../../notation/tree.ts';
import { differAtBorders } from './borders.ts';
import { hasBends } from '../../scalars/pieces/bends.ts';
import type { Atom, Formula } from '../formula.ts';
import { atomsOf, withDifferences } from '../formula-parts.ts';
import { type LineSet, compareLineSets, hasBoundary, solutionSet } from '../../line/sets.ts';

/**
 * Values for the other variables on the lines along which solution sets are compared: small and large, both signs. The four
 * rounds of two variables take the places 0, 3, 6 and 1, which lie on both sides of bends at numbers up to 3.
 */
const positions: readonly Rational[] = [
  { n: 5, d: 7 },
  { n: -9, d: 11 },
  { n: -23, d: 13 },
  { n: -37, d: 8 },
  { n: 2, d: 9 },
  { n: 31, d: 43 },
  { n: 27, d: 8 },
  { n: -3, d: 10 },
];

/**
 * Compares the solution sets of two formulas in several variables beside their borders and along lines parallel to the axes. One line on which
 * they differ proves a difference; agreement on all lines, with changes of truth on enough of them, is taken as equality.
 * Lines that miss both sets, as almost all do where several equations must hold together, say nothing.
 */
export function compareBySampling(
  a: Formula,
  b: Formula,
  variables: readonly string[],
): 'equal' | 'different' | 'unknown' {
  if (variables.length < 2 || variables.length > 5) return 'unknown';
  const length = [...atomsOf(a), ...atomsOf(b)].reduce((sum, atom) => sum + atom.program.code.length, 0);
  if (differAtBorders(a, b, variables)) return 'different';
  // About 200 evaluations per line; what is too long for a few lines stays undecided.
  if (length * variables.length > 900) return 'unknown';
  const rounds = variables.length <= 2 && length < 100 ? 4 : 2;
  const usual = Array.from({ length: rounds }, (_, round) => placesIn(round, one));
  const far = farAway(a, b).map((scale, index) => placesIn(rounds + index, scale));
  const beyondBends = corners(a, b, variables.length - 1);
  let informative = 0;
  for (const places of [...usual, ...far, ...beyondBends]) {
    for (const free of variables) {
      const others = variables.filter((name) => name !== free);
      const fixed = new Map(others.map((name, k) => [name, rationalTree(places(k))] as const));
      const setA = lineSet(a, free, fixed);
      const setB = lineSet(b, free, fixed);
      if (!setA || !setB) return 'unknown';
      const result = compareLineSets(setA, setB);
      if (result === 'different') return 'different';
      if (!beyondBends.includes(places) && result === 'equal' && hasBoundary(setA) && hasBoundary(setB))
        informative += 1;
    }
  }
  return informative >= rounds ? 'equal' : 'unknown';
}

/** The value of each of the other variables on the lines of a round, by its place among them. */
type Places = (k: number) => Rational;

const placesIn =
  (round: number, scale: Rational): Places =>
  (k) =>
    multiply(scale, positions[(round * 3 + k * 2) % positions.length] ?? one);

/** Bends at numbers up to this one lie among the usual lines. */
const nearest: Rational = { n: 3, d: 1 };

/** By what some lines are farther away where an equation has bends, which may lie as far away as its numbers. */
function farAway(a: Formula, b: Formula): readonly Rational[] {
  const atoms = [...atomsOf(a), ...atomsOf(b)];
  if (!atoms.some(({ operator, program }) => operator === '=' && !program.rational)) return [];
  const largest = largestNumber(atoms);
  // Near 0 the usual lines are enough.
  if (compare(largest, nearest) <= 0) return [];
  return [1, 3, 3, 1].map((n) => multiply({ n, d: 2 }, largest));
}

function largestNumber(atoms: readonly Atom[]): Rational {
  const numbers = atoms.flatMap(({ program }) => program.code.map(({ exact }) => absolute(exact)));
  return numbers.reduce((most, size) => (compare(size, most) > 0 ? size : most), one);
}

/** Places beyond all bends, on every choice of their sides: the product of three signs is 1 in four of eight corners. */
function corners(a: Formula, b: Formula, count: number): readonly Places[] {
  const atoms = [...atomsOf(a), ...atomsOf(b)];
  if (!atoms.some(({ difference }) => hasBends(difference))) return [];
  const beyond = multiply({ n: 3, d: 2 }, largestNumber(atoms));
  return Array.from(
    { length: 2 ** count },
    (_, sides): Places =>
      (k) =>
        multiply({ n: (sides >> k) & 1 ? -1 : 1, d: 1 }, beyond),
  );
}

function lineSet(formula: Formula, free: string, fixed: ReadonlyMap<string, Expression>): LineSet | undefined {
  const restricted = withDifferences(formula, (tree) => substitute(tree, fixed));
  return restricted && solutionSet(restricted, free);
}
