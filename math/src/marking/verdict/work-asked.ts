import { mathsRules } from '../../exercises/answer-types/index.ts';
import { valueOrNone } from '../../exercises/draw/draw.ts';
import { checkForm } from '../../forms/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { FormulaContext, Key } from '../context.ts';
import { isInQuestion } from '../reading/question-echo.ts';
import { isSolution, isTruth } from '../equation/solved.ts';
import { type WorkLeft, workLeft } from './work-left.ts';

const sayWhatFollows = 'Say what follows for the unknown: its values, “no solution” or “all real numbers”.';

const change: WorkLeft = {
  yet: 'worked out',
  advice: 'This is what the question says: change it as it is asked for.',
  isEcho: true,
};

/**
 * Returns the work left in an answer, by what its part asks for. An exercise whose own answer is not worked out by the
 * same measure does not ask for it, and what is not in the form asked for is a matter of the form.
 */
export function workAsked(context: FormulaContext, keys: readonly Key[], tree: Expression): WorkLeft | undefined {
  const { part } = context.part;
  if (part.evaluated === 'any') return undefined;
  const own = keys.filter(({ accepted }) => accepted.score === 1);
  if (part.form !== undefined && !checkForm(tree, part.form).ok) return undefined;
  const rules = mathsRules[part.answerType];
  if (rules.isStatement && !own.some((key) => isSolution(key.tree))) return undefined;
  const work = workLeft(part, tree);
  if (!work) return rules.isEchoUnfinished && isEcho(context, own, tree) ? change : undefined;
  if (rules.isStatement && own.some((key) => isTruth(key.tree))) return { ...work, advice: sayWhatFollows };
  const { tolerance: _, precision: __, ...exact } = part;
  const isInKey = (key: Key): boolean => valueOrNone(() => workLeft(exact, key.shown))?.advice === work.advice;
  return own.some(isInKey) ? undefined : work;
}

/** The expression of the question itself, where no form says how it is to be changed. */
function isEcho(context: FormulaContext, own: readonly Key[], tree: Expression): boolean {
  const { part } = context.part;
  return (part.form ?? 'any') === 'any' && valueOrNone(() => isInQuestion(context, own, tree)) === true;
}
