import { mathsRules } from '../exercises/answer-types/index.ts';
import { answerTypes, type MathsType } from '../exercises/document/document.ts';
import { bounded, LimitReached, workDone } from '../algebra/work.ts';
import type { CompiledExercise, CompiledPart } from '../exercises/compile/compiled.ts';
import { drawValues, problemOf } from '../exercises/draw/draw.ts';
import { Printer } from '../exercises/text/template.ts';
import type { Value } from '../exercises/expressions/value.ts';
import type { PartAnswer, PartVerdict, ResponseVerdict, Variant } from '../exercises/draw/variant.ts';
import { markChoices } from './choice/choices.ts';
import { markCollection } from './collection/collection.ts';
import type { FormulaContext, Unfinished } from './context.ts';
import type { Syntax } from './reading/read-answer.ts';
import { markExpression } from './expression/expression.ts';
import { ownValue, type Replacements, slotsFollowing } from './follow-through.ts';
import { markMatrix } from './matrix/matrix.ts';
import { markNumber } from './number/number.ts';
import { markRelation } from './equation/relation.ts';
import { drawingMissing } from './reading/drawing-missing.ts';
import { invalid, type Mark, unfinished, verdictOf } from './verdict/verdict.ts';
import type { WorkLeft } from './verdict/work-left.ts';
import { hasEuler, inTwoReadings } from './reading/two-readings.ts';
import { wordsElsewhere } from './text/words-elsewhere.ts';
import { markWords } from './text/words.ts';
import { verdictInDoubt } from './reading/typed-answers.ts';
import type { RegionalProblem } from '../regional/problems.ts';

export interface MarkingOptions {
  /** How the learner writes decimals. Default '.'. */
  readonly decimal?: '.' | ',';
  /** How answers are written; seen from each of them unless given. */
  readonly syntax?: Syntax;
  /** Treatment of an answer that is not worked out. Default `when-right`. */
  readonly unfinished?: Unfinished;
  /** By part: answers with two possible meanings in the notation in which they were typed. */
  readonly inDoubt?: ReadonlyMap<string, RegionalProblem>;
  /** The learner has seen how each answer was read: none is asked about again. Nor is any where results are withheld. */
  readonly isConfirmed?: boolean;
}

/**
 * Marks a response to a variant of the exercise it was drawn from. The values are drawn again from the variant's seed,
 * so a variant may have travelled or been stored. When one answered part cannot be read or is not worked
 * out, the response is `invalid`: nothing is scored and no attempt is used.
 */
export function markResponse(
  exercise: CompiledExercise,
  variant: Variant,
  answers: readonly PartAnswer[],
  options: MarkingOptions = {},
): ResponseVerdict {
  const drawn = drawValues(exercise, variant.seed);
  if (!drawn.ok) throw new RangeError(`seed ${variant.seed} gives no variant: ${drawn.problem.message}`);
  const draw = { seed: variant.seed, slots: drawn.slots, attempt: drawn.attempts - 1 };
  return markDrawn(exercise, draw, answers, options);
}

export interface DrawnSlots {
  readonly seed: number;
  readonly slots: readonly Value[];
  readonly attempt: number;
}

/** Marks a response where the values of the variant are at hand. */
export function markDrawn(
  exercise: CompiledExercise,
  draw: DrawnSlots,
  answers: readonly PartAnswer[],
  options: MarkingOptions = {},
): ResponseVerdict {
  const decimal = options.decimal ?? '.';
  const given = new Map(answers.map(({ part, value }) => [part, value]));
  const printer = new Printer(draw.slots, exercise.scope);
  const verdicts = new Map<string, PartVerdict>();
  const end = workDone() + stepsForMarking;
  const works = new Map<string, WorkLeft>();
  const unfinished = options.unfinished ?? 'when-right';
  // It is asked where the second reading is right, which reveals a verdict.
  const asks = !options.isConfirmed && unfinished !== 'always';
  const context: ResponseContext = {
    draw,
    printer,
    decimal,
    syntax: options.syntax,
    given,
    verdicts,
    end,
    replaced: new Map(),
    works,
    unfinished,
  };
  for (const part of exercise.parts) {
    const answer = given.get(part.name)?.trim() ?? '';
    const problem = options.inDoubt?.get(part.name);
    if (problem) {
      verdicts.set(part.name, verdictInDoubt(part, problem));
      continue;
    }
    const verdict = verdictOnPart(exercise, part, answer, context);
    const doubt = asks ? otherReading(exercise, part, answer, context, verdict) : undefined;
    verdicts.set(part.name, doubt ?? verdict);
  }
  return total([...verdicts.values()], works);
}

/** For everything that one marking does, typical errors included: some 60 ms. */
const stepsForMarking = 300_000;

interface ResponseContext {
  readonly draw: DrawnSlots;
  readonly printer: Printer;
  readonly decimal: '.' | ',';
  readonly syntax: Syntax | undefined;
  readonly given: ReadonlyMap<string, string>;
  readonly verdicts: ReadonlyMap<string, PartVerdict>;
  /** The count of steps at which the marking ends: parts share one budget. */
  readonly end: number;
  /** The learner's own values on which the answer to a part rests, where it is not right by itself. */
  readonly replaced: Map<string, Replacements>;
  /** The work left in the answers looked at so far. */
  readonly works: Map<string, WorkLeft>;
  readonly unfinished: Unfinished;
}

function verdictOnPart(
  exercise: CompiledExercise,
  part: CompiledPart,
  answer: string,
  context: ResponseContext,
): PartVerdict {
  const { draw, printer } = context;
  if (answer === '') {
    return { part: part.name, outcome: 'empty', score: 0, points: part.points, feedback: '', reason: 'empty' };
  }
  const mark = markPart(exercise, part, answer, draw.slots, printer, context);
  if (mark.work) context.works.set(part.name, mark.work);
  const verdict = verdictOf(part.name, part.points, mark);
  if (verdict.outcome !== 'wrong' && verdict.outcome !== 'partly') return verdict;
  return followed(exercise, part, answer, context, verdict);
}

function markPart(
  exercise: CompiledExercise,
  part: CompiledPart,
  answer: string,
  slots: readonly Value[],
  printer: Printer,
  { draw, decimal, syntax, end, unfinished }: ResponseContext,
): Mark {
  switch (part.kind) {
    case 'choices':
      return safely(end, () => markChoices(part, answer, draw.seed, slots, printer));
    case 'words':
      return safely(end, () => markWords(part, answer, printer, wordsElsewhere(exercise, part, draw.seed)));
    case 'formula': {
      const { letters } = exercise;
      const missing = drawingMissing(part.part, answer, decimal);
      if (missing !== undefined) return invalid('unfinished drawing', missing);
      return safely(end, () =>
        markers[part.part.answerType]({ exercise, part, slots, printer, decimal, syntax, letters, unfinished }, answer),
      );
    }
  }
}

/**
 * Marks against what follows from the learner's own earlier answers, where that earns more: those that are not right,
 * and those that are right only because they follow from one that is not.
 */
function followed(
  exercise: CompiledExercise,
  part: CompiledPart,
  answer: string,
  context: ResponseContext,
  verdict: PartVerdict,
): PartVerdict {
  const own = new Map<number, Value>();
  const inherited = new Map<number, Value>();
  for (const { source, slot } of part.follows) {
    const before = context.verdicts.get(source.name);
    const base = context.replaced.get(source.name);
    if (before?.outcome !== 'wrong' && before?.outcome !== 'partly' && !(before?.outcome === 'right' && base)) continue;
    const earlier = context.given.get(source.name) ?? '';
    const value = within(context.end, () => ownValue(exercise, source, earlier, slot, context.draw, context));
    if (!value) continue;
    own.set(slot, value);
    for (const [index, inner] of base ?? []) inherited.set(index, inner);
  }
  if (own.size === 0) return verdict;
  const all = new Map([...inherited, ...own]);
  context.replaced.set(part.name, all);
  let best = verdict;
  for (const replaced of inherited.size === 0 ? [own] : [all, own]) {
    const slots = within(context.end, () => slotsFollowing(exercise, replaced, context.draw));
    if (!slots) continue;
    const printer = new Printer(slots, exercise.scope);
    const mark = markPart(exercise, part, answer, slots, printer, context);
    const better = verdictOf(part.name, part.points, mark);
    // Not right by itself: what is left to do is all that is said, and nothing before results are shown.
    if (mark.outcome === 'unfinished' && context.unfinished === 'always') continue;
    if (mark.outcome === 'unfinished') return { ...better, feedback: mark.work?.advice ?? better.feedback };
    if ((better.outcome !== 'right' && better.outcome !== 'partly') || better.score <= best.score) continue;
    const feedback = 'This follows rightly from your earlier answer, so it counts.';
    best = { ...better, feedback, reason: `follow-through: ${better.reason}` };
  }
  return best;
}

/** Returns the verdict that names a second reading, where the answer is wrong in the first and right in the second. */
function otherReading(
  exercise: CompiledExercise,
  part: CompiledPart,
  answer: string,
  context: ResponseContext,
  { outcome }: PartVerdict,
): PartVerdict | undefined {
  if ((outcome !== 'wrong' && outcome !== 'unfinished') || part.kind !== 'formula') return undefined;
  const { draw, printer, decimal, syntax } = context;
  const reading = {
    decimal,
    syntax,
    letters: part.letters,
    known: exercise.letters,
    isNumber: mathsRules[part.part.answerType].isNumber,
    hasEuler: hasEuler(part),
  };
  const markOther = (other: string): Mark => markPart(exercise, part, other, draw.slots, printer, context);
  const mark = inTwoReadings(answer, reading, markOther);
  return mark && verdictOf(part.name, part.points, mark);
}

/**
 * Returns the result of a preparation that shares the steps of the marking; undefined where it takes more than are
 * left.
 */
function within<T>(end: number, prepare: () => T | undefined): T | undefined {
  if (workDone() >= end) return undefined;
  try {
    return bounded(end - workDone(), prepare);
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}

/** A key without a value in this variant, a number beyond measure or too much work is for a person to look at. */
function safely(end: number, mark: () => Mark): Mark {
  const tooMuch: Mark = { outcome: 'unknown', reason: 'too much work' };
  if (workDone() >= end) return tooMuch;
  try {
    return bounded(end - workDone(), mark);
  } catch (error) {
    if (error instanceof LimitReached && workDone() >= end) return tooMuch;
    return { outcome: 'unknown', reason: problemOf(error, '').message };
  }
}

const markers: Readonly<Record<MathsType, (context: FormulaContext, answer: string) => Mark>> = {
  [answerTypes.number]: markNumber,
  [answerTypes.expression]: markExpression,
  [answerTypes.equation]: markRelation,
  [answerTypes.collection]: markCollection,
  [answerTypes.matrix]: markMatrix,
};

function total(parts: readonly PartVerdict[], works: ReadonlyMap<string, WorkLeft>): ResponseVerdict {
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const isInvalid =
    parts.some(({ outcome }) => outcome === 'invalid' || outcome === 'unfinished') ||
    parts.every(({ outcome }) => outcome === 'empty');
  if (isInvalid) {
    const unscored = withoutFreeVerdicts(parts, works).map((part) => ({ ...part, score: 0 }));
    return { outcome: 'invalid', score: 0, points, parts: unscored };
  }
  const score = Math.round(parts.reduce((sum, part) => sum + part.score, 0) * 100) / 100;
  const allRight = parts.every(({ outcome }) => outcome === 'right');
  const nothing = parts.every(({ outcome }) => outcome === 'wrong' || outcome === 'empty');
  return { outcome: allRight ? 'right' : nothing ? 'wrong' : 'partly', score, points, parts };
}

/**
 * A response that is not scored must not mark other answers for nothing: where more than one answer is not worked out,
 * or one cannot be read, those that are not worked out get advice, whether they are right or wrong.
 */
function withoutFreeVerdicts(
  parts: readonly PartVerdict[],
  works: ReadonlyMap<string, WorkLeft>,
): readonly PartVerdict[] {
  if (works.size < 2 && parts.every(({ outcome }) => outcome !== 'invalid')) return parts;
  return parts.map((part): PartVerdict => {
    const work = works.get(part.part);
    return work ? verdictOf(part.part, part.points, unfinished(work)) : part;
  });
}
