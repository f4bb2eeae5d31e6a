import type { Expression } from '../../notation/tree.ts';
import type { Complex } from '../numbers/complex.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { hasUnknownValues } from './program-builder.ts';
import { compile } from './program.ts';
import { toNumber } from '../numbers/rational.ts';
import { run } from './run.ts';

export interface ValueOptions {
  /** Which roots of negative numbers: `real` (default) takes odd roots real, `complex` principal values throughout. */
  readonly field?: 'real' | 'complex';
}

/**
 * The value of a scalar expression in double-precision complex numbers. Undefined when a name has no binding, when the
 * expression is not a scalar, when it has a function without a rule in it (a declared g, an integral that stays), or
 * when it has no value there (division by zero, ln 0 …).
 */
export function valueAt(
  tree: Expression,
  bindings: Readonly<Record<string, number | Complex>> = {},
  options: ValueOptions = {},
): Complex | undefined {
  const program = compile(tree);
  if (!program || hasUnknownValues(program)) return undefined;
  const values: Complex[] = [];
  for (const name of program.variables) {
    const value = Object.hasOwn(bindings, name) ? bindings[name] : undefined;
    if (value === undefined) return undefined;
    values.push(typeof value === 'number' ? { re: value, im: 0 } : value);
  }
  const result = run(program, values, options.field ?? 'real');
  if (Number.isFinite(result.re) && Number.isFinite(result.im)) return { re: result.re, im: result.im };
  // Too large on the way, as in 10^400 mod 7, or too fine for doubles: exact arithmetic may still have it.
  const exact = program.variables.length === 0 ? arithmeticValue(tree) : undefined;
  const re = exact ? toNumber(exact) : Number.NaN;
  return Number.isFinite(re) ? { re, im: 0 } : undefined;
}
