import { mapChildren } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';

/**
 * Puts trees in the place of names. A name bound by a derivative, integral, sum, product or limit is not replaced
 * inside it. The tree is shared where nothing changes; brackets are the printer's business.
 */
export function substitute(tree: Expression, bindings: ReadonlyMap<string, Expression>): Expression {
  if (bindings.size === 0) return tree;
  return replace(tree, bindings);
}

function without(bindings: ReadonlyMap<string, Expression>, name: string): ReadonlyMap<string, Expression> {
  if (!bindings.has(name)) return bindings;
  const rest = new Map(bindings);
  rest.delete(name);
  return rest;
}

function replace(tree: Expression, bindings: ReadonlyMap<string, Expression>): Expression {
  switch (tree.kind) {
    case 'name':
      return bindings.get(tree.name) ?? tree;
    case 'big': {
      const inner = without(bindings, tree.variable);
      return {
        ...tree,
        body: replace(tree.body, inner),
        ...(tree.from && { from: replace(tree.from, bindings) }),
        ...(tree.to && { to: replace(tree.to, bindings) }),
      };
    }
    case 'limit':
      return {
        ...tree,
        body: replace(tree.body, without(bindings, tree.variable)),
        target: replace(tree.target, bindings),
      };
    case 'derivative':
      return { ...tree, body: replace(tree.body, without(bindings, tree.variable)) };
    default:
      return mapChildren(tree, (child) => replace(child, bindings));
  }
}
