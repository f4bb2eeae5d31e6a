import { read, toPlain } from '../../notation/index.ts';
import { splitUnit } from '../../units/split.ts';
import { drawChoices } from './choices.ts';
import type { CompiledExercise, CompiledPart } from '../compile/compiled.ts';
import type { ExerciseTest } from '../document/document.ts';
import { drawValues } from './draw.ts';
import type { Value } from '../expressions/value.ts';
import type { PartAnswer } from './variant.ts';

/**
 * Answers as they were typed into a variant, in the words in which a test keeps them: maths as plain text, the numbers of
 * choices in the document's order. What cannot be read is kept as it was typed; boxes left empty are left out.
 */
export function keptAnswers(
  exercise: CompiledExercise,
  seed: number,
  answers: readonly PartAnswer[],
): ExerciseTest['answers'] {
  const drawn = drawValues(exercise, seed);
  return answers.flatMap(({ part: name, value }) => {
    const part = exercise.parts.find((candidate) => candidate.name === name);
    if (!part || value.trim() === '') return [];
    return [{ part: name, value: drawn.ok ? keptAnswer(part, value, seed, drawn.slots) : value }];
  });
}

function keptAnswer(part: CompiledPart, value: string, seed: number, slots: readonly Value[]): string {
  if (part.kind === 'words') return value;
  if (part.kind === 'choices') {
    const chosen = new Set(value.split(','));
    const numbers = drawChoices(part, seed, slots).flatMap(({ key, index }) => (chosen.has(key) ? [index + 1] : []));
    return numbers.sort((a, b) => a - b).join(', ');
  }
  const split = part.unit ? splitUnit(value, part.unit(slots)) : undefined;
  const result = read(split?.value ?? value);
  if (!result.ok) return value;
  return toPlain(result.tree) + (split ? ` ${split.unit.text}` : '');
}
