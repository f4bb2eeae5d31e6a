import type { CompiledExercise, CompiledFormulaPart, CompiledPart } from '../exercises/compiled.ts';
import { drawValues, problemOf } from '../exercises/draw.ts';
import { Printer } from '../exercises/text-template.ts';
import type { Value } from '../exercises/value.ts';
import type { PartAnswer, PartVerdict, ResponseVerdict, Variant } from '../exercises/variant.ts';
import { markChoices } from './choices.ts';
import { markCollection } from './collection.ts';
import type { FormulaContext, Unfinished } from './context.ts';
import { markExpression } from './expression.ts';
import { slotsFollowing } from './follow-through.ts';
import { markMatrix } from './matrix.ts';
import { markNumber } from './number.ts';
import { markRelation } from './relation.ts';
import { type Mark, unfinished, verdictOf } from './verdict.ts';
import type { WorkLeft } from './work-left.ts';
import { markWords } from './words.ts';

export interface GradingOptions {
  /** How the learner writes decimals. Default '.'. */
  readonly decimal?: '.' | ',';
  /** What becomes of an answer that is not worked out. Default `when-right`. */
  readonly unfinished?: Unfinished;
}

/**
 * Marks a response to a variant of the exercise it was drawn from. The values are drawn again from the variant's seed,
 * so a variant may have travelled or been stored. When one answered part cannot be read or is not worked
 * out, the response is `invalid`: nothing is scored and no attempt is used.
 */
export function gradeResponse(
  exercise: CompiledExercise,
  variant: Variant,
  answers: readonly PartAnswer[],
  options: GradingOptions = {},
): ResponseVerdict {
  const drawn = drawValues(exercise, variant.seed);
  if (!drawn.ok) throw new RangeError(`seed ${variant.seed} gives no variant: ${drawn.problem.message}`);
  const draw = { seed: variant.seed, slots: drawn.slots, attempt: drawn.attempts - 1 };
  return gradeDrawn(exercise, draw, answers, options);
}

export interface DrawnSlots {
  readonly seed: number;
  readonly slots: readonly Value[];
  readonly attempt: number;
}

/** Marks a response where the values of the variant are at hand. */
export function gradeDrawn(
  exercise: CompiledExercise,
  draw: DrawnSlots,
  answers: readonly PartAnswer[],
  options: GradingOptions = {},
): ResponseVerdict {
  const decimal = options.decimal ?? '.';
  const given = new Map(answers.map(({ part, value }) => [part, value]));
  const printer = new Printer(draw.slots, exercise.scope);
  const verdicts = new Map<string, PartVerdict>();
  const works = new Map<string, WorkLeft>();
  for (const part of exercise.parts) {
    const answer = given.get(part.name)?.trim() ?? '';
    verdicts.set(
      part.name,
      gradePart(exercise, part, answer, {
        draw,
        printer,
        decimal,
        given,
        verdicts,
        works,
        unfinished: options.unfinished ?? 'when-right',
      }),
    );
  }
  return total([...verdicts.values()], works);
}

interface PartContext {
  readonly draw: DrawnSlots;
  readonly printer: Printer;
  readonly decimal: '.' | ',';
  readonly given: ReadonlyMap<string, string>;
  readonly verdicts: ReadonlyMap<string, PartVerdict>;
  /** What is left to do to the answers looked at so far. */
  readonly works: Map<string, WorkLeft>;
  readonly unfinished: Unfinished;
}

function gradePart(exercise: CompiledExercise, part: CompiledPart, answer: string, context: PartContext): PartVerdict {
  const { draw, printer, decimal } = context;
  if (answer === '') {
    return { part: part.name, outcome: 'empty', score: 0, points: part.points, feedback: '', reason: 'empty' };
  }
  if (part.kind === 'choices') {
    return verdictOf(part.name, part.points, markChoices(part, answer, draw.seed, draw.slots, printer));
  }
  if (part.kind === 'words') return verdictOf(part.name, part.points, markWords(part, answer, printer));
  const letters = exercise.letters;
  const formula = { exercise, part, slots: draw.slots, printer, decimal, letters, unfinished: context.unfinished };
  const mark = safely(() => markFormula(formula, answer));
  if (mark.work) context.works.set(part.name, mark.work);
  const verdict = verdictOf(part.name, part.points, mark);
  if (verdict.outcome !== 'wrong' && verdict.outcome !== 'partly') return verdict;
  return followed(formula, part, answer, context, verdict);
}

/** Marks against what follows from the learner's own earlier answer, where that earns more. */
function followed(
  formula: FormulaContext,
  part: CompiledFormulaPart,
  answer: string,
  { draw, decimal, given, verdicts }: PartContext,
  verdict: PartVerdict,
): PartVerdict {
  const source = part.part.followFrom?.part;
  if (source === undefined) return verdict;
  const before = verdicts.get(source);
  if (before?.outcome !== 'wrong' && before?.outcome !== 'partly') return verdict;
  const slots = slotsFollowing(formula.exercise, part, given.get(source) ?? '', draw, decimal);
  if (!slots) return verdict;
  const printer = new Printer(slots, formula.exercise.scope);
  const mark = safely(() => markFormula({ ...formula, slots, printer }, answer));
  const better = verdictOf(part.name, part.points, mark);
  // Not right by itself: what is left to do is all that is said.
  if (mark.outcome === 'unfinished') return { ...better, feedback: mark.work?.advice ?? better.feedback };
  if (better.outcome !== 'right' && better.outcome !== 'partly') return verdict;
  if (better.score <= verdict.score) return verdict;
  const feedback = 'This follows rightly from your earlier answer, so it counts.';
  return { ...better, feedback, reason: `follow-through: ${better.reason}` };
}

/** A key without a value in this variant, or a number beyond measure, is for a person to look at. */
function safely(mark: () => Mark): Mark {
  try {
    return mark();
  } catch (error) {
    return { outcome: 'unknown', reason: problemOf(error, '').message };
  }
}

function markFormula(context: FormulaContext, answer: string): Mark {
  switch (context.part.part.answerType) {
    case 4:
      return markNumber(context, answer);
    case 6:
      return markExpression(context, answer);
    case 7:
      return markRelation(context, answer);
    case 8:
      return markCollection(context, answer);
    case 9:
      return markMatrix(context, answer);
  }
}

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
 * or one cannot be read, those that are not worked out are told what to do, whether they are right or wrong.
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
