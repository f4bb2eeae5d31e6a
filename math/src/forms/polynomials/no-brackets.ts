import { children } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { bare, type FormVerdict, inMaths, missing, ok } from '../structure.ts';

/**
 * No brackets but those around the arguments of functions and around a number or product with a minus sign: 3 · (−2).
 */
export function checkNoBrackets(tree: Expression): FormVerdict {
  const found = bracketIn(tree);
  if (!found) return ok;
  const isPower = found.kind === 'power';
  const isProduct = found.kind === 'multiply';
  return missing(isPower || isProduct ? `Multiply out ${inMaths(found)}.` : 'Write it without brackets.');
}

/** The first node that has brackets of its own, or needs some. */
function bracketIn(tree: Expression): Expression | undefined {
  if (tree.kind === 'multiply' && tree.factors.some(isSum)) return tree;
  if (tree.kind === 'power' && needsBrackets(tree.base)) return tree;
  if (tree.kind === 'negate' && isSum(tree.operand)) return tree;
  if (tree.kind === 'group' && !isSigned(tree.body)) return tree;
  for (const child of children(tree)) {
    const found = bracketIn(child);
    if (found) return found;
  }
  return undefined;
}

function isSum(tree: Expression): boolean {
  return bare(tree).kind === 'add';
}

function needsBrackets(base: Expression): boolean {
  const inner = bare(base);
  return inner.kind === 'add' || inner.kind === 'multiply' || inner.kind === 'power';
}

function isSigned(body: Expression): boolean {
  return (body.kind === 'negate' || body.kind === 'positive') && bare(body).kind !== 'add';
}
