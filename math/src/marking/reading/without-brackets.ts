import type { Expression } from '../../notation/tree.ts';

/** The tree without brackets around all of it. */
export function withoutBrackets(tree: Expression): Expression {
  return tree.kind === 'group' ? withoutBrackets(tree.body) : tree;
}
