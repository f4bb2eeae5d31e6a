import type { ExerciseDocument } from '@lemma/math';
import { documentTexts, markOfText } from '@lemma/math/document';
import { squareOfSum } from './exercise-documents.ts';

/** A text of the planted exercise that only those who may see its keys receive. */
export const plants = {
  title: 'Planted title',
  hint: 'Planted hint',
  solution: 'Planted solution',
  feedback: 'Planted feedback',
  figure: 'Planted figure',
  key: 'a^2 + 2 a x',
  germanTitle: 'Gepflanzter Titel',
  germanHint: 'Gepflanzter Hinweis',
  germanSolution: 'Gepflanzte Lösung',
  germanFeedback: 'Gepflanztes Feedback',
} as const;
export type Plant = keyof typeof plants;

const source: ExerciseDocument = {
  ...squareOfSum,
  title: plants.title,
  figures: [
    {
      name: 'line',
      kind: 'plane',
      x: { from: -1, to: 10 },
      y: { from: -1, to: 10 },
      describe: 'An empty plane.',
      show: [{ points: '(a, 2 a)', labels: [plants.figure], when: 'solution' }],
    } as never,
  ],
  question: `${squareOfSum.question} [[figure:line]]`,
  parts: [
    {
      name: 'square',
      answerType: 6,
      points: 2,
      accept: [{ value: `${plants.key} + x^2` }, { value: 'x^2 + a^2', score: 0, feedback: plants.feedback }],
    },
  ],
  hints: [`${plants.hint}: $(x + {{a}})(x + {{a}})$.`],
  solution: `${plants.solution}: $x^2 + {{2a}}x + {{a^2}}$`,
};

const german: Readonly<Record<string, string>> = {
  title: plants.germanTitle,
  'hints.0': `${plants.germanHint}: $(x + {{a}})(x + {{a}})$.`,
  solution: `${plants.germanSolution}: $x^2 + {{2a}}x + {{a^2}}$`,
  'parts.square.feedback.1': plants.germanFeedback,
};

/** `squareOfSum` with words that are found again wherever one of its secrets comes through, in two languages. */
export const plantedExercise: ExerciseDocument = {
  ...source,
  translations: [
    {
      language: 'de',
      texts: documentTexts(source).map(({ at, text }) => ({ at, text: german[at] ?? text, of: markOfText(text) })),
    },
  ],
};

/** The secrets that a text holds. */
export const plantsIn = (text: string, among: readonly Plant[]): Plant[] =>
  among.filter((plant) => text.includes(plants[plant]));
