import { valueAt } from '../../../math/src/algebra/index.ts';
import { compileExercise, drawVariant } from '../../../math/src/exercises/index.ts';
import type { ExerciseDocument, Part, Variable } from '../../../math/src/exercises/document/document.ts';
import type { Variant } from '../../../math/src/exercises/draw/variant.ts';
import { read } from '../../../math/src/notation/index.ts';
import type { Expression } from '../../../math/src/notation/tree.ts';
import type { Point } from './random-sources.ts';

/** Other letters have values of their own. */
function at(x: number, y: number): Point {
  const others = 'abcghlmnorst'.split('').map((letter, index) => [letter, 0.41 + 0.17 * index + 0.05 * x] as const);
  return { ...Object.fromEntries(others), x, y };
}

const points: readonly Point[] = [at(0.37, 2.13), at(1.71, 0.59), at(-2.23, 1.31), at(3.19, -1.83)];

/** Beyond it a wrong digit would hide in the tolerance. */
const largest = 1e4;

/** Values of a made formula at the points; undefined where it has too few to be compared. */
export function valuesOf(at: (point: Point) => number, known: Point): readonly number[] | undefined {
  const values = points.map((point) => at({ ...point, ...known }));
  const usable = values.filter((value) => Number.isFinite(value) && Math.abs(value) < largest);
  return usable.length >= 2 ? values.map((value) => (Math.abs(value) < largest ? value : Number.NaN)) : undefined;
}

export function agrees(tree: Expression, values: readonly number[], tolerance: number): boolean {
  return points.every((point, index) => {
    const wanted = values[index] ?? Number.NaN;
    if (!Number.isFinite(wanted)) return true;
    const value = valueAt(tree, Object.fromEntries(Object.entries(point).map(([name, re]) => [name, { re, im: 0 }])));
    if (!value || Math.abs(value.im) > 1e-6) return false;
    return Math.abs(value.re - wanted) <= tolerance * Math.max(1, Math.abs(wanted));
  });
}

/** Reads a printed formula, or words with a number or formula in them. */
export function readPrinted(text: string): Expression | undefined {
  const maths = /^\$([\s\S]*)\$$/.exec(text.trim())?.[1];
  const result =
    maths === undefined ? read(text.replaceAll('−', '-'), { syntax: 'plain' }) : read(maths, { syntax: 'latex' });
  return result.ok ? result.tree : undefined;
}

export interface Drawn {
  readonly variant: Variant;
  readonly known: Point;
}

/** Draws a document; the numbers among its variables are read from their plain text. */
export function drawn(document: ExerciseDocument, seed: number, numbers: readonly string[]): Drawn | undefined {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  const result = drawVariant(exercise, seed);
  if (!result.ok) return undefined;
  const known: Record<string, number> = {};
  for (const { name, plain } of result.variant.values) {
    if (!numbers.includes(name)) continue;
    const tree = read(plain, { syntax: 'plain' });
    const value = tree.ok ? valueAt(tree.tree, {}) : undefined;
    known[name] = value?.re ?? Number.NaN;
  }
  return { variant: result.variant, known };
}

export function documentWith(list: readonly Variable[], texts: Partial<ExerciseDocument>): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    title: 'Print',
    language: 'en',
    topic: '',
    tags: [],
    level: 'Level 1',
    variables: { direction: 'ltr', list },
    question: 'What is it?',
    parts: [{ name: 'result', answerType: 6, accept: [{ value: '1' }] }],
    hints: [],
    solution: '',
    tests: [],
    ...texts,
  };
}

/** Places of a document that hold a text, with its place in the variant. */
export const places: readonly (readonly [(text: string) => Partial<ExerciseDocument>, (variant: Variant) => string])[] =
  [
    [(question) => ({ question: `${question}[[result]]` }), ({ question }) => question.replace('[[result]]', '')],
    [(hint) => ({ hints: [hint] }), ({ hints }) => hints[0] ?? ''],
    [(solution) => ({ solution }), ({ solution }) => solution],
    [(text) => ({ parts: choicesWith(text) }), ({ parts }) => parts[0]?.choices[0]?.text ?? ''],
    [(text) => ({ parts: choicesWith(text) }), ({ parts }) => parts[0]?.answerLatex ?? ''],
    [(label) => ({ parts: [{ ...other, label }] }), ({ parts }) => parts[0]?.label ?? ''],
  ];

const other: Part = { name: 'result', answerType: 6, accept: [{ value: '1' }] };

function choicesWith(text: string): Part[] {
  const choices = [
    { text, correct: true },
    { text: 'none', correct: false },
  ];
  return [{ name: 'result', answerType: 2, shuffle: false, choices }];
}
