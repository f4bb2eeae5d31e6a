import type { CompiledExercise, CompiledTextPart } from '../../exercises/compile/compiled.ts';
import { drawValues } from '../../exercises/draw/draw.ts';
import { inEveryLanguage } from '../../exercises/texts/in-language.ts';
import { Printer } from '../../exercises/text/template.ts';

/** The accepted words of a part in the other languages of the exercise, with the words that this seed draws there. */
export function wordsElsewhere(
  exercise: CompiledExercise,
  { name }: CompiledTextPart,
  seed: number,
): readonly (readonly string[])[] {
  if (exercise.document.translations === undefined) return [];
  return inEveryLanguage(exercise).flatMap((other) => {
    const part = other.parts.find((candidate) => candidate.name === name);
    if (other.document.language === exercise.document.language || part?.kind !== 'words') return [];
    const drawn = drawValues(other, seed);
    if (!drawn.ok) return [];
    const printer = new Printer(drawn.slots, other.scope);
    return [part.accept.map(({ words }) => printer.render(words))];
  });
}
