import { attempt } from '../../algebra/attempt.ts';
import { rationalTree } from '../../algebra/construct.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { type Rational, toText } from '../../algebra/numbers/rational.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { exactValue } from '../../algebra/simplifying/simplify.ts';
import { containsName } from '../../algebra/names.ts';
import { substitute } from '../../algebra/substitute.ts';
import { charge } from '../../algebra/work.ts';
import type { Expression } from '../../notation/tree.ts';
import { smallFraction } from '../line/digits.ts';
import { doublePlace, type Place, rationalPlace } from '../line/place.ts';
import { gapSamples, placesWithin, solutionSet } from '../line/sets.ts';
import { holdsAt } from '../line/signs.ts';
import type { Atom, Formula } from './formula.ts';
import { systemsOf } from './formula-parts.ts';

/** Values of letters. */
type Point = ReadonlyMap<string, Rational>;

const mostPoints = 32;
const largestDenominator = 200;

/**
 * Compares systems in several letters that have finitely many solutions, all of them fractions: a letter is solved for
 * where it occurs in the first degree or where an equation has no other letter, and put into the rest. Undefined for other
 * systems.
 */
export function compareRationalPoints(a: Formula, b: Formula): 'equal' | 'different' | undefined {
  return attempt(() => {
    const [first, second] = [pointsOf(a), pointsOf(b)];
    if (!first || !second || first.size + second.size === 0) return undefined;
    return first.size === second.size && [...first].every((point) => second.has(point)) ? 'equal' : 'different';
  });
}

/** The solutions, each written out in the order of its letters. */
function pointsOf(formula: Formula): Set<string> | undefined {
  const systems = systemsOf(formula);
  const points = systems?.map((atoms) => solve(atoms));
  if (!points || points.includes(undefined)) return undefined;
  const written = points
    .flatMap((each) => each ?? [])
    .map((point) =>
      [...point]
        .map(([letter, value]) => `${letter} = ${toText(value)}`)
        .sort()
        .join(', '),
    );
  return new Set(written);
}

function solve(atoms: readonly Atom[]): Point[] | undefined {
  charge(20 * atoms.length);
  const closed = atoms.filter(({ program }) => program.variables.length === 0);
  const open = atoms.filter(({ program }) => program.variables.length > 0);
  for (const atom of closed) {
    const isTrue = holdsAt(atom, doublePlace(0));
    if (isTrue === undefined) return undefined;
    if (!isTrue) return [];
  }
  if (open.length === 0) return [new Map()];
  for (const atom of open) {
    const found = atom.operator === '=' ? (valuesIn(atom) ?? solvedFor(atom)) : undefined;
    if (!found) continue;
    const others = open.filter((other) => other !== atom);
    const points = found.values.flatMap((value) => solveWith(others, found.letter, value) ?? [undefined]);
    return points.includes(undefined) || points.length > mostPoints ? undefined : points.flatMap((each) => each ?? []);
  }
  return undefined;
}

/** The solutions of the other relations with an expression in place of a letter, with the value of the letter. */
function solveWith(atoms: readonly Atom[], letter: string, value: Expression): Point[] | undefined {
  const replaced: Atom[] = [];
  for (const atom of atoms) {
    const difference = substitute(atom.difference, new Map([[letter, value]]));
    const program = compile(difference);
    if (!program) return undefined;
    replaced.push({ ...atom, difference, program });
  }
  const found: Point[] = [];
  for (const point of solve(replaced) ?? [undefined]) {
    const trees = new Map([...(point ?? [])].map(([name, each]) => [name, rationalTree(each)] as const));
    const own = point && exactValue(substitute(value, trees));
    if (!own) return undefined;
    found.push(new Map([...point, [letter, own]]));
  }
  return found;
}

interface Solved {
  readonly letter: string;
  readonly values: readonly Expression[];
}

/** The solutions of an equation in one letter, where they are known to be fractions and finitely many. */
function valuesIn(atom: Atom): Solved | undefined {
  const [letter, ...others] = atom.program.variables;
  if (letter === undefined || others.length > 0) return undefined;
  const set = solutionSet(atom, letter);
  if (!set?.zeros.complete || set.zeros.families.length > 0) return undefined;
  const places = placesWithin(set.zeros);
  if (
    !places ||
    gapSamples(places)
      .flat()
      .some((sample) => set.contains(sample) !== false)
  )
    return undefined;
  const values: Expression[] = [];
  for (const place of places) {
    const isIn = set.contains(place);
    const value = isIn === true ? fractionOf(atom, place) : undefined;
    if (isIn === undefined || (isIn && !value)) return undefined;
    if (value) values.push(rationalTree(value));
  }
  return { letter, values };
}

/** The place as a fraction that solves the equation. */
function fractionOf(atom: Atom, place: Place): Rational | undefined {
  if (place.exact) return place.exact;
  const near = place.digits === undefined ? undefined : smallFraction(place.digits, largestDenominator);
  return near && holdsAt(atom, rationalPlace(near)) === true ? near : undefined;
}

/** A letter that occurs in the first degree, with a number as its coefficient and nowhere else. */
function solvedFor(atom: Atom): Solved | undefined {
  const to = new Normaliser();
  const { numerator, denominator } = to.convert(atom.difference);
  if (!P.isOne(denominator)) return undefined;
  const { generators } = to.field;
  for (const letter of atom.program.variables) {
    const k = generators.findIndex(({ tree }) => tree.kind === 'name' && tree.name === letter);
    const isHidden = generators.some(({ tree, sort }) => sort !== 'variable' && containsName(tree, letter));
    const [rest, lead, ...higher] = k < 0 || isHidden ? [] : P.coefficientsIn(numerator, k);
    const slope = lead && higher.length === 0 ? P.constantValue(lead) : undefined;
    if (!rest || !slope) continue;
    const quotient = to.field.divide(
      { numerator: P.negate(rest), denominator: P.onePolynomial },
      to.field.constant(slope),
    );
    return { letter, values: [to.print(quotient)] };
  }
  return undefined;
}
