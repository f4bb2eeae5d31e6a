import { attempt } from '../../algebra/attempt.ts';
import { nameTree, negateTree, productTree, rationalTree, sumTree } from '../../algebra/construct.ts';
import { type Program, operandsOf, operation } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { containsName } from '../../algebra/names.ts';
import { type Rational, divide, multiply, negate, one, power, toNumber } from '../../algebra/numbers/rational.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import { exactValue } from '../../algebra/simplifying/simplify.ts';
import { substitute } from '../../algebra/substitute.ts';
import { mapChildren, walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { mostPowers, withDigitsFor } from '../line/digits.ts';
import { powersOfTen } from '../line/extreme-numbers.ts';
import { familySet } from '../line/families.ts';
import type { Place } from '../line/place.ts';
import { compareLineSets, solutionSet } from '../line/sets.ts';
import type { Atom, Formula } from './formula.ts';
import { atomsOf, withDifferences } from './formula-parts.ts';

/** Solutions up to this many powers of ten from 1 are compared as they are. */
const nearby = 6;
/** Powers of ten of a double. */
const most = 300;

/**
 * Writes two statements about one unknown with x = 10^m·x, where their solutions are all about 10^m: sin(x/10¹⁰⁰) = 0
 * and x = 10¹⁰⁰πk become sin x = 0 and x = πk, whose digits can be compared. Undefined where no such unit is in sight.
 */
export function inCommonUnit(a: Formula, b: Formula, unknown: string): readonly [Formula, Formula] | undefined {
  const atoms = [...atomsOf(a), ...atomsOf(b)];
  const solved = atoms.flatMap((atom) => sizesOfSolved(atom, unknown));
  const sizes = solved.length > 0 ? solved : atoms.flatMap((atom) => sizesOfZeros(atom, unknown));
  sizes.sort((x, y) => x - y);
  const middle = Math.round(sizes[sizes.length >> 1] ?? 0);
  const areTogether = sizes.every((size) => Math.abs(size - middle) < 2 * nearby);
  if (!areTogether || Math.abs(middle) <= nearby || Math.abs(middle) > most) return undefined;
  const unit = rationalTree(power({ n: 10, d: 1 }, middle));
  const value = new Map([[unknown, productTree([unit, nameTree(unknown)])]]);
  const change = (tree: Expression): Expression => withJoinedNumbers(substitute(tree, value), unknown);
  return attempt(() => {
    const first = withDifferences(a, change);
    const second = first && withDifferences(b, change);
    return first && second && ([first, second] as const);
  });
}

/**
 * How many powers of ten the numbers of two statements about one unknown may lead away from 1; 0 where they stay near it.
 * A number beside an exponential or a logarithm leads as far as one in its exponent where a solution is not near 1.
 */
export function farthest(a: Formula, b: Formula, unknown: string): number {
  const reaches = [...atomsOf(a), ...atomsOf(b)].map(({ program }) => reachOf(program));
  const made = Math.max(0, ...reaches.map((reach) => reach.made));
  const most = Math.max(made, ...reaches.map(({ beside }) => beside));
  if (most <= nearby) return 0;
  const near = reaches.some((reach) => reach.hasExponentials) ? leadsFar : 10 ** nearby;
  return made <= nearby && [a, b].every((formula) => hasSolutionsWithin(near, formula, unknown)) ? 0 : most;
}

interface Reach {
  /** The most powers of ten of the numbers that a program makes. */
  readonly made: number;
  /** The same of exponentials of the numbers beside its functions. */
  readonly beside: number;
  readonly hasExponentials: boolean;
}

function reachOf({ code }: Program): Reach {
  const powers: number[] = [];
  const exponents: number[] = [];
  for (const instruction of code) {
    const { op, name, a, exact, value } = instruction;
    const size = Math.abs(toNumber(exact));
    const isExponent = op === operation.constant && size > leadsFar && size < mostExponent;
    const operands = operandsOf(instruction);
    const parts = operands.map((register) => powers[register] ?? 0);
    const exponent = Math.max(isExponent ? size * Math.LOG10E : 0, ...operands.map((each) => exponents[each] ?? 0));
    exponents.push(exponent);
    if (op === operation.constant) powers.push(powersOfTen(exact));
    else if (op === operation.integerPower) powers.push(Math.abs(value) * (powers[a] ?? 0));
    else if (op === operation.multiply) powers.push(parts.reduce((sum, part) => sum + part, 0));
    else powers.push(Math.max(0, ...parts, op === operation.power || exponential.has(name) ? exponent : 0));
  }
  const hasExponentials = code.some(({ op, name }) => op === operation.power || exponential.has(name));
  const leads = hasExponentials || code.some(({ name }) => logarithmic.has(name));
  const made = Math.max(0, ...powers);
  const beside = leads ? Math.max(0, ...exponents) : 0;
  return { made: code.some(({ name }) => flat.has(name)) ? Math.max(made, 2 * beside) : made, beside, hasExponentials };
}

/** Whether all places where a statement changes its truth are near to 1. */
function hasSolutionsWithin(near: number, formula: Formula, unknown: string): boolean {
  const zeros = solutionSet(formula, unknown)?.zeros;
  if (!zeros || zeros.families.length > 0 || zeros.outOfReach === true) return false;
  return zeros.places.every(
    ({ value, exact }) => Math.abs(value) < near && (exact !== undefined || Math.abs(value) > 10 ** -nearby),
  );
}

/** Functions that turn numbers of some hundred into ones far from 1. */
const exponential: ReadonlySet<string> = new Set('exp sinh cosh tanh coth sech csch gamma factorial'.split(' '));

/** Functions that have values of some hundred where their arguments are far from 1. */
const logarithmic: ReadonlySet<string> = new Set('ln log lg lb arsinh arcosh artanh arcoth arsech arcsch'.split(' '));

/** Functions that turn numbers into ones that are twice as many powers of ten from 1 as the exponential is, or back. */
const flat: ReadonlySet<string> = new Set('tanh coth artanh arcoth'.split(' '));

/** Smaller numbers in an exponent or under a logarithm do not lead far away; exponentials of larger ones are not held. */
const leadsFar = 20;
const mostExponent = mostPowers / Math.LOG10E;

/** Compares the real solutions with as many digits as numbers so many powers of ten away from 1 ask for. */
export function compareWithMoreDigits(
  a: Formula,
  b: Formula,
  powers: number,
  unknown: string,
  isInteger: (name: string) => boolean,
): 'equal' | 'different' | 'unknown' {
  // Values of an atom are kept with it, and have the usual digits.
  const own = [a, b].map((formula) => withDifferences(formula, (tree) => tree));
  const compare = (): 'equal' | 'different' | 'unknown' => {
    const [x, y] = own.map((formula) => formula && familySet(formula, unknown, isInteger));
    return x && y ? compareLineSets(x, y) : 'unknown';
  };
  return withDigitsFor(powers, compare) ?? 'unknown';
}

/** The powers of ten of c in x = c or x < c, as far as doubles see them. */
function sizesOfSolved({ difference }: Atom, unknown: string): number[] {
  const [left, right] = difference.kind === 'add' ? difference.terms : [];
  const sides = [left, right?.kind === 'negate' ? right.operand : undefined];
  if (!sides.some((side) => side?.kind === 'name' && side.name === unknown)) return [];
  const closed = sides.find((side) => side && !containsName(side, unknown));
  const program = closed && compile(closed);
  const letters = program?.variables.map(() => ({ re: 1, im: 0 }));
  return program && letters ? sizes([run(program, letters, 'real').re]) : [];
}

/** The powers of ten of the numbers where an atom changes its truth. */
function sizesOfZeros(atom: Atom, unknown: string): number[] {
  const zeros = solutionSet(atom, unknown)?.zeros;
  if (!zeros) return [];
  const places: Place[] = [...zeros.places, ...zeros.families.flatMap(({ start, period }) => [start, period])];
  return sizes(places.map(({ value }) => value));
}

function sizes(values: readonly number[]): number[] {
  return values.filter((value) => value !== 0 && Number.isFinite(value)).map((value) => Math.log10(Math.abs(value)));
}

/**
 * Puts numbers together within polynomials and roots of them, and multiplies a difference so that its largest term is
 * about 1: no number stays far from 1 that need not be.
 */
function withJoinedNumbers(difference: Expression, unknown: string): Expression {
  const joined = joinedWithin(difference, unknown);
  const terms = termsOf(joined).map(withCoefficient);
  const largest = Math.max(...terms.map(({ coefficient }) => signedPowers(coefficient)));
  if (!Number.isFinite(largest) || Math.abs(largest) <= nearby) return joined;
  const factor = power({ n: 10, d: 1 }, -Math.round(largest));
  return sumTree(
    terms.map(({ coefficient, others }) => productTree([rationalTree(multiply(coefficient, factor)), ...others])),
  );
}

function joinedWithin(tree: Expression, unknown: string): Expression {
  const isJoined = containsName(tree, unknown) && isPolynomial(tree.kind === 'root' ? tree.radicand : tree, unknown);
  if (!isJoined) return mapChildren(tree, (child) => joinedWithin(child, unknown));
  const to = new Normaliser();
  return to.print(to.convert(tree));
}

function signedPowers(value: Rational): number {
  return value.n === 0 ? -Infinity : Math.log10(Math.abs(toNumber(value)));
}

function termsOf(tree: Expression): readonly Expression[] {
  if (tree.kind === 'group') return termsOf(tree.body);
  if (tree.kind === 'add') return tree.terms.flatMap(termsOf);
  return tree.kind === 'negate' ? termsOf(tree.operand).map(negateTree) : [tree];
}

/** A term as a fraction times the rest. */
function withCoefficient(term: Expression): { readonly coefficient: Rational; readonly others: Expression[] } {
  const value = exactValue(term);
  if (value) return { coefficient: value, others: [] };
  if (term.kind === 'negate') {
    const { coefficient, others } = withCoefficient(term.operand);
    return { coefficient: negate(coefficient), others };
  }
  if (term.kind === 'divide') {
    const below = exactValue(term.denominator);
    if (!below || below.n === 0) return { coefficient: one, others: [term] };
    const { coefficient, others } = withCoefficient(term.numerator);
    return { coefficient: divide(coefficient, below), others };
  }
  if (term.kind !== 'multiply') return { coefficient: one, others: [term] };
  const parts = term.factors.map(withCoefficient);
  return {
    coefficient: parts.reduce((product, { coefficient }) => multiply(product, coefficient), one),
    others: parts.flatMap(({ others }) => others),
  };
}

function isPolynomial(tree: Expression, unknown: string): boolean {
  let holds = compile(tree) !== undefined;
  walk(tree, (node) => {
    if (!containsName(node, unknown)) return false;
    const isDivisor = node.kind === 'divide' && containsName(node.denominator, unknown);
    const isOther = !polynomialKinds.has(node.kind) || (node.kind === 'power' && node.exponent.kind !== 'number');
    if (isDivisor || isOther) holds = false;
    return holds;
  });
  return holds;
}

const polynomialKinds: ReadonlySet<string> = new Set([
  'add',
  'negate',
  'positive',
  'group',
  'multiply',
  'divide',
  'power',
  'name',
]);
