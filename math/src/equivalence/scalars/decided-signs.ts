import { attempt } from '../../algebra/attempt.ts';
import { constantTree, integerTree, negateTree, productTree, rationalTree, sumTree } from '../../algebra/construct.ts';
import { differentiate } from '../../algebra/calculus/differentiate.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import { containsName, freeNames } from '../../algebra/names.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { isInteger, multiply, rational, sign, subtract, zero } from '../../algebra/numbers/rational.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { fractionIn } from '../../algebra/calculus/series-terms.ts';
import { simplify } from '../../algebra/simplifying/simplify.ts';
import { substitute } from '../../algebra/substitute.ts';
import { factorUnivariate, multiplyUnivariate } from '../../algebra/polynomials/univariate.ts';
import { charge } from '../../algebra/work.ts';
import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';

/**
 * The tree with the greater of two in place of their `max` (and so for `min`, sizes and signs) where one is proved to
 * be the greater wherever both are real, however they touch: eˣ and x + 1. The same tree where nothing is proved.
 */
export function withDecidedSigns(tree: Expression): Expression {
  const inner = mapChildren(tree, withDecidedSigns);
  if (inner.kind === 'absolute' && !inner.norm) return sized(inner, inner.body);
  if (inner.kind !== 'call') return inner;
  const [u, v, ...more] = inner.args;
  const name = canonicalFunction(inner.name);
  if (u && !v && name === 'abs') return sized(inner, u);
  if (!u || !v || more.length > 0 || (name !== 'max' && name !== 'min')) return inner;
  const side = signOf(sumTree([u, negateTree(v)]));
  if (side === undefined) return inner;
  return side > 0 === (name === 'max') ? u : v;
}

function sized(tree: Expression, body: Expression): Expression {
  const side = signOf(body);
  return side === undefined ? tree : side > 0 ? body : negateTree(body);
}

/** 1 where a function of one letter is never negative, −1 where it is never positive. */
function signOf(tree: Expression): 1 | -1 | undefined {
  const [variable, ...others] = freeNames(tree);
  if (variable === undefined || others.length > 0) return undefined;
  charge(50);
  return attempt(() => {
    const rationalSign = signOfFraction(tree, variable);
    if (rationalSign !== 0) return rationalSign;
    return isNeverNegative(tree, variable) ? 1 : isNeverNegative(negateTree(tree), variable) ? -1 : undefined;
  });
}

/** The sign of a rational function that never changes it; 0 where the function is none. */
function signOfFraction(tree: Expression, variable: string): 1 | -1 | 0 | undefined {
  const fraction = fractionIn(tree, variable);
  if (!fraction) return 0;
  const { constant, factors } = factorUnivariate(multiplyUnivariate(fraction.top, fraction.bottom));
  const isSteady = factors.every(({ polynomial: [c = zero, b = zero, a = zero, ...more], exponent }) => {
    if (exponent % 2 === 0) return true;
    return more.length === 0 && a.n !== 0 && sign(subtract(multiply(b, b), multiply(rational(4), multiply(a, c)))) < 0;
  });
  if (!isSteady) return undefined;
  return sign(constant) > 0 ? 1 : sign(constant) < 0 ? -1 : undefined;
}

/** A function that is convex on the whole of its domain, and not negative at its lowest place. */
function isNeverNegative(tree: Expression, variable: string): boolean {
  const isOnlyPositive = needsPositive(tree, variable);
  if (hasGaps(tree, variable, isOnlyPositive)) return false;
  const slope = differentiate(tree, variable);
  const bend = simplify(differentiate(simplify(slope, 'full'), variable), 'full');
  if (!isPositive(bend, variable, isOnlyPositive)) return false;
  const place = lowest(slope, variable, isOnlyPositive);
  if (place === undefined) return false;
  const value = realAt(tree, variable)(place);
  if (value > 1e-6) return true;
  if (!(Math.abs(value) < 1e-9)) return false;
  return candidates(place).some((at) => isZeroAt(slope, variable, at) && isZeroAt(tree, variable, at));
}

/** Whether the function is real for positive numbers only: it has a logarithm or root of the letter itself. */
function needsPositive(tree: Expression, variable: string): boolean {
  let found = false;
  const look = (part: Expression): Expression => {
    found ||= isLogOrRoot(part, variable);
    return mapChildren(part, look);
  };
  look(tree);
  return found;
}

/** Whether a tree is ln x or √x of the letter itself. */
function isLogOrRoot(tree: Expression, variable: string): boolean {
  if (tree.kind === 'call') return canonicalFunction(tree.name) === 'ln' && isPowerOf(tree.args[0], variable, false);
  return tree.kind === 'root' && tree.index === undefined && isPowerOf(tree.radicand, variable, false);
}

/** Whether a tree is the letter, or where that is said a power of it with a number as exponent. */
function isPowerOf(tree: Expression | undefined, variable: string, mayHaveExponent: boolean): boolean {
  if (tree?.kind === 'group') return isPowerOf(tree.body, variable, mayHaveExponent);
  if (tree?.kind === 'name') return tree.name === variable;
  return (
    mayHaveExponent &&
    tree?.kind === 'power' &&
    arithmeticValue(tree.exponent) !== undefined &&
    isPowerOf(tree.base, variable, true)
  );
}

/** Whether something in it may have no value for some real number, or for some positive one. */
function hasGaps(tree: Expression, variable: string, isOnlyPositive: boolean): boolean {
  if (!containsName(tree, variable)) return false;
  if (isOnlyPositive && (isPowerOf(tree, variable, true) || isLogOrRoot(tree, variable))) return false;
  let inner = false;
  mapChildren(tree, (child) => {
    inner ||= hasGaps(child, variable, isOnlyPositive);
    return child;
  });
  if (inner) return true;
  switch (tree.kind) {
    case 'name':
    case 'add':
    case 'negate':
    case 'positive':
    case 'group':
    case 'multiply':
      return false;
    case 'divide':
      return (
        containsName(tree.denominator, variable) && !(isOnlyPositive && isPowerOf(tree.denominator, variable, true))
      );
    case 'power': {
      const exponent = arithmeticValue(tree.exponent);
      if (exponent) return !isInteger(exponent) || exponent.n < 0;
      return containsName(tree.base, variable) || !isPositive(tree.base, variable, false);
    }
    case 'call':
      return !['exp', 'cosh', 'sinh'].includes(canonicalFunction(tree.name));
    default:
      return true;
  }
}

/** Whether a tree is positive by its form: sums and products of what is. */
function isPositive(tree: Expression, variable: string, isOnlyPositive: boolean): boolean {
  const positive = (part: Expression): boolean => isPositive(part, variable, isOnlyPositive);
  switch (tree.kind) {
    case 'number':
      return arithmeticValue(tree)?.n !== 0;
    case 'constant':
      return tree.name === 'e' || tree.name === 'pi';
    case 'group':
      return positive(tree.body);
    case 'name':
      return isOnlyPositive && tree.name === variable;
    case 'add':
      return tree.terms.every(positive);
    case 'multiply':
      return tree.factors.every(positive);
    case 'divide':
      return positive(tree.numerator) && positive(tree.denominator);
    case 'root':
      return positive(tree.radicand);
    case 'power': {
      const exponent = arithmeticValue(tree.exponent);
      return positive(tree.base) || (exponent?.d === 1 && Number(exponent.n) % 2 === 0);
    }
    case 'call':
      return ['exp', 'cosh'].includes(canonicalFunction(tree.name));
    default:
      return false;
  }
}

function realAt(tree: Expression, variable: string): (x: number) => number {
  const program = compile(tree, [variable]);
  if (!program || program.variables.length > 1) return () => Number.NaN;
  return (x) => run(program, [{ re: x, im: 0 }], 'strict').re;
}

const widest = 40;

/** Where a growing slope is 0; undefined where it has one sign all the way. */
function lowest(slope: Expression, variable: string, isOnlyPositive: boolean): number | undefined {
  const at = realAt(slope, variable);
  let [low, high] = [isOnlyPositive ? 1 / widest ** 2 : -widest, widest];
  if (!(at(low) < 0 && at(high) > 0)) return undefined;
  for (let k = 0; k < 80; k++) {
    const middle = (low + high) / 2;
    if (at(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Numbers that a place may be exactly: small fractions, alone or times e. */
function candidates(place: number): readonly Expression[] {
  const found: Expression[] = [];
  for (const [scale, unit] of [
    [1, undefined],
    [Math.E, constantTree('e')],
  ] as const) {
    for (let d = 1; d <= 12; d++) {
      const n = Math.round((place / scale) * d);
      if (Math.abs(n / d - place / scale) > 1e-7) continue;
      const value = n === 0 ? integerTree(0) : rationalTree(rational(n, d));
      found.push(unit ? productTree([value, unit]) : value);
      break;
    }
  }
  return found;
}

function isZeroAt(tree: Expression, variable: string, place: Expression): boolean {
  const to = new Normaliser();
  return P.isZero(to.convert(substitute(tree, new Map([[variable, place]]))).numerator);
}
