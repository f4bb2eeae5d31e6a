import { valueAt } from '../algebra/index.ts';
import { equivalent } from '../equivalence/index.ts';
import { type ErrorKind, recogniseError } from '../errors/index.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { Key } from './context.ts';
import { type Mark, wrong } from './verdict.ts';

/**
 * Says which typical error leads from the best accepted answer to what the learner gave, when one does; else the mark
 * as it is.
 */
export function explained(
  keys: readonly Key[],
  kind: ErrorKind,
  matches: (candidate: Expression) => boolean,
  otherwise: Mark,
): Mark {
  const [best] = keys;
  if (!best || best.accepted.score === 0) return otherwise;
  const rule = recogniseError(best.formula, kind, matches);
  return rule ? wrong(`typical error: ${rule.id}`, rule.says) : otherwise;
}

/** Two points away from anything special; every letter gets a value of its own. */
const points = [
  { start: 0.734_219, step: 0.361_873 },
  { start: 1.912_347, step: 0.517_231 },
];

/** Whether an expression has the value of the learner's: first at two points, then by the engine. */
export function sameValueAs(answer: Expression): (candidate: Expression) => boolean {
  const names = [...namesIn(answer)];
  const at = points.map(({ start, step }) =>
    Object.fromEntries(names.map((name, index) => [name, start + index * step])),
  );
  const own = at.map((bindings) => valueAt(answer, bindings));
  return (candidate) => {
    const agree = at.every((bindings, index) => {
      const expected = own[index];
      const value = valueAt(candidate, bindings);
      if (!expected || !value) return false;
      const distance = Math.hypot(value.re - expected.re, value.im - expected.im);
      return distance <= 1e-9 * Math.max(1e-6, Math.hypot(expected.re, expected.im));
    });
    return agree && equivalent(candidate, answer).verdict === 'equal';
  };
}
