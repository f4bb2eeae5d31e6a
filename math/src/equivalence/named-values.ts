import { freeNames } from '../algebra/names.ts';
import { walk } from '../notation/traverse.ts';
import { functionNamed } from '../notation/tokens/words.ts';
import type { Expression } from '../notation/tree.ts';

/** Without brackets that only group, and without a leading plus. */
export function bare(tree: Expression): Expression {
  if (tree.kind === 'group' && tree.shape !== 'angle') return bare(tree.body);
  return tree.kind === 'positive' ? bare(tree.operand) : tree;
}

/** Left sides that name a quantity: (p, q), a/b, f(3), |v|. A lone letter is not enough, a sum is an equation to solve. */
const naming: ReadonlySet<Expression['kind']> = new Set([
  'tuple',
  'list',
  'set',
  'divide',
  'call',
  'absolute',
  'accent',
  'matrix',
]);

/** (p, q) = (3, 2) and a/b = 1/√6 name a value: the value alone is the same answer. */
export function namedValue(tree: Expression): Expression | undefined {
  if (tree.kind !== 'relation' || tree.operands.length !== 2) return undefined;
  const [left, right] = tree.operands;
  if (!left || !right || freeNames(right).length > 0 || !isNamed(left)) return undefined;
  if (tree.operators[0] === 'approx') return right;
  return tree.operators[0] === '=' && naming.has(bare(left).kind) ? right : undefined;
}

/** Whether there is a letter or a function of which only the name is known, as in f(3): sin 3 is what it is. */
function isNamed(tree: Expression): boolean {
  let found = freeNames(tree).length > 0;
  walk(tree, (node) => {
    if (node.kind === 'call' && functionNamed(node.name) === undefined) found = true;
    return !found;
  });
  return found;
}
