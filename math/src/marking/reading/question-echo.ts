import { formulasIn } from '../../exercises/text/formulas.ts';
import { isSameForm } from '../../forms/same-form.ts';
import { add, multiply, namesIn, read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { FormulaContext, Key } from '../context.ts';
import { withoutBrackets } from './without-brackets.ts';

/** Whether an expression with letters is a formula of the question, and no accepted answer as it is printed. */
export function isInQuestion({ exercise, printer }: FormulaContext, keys: readonly Key[], tree: Expression): boolean {
  if (namesIn(tree).size === 0 || tree.kind === 'name') return false;
  const bare = withoutNeutral(tree);
  const isFormula = formulasIn(printer.render(exercise.question)).some((formula) => {
    const result = read(formula, { syntax: 'latex' });
    return result.ok && isSameForm(withoutNeutral(withoutBrackets(result.tree)), bare);
  });
  return isFormula && !keys.some((key) => isSameForm(key.shown, tree) || isSameForm(key.tree, tree));
}

/** Without + 0 and · 1, which change nothing. */
function withoutNeutral(tree: Expression): Expression {
  const bare = withoutBrackets(tree);
  if (bare.kind !== 'add' && bare.kind !== 'multiply') return bare;
  const [parts, neutral] = bare.kind === 'add' ? [bare.terms, '0'] : [bare.factors, '1'];
  const kept = parts.filter((part) => part.kind !== 'number' || part.text !== neutral);
  if (kept.length === parts.length) return bare;
  return withoutNeutral(bare.kind === 'add' ? add(...kept) : multiply(...kept));
}
