import { differentiate } from '../algebra/index.ts';
import { equivalent } from '../equivalence/index.ts';
import { divide, namesIn, number } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { contains, type FormVerdict, missing, ok } from './structure.ts';

/** Letters that people use for a constant of integration. */
const constants = new Set(['C', 'c', 'K', 'k', 'D', 'd', 'const', 'C_1', 'C_0', 'c_1', 'c_0', 'k_1']);

/** The variable of a model answer: its only letter that is not a usual constant, `x` when in doubt. */
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
  const own = derivative(answer, variable);
  const other = derivative(model, variable);
  // If it cannot be differentiated, a person must judge.
  return own && other ? equivalent(own, other).verdict : 'unknown';
}

/** The derivative; undefined where there is no rule for it. */
export function derivative(tree: Expression, variable: string): Expression | undefined {
  try {
    return differentiate(tree, variable);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotDifferentiable') return undefined;
    throw error;
  }
}

/**
 * Worked out (no integral is left), with exactly one constant of integration, added or inside a logarithm (`+ C`,
 * `- 3c`, `ln(k x)`), and with bars in the logarithms where the model has them.
 */
export function checkAntiderivative(tree: Expression, model: Expression | undefined, variable?: string): FormVerdict {
  const by = variable ?? variableOf(model ?? tree);
  return constantsIn(tree, model, by).length > 0 || contains(tree, isOnlyWrittenDown)
    ? checkAntiderivativeWithoutConstant(tree, model, by)
    : missing('Add the constant of integration: $+ C$.');
}

/** Without constant as well as with one; a constant that is there must be added. */
export function checkAntiderivativeWithoutConstant(
  tree: Expression,
  model: Expression | undefined,
  variable: string,
): FormVerdict {
  if (contains(tree, isOnlyWrittenDown)) return missing('Work out the integral: no integral sign may be left.');
  const [constant, ...others] = constantsIn(tree, model, variable);
  if (others.length > 0) return missing('One constant of integration is enough.');
  if (constant !== undefined && !isAdded(tree, constant)) {
    return missing('Add the constant of integration as a term of its own: $+ C$.');
  }
  return lacksAbsolute(tree, model) ? missing('Mind the domain: the logarithm needs absolute value bars.') : ok;
}

function isOnlyWrittenDown(node: Expression): boolean {
  return node.kind === 'big' || node.kind === 'limit' || node.kind === 'derivative';
}

function constantsIn(tree: Expression, model: Expression | undefined, variable: string): string[] {
  return [...namesIn(tree)].filter((name) => name !== variable && isConstantOf(name, tree, model));
}

/** A letter that the model does not have, or that both use as their constant. */
function isConstantOf(name: string, tree: Expression, model: Expression | undefined): boolean {
  if (!model || !namesIn(model).has(name)) return true;
  return constants.has(name) && isAdded(model, name) && isAdded(tree, name);
}

/** Whether the expression changes by a number, or like a logarithm, when the letter does. */
function isAdded(tree: Expression, name: string): boolean {
  const slope = derivative(tree, name);
  if (!slope) return false;
  if (equivalent(slope, divide(number(1), { kind: 'name', name })).verdict === 'equal') return true;
  // C − C is not a constant.
  if (equivalent(slope, number(0)).verdict === 'equal') return false;
  // The slope is a number: it changes with no letter.
  return [...namesIn(tree)].every((other) => {
    const change = derivative(slope, other);
    return change !== undefined && equivalent(change, number(0)).verdict === 'equal';
  });
}

/** ln(x) where the model, or another logarithm of the answer itself, has ln|x|. */
function lacksAbsolute(tree: Expression, model: Expression | undefined): boolean {
  const withBars = (node: Expression): boolean => isLogarithm(node) && hasBars(node);
  if (!contains(tree, withBars) && !(model && contains(model, withBars))) return false;
  return contains(tree, (node) => isLogarithm(node) && !hasBars(node) && namesIn(node).size > 0);
}

function isLogarithm(node: Expression): boolean {
  return node.kind === 'call' && (node.name === 'ln' || node.name === 'log');
}

function hasBars(node: Expression): boolean {
  return contains(node, (part) => part.kind === 'absolute');
}
