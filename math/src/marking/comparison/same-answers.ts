import { isWordsPart } from '../../exercises/document/document.ts';
import { compileExercise } from '../../exercises/compile/compile.ts';
import type { CompiledExercise } from '../../exercises/compile/compiled.ts';
import { drawVariant } from '../../exercises/draw/draw-variant.ts';
import { keptAnswers } from '../../exercises/draw/kept-answers.ts';
import { markResponse } from '../mark-response.ts';

/**
 * Which of these answers would be right if the given one were accepted, in the same variant and whatever the form. Only
 * itself, letter for letter, where it cannot be written as an accepted answer.
 */
export function rightBesides(
  exercise: CompiledExercise,
  seed: number,
  {
    part: name,
    answer,
    others,
  }: { readonly part: string; readonly answer: string; readonly others: readonly string[] },
): boolean[] {
  const value = keptAnswers(exercise, seed, [{ part: name, value: answer }])[0]?.value ?? answer;
  const parts = exercise.document.parts.map((part) => {
    if (part.name !== name || !('accept' in part)) return part;
    return isWordsPart(part)
      ? { ...part, accept: [{ value }] }
      : { ...part, accept: [{ value }], form: 'any' as const, evaluated: 'any' as const };
  });
  const { exercise: changed } = compileExercise({ ...exercise.document, parts });
  const drawn = changed && drawVariant(changed, seed, { hasFigures: false });
  return others.map((other) => {
    if (other === answer) return true;
    if (!changed || !drawn?.ok) return false;
    const verdict = markResponse(changed, drawn.variant, [{ part: name, value: other }]);
    return verdict.parts.find(({ part }) => part === name)?.outcome === 'right';
  });
}
