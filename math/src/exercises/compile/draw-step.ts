import {
  add,
  divide,
  floor,
  isInteger,
  isZero,
  multiply,
  type Rational,
  rational,
  sign,
  subtract,
} from '../../algebra/numbers/rational.ts';
import type { RandomStream } from '../../random.ts';

/** Draws uniformly among from, from + step, … ≤ to, without the excepted values. */
export function drawStep(
  from: Rational,
  to: Rational,
  step: Rational,
  except: readonly Rational[],
  stream: RandomStream,
): Rational {
  const range = subtract(to, from);
  if (sign(range) < 0) throw new RangeError(`no value: the smallest is greater than the largest`);
  const count = Number(floor(divide(range, step)).n) + 1;
  if (!Number.isSafeInteger(count)) throw new RangeError('too wide a range');
  const excluded = new Set<number>();
  for (const value of except) {
    const index = divide(subtract(value, from), step);
    if (isInteger(index) && typeof index.n === 'number' && index.n >= 0 && index.n < count) excluded.add(index.n);
  }
  if (excluded.size >= count) throw new RangeError('no value: all are excepted');
  let index = stream.below(count - excluded.size);
  for (const skipped of [...excluded].sort((a, b) => a - b)) if (skipped <= index) index++;
  return isZero(step) ? from : add(from, multiply(step, rational(index)));
}
