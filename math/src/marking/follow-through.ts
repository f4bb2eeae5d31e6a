import { choiceRules, mathsRules } from '../exercises/answer-types/index.ts';
import { drawChoices } from '../exercises/draw/choices.ts';
import type {
  CompiledChoicePart,
  CompiledExercise,
  CompiledFormulaPart,
  CompiledPart,
} from '../exercises/compile/compiled.ts';
import { answerTypes } from '../exercises/document/document.ts';
import { valueOrNone } from '../exercises/draw/draw.ts';
import { evaluate } from '../exercises/expressions/expression.ts';
import { treeOfValue, type Value } from '../exercises/expressions/value.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { streamFor } from '../random.ts';
import { splitUnit } from '../units/split.ts';
import { membersOf } from './collection/alternatives.ts';
import { readMatrix } from './matrix/matrix.ts';
import { inAskedUnit, inOneTree } from './number/asked-unit.ts';
import { oneNumber } from './number/no-number.ts';
import { type AnswerReading, meantText, readAnswer, withoutLeftSide } from './reading/read-answer.ts';
import { withoutBrackets } from './reading/without-brackets.ts';
import { realValue } from './number/real-value.ts';
import { hasEuler } from './reading/two-readings.ts';

/** Values by the index of the variable whose place they take. */
export type Replacements = ReadonlyMap<number, Value>;

interface Drawn {
  readonly slots: readonly Value[];
  readonly seed: number;
  readonly attempt: number;
}

/**
 * Error carried forward: the values of the variant as they would be had the learner's own values been the right ones.
 * Values that need a replaced variable are drawn again from the same streams, except those in the question: they are
 * given to the learner, whatever follows from their answer. Undefined when something has no value then.
 */
export function slotsFollowing(
  exercise: CompiledExercise,
  replaced: Replacements,
  drawn: Drawn,
): readonly Value[] | undefined {
  const slots = [...drawn.slots];
  for (const [slot, value] of replaced) slots[slot] = value;
  const stale = new Set(replaced.keys());
  const given = givenSlots(exercise);
  return valueOrNone(() => {
    for (const variable of exercise.variables) {
      if (replaced.has(variable.slot) || given.has(variable.slot)) continue;
      if (!variable.uses.some((slot) => stale.has(slot))) continue;
      stale.add(variable.slot);
      slots[variable.slot] = variable.draw(slots, streamFor(variable.label, drawn.seed, drawn.attempt));
    }
    return slots;
  });
}

/** Variables that the question, a part's label or a choice shows. */
function givenSlots({ question, parts }: CompiledExercise): ReadonlySet<number> {
  const choices = parts.flatMap((part) => (part.kind === 'choices' ? part.choices.map(({ text }) => text) : []));
  const texts = [question, ...parts.map(({ label }) => label), ...choices];
  return new Set(texts.flatMap(({ expressions }) => expressions.flatMap(({ uses }) => uses)));
}

/**
 * Returns the learner's answer to a part as the value of a variable, in the kind of value that the variable has in
 * the draw: a set for a set however it was typed, the right side of `y = …` for a formula. Undefined when the answer
 * cannot stand for it.
 */
export function ownValue(
  exercise: CompiledExercise,
  source: CompiledPart,
  answer: string,
  slot: number,
  drawn: Drawn,
  written: Pick<AnswerReading, 'decimal' | 'syntax'>,
): Value | undefined {
  const place = drawn.slots[slot];
  if (!place || source.kind === 'words') return undefined;
  return valueOrNone(() =>
    source.kind === 'choices'
      ? valueOfChoices(exercise, source, answer, drawn)
      : valueOfFormula(source, answer, withoutBrackets(treeOfValue(place)), drawn, written),
  );
}

/** Returns the value of the chosen choice; where several may be chosen, the set of their values. */
function valueOfChoices(
  exercise: CompiledExercise,
  source: CompiledChoicePart,
  answer: string,
  drawn: Drawn,
): Value | undefined {
  const keys = new Set(answer.split(',').map((key) => key.trim()));
  const values = drawChoices(source, drawn.seed, drawn.slots)
    .filter(({ key }) => keys.has(key))
    .sort((a, b) => a.index - b.index)
    .map(({ index }) => source.choices[index]?.value)
    .map((value) => value && evaluate(value, drawn.slots, exercise.scope));
  if (!values.every((value) => value !== undefined)) return undefined;
  if (choiceRules[source.part.answerType].isSingle) return values.length === 1 ? values[0] : undefined;
  return formula({ kind: 'set', items: values.map(treeOfValue) });
}

function valueOfFormula(
  source: CompiledFormulaPart,
  answer: string,
  place: Expression,
  drawn: Drawn,
  written: Pick<AnswerReading, 'decimal' | 'syntax'>,
): Value | undefined {
  const { letters } = source;
  const expected = source.unit?.(drawn.slots);
  const asked = {
    ...written,
    letters,
    isNumber: mathsRules[source.part.answerType].isNumber,
    hasEuler: hasEuler(source),
  };
  if (source.part.answerType === answerTypes.matrix) {
    const matrix = readMatrix(answer, asked, place);
    return 'mark' in matrix ? undefined : entriesAs(withoutBrackets(matrix.tree), place);
  }
  const split = expected && splitUnit(meantText(answer, asked), expected);
  const reading = readAnswer(split?.value ?? answer, asked);
  if ('mark' in reading) return undefined;
  const measured = inAskedUnit(withoutBrackets(reading.tree), split?.unit, split && expected);
  if ('mark' in measured) return undefined;
  const tree = inOneTree(measured);
  switch (place.kind) {
    case 'set': {
      const members = membersOf(tree);
      return members && formula({ kind: 'set', items: members });
    }
    case 'list':
    case 'tuple': {
      const items = membersOf(tree);
      return items && items.length === place.items.length ? formula({ ...place, items }) : undefined;
    }
    case 'relation':
    case 'logic':
    case 'interval':
    case 'set-operation':
    case 'set-builder':
      return formula(tree);
    default:
      return scalar(withoutBrackets(rightSide(numberIn(withoutLeftSide(tree, letters), source))));
  }
}

/** `3/2 = 1.5` as marking reads it, where a number is asked for. */
function numberIn(tree: Expression, { part }: CompiledFormulaPart): Expression {
  return mathsRules[part.answerType].isNumber
    ? oneNumber(tree, (part.tolerance ?? part.precision) !== undefined)
    : tree;
}

/** A vector or a matrix as the kind of value that its variable has. */
function entriesAs(tree: Expression, place: Expression): Value | undefined {
  if (place.kind === 'matrix') return asMatrix(tree, place);
  if (place.kind !== 'list' && place.kind !== 'tuple') return undefined;
  const items = tree.kind === 'matrix' ? tree.rows.flat() : membersOf(tree);
  return items?.length === place.items.length ? formula({ ...place, items }) : undefined;
}

function formula(tree: Expression): Value {
  return { kind: 'formula', tree, hasLetters: namesIn(tree).size > 0 };
}

/** `y = 2x + 3` stands for 2x + 3. */
function rightSide(tree: Expression): Expression {
  if (tree.kind !== 'relation' || tree.operators.length !== 1 || tree.operators[0] !== '=') return tree;
  const [left, right] = tree.operands;
  return left?.kind === 'name' && right && !namesIn(right).has(left.name) ? right : tree;
}

/** A matrix, or numbers in a line where a row or a column is asked for. */
function asMatrix(tree: Expression, place: Expression & { kind: 'matrix' }): Value | undefined {
  if (tree.kind === 'matrix') return formula(tree);
  if (tree.kind !== 'tuple' && tree.kind !== 'list') return undefined;
  const { items } = tree;
  const rows = items.map((item) => (item.kind === 'tuple' ? item.items : undefined));
  if (rows.every((row) => row !== undefined)) return formula({ ...place, rows });
  if (place.rows.length === 1) return formula({ ...place, rows: [items] });
  return place.rows[0]?.length === 1 ? formula({ ...place, rows: items.map((item) => [item]) }) : undefined;
}

const scalarKinds: ReadonlySet<Expression['kind']> = new Set([
  'number',
  'name',
  'constant',
  'add',
  'negate',
  'positive',
  'multiply',
  'divide',
  'mixed',
  'power',
  'root',
  'call',
  'absolute',
  'postfix',
]);

function scalar(tree: Expression): Value | undefined {
  if (!scalarKinds.has(tree.kind)) return undefined;
  if (namesIn(tree).size > 0) return formula(tree);
  const value = realValue(tree);
  if (!value) return undefined;
  return 'exact' in value ? { kind: 'number', rational: value.exact, decimal: false } : formula(tree);
}
