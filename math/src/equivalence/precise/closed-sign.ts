import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { magnitudeOf } from './magnitude.ts';
import { preciseSign } from './precise-difference.ts';

/** The sign of a real number; 0 where all digits that can be kept are 0, undefined where that says nothing. */
export function closedSign(program: Program): -1 | 0 | 1 | undefined {
  const { re, im, error } = run(program, [], 'real');
  if (im !== 0 && !Number.isNaN(im)) return undefined;
  if (Number.isFinite(re) && Math.abs(re) > 1000 * error) return re < 0 ? -1 : 1;
  return magnitudeOf(program, [])?.sign ?? preciseSign(program);
}
