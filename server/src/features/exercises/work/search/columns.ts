import type { ExerciseDocument } from '@lemma/math';
import type { NewExercise } from '../../data/exercise-store.ts';
import { searchVectorOf } from '../../data/search/search-store.ts';
import { textWords, wordsOf } from './words.ts';

const testsEnough = 3;
const mostBodyWords = 2000;

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
  const texts = [
    document.question,
    ...document.parts.flatMap((part) => ('choices' in part ? part.choices.map((choice) => choice.text) : [])),
  ].map(textWords);
  return {
    title: [...textWords(document.title).words, ...textWords(document.title).formulas],
    labels: wordsOf([document.topic, ...document.tags, ...(document.curriculum ?? [])].join(' ')),
    author: wordsOf(ownerName),
    body: texts.flatMap(({ words, formulas }) => [...words, ...formulas]).slice(0, mostBodyWords),
  };
}

/** The columns that lists and searches need, taken from the document. */
export function searchColumns(document: ExerciseDocument, ownerName: string) {
  return {
    title: document.title,
    level: document.level,
    topic: document.topic,
    language: document.language,
    points: document.parts.reduce((sum, part) => sum + (part.points ?? 1), 0),
    answerTypes: [...new Set(document.parts.map((part) => part.answerType))].sort((a, b) => a - b),
    quality: qualityOf(document),
    searchVector: searchVectorOf(documentWords(document, ownerName)) as unknown as string,
  } satisfies Partial<NewExercise>;
}
