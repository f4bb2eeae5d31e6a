import { negateTree, sumTree } from '../../algebra/construct.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import { isInteger } from '../../algebra/numbers/rational.ts';
import { mapChildren, walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';

/** The tree with what is whole taken out of ⌊…⌋ and ⌈…⌉: ⌊⌊u⌋ + v⌋ is ⌊u⌋ + ⌊v⌋. The same tree where nothing is. */
export function withoutNestedSteps(tree: Expression): Expression {
  return hasSteps(tree) ? rewritten(tree) : tree;
}

function hasSteps(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= stepOf(node) !== undefined;
    return !found;
  });
  return found;
}

function rewritten(tree: Expression): Expression {
  const inner = mapChildren(tree, rewritten);
  const step = stepOf(inner);
  if (!step) return inner;
  const terms = termsOf(step.argument);
  const [whole, rest] = [terms.filter(isWhole), terms.filter((term) => !isWhole(term))];
  // A number alone stays, so that ⌊x + 2⌋ is what was written.
  if (!whole.some((term) => arithmeticValue(term) === undefined) && rest.length > 0) return inner;
  return rest.length === 0 ? sumTree(whole) : sumTree([...whole, { ...step.call, args: [sumTree(rest)] }]);
}

type Call = Extract<Expression, { kind: 'call' }>;

function stepOf(tree: Expression): { readonly call: Call; readonly argument: Expression } | undefined {
  if (tree.kind !== 'call' || tree.args.length !== 1) return undefined;
  const [argument] = tree.args;
  const isStep = ['floor', 'ceil'].includes(canonicalFunction(tree.name));
  return isStep && argument ? { call: tree, argument } : undefined;
}

function termsOf(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case 'group':
      return termsOf(tree.body);
    case 'positive':
      return termsOf(tree.operand);
    case 'negate':
      return termsOf(tree.operand).map(negateTree);
    case 'add':
      return tree.terms.flatMap(termsOf);
    default:
      return [tree];
  }
}

/** Whether a value is whole wherever there is one. */
function isWhole(tree: Expression): boolean {
  const value = arithmeticValue(tree);
  if (value) return isInteger(value);
  switch (tree.kind) {
    case 'group':
      return isWhole(tree.body);
    case 'positive':
    case 'negate':
      return isWhole(tree.operand);
    case 'add':
      return tree.terms.every(isWhole);
    case 'multiply':
      return tree.factors.every(isWhole);
    case 'call':
      return stepOf(tree) !== undefined || canonicalFunction(tree.name) === 'sign';
    default:
      return false;
  }
}
