import { charge } from '../../algebra/work.ts';
import { equivalent } from '../../equivalence/index.ts';
import type { FormulaPart } from '../../exercises/document/document.ts';
import { matchesUpToConstant, variableOf } from '../../forms/antiderivative.ts';
import { checkForm } from '../../forms/index.ts';
import { namesIn, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { type FormulaContext, type Key, keysOf, markByKeys, type Match, readingOf } from '../context.ts';
import { strayLetter } from '../reading/letters.ts';
import { severalInstead } from '../number/no-number.ts';
import { readAnswer, withoutLeftSide } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { realValue } from '../number/real-value.ts';
import { agrees } from '../number/tolerance.ts';
import { explained } from '../verdict/typical-errors.ts';
import { invalid, type Mark, wrong } from '../verdict/verdict.ts';
import { workAsked } from '../verdict/work-asked.ts';

/** Answer type 6: an expression equal to the key, in the form that is asked for. */
export function markExpression(context: FormulaContext, answer: string): Mark {
  const part = context.part.part as FormulaPart;
  const { letters } = context.part;
  const reading = readAnswer(answer, readingOf(context));
  if ('mark' in reading) return reading.mark;
  const tree = withoutLeftSide(withoutBrackets(reading.tree), letters);
  if (tree.kind === 'relation' || tree.kind === 'logic') {
    return invalid('no expression', 'Type an expression, not an equation.', tree.span);
  }
  if (tree.kind === 'list') return severalInstead(answer, 'Type one expression only.', tree.span);
  const keys = keysOf(context);
  if (wholes.has(tree.kind) && !keys.some((key) => wholes.has(withoutBrackets(key.tree).kind))) {
    return invalid('no expression', 'Type one expression only.', tree.span);
  }
  const isAntiderivative = part.form === 'antiderivative';
  const stray = isAntiderivative ? undefined : strayLetter(tree, context, answer);
  if (stray) return stray;
  return markByKeys(
    context,
    keys,
    (key) => (isAntiderivative ? matchAntiderivative(tree, key) : matchExpression(part, tree, key)),
    (key, mark) => {
      const form = checkForm(tree, part.form ?? 'any', { model: key.tree });
      return form.ok ? mark : wrong('form', form.message);
    },
    () => {
      const constant = isAntiderivative && keys[0] ? { upToConstantIn: variableOf(keys[0].tree) } : {};
      return explained(context, keys, tree, { kind: 'expression', ...constant }, wrong('value'));
    },
    workAsked(context, keys, tree),
  );
}

/** Kinds that are not an expression of one value. */
const wholes: ReadonlySet<Expression['kind']> = new Set([
  'set',
  'set-builder',
  'set-operation',
  'interval',
  'tuple',
  'matrix',
]);

/** Steps for working out two numbers and rounding them. */
const stepsForPair = 30;

/** Compares by value; numbers with the part's tolerance, if it has one. */
export function matchExpression(
  part: { readonly tolerance?: FormulaPart['tolerance']; readonly precision?: FormulaPart['precision'] },
  tree: Expression,
  key: { readonly tree: Expression },
): { match: Match; reason: string } {
  if (sameTree(tree, key.tree, { groups: true, marks: true })) return { match: 'equal', reason: 'identical' };
  if (part.tolerance !== undefined || part.precision !== undefined) {
    charge(stepsForPair);
    const isClosed = namesIn(tree).size === 0 && namesIn(key.tree).size === 0;
    const value = isClosed ? realValue(tree) : undefined;
    const keyValue = isClosed ? realValue(key.tree) : undefined;
    if (value && keyValue) {
      return {
        match: agrees(value, keyValue, part.tolerance, part.precision) ? 'equal' : 'different',
        reason: 'tolerance',
      };
    }
    const options = part.tolerance ? { tolerance: part.tolerance } : {};
    const { verdict, stage } = equivalent(tree, key.tree, options);
    return { match: verdict, reason: stage };
  }
  const { verdict, stage } = equivalent(tree, key.tree);
  return { match: verdict, reason: stage };
}

function matchAntiderivative(tree: Expression, key: Key): { match: Match; reason: string } {
  return { match: matchesUpToConstant(tree, key.tree, variableOf(key.tree)), reason: 'derivative' };
}
