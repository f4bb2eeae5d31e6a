import { mathsRules } from '../exercises/answer-types/index.ts';
import { differentiate } from '../algebra/index.ts';
import { equivalent, lookClosely } from '../equivalence/index.ts';
import type { CompiledExercise, CompiledFormulaPart } from '../exercises/compiled.ts';
import type { FormulaPart } from '../exercises/document.ts';
import { drawValues } from '../exercises/draw.ts';
import { Printer } from '../exercises/text-template.ts';
import type { Slots } from '../exercises/value.ts';
import { variableOf } from '../forms/antiderivative.ts';
import { checkForm } from '../forms/index.ts';
import type { Expression } from '../notation/tree.ts';
import { splitUnit } from '../units/split.ts';
import { keysOf } from './context.ts';
import { readAnswer, withoutBrackets, withoutLeftSide } from './read-answer.ts';

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
 * told apart from the value.
 */
export function secondOpinion(exercise: CompiledExercise, seed: number, partName: string, answer: string): Opinion {
  const part = exercise.parts.find(({ name }) => name === partName);
  const drawn = drawValues(exercise, seed);
  if (part?.kind !== 'formula' || !drawn.ok) return unsure('There is nothing to compare with.');
  const tree = treeOf(part, answer, drawn.slots);
  if (!tree) return unsure('The answer cannot be read.');
  const { letters } = exercise;
  const printer = new Printer(drawn.slots, exercise.scope);
  const context = { exercise, part, slots: drawn.slots, printer, decimal: '.' as const, letters };
  const opinions = keysOf(context)
    .filter(({ accepted }) => accepted.score > 0)
    .map((key) => opinionOn(part, tree, key.tree));
  const best = order.flatMap((opinion) => opinions.find((one) => one.opinion === opinion) ?? []);
  return best[0] ?? unsure('There is nothing to compare with.');
}

const order = ['equal', 'probably-equal', 'unknown', 'not-equal'] as const;
const unsure = (reason: string): Opinion => ({ opinion: 'unknown', reason });

function treeOf(part: CompiledFormulaPart, answer: string, slots: Slots): Expression | undefined {
  const value = mathsRules[part.part.answerType].isNumber
    ? (splitUnit(answer, part.unit?.(slots))?.value ?? answer)
    : answer;
  const reading = readAnswer(value, { decimal: '.', letters: part.letters });
  if ('mark' in reading) return undefined;
  const bare = withoutBrackets(reading.tree);
  return mathsRules[part.part.answerType].isScalar ? withoutBrackets(withoutLeftSide(bare, part.letters)) : bare;
}

function opinionOn(part: CompiledFormulaPart, tree: Expression, key: Expression): Opinion {
  const { form = 'any' } = part.part as FormulaPart;
  const isAntiderivative = form === 'antiderivative';
  const [own, other] = isAntiderivative ? derivatives(tree, key) : [tree, key];
  if (!own || !other) return unsure('It cannot be differentiated, so it cannot be compared with the key.');
  const opinion = opinionOnValue(part, own, other, isAntiderivative ? 'derivative of the difference' : 'difference');
  if (opinion.opinion !== 'equal' && opinion.opinion !== 'probably-equal') return opinion;
  const shape = checkForm(tree, form, { model: key });
  if (shape.ok) return opinion;
  return { ...opinion, reason: `${opinion.reason} It is not in the form that is asked for: ${shape.message}` };
}

function derivatives(tree: Expression, key: Expression): (Expression | undefined)[] {
  const variable = variableOf(key);
  return [tree, key].map((one) => {
    try {
      return differentiate(one, variable);
    } catch (error) {
      if (error instanceof Error && error.name === 'NotDifferentiable') return undefined;
      throw error;
    }
  });
}

function opinionOnValue(part: CompiledFormulaPart, own: Expression, key: Expression, what: string): Opinion {
  const { order: inOrder } = part.part as FormulaPart;
  const { verdict } = equivalent(own, key, { effort, order: inOrder ?? 'any' });
  if (verdict === 'equal') return { opinion: 'equal', reason: `The ${what} is 0.` };
  const look = mathsRules[part.part.answerType].isScalar ? lookClosely(own, key) : undefined;
  if (look?.differ) return { opinion: 'not-equal', reason: differs(look.differ) };
  if (verdict === 'different') return { opinion: 'not-equal', reason: 'It means something else than the key.' };
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
  const both = `it is ${shown(own)}, the key is ${shown(key)}.`;
  return where === '' ? `I${both.slice(1)}` : `At ${where} ${both}`;
}

const shown = (value: number): string => String(Number(value.toPrecision(6)));
