import { formulasIn } from '../../exercises/text/formulas.ts';
import { isSameForm } from '../../forms/same-form.ts';
import { namesIn, read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { FormulaContext, Key } from '../context.ts';
import { withoutBrackets } from './without-brackets.ts';

/** Whether an expression with letters is a formula of the question, and no accepted answer as it is printed. */
export function isInQuestion({ exercise, printer }: FormulaContext, keys: readonly Key[], tree: Expression): boolean {
  if (namesIn(tree).size === 0 || tree.kind === 'name') return false;
  const isFormula = formulasIn(printer.render(exercise.question)).some((formula) => {
    const result = read(formula, { syntax: 'latex' });
    return result.ok && isSameForm(withoutBrackets(result.tree), tree);
  });
  return isFormula && !keys.some((key) => isSameForm(key.shown, tree) || isSameForm(key.tree, tree));
}
