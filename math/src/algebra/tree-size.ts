import { children } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';

const sizes = new WeakMap<Expression, number>();

/**
 * Counts the nodes of a tree, a shared part once for each place. Rewriting may share parts, so a tree that is small in
 * memory may unfold to an enormous one: check its size before walking through it.
 */
export function sizeOf(tree: Expression): number {
  const known = sizes.get(tree);
  if (known !== undefined) return known;
  const size = children(tree).reduce((sum, child) => sum + sizeOf(child), 1);
  sizes.set(tree, size);
  return size;
}
