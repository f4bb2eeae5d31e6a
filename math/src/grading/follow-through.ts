import type { CompiledExercise, CompiledFormulaPart } from '../exercises/compiled.ts';
import { problemOf } from '../exercises/draw.ts';
import type { Value } from '../exercises/value.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { streamFor } from '../random.ts';
import { splitUnit } from '../units/split.ts';
import { conversionFactor } from '../units/units.ts';
import type { Rational } from '../algebra/rational.ts';
import { realValue } from './real-value.ts';
import { readAnswer, withoutBrackets, withoutLeftSide } from './read-answer.ts';

/**
 * Error carried forward: the values of the variant as they would be had the learner's answer to the earlier part been
 * right. Undefined when that answer cannot stand for the variable. What needs the variable is drawn again from the same
 * streams, except what stands in the question: that is given to the learner, whatever follows from their answer.
 */
export function slotsFollowing(
  exercise: CompiledExercise,
  part: CompiledFormulaPart,
  earlier: string,
  drawn: { readonly slots: readonly Value[]; readonly seed: number; readonly attempt: number },
  decimal: '.' | ',',
): readonly Value[] | undefined {
  const follow = part.part.followFrom;
  const changed = follow && exercise.scope.slots.get(follow.variable);
  if (changed === undefined) return undefined;
  const source = exercise.parts.find(({ name }) => name === follow?.part);
  const letters = source?.kind === 'formula' ? source.letters : [];
  const split = source?.kind === 'formula' && source.unit ? splitUnit(earlier, source.unit) : undefined;
  const reading = readAnswer(split?.value ?? earlier, { decimal, letters });
  if ('mark' in reading) return undefined;
  const expected = source?.kind === 'formula' ? source.unit : undefined;
  const factor = split && expected ? conversionFactor(split.unit, expected) : undefined;
  const value = valueOf(withoutBrackets(withoutLeftSide(withoutBrackets(reading.tree), letters)), factor);
  if (!value) return undefined;
  const slots = [...drawn.slots];
  slots[changed] = value;
  const stale = new Set([changed]);
  const given = givenSlots(exercise);
  try {
    for (const variable of exercise.variables) {
      if (variable.slot === changed || given.has(variable.slot)) continue;
      if (!variable.uses.some((slot) => stale.has(slot))) continue;
      stale.add(variable.slot);
      slots[variable.slot] = variable.draw(slots, streamFor(variable.label, drawn.seed, drawn.attempt));
    }
  } catch (error) {
    problemOf(error, '');
    return undefined;
  }
  return slots;
}

/** Variables that the question or a part's label shows. */
function givenSlots({ question, parts }: CompiledExercise): ReadonlySet<number> {
  const texts = [question, ...parts.map(({ label }) => label)];
  return new Set(texts.flatMap(({ expressions }) => expressions.flatMap(({ uses }) => uses)));
}

function valueOf(tree: Expression, factor: Rational | undefined): Value | undefined {
  if (namesIn(tree).size > 0) return { kind: 'formula', tree, hasLetters: true };
  const value = realValue(tree, factor);
  if (!value) return undefined;
  return 'exact' in value
    ? { kind: 'number', rational: value.exact, decimal: false }
    : { kind: 'formula', tree, hasLetters: false };
}
