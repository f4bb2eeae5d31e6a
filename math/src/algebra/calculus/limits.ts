import type { Expression } from '../../notation/tree.ts';
import {
  callTree,
  constantTree,
  integerTree,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  sumTree,
} from '../construct.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { containsName } from '../names.ts';

/** The limit of a function: a number, or beyond all bounds. */
export type Tendency = Expression | 'plus' | 'minus';

/** How fast a function grows at most: like a power of the variable, or like an exponential that tends to 0 or to ∞. */
type Growth = 'power' | 'vanishing' | 'exploding' | undefined;

/**
 * Returns the limit of a function for x → ∞ (direction 1) or −∞, by the limits of its parts; an exponential outweighs
 * every power. Undefined where the parts do not decide, as for ∞ − ∞. `rational` gives the limits of rational
 * functions.
 */
export function tendency(
  tree: Expression,
  variable: string,
  direction: 1 | -1,
  rational: (tree: Expression) => Expression | undefined,
): Tendency | undefined {
  const of = (part: Expression): Tendency | undefined => tendency(part, variable, direction, rational);
  if (!containsName(tree, variable)) return tree;
  switch (tree.kind) {
    case 'name':
      return direction > 0 ? 'plus' : 'minus';
    case 'group':
      return of(tree.body);
    case 'positive':
      return of(tree.operand);
    case 'negate':
      return opposite(of(tree.operand));
    case 'add':
      return sumOf(tree.terms.map(of)) ?? rational(tree);
    case 'multiply':
      return productOf(tree.factors, of, variable) ?? rational(tree);
    case 'divide': {
      const inverse: Expression = { kind: 'power', base: tree.denominator, exponent: integerTree(-1) };
      return productOf([tree.numerator, inverse], of, variable) ?? rational(tree);
    }
    case 'power':
      return powerOf(tree.base, tree.exponent, of, rational);
    case 'root': {
      const inner = of(tree.radicand);
      return inner === 'plus' ? 'plus' : typeof inner === 'object' ? { ...tree, radicand: inner } : undefined;
    }
    case 'call':
      return callOf(tree, of);
    default:
      return undefined;
  }
}

function opposite(a: Tendency | undefined): Tendency | undefined {
  if (a === undefined || typeof a === 'object') return a && negateTree(a);
  return a === 'plus' ? 'minus' : 'plus';
}

function sumOf(parts: readonly (Tendency | undefined)[]): Tendency | undefined {
  if (parts.includes(undefined)) return undefined;
  const infinite = new Set(parts.filter((part) => typeof part === 'string'));
  const [only] = infinite;
  if (infinite.size > 1) return undefined;
  return only ?? sumTree(parts.filter((part) => typeof part === 'object'));
}

function productOf(
  factors: readonly Expression[],
  of: (part: Expression) => Tendency | undefined,
  variable: string,
): Tendency | undefined {
  const growths = factors.map((factor) => growthOf(factor, variable, of));
  if (growths.includes('vanishing') && !growths.includes(undefined) && !growths.includes('exploding')) {
    return integerTree(0);
  }
  let sign: 1 | -1 = 1;
  let isInfinite = false;
  const finite: Expression[] = [];
  for (const factor of factors) {
    const part = of(factor);
    if (part === undefined) return undefined;
    if (typeof part === 'string') {
      isInfinite = true;
      if (part === 'minus') sign = sign > 0 ? -1 : 1;
    } else finite.push(part);
  }
  if (!isInfinite) return productTree(finite);
  const value = arithmeticValue(productTree([oneTree, ...finite]));
  if (!value || value.n === 0) return undefined;
  return value.n > 0 === sign > 0 ? 'plus' : 'minus';
}

function growthOf(tree: Expression, variable: string, of: (part: Expression) => Tendency | undefined): Growth {
  if (!containsName(tree, variable)) return 'power';
  switch (tree.kind) {
    case 'name':
      return 'power';
    case 'group':
      return growthOf(tree.body, variable, of);
    case 'negate':
      return growthOf(tree.operand, variable, of);
    case 'multiply': {
      const growths = new Set(tree.factors.map((factor) => growthOf(factor, variable, of)));
      if (growths.size === 1) return [...growths][0];
      return growths.has('vanishing') && growths.size === 2 && growths.has('power') ? 'vanishing' : undefined;
    }
    case 'divide':
      return containsName(tree.denominator, variable) ? undefined : growthOf(tree.numerator, variable, of);
    case 'add':
      return tree.terms.every((term) => growthOf(term, variable, of) === 'power') ? 'power' : undefined;
    case 'power': {
      if (!containsName(tree.exponent, variable)) {
        const inner = growthOf(tree.base, variable, of);
        const isInverse = arithmeticValue(tree.exponent)?.n === -1;
        if (!isInverse || inner === 'power')
          return inner === 'power' && (!isInverse || tree.base.kind === 'name') ? 'power' : undefined;
        return inner === 'exploding' ? 'vanishing' : inner === 'vanishing' ? 'exploding' : undefined;
      }
      const exponent = isExponentialBase(tree.base) ? of(tree.exponent) : undefined;
      return exponent === 'minus' ? 'vanishing' : exponent === 'plus' ? 'exploding' : undefined;
    }
    case 'call':
      if (['sin', 'cos', 'arctan', 'ln'].includes(canonicalFunction(tree.name))) return 'power';
      if (canonicalFunction(tree.name) === 'exp' && tree.args[0]) {
        return growthOf({ kind: 'power', base: constantTree('e'), exponent: tree.args[0] }, variable, of);
      }
      return undefined;
    default:
      return undefined;
  }
}

/** e and numbers above 1. */
function isExponentialBase(base: Expression): boolean {
  if (base.kind === 'constant' && base.name === 'e') return true;
  const value = arithmeticValue(base);
  return value !== undefined && value.n > value.d;
}

function powerOf(
  base: Expression,
  exponent: Expression,
  of: (part: Expression) => Tendency | undefined,
  rational: (tree: Expression) => Expression | undefined,
): Tendency | undefined {
  const below = of(base);
  const above = of(exponent);
  if (below === undefined || above === undefined) return undefined;
  if (typeof below === 'object' && typeof above === 'object') return powerTree(below, above);
  if (typeof below === 'string') {
    const value = typeof above === 'object' ? arithmeticValue(above) : undefined;
    if (!value || value.n === 0) return undefined;
    if (value.n < 0) return integerTree(0);
    if (below === 'plus') return 'plus';
    return value.d === 1 ? (Number(value.n) % 2 === 0 ? 'plus' : 'minus') : undefined;
  }
  if (isExponentialBase(below)) return above === 'plus' ? 'plus' : integerTree(0);
  // 1^∞ is e to the limit of (base − 1)·exponent.
  const value = arithmeticValue(below);
  if (value?.n !== 1 || value.d !== 1) return undefined;
  const rate = rational(productTree([sumTree([base, integerTree(-1)]), exponent]));
  return rate && powerTree(constantTree('e'), rate);
}

function callOf(
  tree: Extract<Expression, { kind: 'call' }>,
  of: (part: Expression) => Tendency | undefined,
): Tendency | undefined {
  const [argument, ...more] = tree.args;
  const inner = argument && more.length === 0 && !tree.base ? of(argument) : undefined;
  if (inner === undefined) return undefined;
  const name = canonicalFunction(tree.name);
  if (typeof inner === 'object')
    return ['floor', 'ceil', 'round', 'sign'].includes(name) ? undefined : callTree(name, inner);
  const isPlus = inner === 'plus';
  switch (name) {
    case 'arctan': {
      const right = quotientTree(constantTree('pi'), integerTree(2));
      return isPlus ? right : negateTree(right);
    }
    case 'exp':
      return isPlus ? 'plus' : integerTree(0);
    case 'tanh':
      return integerTree(isPlus ? 1 : -1);
    case 'ln':
    case 'sqrt':
      return isPlus ? 'plus' : undefined;
    default:
      return undefined;
  }
}
