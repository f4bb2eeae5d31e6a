import { LimitReached } from '../algebra/numbers/integer.ts';
import { compile } from '../algebra/evaluating/program.ts';
import { run } from '../algebra/evaluating/run.ts';
import { bounded } from '../algebra/work.ts';
import type { Expression } from '../notation/tree.ts';
import { realPoint } from './scalars/points.ts';
import { differsPrecisely } from './precise/precise-difference.ts';

export interface CloseLook {
  /** Points at which both have a value and agree in at least forty digits. */
  readonly agreed: number;
  /** Where they clearly differ, if anywhere, with both values. */
  readonly differ?: {
    readonly point: readonly { readonly name: string; readonly value: number }[];
    readonly values: readonly [number, number];
  };
}

const wantedPoints = 200;
const triedPoints = 600;
const steps = 20_000_000;

/**
 * The difference of two expressions at many points, each with many digits: what a person with time would do. Agreement
 * proves nothing, one difference decides. Undefined where the expressions are not of this kind.
 */
export function lookClosely(a: Expression, b: Expression): CloseLook | undefined {
  try {
    return bounded(steps, () => compareAtPoints(a, b));
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}

function compareAtPoints(a: Expression, b: Expression): CloseLook | undefined {
  const first = compile(a);
  const second = first && compile(b, first.variables);
  if (!first || !second) return undefined;
  const names = second.variables;
  let agreed = 0;
  for (let k = 0; k < triedPoints && agreed < wantedPoints; k++) {
    const point = realPoint(k, names, {});
    const differs = differsPrecisely(first, second, point, 'real');
    if (differs === false) agreed += 1;
    if (differs !== true) continue;
    const values: [number, number] = [run(first, point, 'real').re, run(second, point, 'real').re];
    return { agreed, differ: { point: names.map((name, index) => ({ name, value: point[index]?.re ?? 0 })), values } };
  }
  return { agreed };
}
