import { mathsRules } from '../../exercises/answer-types/index.ts';
import { bounded, LimitReached, workDone } from '../../algebra/work.ts';
import { equivalent, lookClosely } from '../../equivalence/index.ts';
import type { CompiledExercise, CompiledFormulaPart } from '../../exercises/compile/compiled.ts';
import type { FormulaPart } from '../../exercises/document/document.ts';
import { drawValues } from '../../exercises/draw/draw.ts';
import { Printer } from '../../exercises/text/template.ts';
import type { Slots } from '../../exercises/expressions/value.ts';
import type { PartVerdict } from '../../exercises/draw/variant.ts';
import { derivative, variableOf } from '../../forms/antiderivative.ts';
import { checkForm } from '../../forms/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { splitUnit } from '../../units/split.ts';
import { inAskedUnit, inOneTree } from '../number/asked-unit.ts';
import { type Key, keysOf } from '../context.ts';
import { markDrawn } from '../mark-response.ts';
import { readAnswer, withoutLeftSide } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';

export interface Opinion {
  readonly opinion: 'equal' | 'probably-equal' | 'not-equal' | 'unknown';
  /** A sentence or two for the teacher. */
  readonly reason: string;
}

/** So much more work than while somebody waits for the verdict. */
const effort = 40;
/** Fewer points at which both have a value say too little. */
const enoughPoints = 20;

/**
 * Looks once more, and longer, whether an answer is equal to an accepted one of its variant. The form that is asked for is
 * judged apart from the value.
 */
export function secondOpinion(exercise: CompiledExercise, seed: number, partName: string, answer: string): Opinion {
  const part = exercise.parts.find(({ name }) => name === partName);
  const drawn = drawValues(exercise, seed);
  if (part?.kind !== 'formula' || !drawn.ok) return unsure('There is nothing to compare with.');
  const { slots, attempts } = drawn;
  if (!mathsRules[part.part.answerType].isScalar) {
    const draw = { seed, slots, attempt: attempts - 1 };
    const { parts } = markDrawn(exercise, draw, [{ part: partName, value: answer }], { isConfirmed: true });
    const opinion = opinionOfMarking(parts.find((verdict) => verdict.part === partName));
    if (opinion) return opinion;
  }
  const own = treeOf(part, answer, slots);
  if ('opinion' in own) return own;
  const { letters } = exercise;
  const printer = new Printer(slots, exercise.scope);
  const context = { exercise, part, slots, printer, decimal: '.' as const, letters };
  const opinions = opinionsOn(part, own.tree, keysOf(context));
  const best = order.flatMap((opinion) => opinions.find((one) => one.opinion === opinion) ?? []);
  return best[0] ?? unsure('There is nothing to compare with.');
}

/** For all accepted answers together. */
const stepsForOpinions = 6_000_000;

function opinionsOn(part: CompiledFormulaPart, tree: Expression, keys: readonly Key[]): readonly Opinion[] {
  const end = workDone() + stepsForOpinions;
  return keys.flatMap((key): Opinion | [] => {
    if (key.accepted.score === 0) return [];
    try {
      return bounded(Math.max(0, end - workDone()), () => opinionOn(part, tree, key.tree));
    } catch (error) {
      if (error instanceof LimitReached) return unsure('Even with more time it could not be decided.');
      throw error;
    }
  });
}

const order = ['equal', 'probably-equal', 'unknown', 'not-equal'] as const;
const unsure = (reason: string): Opinion => ({ opinion: 'unknown', reason });
const unreadable = unsure('The answer cannot be read.');
const another: Opinion = { opinion: 'not-equal', reason: 'It means something else than the key.' };

/**
 * Returns the verdict of marking on a statement, a collection or a matrix, in all spellings; undefined if undecided.
 */
function opinionOfMarking(verdict: PartVerdict | undefined): Opinion | undefined {
  const isForm = verdict?.reason === 'form';
  switch (verdict?.outcome) {
    case 'right':
    case 'partly':
      return { opinion: 'equal', reason: same };
    case 'unfinished':
      return { opinion: 'equal', reason: `${same} It is not worked out.` };
    case 'wrong':
      return isForm ? { opinion: 'equal', reason: `${same} ${notInForm} ${verdict.feedback}` } : another;
    case 'invalid':
      return unsure(`It cannot be marked as it is. ${verdict.feedback}`);
    default:
      return undefined;
  }
}

const same = 'It means the same as the key.';
const notInForm = 'It is not in the form that is asked for:';

/** The answer as a tree, a number in the unit that is asked for. */
function treeOf(part: CompiledFormulaPart, answer: string, slots: Slots): { tree: Expression } | Opinion {
  const expected = mathsRules[part.part.answerType].isNumber ? part.unit?.(slots) : undefined;
  const split = expected && splitUnit(answer, expected);
  const reading = readAnswer(split?.value ?? answer, { decimal: '.', letters: part.letters });
  if ('mark' in reading) return unreadable;
  const bare = withoutBrackets(reading.tree);
  const tree = mathsRules[part.part.answerType].isScalar ? withoutBrackets(withoutLeftSide(bare, part.letters)) : bare;
  // A number without its unit is compared as if it had the one that is asked for.
  if (!split) return { tree };
  const measured = inAskedUnit(tree, split.unit, expected);
  if ('mark' in measured) return { opinion: 'not-equal', reason: 'Its unit measures something else.' };
  return { tree: inOneTree(measured) };
}

function opinionOn(part: CompiledFormulaPart, tree: Expression, key: Expression): Opinion {
  const { form = 'any' } = part.part as FormulaPart;
  const isAntiderivative = form === 'antiderivative';
  const variable = variableOf(key);
  const [own, other] = [tree, key].map((one) => (isAntiderivative ? derivative(one, variable) : one));
  if (!own || !other) return unsure('It cannot be differentiated, so it cannot be compared with the key.');
  const opinion = opinionOnValue(part, own, other, isAntiderivative ? 'derivative of the difference' : 'difference');
  if (opinion.opinion !== 'equal' && opinion.opinion !== 'probably-equal') return opinion;
  const shape = checkForm(tree, form, { model: key });
  if (shape.ok) return opinion;
  return { ...opinion, reason: `${opinion.reason} ${notInForm} ${shape.message}` };
}

function opinionOnValue(part: CompiledFormulaPart, own: Expression, key: Expression, what: string): Opinion {
  const { order: asked } = part.part as FormulaPart;
  const isPoint = withoutBrackets(key).kind === 'tuple';
  const { verdict } = equivalent(own, key, { effort, order: asked ?? (isPoint ? 'given' : 'any') });
  if (verdict === 'equal') return { opinion: 'equal', reason: `The ${what} is 0.` };
  const look = mathsRules[part.part.answerType].isScalar ? lookClosely(own, key) : undefined;
  if (look?.differ) return { opinion: 'not-equal', reason: differs(look.differ) };
  if (verdict === 'different') return another;
  if (look && look.agreed >= enoughPoints) {
    return { opinion: 'probably-equal', reason: `The ${what} is 0 at ${look.agreed} points, computed with 40 digits.` };
  }
  return unsure('Even with more time it could not be decided.');
}

function differs({
  point,
  values: [own, key],
}: {
  readonly point: readonly { readonly name: string; readonly value: number }[];
  readonly values: readonly [number, number];
}): string {
  const where = point.map(({ name, value }) => `${name} = ${shown(value)}`).join(', ');
  const digits = [6, 10, 15].find((count) => shown(own, count) !== shown(key, count));
  const both =
    digits === undefined
      ? 'it differs from the key by less than can be shown.'
      : `it is ${shown(own, digits)}, the key is ${shown(key, digits)}.`;
  return where === '' ? `I${both.slice(1)}` : `At ${where} ${both}`;
}

const shown = (value: number, digits = 6): string => String(Number(value.toPrecision(digits)));
