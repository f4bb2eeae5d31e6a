import { documentIn, textLanguages, type ExerciseDocument } from '@lemma/math/document';
import type { NewExercise } from '../../data/exercise-store.ts';
import { searchVectorOf } from '../../data/search/search-store.ts';
import { shapesMark, type Shapes } from './formulas/shapes.ts';
import { textWords, wordsOf } from './words.ts';

const testsEnough = 3;
const mostBodyWords = 2000;
const mostShapes = 300;

/** How much of an exercise is there, 0 to 4: hints, solution, tests, and something that changes from variant to variant. */
function qualityOf(document: ExerciseDocument): number {
  const isRandom = document.variables.list.some(({ generator }) => generator.startsWith('random'));
  const there = [
    document.hints.length > 0,
    document.solution.trim() !== '',
    document.tests.length >= testsEnough,
    isRandom,
  ];
  return there.filter(Boolean).length;
}

/** All words of a document by which it is found. */
export function documentWords(document: ExerciseDocument, ownerName: string) {
  const inLanguages = languagesOf(document);
  const titles = inLanguages.map(({ title }) => textWords(title));
  const texts = inLanguages.flatMap(readTexts);
  return {
    title: titles.flatMap(({ words, formulas }) => [...words, ...formulas]),
    labels: wordsOf([document.topic, ...document.tags, ...(document.curriculum ?? [])].join(' ')),
    author: wordsOf(ownerName),
    body: texts.flatMap(({ words, formulas }) => [...words, ...formulas]).slice(0, mostBodyWords),
  };
}

/** The document in every language in which learners can read it. */
const languagesOf = (document: ExerciseDocument): readonly ExerciseDocument[] =>
  textLanguages(document).map((language) => documentIn(document, language));

const readTexts = (document: ExerciseDocument) =>
  [
    document.question,
    ...document.parts.flatMap((part) => ('choices' in part ? part.choices.map((choice) => choice.text) : [])),
  ].map(textWords);

const wordsOfShapes = ({ whole, tree, loose, parts }: Shapes): string[] => [whole, tree, loose, ...parts];

/**
 * The shapes of all formulas of a document. The sample is its question with the values of one variant, which shows the
 * formulas that come out of its variables.
 */
export function documentShapes(document: ExerciseDocument, sample = ''): string[] {
  const texts = [textWords(document.title), textWords(sample), ...readTexts(document)];
  const found = texts.flatMap(({ shapes }) => shapes.flatMap(wordsOfShapes));
  return [shapesMark, ...[...new Set(found)].slice(0, mostShapes)];
}

/** The columns that lists and searches need, taken from the document. */
export function searchColumns(document: ExerciseDocument, ownerName: string, sample?: string) {
  return {
    title: document.title,
    level: document.level,
    topic: document.topic,
    language: document.language,
    points: document.parts.reduce((sum, part) => sum + (part.points ?? 1), 0),
    answerTypes: [...new Set(document.parts.map((part) => part.answerType))].sort((a, b) => a - b),
    quality: qualityOf(document),
    searchVector: searchVectorOf(
      documentWords(document, ownerName),
      documentShapes(document, sample),
    ) as unknown as string,
  } satisfies Partial<NewExercise>;
}
