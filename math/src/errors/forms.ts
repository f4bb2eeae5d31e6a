import { simplify } from '../algebra/index.ts';
import { mapChildren, sameTree } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { ErrorKind } from './catalogue.ts';

/** The ways in which a right expression stands: as written, tidied, and multiplied out; the same only once. */
export function formsOf(trees: readonly Expression[], multipliedOut: boolean): readonly Expression[] {
  const [model] = trees;
  // Expressions that the learner sees count as written; in the author's formula (−3) may come from a variable.
  const all = trees.flatMap((tree, at) => (at === 0 ? [] : [ungrouped(tree)]).concat(simplify(tree, 'minimal')));
  if (model && multipliedOut) all.push(simplify(model, 'full'));
  const options = { groups: true, marks: true };
  return all.filter((tree, index) => !all.slice(0, index).some((before) => sameTree(before, tree, options)));
}

/** Without brackets that only group, and without leading pluses. */
export function ungrouped(tree: Expression): Expression {
  const inner = mapChildren(tree, ungrouped);
  if (inner.kind === 'group' && inner.shape !== 'angle') return inner.body;
  return inner.kind === 'positive' ? inner.operand : inner;
}

/** Returns the kind of answer that a right answer asks for. */
export function kindOf(model: Expression): ErrorKind {
  switch (model.kind) {
    case 'relation':
    case 'logic':
      return 'statement';
    case 'set':
    case 'list':
    case 'tuple':
    case 'interval':
    case 'set-operation':
    case 'set-builder':
    case 'matrix':
      return 'collection';
    case 'number':
    case 'mixed':
      return 'number';
    case 'negate':
    case 'group':
      return kindOf(model.kind === 'group' ? model.body : model.operand);
    default:
      return 'expression';
  }
}
