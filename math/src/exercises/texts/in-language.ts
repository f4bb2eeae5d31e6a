import { compileExercise } from '../compile/compile.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import type { DocumentProblem, ExerciseDocument } from '../document/document.ts';
import { chooseTextLanguage } from './choose-language.ts';
import { compareTexts } from './compare-texts.ts';
import { documentTexts } from './document-texts.ts';

/**
 * The languages in which an exercise can be read, its own first. A translation counts when it is complete: every text is
 * there and is that of today's source.
 */
export function textLanguages(document: ExerciseDocument): readonly string[] {
  const complete = (document.translations ?? []).filter((translation) => {
    const { pairs, unknown } = compareTexts(document, translation);
    return unknown.length === 0 && pairs.every(({ state }) => state === 'current');
  });
  return [document.language, ...complete.map(({ language }) => language)];
}

/** Writing systems that run from right to left, by the first part of a language tag. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The document with its texts in another language, where there are any; its keys, draws and tests are the same. */
export function documentIn(document: ExerciseDocument, language: string): ExerciseDocument {
  const translation = document.translations?.find((one) => one.language === language);
  if (!translation || language === document.language) return document;
  const translated = new Map(translation.texts.map(({ at, text }) => [at, text]));
  const copy = structuredCopy(document);
  for (const { at, path } of documentTexts(document)) {
    const text = translated.get(at);
    if (text !== undefined && text.trim() !== '') replace(copy, path, text);
  }
  const direction = rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return { ...copy, language, variables: { ...copy.variables, direction } };
}

const structuredCopy = (document: ExerciseDocument) => JSON.parse(JSON.stringify(document)) as ExerciseDocument;

function replace(value: unknown, [step = '', ...rest]: readonly (string | number)[], text: string): void {
  const fields = value as Record<string | number, unknown>;
  if (rest.length === 0) fields[step] = text;
  else replace(fields[step], rest, text);
}

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
