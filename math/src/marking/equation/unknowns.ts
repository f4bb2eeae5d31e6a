import type { Expression } from '../../notation/tree.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';

/** Returns the letters isolated on a side of the key, in alphabetical order: the key gives their values. */
export function unknownsOf(key: Expression): string[] {
  const bare = withoutBrackets(key);
  const found = new Set<string>();
  if (bare.kind === 'logic')
    for (const operand of bare.operands) for (const name of unknownsOf(operand)) found.add(name);
  if (bare.kind === 'relation') for (const side of bare.operands) if (side.kind === 'name') found.add(side.name);
  return [...found].sort();
}

/** The letter whose value an equation gives. */
export function labelOf(statement: Expression): string | undefined {
  const left = statement.kind === 'relation' && statement.operators[0] === '=' ? statement.operands[0] : undefined;
  return left?.kind === 'name' ? left.name : undefined;
}

/**
 * “x = 3 and x = −1” as a choice: no number is both, so that it can only name both solutions. Undefined for anything
 * else.
 */
export function asChoice(tree: Expression): Expression | undefined {
  const bare = withoutBrackets(tree);
  if (bare.kind !== 'logic' || bare.operator !== 'and') return undefined;
  const parts = bare.operands.map(withoutBrackets);
  const labels = new Set(parts.map(labelOf));
  const [label] = labels;
  return label !== undefined && labels.size === 1 ? { ...bare, operator: 'or', operands: parts } : undefined;
}
