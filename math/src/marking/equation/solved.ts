import { contains } from '../../forms/structure.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression, RelationNode } from '../../notation/tree.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';

/** Whether every comparison has a letter alone on one side that is not on the other. */
export function isSolved(tree: Expression): boolean {
  return everyLink(tree, () => true);
}

/** Whether every comparison has the letter alone on one side and a number on the other, or numbers a period apart. */
export function isSolution(tree: Expression): boolean {
  return everyLink(tree, (value) => namesIn(value).size === 0 || isPeriodic(value));
}

/** Letters that usually count periods. */
export const periodLetters: readonly string[] = ['k', 'n', 'm', 'j', 'l', 'z'];

/** A multiple of π or of degrees with a letter that counts: π/4 + 2πk. */
function isPeriodic(value: Expression): boolean {
  if ([...namesIn(value)].some((name) => !periodLetters.includes(name))) return false;
  return contains(
    value,
    (node) =>
      (node.kind === 'constant' && node.name === 'pi') || (node.kind === 'postfix' && node.operator === 'degree'),
  );
}

/** All numbers solve it, or none. */
export function isTruth(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  return bare.kind === 'constant' && (bare.name === 'true' || bare.name === 'false');
}

function everyLink(tree: Expression, isValue: (side: Expression) => boolean): boolean {
  const bare = withoutBrackets(tree);
  switch (bare.kind) {
    case 'logic':
      return bare.operands.every((operand) => everyLink(operand, isValue));
    case 'constant':
      return isTruth(bare);
    case 'relation':
      return bare.operators.every((_, index) => isSolvedLink(bare, index, isValue));
    default:
      return false;
  }
}

function isSolvedLink(relation: RelationNode, index: number, isValue: (side: Expression) => boolean): boolean {
  const left = relation.operands[index];
  const right = relation.operands[index + 1];
  if (!left || !right) return false;
  return (says(left, right) && isValue(right)) || (says(right, left) && isValue(left));
}

/** A letter, or a point of letters such as (x, y), beside something without them. */
function says(letter: Expression, value: Expression): boolean {
  if (!isLabel(letter)) return false;
  const inValue = namesIn(value);
  return [...namesIn(letter)].every((name) => !inValue.has(name));
}

/** Whether an expression only names the answer beside it: `x`, `(x, y)`. */
export function isLabel(tree: Expression): boolean {
  return tree.kind === 'name' || (tree.kind === 'tuple' && tree.items.every(isLabel));
}
