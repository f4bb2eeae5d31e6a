import { canonicalFunction } from '../../../algebra/evaluating/elementary.ts';
import { arithmeticValue } from '../../../algebra/numbers/exact.ts';
import { isInteger, multiply, type Rational } from '../../../algebra/numbers/rational.ts';
import { rationalTree, negateTree, powerTree, sumTree, zeroTree, integerTree } from '../../../algebra/construct.ts';
import { children } from '../../../notation/traverse.ts';
import type { Expression } from '../../../notation/tree.ts';

export type Sign = -1 | 0 | 1;

/** An expression that is smooth wherever certain signs stay the same. */
export interface Bend {
  readonly jumps: boolean;
  /** The smooth expression for the signs that are given. */
  readonly withSigns: (signOf: (tree: Expression) => Sign) => Expression;
}

/** The bend that a tree is itself: a size, a sign, the greatest or least of several, an even root of an even power. */
export function bendOf(tree: Expression): Bend | undefined {
  switch (tree.kind) {
    case 'absolute':
      return tree.norm ? undefined : sizeOf(tree.body);
    case 'root': {
      const index = tree.index ? arithmeticValue(tree.index) : { n: 2, d: 1 };
      return index?.d === 1 && index.n > 0 ? rootOf(tree.radicand, { n: 1, d: index.n }) : undefined;
    }
    case 'power': {
      const exponent = arithmeticValue(tree.exponent);
      return exponent && !isInteger(exponent) ? rootOf(tree.base, exponent) : undefined;
    }
    case 'call':
      return tree.base || tree.primes ? undefined : callOf(canonicalFunction(tree.name), tree.args);
    default:
      return undefined;
  }
}

function callOf(name: string, args: readonly Expression[]): Bend | undefined {
  const [first, ...others] = args;
  if (!first) return undefined;
  if (name === 'max' || name === 'min') {
    const larger = name === 'max' ? 1 : -1;
    return {
      jumps: false,
      withSigns: (signOf) =>
        others.reduce((best, next) => (signOf(sumTree([next, negateTree(best)])) === larger ? next : best), first),
    };
  }
  if (others.length > 0) return undefined;
  if (name === 'sign') return { jumps: true, withSigns: (signOf) => integerTree(signOf(first)) };
  return name === 'abs' ? sizeOf(first) : undefined;
}

function sizeOf(body: Expression): Bend {
  return { jumps: false, withSigns: (signOf) => positive(body, signOf(body)) };
}

function positive(tree: Expression, sign: Sign): Expression {
  if (sign === 0) return zeroTree;
  return sign < 0 ? negateTree(tree) : tree;
}

/** ⁿ√(uᵐ) with even m is |u| to the power of m/n. */
function rootOf(radicand: Expression, exponent: Rational): Bend | undefined {
  let power = radicand;
  while (power.kind === 'group') power = power.body;
  if (power.kind !== 'power') return undefined;
  const { base } = power;
  const inner = arithmeticValue(power.exponent);
  const whole = inner && multiply(inner, exponent);
  if (!inner || inner.d !== 1 || Number(inner.n) % 2 !== 0 || !whole || whole.d !== 1) return undefined;
  return { jumps: false, withSigns: (signOf) => powerTree(positive(base, signOf(base)), rationalTree(whole)) };
}

/** Whether something in a tree bends or jumps. */
export function hasBends(tree: Expression): boolean {
  return bendOf(tree) !== undefined || children(tree).some(hasBends);
}

/** Whether a tree has a real value for all values of its letters, but where it divides by 0; what is known to have one is left out. */
export function isPlain(tree: Expression, isKnown: (part: Expression) => boolean = () => false): boolean {
  const isPart = (part: Expression): boolean => isPlain(part, isKnown);
  switch (tree.kind) {
    case 'number':
    case 'name':
      return true;
    case 'constant':
      return tree.name === 'pi';
    case 'power': {
      const exponent = arithmeticValue(tree.exponent);
      return !!exponent && (isInteger(exponent) || bendOf(tree) !== undefined) && isPart(tree.base);
    }
    case 'root':
      return bendOf(tree) !== undefined && isPart(tree.radicand);
    case 'call': {
      const isBent = ['abs', 'max', 'min', 'sign'].includes(canonicalFunction(tree.name));
      return isKnown(tree) || (isBent && tree.args.every(isPart));
    }
    default:
      return plainKinds.has(tree.kind) && children(tree).every(isPart);
  }
}

const plainKinds: ReadonlySet<Expression['kind']> = new Set([
  'add',
  'multiply',
  'negate',
  'positive',
  'group',
  'divide',
  'absolute',
]);
