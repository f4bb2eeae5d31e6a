import { attempt } from '../../algebra/attempt.ts';
import {
  nameTree,
  negateTree,
  oneTree,
  productTree,
  quotientTree,
  rationalTree,
  sumTree,
} from '../../algebra/construct.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { freeNames } from '../../algebra/names.ts';
import { gcdIntegers, type Integer, multiplyIntegers, divideExactly } from '../../algebra/numbers/integer.ts';
import {
  absolute,
  add,
  ceiling,
  compare,
  divide,
  floor,
  multiply,
  negate,
  one,
  type Rational,
  rational,
  subtract,
  toNumber,
  zero,
} from '../../algebra/numbers/rational.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { substitute } from '../../algebra/substitute.ts';
import { charge } from '../../algebra/work.ts';
import { mapChildren, walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { hasBends, isPlain } from './pieces/bends.ts';
import { agreePiecewise } from './pieces/piecewise.ts';
import { atomOf, type Linear, linearOf, plus } from './pieces/linear.ts';

/** ⌊factor · quantity + shift⌋, or the same rounded up. */
interface Step {
  readonly roundsUp: boolean;
  readonly factor: Rational;
  readonly shift: Rational;
}

/** All steps by their texts, the quantity that they are of, and what the first of them rounds. */
interface Found {
  readonly steps: ReadonlyMap<string, Step>;
  readonly quantity: Linear;
  readonly argument: Expression;
}

const mostPlaces = 60;
const stepsForPeriods = 20_000;
/** The number of whole periods below a value of the quantity, and how far above them it is. */
const [periods, rest] = ['periods', 'rest of a period'].map(nameTree) as [Expression, Expression];

/**
 * Compares two expressions whose steps ⌊…⌋ and ⌈…⌉ are all of one quantity, such as 2x − y: after a whole period all
 * steps have risen by whole numbers, so that the places and gaps of one period show everything. Undefined where that
 * decides nothing.
 */
export function compareByPeriods(a: Expression, b: Expression): 'equal' | 'different' | undefined {
  return attempt(() => {
    const found = stepsIn([a, b]);
    const letter = found && evenLetter([a, b], found);
    if (!found || letter === undefined) return undefined;
    const { steps } = found;
    const period = commonPeriod([...steps.values()]);
    const places = placesIn([...steps.values()], period);
    if (places.length > mostPlaces) return undefined;
    const cells = places.flatMap((place, k) => {
      const next = places[k + 1] ?? period;
      return [
        { inside: place, remainder: rationalTree(place), ends: [] },
        { inside: divide(add(place, next), rational(2)), remainder: rest, ends: [place, next] as const },
      ];
    });
    let isPlainThroughout = true;
    const agree = cells.map(({ inside, remainder, ends }) => {
      charge(20);
      const smooth = [a, b].map((tree) => withValues(tree, steps, inside, period));
      isPlainThroughout &&= smooth.every((side) => isPlain(side) && !hasBends(side));
      const [left = a, right = b] = smooth;
      const value = sumTree([productTree([rationalTree(period), periods]), remainder]);
      const bindings = new Map([[letter, solvedFor(letter, found, value)]]);
      const [own, other] = [left, right].map((side) => substitute(side, bindings)) as [Expression, Expression];
      const { numerator } = new Normaliser().convert(sumTree([own, negateTree(other)]));
      return P.isZero(numerator) || agreePiecewise(own, other, between(ends));
    });
    if (agree.every(Boolean)) return 'equal';
    return isPlainThroughout ? 'different' : undefined;
  }, stepsForPeriods);
}

/** Returns sums that are positive where the rest of a period lies between two places. */
function between([low, high]: readonly Rational[]): readonly Linear[] {
  if (!low || !high) return [];
  return [
    [rest, rationalTree(negate(low))],
    [rationalTree(high), negateTree(rest)],
  ].map((terms) => linearOf(sumTree(terms)));
}

/** The steps of both sides; undefined where there is none, or they are of more than one quantity. */
function stepsIn(trees: readonly Expression[]): Found | undefined {
  const steps = new Map<string, Step>();
  let [quantity, key]: [Linear, string | undefined] = [new Map(), undefined];
  let first: Expression | undefined;
  let areOfOne = true;
  for (const tree of trees) {
    walk(tree, (node) => {
      const name = node.kind === 'call' && node.args.length === 1 ? canonicalFunction(node.name) : '';
      const [argument] = node.kind === 'call' ? node.args : [];
      if (!areOfOne || !argument || (name !== 'floor' && name !== 'ceil')) return areOfOne;
      const sum = linearOf(argument);
      const atoms = [...sum.keys()].filter((atom) => atom !== '').toSorted();
      const factor = sum.get(atoms[0] ?? '') ?? one;
      const own = plus(new Map(), new Map(atoms.map((atom) => [atom, sum.get(atom) ?? zero])), divide(one, factor));
      const ownKey = atoms.map((atom) => `${own.get(atom)?.n}/${own.get(atom)?.d}${atom}`).join(' ');
      areOfOne = atoms.length > 0 && (key === undefined || key === ownKey);
      [quantity, key] = [own, ownKey];
      first ??= argument;
      steps.set(atomOf(node), { roundsUp: name === 'ceil', factor, shift: sum.get('') ?? zero });
      return areOfOne;
    });
  }
  return areOfOne && first ? { steps, quantity, argument: first } : undefined;
}

/** A letter with which the quantity rises evenly, and thus has all values. */
function evenLetter(trees: readonly Expression[], { quantity, argument }: Found): string | undefined {
  const names = [...new Set(trees.flatMap((tree) => freeNames(tree)))].filter((name) =>
    quantity.has(atomOf(nameTree(name))),
  );
  return names.find((name) => {
    const higher = substitute(argument, new Map([[name, sumTree([nameTree(name), oneTree])]]));
    return [...plus(linearOf(higher), linearOf(argument), negate(one)).keys()].every((atom) => atom === '');
  });
}

/** The least number by which the quantity rises while every step rises by a whole number. */
function commonPeriod(steps: readonly Step[]): Rational {
  const lcm = (x: Integer, y: Integer): Integer => multiplyIntegers(divideExactly(x, gcdIntegers(x, y)), y);
  const sizes = steps.map(({ factor }) => absolute(factor));
  return rational(
    sizes.reduce<Integer>((all, { d }) => lcm(all, d), 1),
    sizes.reduce<Integer>((all, { n }) => gcdIntegers(all, n), 0),
  );
}

/** The places from 0 up to the period, not included, at which something steps, and 0. */
function placesIn(steps: readonly Step[], period: Rational): readonly Rational[] {
  const found: Rational[] = [zero];
  for (const { factor, shift } of steps) {
    const gap = divide(one, absolute(factor));
    if (toNumber(divide(period, gap)) > mostPlaces) return Array.from({ length: mostPlaces + 1 }, () => zero);
    const first = divide(negate(shift), factor);
    let place = subtract(first, multiply(gap, floor(divide(first, gap))));
    for (; compare(place, period) < 0; place = add(place, gap)) found.push(place);
  }
  const sorted = found.toSorted(compare);
  return sorted.filter((place, k) => k === 0 || compare(place, sorted[k - 1] ?? zero) !== 0);
}

/** The tree with the values of its steps at a place of the first period, and what they rise by in each later one. */
function withValues(
  tree: Expression,
  steps: ReadonlyMap<string, Step>,
  inside: Rational,
  period: Rational,
): Expression {
  const step = tree.kind === 'call' ? steps.get(atomOf(tree)) : undefined;
  if (!step) return mapChildren(tree, (child) => withValues(child, steps, inside, period));
  const value = add(multiply(step.factor, inside), step.shift);
  const whole = step.roundsUp ? ceiling(value) : floor(value);
  return sumTree([rationalTree(whole), productTree([rationalTree(multiply(step.factor, period)), periods])]);
}

/** The letter as it follows from the value of the quantity. */
function solvedFor(letter: string, { quantity, argument, steps }: Found, value: Expression): Expression {
  const { factor, shift } = [...steps.values()][0] ?? { factor: one, shift: zero };
  const own = quotientTree(sumTree([argument, negateTree(rationalTree(shift))]), rationalTree(factor));
  const rise = rationalTree(quantity.get(atomOf(nameTree(letter))) ?? one);
  return sumTree([nameTree(letter), quotientTree(sumTree([value, negateTree(own)]), rise)]);
}
