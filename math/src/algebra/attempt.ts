import { NotDifferentiable } from './calculus/differentiate.ts';
import { LimitReached } from './numbers/integer.ts';
import { NoNormalForm } from './simplifying/normal-form.ts';
import { bounded } from './work.ts';

/** Steps for one rewriting: some 20 ms. */
const stepsForRewriting = 50_000;

/** Whether an error says that exact methods do not reach: no normal form, no value, or too much work. */
export function isOutOfReach(error: unknown): boolean {
  return (
    error instanceof LimitReached ||
    error instanceof NoNormalForm ||
    error instanceof NotDifferentiable ||
    error instanceof RangeError
  );
}

/** Returns the result of an exact method within a number of steps; undefined where it does not reach one. */
export function attempt<T>(method: () => T, steps = stepsForRewriting): T | undefined {
  try {
    return bounded(steps, method);
  } catch (error) {
    if (isOutOfReach(error)) return undefined;
    throw error;
  }
}
