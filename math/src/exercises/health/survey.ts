import { LimitReached } from '../../algebra/numbers/integer.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import { compileCondition, type CompiledCondition } from '../expressions/condition.ts';
import type { DocumentProblem } from '../document/document.ts';
import { drawValues, keyOfDraw } from '../draw/draw.ts';
import { HealthCheck } from './health.ts';
import { remembering } from '../expressions/remembered.ts';
import type { Slots } from '../expressions/value.ts';

/** One draw among others; the same draw of another seed is not listed again. */
export interface SurveyedVariant {
  readonly seed: number;
  /** By which it can be switched off (`variables.excluded`). */
  readonly key: string;
  readonly isOff: boolean;
  readonly findings: readonly DocumentProblem[];
}

export interface Survey {
  /** Different draws that were met. */
  readonly met: number;
  /** Those that fulfil the condition asked for, in the order of their seeds. */
  readonly variants: readonly SurveyedVariant[];
  /** Why the condition asked for cannot be used. */
  readonly problem?: string;
}

/**
 * The different draws of the seeds 1 to `seeds`, those that are switched off included, with what is wrong with each;
 * `where` is a condition in the variables by which they are chosen.
 */
export function surveyVariants(exercise: CompiledExercise, seeds: number, where = ''): Survey {
  let condition: CompiledCondition | undefined;
  if (where.trim() !== '') {
    const read = compileCondition(where, exercise.scope);
    if ('problem' in read) return { met: 0, variants: [], problem: read.problem.message };
    condition = read.condition;
    const [stray] = condition.letters;
    if (stray !== undefined) return { met: 0, variants: [], problem: `There is no variable ${stray}.` };
  }
  const all: CompiledExercise = { ...exercise, excluded: new Set() };
  return remembering(() => surveyOf(all, exercise.excluded, seeds, condition));
}

function surveyOf(
  exercise: CompiledExercise,
  excluded: ReadonlySet<string>,
  seeds: number,
  where: CompiledCondition | undefined,
): Survey {
  const check = new HealthCheck(exercise);
  const met = new Set<string>();
  const variants: SurveyedVariant[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const drawn = drawValues(exercise, seed);
    if (!drawn.ok) continue;
    const key = keyOfDraw(exercise, drawn.slots);
    if (met.has(key)) continue;
    met.add(key);
    if (where && !holds(where, drawn.slots)) continue;
    const findings = check.sightOf(drawn, seed).findings.map(([, problem]) => problem);
    variants.push({ seed, key, isOff: excluded.has(key), findings });
  }
  return { met: met.size, variants };
}

/** A condition without a truth value, such as a comparison of words, holds nowhere. */
function holds(condition: CompiledCondition, slots: Slots): boolean {
  try {
    return condition.holds(slots);
  } catch (error) {
    if (error instanceof RangeError || error instanceof LimitReached) return false;
    throw error;
  }
}
