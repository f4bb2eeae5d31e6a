import { valueAt } from '../../algebra/index.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import {
  ceiling,
  floor,
  fromDecimal,
  isInteger,
  negate,
  type Rational,
  rational,
  roundTo,
} from '../../algebra/numbers/rational.ts';
import { mapChildren, walk } from '../../notation/index.ts';
import type { CallNode, Expression } from '../../notation/tree.ts';
import { numberTree } from './value.ts';

/** Functions that can be calculated where the size of their arguments is known, be they irrational or not. */
const bySize: ReadonlySet<string> = new Set(['round', 'floor', 'ceil', 'mod', 'sign', 'min', 'max']);

export function hasRounding(tree: Expression): boolean {
  return someCall(tree, ({ name }) => bySize.has(canonicalFunction(name)));
}

/** Whether the tree rounds to a number of decimals: its value is to be shown with them. */
export function decimalsAskedFor(tree: Expression): boolean {
  return someCall(tree, ({ name, args }) => name === 'round' && args.length === 2);
}

function someCall(tree: Expression, test: (call: CallNode) => boolean): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'call' && test(node)) found = true;
    return !found;
  });
  return found;
}

/**
 * The tree with `round`, `floor`, `ceil`, `sign`, `min`, `max` and `mod` of closed real arguments calculated:
 * round(√20, 2) is 4.47, floor(π) is 3, mod(7, π) is 7 − 2π.
 */
export function withRoundingDone(tree: Expression): Expression {
  const inner = mapChildren(tree, withRoundingDone);
  return (inner.kind === 'call' && calculatedBySize(inner)) || inner;
}

function calculatedBySize(call: CallNode): Expression | undefined {
  const name = canonicalFunction(call.name);
  if (!bySize.has(name) || call.primes || call.base) return undefined;
  const [only] = call.args;
  const args = call.args.length === 1 && (only?.kind === 'list' || only?.kind === 'set') ? only.items : call.args;
  const [first, second] = args;
  const sizes = args.map(sizeOf);
  const [x, y] = sizes;
  if (!first || x === undefined) return undefined;
  switch (name) {
    case 'round': {
      const digits = second ? arithmeticValue(second) : rational(0);
      if (!digits || !isInteger(digits) || typeof digits.n !== 'number') return undefined;
      return numberTree(roundTo(decimal(x), digits.n), true);
    }
    case 'floor':
      return numberTree(floor(decimal(x)), false);
    case 'ceil':
      return numberTree(ceiling(decimal(x)), false);
    case 'sign':
      return numberTree(rational(Math.sign(x) + 0), false);
    case 'mod':
      return second && y !== undefined && y !== 0 ? remainder(first, second, floor(decimal(x / y))) : undefined;
    default: {
      if (sizes.some((size) => size === undefined)) return undefined;
      const best = (name === 'min' ? Math.min : Math.max)(...(sizes as number[]));
      return args[sizes.indexOf(best)];
    }
  }
}

/** a − k·b */
function remainder(a: Expression, b: Expression, times: Rational): Expression {
  const subtracted: Expression = { kind: 'multiply', factors: [numberTree(times, false), b], marks: ['dot'] };
  return times.n === 0 ? a : { kind: 'add', terms: [a, { kind: 'negate', operand: subtracted }] };
}

function sizeOf(tree: Expression): number | undefined {
  const value = valueAt(tree, {});
  if (value === undefined || !Number.isFinite(value.re)) return undefined;
  return Math.abs(value.im) <= 1e-12 * Math.max(1, Math.abs(value.re)) ? value.re : undefined;
}

/** Digits of a double that its own rounding leaves alone, so that √2·√2 has the floor 2. */
const safeDigits = 14;

function decimal(value: number): Rational {
  const size = fromDecimal(Math.abs(value).toPrecision(safeDigits));
  return value < 0 ? negate(size) : size;
}
