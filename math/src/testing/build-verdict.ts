import { buildExercise, variantAt } from './build-document.ts';
import type { ExerciseDocument, FormulaPart, NumberPart, Part, Variable } from '../exercises/document/document.ts';
import type { PartVerdict } from '../exercises/draw/variant.ts';
import { markResponse, type MarkingOptions } from '../marking/mark-response.ts';

/** For tests: the verdict on one part that is the whole exercise; the question mentions the letter u. */
export function verdict(
  part: Part,
  answer: string,
  list: readonly Variable[] = [],
  options?: MarkingOptions,
): PartVerdict {
  const exercise = buildExercise({ parts: [part], list, question: 'Let $u$ be given.' });
  const result = markResponse(exercise, variantAt(exercise, 0), [{ part: part.name, value: answer }], options);
  const [only] = result.parts;
  if (!only) throw new Error('no verdict');
  return only;
}

/** A number part named p with one accepted answer. */
export const number = (value: string, more: Partial<NumberPart> = {}): Part => ({
  name: 'p',
  answerType: 4,
  accept: [{ value }],
  ...more,
});

/** An expression, relation, collection or matrix part named p with one accepted answer. */
export const formula = (answerType: 6 | 7 | 8 | 9, value: string, more: Partial<FormulaPart> = {}): Part => ({
  name: 'p',
  answerType,
  accept: [{ value }],
  ...more,
});

export function outcomes(part: Part, answers: readonly string[]): string[] {
  return answers.map((answer) => verdict(part, answer).outcome);
}

/** Variables with the values of expressions. */
export const constants = (values: Readonly<Record<string, string>>): Variable[] =>
  Object.entries(values).map(([name, value]) => ({ name, generator: 'expression', value }));

/** Outcomes of a response by part; the answers come in the order of the parts. */
export function outcomesOf(changes: Partial<ExerciseDocument> & { list: Variable[] }, ...answers: string[]): string {
  const exercise = buildExercise(changes);
  const names = exercise.parts.map(({ name }) => name);
  const given = answers.map((value, index) => ({ part: names[index] ?? '', value }));
  const { parts: verdicts } = markResponse(exercise, variantAt(exercise, 1), given);
  return verdicts.map(({ outcome, reason }) => (reason.startsWith('follow-through') ? 'follows' : outcome)).join(' ');
}

/** An answer, its outcome and reason, and what is said of it, if anything. */
export type Row = readonly [answer: string, expected: string, words?: string];

/** The rows that are marked in another way, each with what is said instead. */
export function misses(part: Part, rows: readonly Row[], options?: MarkingOptions): string[] {
  return rows.flatMap(([answer, expected, words = '']) => {
    const { outcome, reason, feedback } = verdict(part, answer, [], options);
    const isSame = `${outcome}: ${reason}` === expected && feedback === words;
    return isSame ? [] : [`${answer} is ${outcome}: ${reason}. ${feedback}`];
  });
}

/** A line, and three times its right side: the second part follows from the first. */
export const lineAndTriple = {
  list: constants({ f: '2 x + 1', h: '3 f' }),
  question: 'Find it.',
  parts: [
    formula(7, 'y = f', { name: 'line' }),
    formula(6, 'h', { name: 'triple', letters: ['x'], followFrom: { part: 'line', variable: 'f' } }),
  ],
};
