import { compileExercise } from '../exercises/compile/compile.ts';
import type { CompiledExercise } from '../exercises/compile/compiled.ts';
import type { ExerciseDocument, Variable } from '../exercises/document/document.ts';
import { drawVariant } from '../exercises/draw/draw-variant.ts';
import type { Variant } from '../exercises/draw/variant.ts';

/** Builders for tests: a small document that is right, with what a test wants different. */
export interface DocumentChanges extends Partial<Omit<ExerciseDocument, 'variables'>> {
  readonly list?: readonly Variable[];
  readonly keepIf?: string;
  readonly direction?: 'ltr' | 'rtl';
}

export function buildDocument({ list, keepIf, direction, ...changes }: DocumentChanges = {}): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    title: 'An exercise',
    language: 'en',
    topic: 'algebra',
    tags: [],
    level: 'Level 1',
    variables: { direction: direction ?? 'ltr', list: list ?? [], ...(keepIf === undefined ? {} : { keepIf }) },
    question: 'How much is it?',
    parts: [{ name: 'result', answerType: 4, accept: [{ value: '1' }] }],
    hints: [],
    solution: 'Count.',
    tests: [],
    ...changes,
  };
}

/** Throws with the problems when the document has errors. */
export function buildExercise(changes: DocumentChanges = {}): CompiledExercise {
  const { exercise, problems } = compileExercise(buildDocument(changes));
  if (!exercise) throw new Error(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return exercise;
}

export function variantAt(exercise: CompiledExercise, seed: number): Variant {
  const drawn = drawVariant(exercise, seed);
  if (!drawn.ok) throw new Error(`${drawn.problem.place}: ${drawn.problem.message}`);
  return drawn.variant;
}

/** The values of some variables as plain text, for seeds 0 … count − 1. */
export function valuesOver(exercise: CompiledExercise, name: string, count: number): string[] {
  return Array.from({ length: count }, (_, seed) => {
    const value = variantAt(exercise, seed).values.find((candidate) => candidate.name === name);
    return value?.plain ?? '';
  });
}
