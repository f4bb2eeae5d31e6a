import type { CompiledExercise } from '../compile/compiled.ts';
import type { DocumentProblem, Translation } from '../document/document.ts';
import { drawValues } from '../draw/draw.ts';
import { compareTexts, type TextState } from '../texts/compare-texts.ts';
import { compileIn } from '../texts/in-language.ts';
import type { Sight } from './sight.ts';

/** In how many variants each language is tried. */
const triedSeeds = 40;

interface Found {
  readonly problem: DocumentProblem;
  readonly seed?: number;
}

type Look = (exercise: CompiledExercise) => { sightOf(drawn: ReturnType<typeof drawValues>, seed: number): Sight };

/**
 * The problems of the texts in other languages: a language that is not complete is not shown to learners, which is a
 * warning; one that is complete is tried like the exercise itself.
 */
export function translationProblems(exercise: CompiledExercise, look: Look): Found[] {
  return (exercise.document.translations ?? []).flatMap((translation) => {
    const place = `translations.${translation.language}`;
    const incomplete = incompleteness(exercise, translation);
    if (incomplete !== undefined) return [{ problem: { severity: 'warning', place, message: incomplete } }];
    const inLanguage = compileIn(exercise, translation.language);
    if (!inLanguage.exercise) return inLanguage.problems.map((problem) => ({ problem: below(place, problem) }));
    return triedIn(inLanguage.exercise, place, look);
  });
}

function triedIn(exercise: CompiledExercise, place: string, look: Look): Found[] {
  const check = look(exercise);
  return Array.from({ length: triedSeeds }, (_, seed) => seed).flatMap((seed) =>
    check.sightOf(drawValues(exercise, seed), seed).findings.flatMap(([kind, problem]): Found[] => {
      // A fault of the mathematics alone is found in the exercise itself.
      if (kind !== 'no-variant' && kind !== 'own-answer' && kind !== 'choices') return [];
      return [{ problem: below(place, problem), seed }];
    }),
  );
}

const below = (place: string, problem: DocumentProblem): DocumentProblem => ({
  ...problem,
  place: `${place}.${problem.place}`,
});

function incompleteness({ document }: CompiledExercise, translation: Translation): string | undefined {
  if (translation.language === document.language) return 'These texts are in the language of the exercise itself.';
  const { pairs, unknown } = compareTexts(document, translation);
  const countOf = (state: TextState) => pairs.filter((pair) => pair.state === state).length;
  const counts = [
    [countOf('missing'), 'text is missing.', 'texts are missing.'],
    [countOf('outdated'), 'text is older than the source.', 'texts are older than the source.'],
    [
      countOf('faulty'),
      'text has other values or formulas than the source.',
      'texts have other values or formulas than the source.',
    ],
    [unknown.length, 'text has no source.', 'texts have no source.'],
  ] as const;
  const named = counts.flatMap(([count, one, many]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]));
  if (named.length === 0) return undefined;
  return `Learners do not get the texts in “${translation.language}” yet. ${named.join(' ')}`;
}
