import { substitute } from '../../algebra/substitute.ts';
import { children, namesIn, walk } from '../../notation/traverse.ts';
import type { CallNode, Expression } from '../../notation/tree.ts';

/**
 * `at(f, t, 3)`: the formula f with 3 in place of the letter t. So an exercise takes the value of a function that it, or
 * in a part that follows from an earlier one the learner, wrote down as a formula.
 */
export const valueFunction = 'at';

const isAt = (tree: Expression): tree is CallNode => tree.kind === 'call' && tree.name === valueFunction;

/** The formula with its letter replaced; undefined where the arguments are not a formula, a letter and a place. */
export function putIn({ args }: CallNode): Expression | undefined {
  const [formula, letter, place] = args;
  if (!formula || letter?.kind !== 'name' || !place || args.length !== 3) return undefined;
  return substitute(formula, new Map([[letter.name, { kind: 'group', shape: 'round', body: place }]]));
}

/** Names in the tree, except letters that something is put in place of. */
export function freeNamesOf(tree: Expression): ReadonlySet<string> {
  let holdsAt = false;
  walk(tree, (node) => {
    holdsAt ||= isAt(node);
    return !holdsAt;
  });
  if (!holdsAt) return namesIn(tree);
  if (!isAt(tree)) return new Set(children(tree).flatMap((child) => [...freeNamesOf(child)]));
  const [formula, letter, ...others] = tree.args;
  const inFormula = formula ? [...freeNamesOf(formula)].filter((name) => name !== nameOf(letter)) : [];
  return new Set([...inFormula, ...others.flatMap((other) => [...freeNamesOf(other)])]);
}

function nameOf(tree: Expression | undefined): string | undefined {
  return tree?.kind === 'name' ? tree.name : undefined;
}

/** Returns the fault of the first wrong use of `at`, as a sentence; undefined where all are right. */
export function misuseOfAt(tree: Expression, isVariable: (name: string) => boolean): string | undefined {
  let problem: string | undefined;
  walk(tree, (node) => {
    if (isAt(node)) problem ??= problemOfCall(node, isVariable);
    return problem === undefined;
  });
  return problem;
}

function problemOfCall({ args }: CallNode, isVariable: (name: string) => boolean): string | undefined {
  const [formula, letter, place] = args;
  if (args.length !== 3 || !formula || !place || letter?.kind !== 'name') {
    return 'Write at(f, t, 3): a formula, the letter in it, and what takes the place of the letter.';
  }
  if (!isVariable(letter.name)) return undefined;
  return `${letter.name} is a variable and has a value: at(f, t, 3) needs a letter of the formula.`;
}
