import { LimitReached } from '../../algebra/numbers/integer.ts';
import { streamFor } from '../../random.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import type { Demand } from '../expressions/condition.ts';
import type { DocumentProblem } from '../document/document.ts';
import { plainOfValue, type Value } from '../expressions/value.ts';
import { variantKey } from './variant-key.ts';

/** How often a draw is repeated until `keepIf` holds and every variable has a value. */
export const maximumAttempts = 1000;

export type DrawnValues =
  | { readonly ok: true; readonly slots: readonly Value[]; readonly attempts: number }
  | { readonly ok: false; readonly problem: DocumentProblem; readonly attempts: number };

/**
 * Draws the variables for a seed. Attempt k of variable v takes its randomness from the stream keyed by
 * (seed, v, k) alone, so that other variables and their order do not matter.
 */
export function drawValues(exercise: CompiledExercise, seed: number): DrawnValues {
  if (exercise.drawnAs) return drawInLanguage(exercise, exercise.drawnAs, seed);
  let firstProblem: DocumentProblem | undefined;
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    const slots: Value[] = new Array<Value>(exercise.scope.names.length);
    const problem = drawOnce(exercise, seed, attempt, slots);
    if (problem === 'rejected') continue;
    if (problem === undefined) return { ok: true, slots, attempts: attempt + 1 };
    firstProblem ??= problem;
    // Without randomness the next attempt would be the same.
    if (attempt > 50 && exercise.keepIf === undefined) break;
  }
  const problem = firstProblem ?? neverDrawn(exercise);
  return { ok: false, problem, attempts: maximumAttempts };
}

/** The same attempt as in the language of the source: words of the same places, whatever they are. */
function drawInLanguage(exercise: CompiledExercise, source: CompiledExercise, seed: number): DrawnValues {
  const drawn = drawValues(source, seed);
  if (!drawn.ok) return drawn;
  const { attempts } = drawn;
  const slots: Value[] = new Array<Value>(exercise.scope.names.length);
  const problem = drawOnce(exercise, seed, attempts - 1, slots);
  if (problem === undefined) return { ok: true, slots, attempts };
  return { ok: false, problem: problem === 'rejected' ? neverDrawn(source) : problem, attempts };
}

function neverDrawn({ keepIf }: CompiledExercise): DocumentProblem {
  return keepIf === undefined
    ? { severity: 'error', place: 'variables.excluded', message: 'All variants are switched off: switch some on.' }
    : {
        severity: 'error',
        place: 'variables.keepIf',
        message: `None of ${maximumAttempts} draws fulfils the condition.`,
      };
}

/** The key by which the draw with these values is switched off. */
export function keyOfDraw({ drawn, scope }: CompiledExercise, slots: readonly Value[]): string {
  return variantKey(drawn, (name) => plainOfValue(slots[scope.slots.get(name) ?? -1]));
}

function drawOnce(
  exercise: CompiledExercise,
  seed: number,
  attempt: number,
  slots: Value[],
): DocumentProblem | 'rejected' | undefined {
  let place = '';
  try {
    for (const [position, variable] of exercise.variables.entries()) {
      place = `variables.${variable.name}`;
      slots[variable.slot] = variable.draw(slots, streamFor(variable.label, seed, attempt));
      if (exercise.demands[position]?.some((demand) => fails(demand, slots))) return 'rejected';
    }
    place = 'variables.keepIf';
    if (exercise.keepIf?.holds(slots) === false) return 'rejected';
    return exercise.excluded.size > 0 && exercise.excluded.has(keyOfDraw(exercise, slots)) ? 'rejected' : undefined;
  } catch (error) {
    return problemOf(error, place);
  }
}

/** Whether a demand can be seen to fail; one without a truth value waits for the condition as a whole. */
function fails(demand: Demand, slots: readonly Value[]): boolean {
  try {
    return !demand.holds(slots);
  } catch (error) {
    if (error instanceof RangeError || error instanceof LimitReached) return false;
    throw error;
  }
}

/** Turns what evaluation throws into a problem of the document; anything else is a defect and is thrown again. */
export function problemOf(error: unknown, place: string): DocumentProblem {
  if (!(error instanceof RangeError) && !(error instanceof LimitReached)) throw error;
  const phrase = error instanceof LimitReached ? 'a number that is too large' : error.message;
  const name = place.startsWith('variables.') ? place.slice('variables.'.length) : '';
  const subject = name === '' || name === 'keepIf' ? 'In some variants there is' : `In some variants ${name} has`;
  return { severity: 'error', place, message: `${subject} ${phrase}.` };
}

/** Returns what a calculation gives, or undefined where something in it has no value. */
export function valueOrNone<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (error) {
    problemOf(error, '');
    return undefined;
  }
}
