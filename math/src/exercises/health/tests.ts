import { splitUnit } from '../../units/split.ts';
import { type DrawnSlots, markDrawn } from '../../marking/mark-response.ts';
import { toPlain } from '../../notation/index.ts';
import { drawChoices } from '../draw/choices.ts';
import type { CompiledExercise, CompiledFormulaPart, CompiledPart } from '../compile/compiled.ts';
import type { DocumentProblem, ExerciseTest } from '../document/document.ts';
import { drawValues, problemOf } from '../draw/draw.ts';
import { calculated } from '../expressions/calculated.ts';
import { type CompiledExpression, compileExpression, evaluate, substituted } from '../expressions/expression.ts';
import { roundedAnswer } from '../draw/shown-answer.ts';
import { Printer, TemplateReader } from '../text/template.ts';
import { plainOfValue, type Value } from '../expressions/value.ts';
import type { PartAnswer, ResponseVerdict } from '../draw/variant.ts';

/** In how many variants a test for `any` seed is tried. */
const triedSeeds = 40;

export interface TriedTest {
  /** Why it fails, as a sentence; absent when it holds. */
  readonly failure?: string;
  /** The first variant that shows the failure, else the first one tried. */
  readonly seed: number;
  /** The answers typed there, with the values of that variant. */
  readonly answers: readonly PartAnswer[];
  /** The verdict there; absent when the answers could not be made or nothing could be drawn. */
  readonly verdict?: ResponseVerdict;
}

/** Runs the tests that the document keeps, one result for each, in order. */
export function tryTests(exercise: CompiledExercise): TriedTest[] {
  return exercise.document.tests.map((test) => {
    const seeds = test.seed === 'any' ? Array.from({ length: triedSeeds }, (_, seed) => seed) : [test.seed];
    const inputs = test.answers.map(({ part, value }) => ({ part, value: answerOf(exercise, part, value) }));
    let first: TriedTest | undefined;
    for (const seed of seeds) {
      const tried = tryIn(exercise, test, inputs, seed);
      if (tried.failure !== undefined) return tried;
      first ??= tried;
    }
    return first ?? { seed: 0, answers: [] };
  });
}

/** The tests that fail, each with the first seed that shows it. */
export function failedTests(
  exercise: CompiledExercise,
): { readonly problem: DocumentProblem; readonly seed: number }[] {
  return tryTests(exercise).flatMap(({ failure, seed }, index) =>
    failure === undefined ? [] : [{ problem: { severity: 'error', place: `tests.${index}`, message: failure }, seed }],
  );
}

interface Input {
  readonly part: string;
  /** Returns the answer of the test with the values of a draw, or its value. */
  readonly value: (draw: Pick<DrawnSlots, 'seed' | 'slots'>, isWorkedOut: boolean) => string;
}

function tryIn(exercise: CompiledExercise, test: ExerciseTest, inputs: readonly Input[], seed: number): TriedTest {
  const drawn = drawValues(exercise, seed);
  if (!drawn.ok) return { seed, answers: [] };
  const { slots } = drawn;
  const draw = { seed, slots, attempt: drawn.attempts - 1 };
  let answers: PartAnswer[];
  let verdict: ResponseVerdict;
  try {
    answers = inputs.map(({ part, value }) => ({ part, value: value(draw, false) }));
    verdict = markDrawn(exercise, draw, answers);
    // With some values a formula such as p/2 is a fraction that can be reduced; the test is about its value.
    if (test.outcome === undefined && test.score !== 0 && isUnfinished(verdict)) {
      answers = inputs.map(({ part, value }) => ({ part, value: value(draw, true) }));
      verdict = markDrawn(exercise, draw, answers);
    }
  } catch (error) {
    return { seed, answers: [], failure: problemOf(error, '').message };
  }
  const failure = failureOf(test, answers, verdict);
  return { seed, answers, verdict, ...(failure === undefined ? {} : { failure }) };
}

function isUnfinished({ parts }: ResponseVerdict): boolean {
  return parts.some(({ outcome }) => outcome === 'unfinished');
}

function failureOf(test: ExerciseTest, answers: readonly PartAnswer[], verdict: ResponseVerdict): string | undefined {
  const given = answers.map(({ value }) => value).join('; ');
  if (test.outcome === 'invalid') {
    return verdict.outcome === 'invalid' ? undefined : `“${given}” should be unreadable, but it was marked.`;
  }
  if (verdict.outcome === 'invalid') {
    if (test.score === 0 && isUnfinished(verdict)) return undefined;
    const cause =
      verdict.parts.find(({ outcome }) => outcome === 'invalid' || outcome === 'unfinished')?.feedback ??
      'There is no answer.';
    return `“${given}” could not be marked: ${cause}`;
  }
  const share = verdict.points === 0 ? 0 : verdict.score / verdict.points;
  if (test.score === undefined || Math.abs(share - test.score) < 0.006) return undefined;
  return `“${given}” scores ${percent(share)} %, not ${percent(test.score)} %.`;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/**
 * How a test's answer becomes what a learner types: maths in the variables with their values, whole-number arithmetic
 * done and fractions and powers of ten left as they stand; words with their holes
 * filled; for choices the numbers of the choices as the document lists them. What cannot be read is typed as it is.
 */
function answerOf(exercise: CompiledExercise, name: string, source: string): Input['value'] {
  const part = exercise.parts.find((candidate) => candidate.name === name);
  if (!part) return () => source;
  if (part.kind === 'choices') return ({ seed, slots }) => keysOfNumbers(part, source, seed, slots);
  if (part.kind === 'words') {
    const template = new TemplateReader(exercise.scope).template(source);
    return ({ slots }) => new Printer(slots, exercise.scope).render(template);
  }
  if (part.unit) return ({ slots }, isWorkedOut) => withUnit(exercise, part, source, slots, isWorkedOut);
  const result = compileExpression(source, exercise.scope);
  if ('problem' in result) return () => source;
  return ({ slots }, isWorkedOut) => typedWith(exercise, part, result.expression, slots, isWorkedOut);
}

/** The value with the draw's numbers and its unit, which may be words of the draw: `2 r {{u}}`. */
function withUnit(
  exercise: CompiledExercise,
  part: CompiledFormulaPart,
  source: string,
  slots: readonly Value[],
  isWorkedOut: boolean,
): string {
  const template = new TemplateReader(exercise.scope).template(source);
  const printed = template.expressions.length > 0 ? new Printer(slots, exercise.scope).render(template) : source;
  const split = splitUnit(printed, part.unit?.(slots));
  const result = compileExpression(split?.value ?? printed, exercise.scope);
  if ('problem' in result) return printed;
  return typedWith(exercise, part, result.expression, slots, isWorkedOut) + (split ? ` ${split.unit.text}` : '');
}

/** Maths in the variables, typed with their values; worked out as an accepted answer is when it is shown. */
function typedWith(
  exercise: CompiledExercise,
  { part }: CompiledFormulaPart,
  expression: CompiledExpression,
  slots: readonly Value[],
  isWorkedOut: boolean,
): string {
  if (!isWorkedOut && expression.formats.length === 0) {
    return toPlain(calculated(substituted(expression, slots, exercise.scope)));
  }
  const value = evaluate(expression, slots, exercise.scope);
  return (isWorkedOut ? roundedAnswer(part, value) : undefined) ?? plainOfValue(value);
}

function keysOfNumbers(
  part: Extract<CompiledPart, { kind: 'choices' }>,
  source: string,
  seed: number,
  slots: readonly Value[],
): string {
  const wanted = source.split(',').map((number) => Number(number.trim()) - 1);
  const drawn = drawChoices(part, seed, slots);
  return drawn.flatMap(({ key, index }) => (wanted.includes(index) ? [key] : [])).join(',');
}
