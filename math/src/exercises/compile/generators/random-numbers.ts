import {
  absolute,
  divide,
  floor,
  isInteger,
  multiply,
  negate,
  power,
  rational,
  sign,
  toFixed,
} from '../../../algebra/numbers/rational.ts';
import type { Variable } from '../../document/document.ts';
import { drawStep } from '../draw-step.ts';
import type { Draw, GeneratorSources } from './sources.ts';

/** A whole number between two bounds, in steps. */
export function randomInteger(
  sources: GeneratorSources,
  variable: Extract<Variable, { generator: 'random-integer' }>,
): Draw | undefined {
  const min = sources.bound(variable.min, 0);
  const max = sources.bound(variable.max, 10);
  const step = sources.bound(variable.step, 1);
  const except = sources.exceptions(variable.except);
  if (!min || !max || !step || !except) return undefined;
  sources.checkConstants(variable.min, variable.max, { min: 0, max: 10 });
  for (const source of [variable.min, variable.max, variable.step]) {
    if (typeof source === 'number' && !Number.isInteger(source)) {
      sources.problems.push({ message: `${source} is not a whole number; use a random real for decimals.` });
    }
  }
  if (typeof variable.step === 'number' && variable.step <= 0) {
    sources.problems.push({ message: 'The step must be greater than 0.' });
  }
  return (slots, stream) => {
    const by = step(slots);
    if (sign(by) <= 0) throw new RangeError('a step that is not greater than 0');
    const from = min(slots);
    if (!isInteger(from) || !isInteger(by)) throw new RangeError('a bound or step that is not a whole number');
    return { kind: 'number', rational: drawStep(from, max(slots), by, except(slots), stream), decimal: false };
  };
}

/** A decimal between two bounds. */
export function randomReal(
  sources: GeneratorSources,
  variable: Extract<Variable, { generator: 'random-real' }>,
): Draw | undefined {
  const min = sources.bound(variable.min, 0);
  const max = sources.bound(variable.max, 10);
  const except = sources.exceptions(variable.except);
  if (!min || !max || !except) return undefined;
  sources.checkConstants(variable.min, variable.max, { min: 0, max: 10 });
  const decimals = variable.decimals ?? 2;
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 12) {
    sources.problems.push({ message: 'The number of decimals is a whole number from 0 to 12.' });
    return undefined;
  }
  const step = power(rational(10), -decimals);
  return (slots, stream) => {
    const from = multiply(step, negate(floor(negate(divide(min(slots), step)))));
    const value = drawStep(from, max(slots), step, except(slots), stream);
    const text = toFixed(absolute(value), decimals);
    const magnitude = { kind: 'number', text } as const;
    const tree = sign(value) < 0 ? ({ kind: 'negate', operand: magnitude } as const) : magnitude;
    return { kind: 'number', rational: value, decimal: true, tree };
  };
}
