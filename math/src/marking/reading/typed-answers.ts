import { answerTypes } from '../../exercises/document/document.ts';
import { mathsRules } from '../../exercises/answer-types/index.ts';
import type { CompiledExercise, CompiledFormulaPart } from '../../exercises/compile/compiled.ts';
import { drawValues, valueOrNone } from '../../exercises/draw/draw.ts';
import { evaluate } from '../../exercises/expressions/expression.ts';
import { treeOfValue } from '../../exercises/expressions/value.ts';
import type { PartAnswer, PartVerdict } from '../../exercises/draw/variant.ts';
import type { Expression } from '../../notation/tree.ts';
import type { RegionalProblem } from '../../regional/problems.ts';
import type { NotationId } from '../../regional/table.ts';
import { toCanonical } from '../../regional/to-canonical.ts';

/** Answers as they are marked and kept: `value` in canonical notation, `typed` where it was typed otherwise. */
export interface TypedAnswers {
  readonly answers: readonly PartAnswer[];
  /** By part: answers with two possible meanings in their notation. They cost no try. */
  readonly inDoubt: ReadonlyMap<string, RegionalProblem>;
}

/** Answers typed in a notation, in canonical form. Choices and words stay as they are. */
export function canonicalAnswers(
  exercise: CompiledExercise,
  seed: number,
  answers: readonly PartAnswer[],
  notation: NotationId,
): TypedAnswers {
  const inDoubt = new Map<string, RegionalProblem>();
  const canonical = answers.map(({ part: name, value }): PartAnswer => {
    const part = exercise.parts.find((candidate) => candidate.name === name);
    if (part?.kind !== 'formula') return { part: name, value };
    const result = toCanonical(value, notation, {
      isNumber: mathsRules[part.part.answerType].isNumber,
      hasUnit: part.unit !== undefined,
      hasRows: part.part.answerType === answerTypes.matrix,
      items: () => itemsAsked(exercise, part, seed),
      letters: [...part.letters, ...exercise.letters],
    });
    if (!result.ok) inDoubt.set(name, result.problem);
    return !result.ok || result.text === value
      ? { part: name, value }
      : { part: name, value: result.text, typed: value };
  });
  return { answers: canonical, inDoubt };
}

/** The verdict on an answer with two possible meanings. */
export function verdictInDoubt(part: { name: string; points: number }, problem: RegionalProblem): PartVerdict {
  const { code, message, suggestion } = problem;
  return {
    part: part.name,
    outcome: 'invalid',
    score: 0,
    points: part.points,
    feedback: message,
    reason: code,
    code,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** The number of items in the best accepted answer; 1 where it has no value. */
function itemsAsked(exercise: CompiledExercise, part: CompiledFormulaPart, seed: number): number {
  const [model] = part.accept;
  const drawn = drawValues(exercise, seed);
  if (!model || !drawn.ok) return 1;
  const tree = valueOrNone(() => treeOfValue(evaluate(model.expression, drawn.slots, exercise.scope)));
  return tree ? itemsOf(tree) : 1;
}

function itemsOf(tree: Expression): number {
  switch (tree.kind) {
    case 'set':
    case 'list':
    case 'tuple':
      return Math.max(tree.items.length, ...tree.items.map(itemsOf));
    case 'matrix':
      return tree.rows.reduce((count, row) => count + row.length, 0);
    case 'interval':
      return 2;
    case 'set-operation':
      return Math.max(...tree.operands.map(itemsOf));
    case 'relation':
      return Math.max(...tree.operands.map(itemsOf));
    case 'group':
      return itemsOf(tree.body);
    default:
      return 1;
  }
}
