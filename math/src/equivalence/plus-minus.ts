import { mapChildren, walk } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';

/** Whether ± or ∓ occurs. */
export function hasPlusMinus(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'plus-minus') found = true;
    return !found;
  });
  return found;
}

/** The two readings of a tree with ±: upper signs throughout, lower signs throughout. */
export function readings(tree: Expression): readonly [Expression, Expression] {
  return [withSign(tree, true), withSign(tree, false)];
}

function withSign(tree: Expression, upper: boolean): Expression {
  if (tree.kind !== 'plus-minus') return mapChildren(tree, (child) => withSign(child, upper));
  const isPlus = (tree.sign === '±') === upper;
  const right = withSign(tree.right, upper);
  const signed: Expression = isPlus ? right : { kind: 'negate', operand: right };
  return tree.left ? { kind: 'add', terms: [withSign(tree.left, upper), signed] } : signed;
}
