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
