import { compileExercise } from '../compile/compile.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import type { DocumentProblem } from '../document/document.ts';
import { chooseTextLanguage } from './choose-language.ts';
import { documentIn, textLanguages } from './document-in.ts';

/**
 * Compiles an exercise with its texts in another language. Its variables are drawn with those of the source, so that a
 * seed gives the same numbers, and the words of the same place, in every language.
 */
export function compileIn(
  source: CompiledExercise,
  language: string,
): { readonly problems: readonly DocumentProblem[]; readonly exercise?: CompiledExercise } {
  if (language === source.document.language) return { problems: [], exercise: source };
  const { exercise, problems } = compileExercise(documentIn(source.document, language));
  if (!exercise) return { problems };
  const drawn = { keepIf: undefined, demands: [], excluded: new Set<string>(), drawnAs: source };
  return { problems, exercise: { ...exercise, ...drawn } };
}

const compiledLanguages = new WeakMap<CompiledExercise, readonly CompiledExercise[]>();

/** The exercise in every language in which it can be read, compiled once; its own first. */
export function inEveryLanguage(exercise: CompiledExercise): readonly CompiledExercise[] {
  const source = exercise.drawnAs ?? exercise;
  const known = compiledLanguages.get(source);
  if (known) return known;
  const all = textLanguages(source.document).flatMap((language) => compileIn(source, language).exercise ?? []);
  compiledLanguages.set(source, all);
  return all;
}

/** The exercise in the first of these languages in which it can be read, else in its own. */
export function inLanguageOf(exercise: CompiledExercise, wishes: readonly string[]): CompiledExercise {
  const all = inEveryLanguage(exercise);
  const language = chooseTextLanguage(
    wishes,
    all.map(({ document }) => document.language),
  );
  return all.find(({ document }) => document.language === language) ?? exercise.drawnAs ?? exercise;
}
