import { exactArithmetic } from '../../algebra/numbers/exact.ts';
import { exactValue, simplify } from '../../algebra/index.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { bitLength, gcdIntegers, type Integer, LimitReached, smallFactors } from '../../algebra/numbers/integer.ts';
import { isInteger, type Rational } from '../../algebra/numbers/rational.ts';
import { normalForm } from '../../algebra/simplifying/simplify.ts';
import { bounded } from '../../algebra/work.ts';
import { children, sameTree } from '../../notation/index.ts';
import type { AddNode, CallNode, Expression, PowerNode } from '../../notation/tree.ts';
import { contains, withoutBrackets } from '../structure.ts';
import { isImaginary, polarAngle } from './polar.ts';
import { isDecimalRoot } from './decimal-roots.ts';

/** The work left in a number: something to calculate, a fraction to reduce, a root to simplify. */
export type NumberWork = 'calculate' | 'reduce' | 'root';

/**
 * Returns the work left in a closed number. A number is worked out when it is a sum of terms that cannot be put
 * together, each of them a whole number, decimal or fraction in lowest terms, alone or times roots without power
 * factors, constants, and powers and functions whose values have no simpler exact form. Numbers in scientific notation,
 * powers of ten from a million on, and powers and factorials of more than twelve digits are worked out as they stand.
 */
export function numberWork(tree: Expression): NumberWork | undefined {
  try {
    return bounded(stepsForWork, () => workIn(tree));
  } catch (error) {
    // A number too large to check is not held against the learner.
    if (error instanceof LimitReached || error instanceof RangeError) return undefined;
    throw error;
  }
}

const stepsForWork = 100_000;
/** About twelve digits: what has more is tedious to write out. */
const longestBits = 40;

function workIn(tree: Expression): NumberWork | undefined {
  const inner = withoutBrackets(tree);
  return inner.kind === 'add' ? workInSum(inner) : workInProduct(inner);
}

function workInSum(tree: AddNode): NumberWork | undefined {
  const angle = polarAngle(tree);
  if (angle) return exactValue(tree) ? 'calculate' : workIn(angle);
  for (const term of tree.terms) {
    const work = workIn(term);
    if (work) return work;
  }
  if (tree.terms.some((term) => contains(term, isLarge))) return undefined;
  if (tree.terms.filter((term) => exactValue(term) !== undefined).length > 1 || exactValue(tree)) return 'calculate';
  const normal = normalForm(tree);
  const written = tree.terms.reduce((sum, term) => sum + termCount(term), 0);
  return normal && normal.fraction.numerator.size < written ? 'calculate' : undefined;
}

/** The terms that multiplying out would give: 2 for 3(1 + √5). */
function termCount(tree: Expression): number {
  const inner = withoutBrackets(tree);
  switch (inner.kind) {
    case 'negate':
      return termCount(inner.operand);
    case 'add':
      return inner.terms.reduce((sum, term) => sum + termCount(term), 0);
    case 'multiply':
      return inner.factors.reduce((product, factor) => product * termCount(factor), 1);
    case 'divide':
      return termCount(inner.numerator);
    default:
      return 1;
  }
}

/** A product or quotient taken apart. */
interface Product {
  minuses: number;
  hasNestedFraction: boolean;
  readonly above: Expression[];
  readonly below: Expression[];
}

function takeApart(tree: Expression, isBelow: boolean, into: Product, depth: number): void {
  switch (tree.kind) {
    case 'group':
      return takeApart(tree.body, isBelow, into, depth);
    case 'positive':
      return takeApart(tree.operand, isBelow, into, depth);
    case 'negate':
      into.minuses++;
      return takeApart(tree.operand, isBelow, into, depth);
    case 'multiply':
      for (const factor of tree.factors) takeApart(factor, isBelow, into, depth);
      return;
    case 'divide':
      if (depth > 0) into.hasNestedFraction = true;
      takeApart(tree.numerator, isBelow, into, depth + 1);
      takeApart(tree.denominator, !isBelow, into, depth + 1);
      return;
    default:
      (isBelow ? into.below : into.above).push(tree);
  }
}

function workInProduct(tree: Expression): NumberWork | undefined {
  const product: Product = { minuses: 0, hasNestedFraction: false, above: [], below: [] };
  takeApart(tree, false, product, 0);
  const { above, below, minuses } = product;
  const factors = [...above, ...below];
  for (const factor of factors) {
    const work = workInFactor(factor, factors.length === 1);
    if (work) return work;
  }
  if (minuses > 1 || product.hasNestedFraction || below.some((factor) => contains(factor, isImaginary))) {
    return 'calculate';
  }
  const isNumeric = (factor: Expression): boolean => exactValue(factor) !== undefined && !isLarge(factor);
  const irrational = factors.filter((factor) => exactValue(factor) === undefined && !isLarge(factor));
  if (irrational.length > 0 && exactValue(tree)) return 'calculate';
  return (
    workInNumerals(above.filter(isNumeric), below.filter(isNumeric)) ??
    workInSums(above, below) ??
    workInRoots(above, below) ??
    (factors.some((factor, index) => isRepeated(factor, factors.slice(0, index))) ? 'calculate' : undefined)
  );
}

/** π · π and e · e² are put together. */
function isRepeated(factor: Expression, before: readonly Expression[]): boolean {
  const base = baseOf(factor);
  return exactValue(factor) === undefined && before.some((other) => sameTree(base, baseOf(other), { groups: true }));
}

function baseOf(factor: Expression): Expression {
  return factor.kind === 'power' ? factor.base : factor;
}

/** At most one number above and one below the bar, in lowest terms; or a numeral times a power of ten. */
function workInNumerals(above: readonly Expression[], below: readonly Expression[]): NumberWork | undefined {
  const [first, second] = above;
  const isScientific = above.length === 2 && first && second && first.kind === 'number' && isPowerOfTen(second);
  if (isScientific && below.length === 0) return undefined;
  if (above.length > 1 || below.length > 1 || [...above, ...below].some(isShortPowerOfTen)) return 'calculate';
  const bottom = below[0] && exactValue(below[0]);
  if (!bottom) return undefined;
  if (!isWholeNumeral(below[0])) return 'calculate';
  if (bottom.n === 1) return 'reduce';
  if (!first) return undefined;
  const top = exactValue(first);
  if (!top || !isWholeNumeral(first)) return 'calculate';
  return gcdIntegers(top.n, bottom.n) === 1 ? undefined : 'reduce';
}

function isWholeNumeral(tree: Expression | undefined): boolean {
  return tree?.kind === 'number' && tree.repetend === undefined && /^\d+$/.test(tree.text);
}

function isPowerOfTen(tree: Expression): boolean {
  return tree.kind === 'power' && withoutBrackets(tree.base).kind === 'number' && exactValue(tree.base)?.n === 10;
}

/** 10³ is 1000; a million may be written 10⁶. */
function isShortPowerOfTen(tree: Expression): boolean {
  const value = isPowerOfTen(tree) ? exactValue(tree) : undefined;
  return value !== undefined && value.n < 1_000_000 && value.d < 1_000_000;
}

/** Two sums multiplied, or a sum all of whose terms share a number with the denominator. */
function workInSums(above: readonly Expression[], below: readonly Expression[]): NumberWork | undefined {
  const sums = above.filter((factor): factor is AddNode => factor.kind === 'add');
  if (sums.length > 1 || below.filter(({ kind }) => kind === 'add').length > 1) return 'calculate';
  const [sum] = sums;
  if (!sum) return undefined;
  const shared = below.reduce<Integer>(
    (all, factor) => (isWholeNumeral(factor) ? (exactValue(factor)?.n ?? 1) : all),
    1,
  );
  return sum.terms.reduce<Integer>((all, term) => gcdIntegers(all, wholeFactorOf(term)), shared) === 1
    ? undefined
    : 'reduce';
}

/** The whole number before the roots of a term, 1 when there is none or a fraction. */
function wholeFactorOf(term: Expression): Integer {
  const product: Product = { minuses: 0, hasNestedFraction: false, above: [], below: [] };
  takeApart(term, false, product, 0);
  const number = product.above.find(isWholeNumeral);
  return product.below.length === 0 && number ? (exactValue(number)?.n ?? 1) : 1;
}

/** √2 · √3 and √6/√2 are put together; √3/√5 may stand. */
function workInRoots(above: readonly Expression[], below: readonly Expression[]): NumberWork | undefined {
  const squareRoots = (factors: readonly Expression[]): Rational[] =>
    factors.flatMap((factor) => (factor.kind === 'root' && !factor.index ? (exactValue(factor.radicand) ?? []) : []));
  const over = squareRoots(above);
  const under = squareRoots(below);
  if (over.length > 1 || under.length > 1) return 'calculate';
  const [top] = over;
  const [bottom] = under;
  return top && bottom && gcdIntegers(top.n, bottom.n) !== 1 ? 'calculate' : undefined;
}

/** Returns the work left in something that is neither sum nor product. */
function workInFactor(tree: Expression, isAlone: boolean): NumberWork | undefined {
  switch (tree.kind) {
    case 'number':
    case 'constant':
      return undefined;
    case 'add':
      return workInSum(tree);
    case 'mixed': {
      const top = BigInt(tree.numerator.text);
      const bottom = BigInt(tree.denominator.text);
      if (!isAlone || top >= bottom) return 'calculate';
      return gcdIntegers(top, bottom) === 1 ? undefined : 'reduce';
    }
    case 'postfix':
      if (tree.operator === 'percent' || tree.operator === 'degree')
        return isAlone ? workIn(tree.operand) : 'calculate';
      return isLarge(tree) ? undefined : 'calculate';
    case 'power':
      return workInPower(tree);
    case 'root':
      return (
        workIn(tree.radicand) ?? (isDecimalRoot(tree) || hasPowerFactor(tree.radicand, tree.index) ? 'root' : undefined)
      );
    case 'call':
      return workInCall(tree);
    case 'plus-minus':
      return workInSum({ kind: 'add', terms: tree.left ? [tree.left, tree.right] : [tree.right] });
    case 'quantity':
      return workIn(tree.value);
    case 'unit':
    case 'text':
    case 'name':
      return undefined;
    default:
      return tree.kind === 'accent' && tree.body.kind === 'name' ? undefined : 'calculate';
  }
}

function workInPower(tree: PowerNode): NumberWork | undefined {
  if (isLarge(tree)) return undefined;
  if (exactValue(tree)) return isPowerOfTen(tree) ? undefined : 'calculate';
  const base = withoutBrackets(tree.base);
  const work = workIn(base) ?? workIn(tree.exponent);
  if (work) return work;
  const exponent = exactValue(tree.exponent);
  if (!exponent) return undefined;
  const isBare = base.kind === 'constant' || base.kind === 'call' || exactValue(base) !== undefined;
  if (isInteger(exponent)) return isBare && !isImaginary(base) ? undefined : 'calculate';
  const index: Expression = { kind: 'number', text: String(exponent.d) };
  return exponent.n === 1 && hasPowerFactor(base, index) ? 'root' : undefined;
}

/** A function with an exact value, such as cos 60° or ln e, has to be worked out; sin 10° and ln 2 cannot be. */
function workInCall(tree: CallNode): NumberWork | undefined {
  if (isLarge(tree)) return undefined;
  const name = canonicalFunction(tree.name);
  if (tree.primes || !irrationalFunctions.has(name) || exactValue(tree)) return 'calculate';
  for (const argument of tree.base ? [...tree.args, tree.base] : tree.args) {
    const work = workIn(argument);
    // ln √8 is not simpler than ln 8.
    if (work === 'calculate') return work;
  }
  if (name === 'exp') return undefined;
  return contains(simplify(tree, 'full'), ({ kind }) => kind === 'call') ? undefined : 'calculate';
}

/** Functions whose values at most numbers have no simpler form; the value of any other can be calculated. */
const irrationalFunctions: ReadonlySet<string> = new Set(
  (
    'sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc ' +
    'sinh cosh tanh coth sech csch arsinh arcosh artanh arcoth ln log lg lb exp gamma erf'
  ).split(' '),
);

/** √12, ∛16 and √(9/2), but not √6. */
function hasPowerFactor(radicand: Expression, index: Expression | undefined): boolean {
  const value = exactValue(radicand);
  const order = index ? Number(exactValue(index)?.n) : 2;
  if (!value || !(order >= 2) || contains(radicand, (node) => node.kind === 'number' && node.text.includes('.'))) {
    return false;
  }
  return [value.n, value.d].some((part) => smallFactors(part).some(({ count }) => count >= order));
}

/** A power, factorial or binomial coefficient that is too long to be written out. */
function isLarge(tree: Expression): boolean {
  const isPower =
    tree.kind === 'power' || tree.kind === 'postfix' || (tree.kind === 'call' && tree.name === 'binomial');
  if (!isPower || children(tree).some((child) => workIn(child) !== undefined)) return false;
  try {
    const value = exactArithmetic(tree);
    return value !== undefined && (bitLength(value.n) > longestBits || bitLength(value.d) > longestBits);
  } catch (error) {
    if (error instanceof LimitReached) return true;
    throw error;
  }
}
