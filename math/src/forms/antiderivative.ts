import { differentiate } from '../algebra/index.ts';
import { equivalent } from '../equivalence/index.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type FormVerdict, missing, ok, termsOf } from './structure.ts';

/** Letters that people use for a constant of integration. */
const constants = new Set(['C', 'c', 'K', 'k', 'D', 'd', 'const', 'C_1', 'C_0', 'c_1', 'c_0', 'k_1']);

/** The variable of a model answer: its only letter that is no usual constant, `x` when in doubt. */
export function variableOf(model: Expression): string {
  const names = [...namesIn(model)].filter((name) => !constants.has(name));
  return names.includes('x') || names.length === 0 ? 'x' : (names[0] ?? 'x');
}

/** Whether two expressions differ by a constant only: their derivatives are equal. */
export function matchesUpToConstant(
  answer: Expression,
  model: Expression,
  variable: string,
): 'equal' | 'different' | 'unknown' {
  try {
    return equivalent(differentiate(answer, variable), differentiate(model, variable)).verdict;
  } catch (error) {
    // What cannot be differentiated is for a person to judge.
    if (error instanceof Error && error.name === 'NotDifferentiable') return 'unknown';
    throw error;
  }
}

/** Any constant will do, but one must be there: a letter of its own as a term. */
export function checkAntiderivative(tree: Expression, model: Expression | undefined, variable?: string): FormVerdict {
  const by = variable ?? variableOf(model ?? tree);
  const known = new Set(model ? namesIn(model) : []);
  const isConstant = (name: string): boolean => name !== by && (!known.has(name) || constants.has(name));
  const hasConstant = termsOf(tree).some((term) => {
    const names = [...namesIn(term)];
    return names.length > 0 && names.every((name) => name !== by) && names.some(isConstant);
  });
  return hasConstant ? ok : missing('Add the constant of integration: $+ C$.');
}
