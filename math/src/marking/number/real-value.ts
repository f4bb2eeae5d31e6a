import { exactArithmetic } from '../../algebra/numbers/exact.ts';
import { valueAt } from '../../algebra/index.ts';
import { LimitReached } from '../../algebra/numbers/integer.ts';
import { multiply, type Rational, toNumber } from '../../algebra/numbers/rational.ts';
import type { Expression } from '../../notation/tree.ts';
import type { RealNumber } from './tolerance.ts';

/** Exact when the engine's quick rules give a rational; the double otherwise; undefined when there is no real value. */
export function realValue(tree: Expression, factor?: Rational): RealNumber | undefined {
  try {
    const exact = exactArithmetic(tree);
    if (exact) return { exact: factor ? multiply(exact, factor) : exact };
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof LimitReached)) throw error;
    if (error instanceof RangeError) return undefined;
  }
  const value = valueAt(tree, {});
  if (value === undefined || !Number.isFinite(value.re)) return undefined;
  if (Math.abs(value.im) > 1e-9 * Math.max(1, Math.abs(value.re))) return undefined;
  return { approximate: factor ? value.re * toNumber(factor) : value.re };
}
