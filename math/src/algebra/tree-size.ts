import { children } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';

const sizes = new WeakMap<Expression, number>();

/**
 * Counts the nodes of a tree, each copy of a shared part for itself. Rewriting may let parts be shared, so that a tree
 * that is small in memory stands for one beyond measure: whoever is about to walk through it looks at its size first.
 */
export function sizeOf(tree: Expression): number {
  const known = sizes.get(tree);
  if (known !== undefined) return known;
  const size = children(tree).reduce((sum, child) => sum + sizeOf(child), 1);
  sizes.set(tree, size);
  return size;
}
