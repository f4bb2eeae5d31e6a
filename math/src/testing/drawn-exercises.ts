import { compileExercise, drawVariant, publicView } from '../exercises/index.ts';
import type { ExerciseDocument, FormulaPart, NumberPart, PartGraph } from '../exercises/document/document.ts';
import { markResponse } from '../marking/index.ts';

/** An empty plane. */
export const plane = {
  name: 'plane',
  kind: 'plane',
  x: { from: -6, to: 6, step: 1 },
  y: { from: -6, to: 6, step: 1 },
  describe: 'An empty plane.',
  show: [],
} as const;
const numberLine = {
  name: 'line',
  kind: 'number-line',
  x: { from: -6, to: 6, step: 1 },
  describe: 'A line.',
  show: [],
} as const;

/** An exercise whose only answer is drawn. */
export function exerciseWith(
  answerType: 4 | 7 | 8 | 9,
  value: string,
  graph: PartGraph,
  more: Partial<FormulaPart> = {},
): ExerciseDocument {
  const figures = [plane, numberLine];
  const beside = figures.filter(({ name }) => name !== graph.figure).map(({ name }) => `[[figure:${name}]]`);
  const part = { name: 'a', answerType, accept: [{ value }], graph, ...more } as FormulaPart | NumberPart;
  return {
    format: 'lemma-exercise/1',
    title: 'Drawn',
    language: 'en',
    topic: 'functions',
    tags: [],
    level: 'Level 1',
    variables: { direction: 'ltr', list: [] },
    figures,
    question: ['Draw it.', ...beside].join('\n\n'),
    parts: [part],
    hints: [],
    solution: '',
    tests: [],
  };
}

/** The graph of a draw as a learner gets it, and what marking says of values. */
export function drawnWith(document: ExerciseDocument, seed: number) {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ message }) => message).join(' '));
  const drawn = drawVariant(exercise, seed);
  if (!drawn.ok) throw new Error(drawn.problem.message);
  const graph = publicView(drawn.variant).parts[0]?.graph;
  if (!graph) throw new Error('no graph');
  const window = { left: -6, right: 6, bottom: graph.isLine ? -1 : -6, top: graph.isLine ? 1 : 6 };
  const mark = (value: string, decimal: '.' | ',' = '.') => {
    const { parts } = markResponse(exercise, drawn.variant, [{ part: 'a', value }], { decimal });
    return parts[0] ?? { outcome: 'none', feedback: '', reason: '' };
  };
  return { graph, window, mark };
}
