import { mapChildren, walk } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';

/** `x = ±2` as the two trees with + and with −; anything without ± as itself. All signs go together, ∓ against them. */
export function expandPlusMinus(tree: Expression): readonly Expression[] {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'plus-minus') found = true;
  });
  return found ? [withSign(tree, '±'), withSign(tree, '∓')] : [tree];
}

function withSign(tree: Expression, positive: '±' | '∓'): Expression {
  const mapped = mapChildren(tree, (child) => withSign(child, positive));
  if (mapped.kind !== 'plus-minus') return mapped;
  const right: Expression = mapped.sign === positive ? mapped.right : { kind: 'negate', operand: mapped.right };
  return mapped.left ? { kind: 'add', terms: [mapped.left, right] } : right;
}

/** The members of a finite collection however it was written, or undefined when it is no such list. */
export function membersOf(tree: Expression): readonly Expression[] | undefined {
  const bare = withoutBrackets(tree);
  switch (bare.kind) {
    case 'set':
    case 'list':
    case 'tuple':
      return flatMembers(bare.items);
    case 'logic':
      return bare.operator === 'or' ? flatMembers(bare.operands) : undefined;
    case 'constant':
      return bare.name === 'empty-set' ? [] : bare.name === 'reals' ? undefined : [bare];
    case 'relation':
      return membersOfRelation(bare.operands, bare.operators);
    case 'matrix':
      return bare.rows.length === 1 || bare.rows[0]?.length === 1 ? bare.rows.flat() : undefined;
    case 'interval':
    case 'set-operation':
    case 'set-builder':
      return undefined;
    default:
      return expandPlusMinus(bare);
  }
}

function flatMembers(items: readonly Expression[]): readonly Expression[] | undefined {
  const members: Expression[] = [];
  for (const item of items) {
    const bare = withoutBrackets(item);
    // A point or a set inside a list is one member, and so is the empty set.
    const isEmptySet = bare.kind === 'constant' && bare.name === 'empty-set';
    if (
      isEmptySet ||
      bare.kind === 'tuple' ||
      bare.kind === 'set' ||
      bare.kind === 'matrix' ||
      bare.kind === 'interval'
    ) {
      members.push(bare);
      continue;
    }
    const inner = membersOf(bare);
    if (!inner) return undefined;
    members.push(...inner);
  }
  return members;
}

/** `x = 3`, `3 = x`, `x ∈ {1, 2}`, `x_1 = 2`: what x may be. */
function membersOfRelation(
  operands: readonly Expression[],
  operators: readonly string[],
): readonly Expression[] | undefined {
  const [left, right] = operands;
  if (!left || !right || operands.length !== 2) return undefined;
  if (operators[0] === 'in' && left.kind === 'name') return membersOf(right);
  if (operators[0] !== '=') return undefined;
  if (isLabel(left)) return membersOf(right);
  return right.kind === 'name' ? membersOf(left) : undefined;
}

/** Whether the left side of an equals sign only names the answer: `x`, `L`, `(x, y)`. */
function isLabel(tree: Expression): boolean {
  if (tree.kind === 'name' || tree.kind === 'constant') return true;
  return (tree.kind === 'tuple' || tree.kind === 'list') && tree.items.every((item) => item.kind === 'name');
}
