import { children } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';

/** Whether the name occurs free in the tree. */
export function containsName(tree: Expression, name: string): boolean {
  switch (tree.kind) {
    case 'name':
      return tree.name === name;
    case 'number':
    case 'constant':
      return false;
    case 'big':
      if (tree.variable === name && (tree.from !== undefined || tree.operator !== 'integral')) {
        return (tree.from ? containsName(tree.from, name) : false) || (tree.to ? containsName(tree.to, name) : false);
      }
      break;
    case 'limit':
      if (tree.variable === name) return containsName(tree.target, name);
      break;
    default:
  }
  for (const child of children(tree)) if (containsName(child, name)) return true;
  return false;
}

/** The free names of a tree in order of first appearance. */
export function freeNames(tree: Expression): string[] {
  const found = new Set<string>();
  collect(tree, found, []);
  return [...found];
}

function collect(tree: Expression, found: Set<string>, bound: readonly string[]): void {
  if (tree.kind === 'name') {
    if (!bound.includes(tree.name)) found.add(tree.name);
    return;
  }
  if (tree.kind === 'number') return;
  if (tree.kind === 'big' && (tree.from !== undefined || tree.operator !== 'integral')) {
    if (tree.from) collect(tree.from, found, bound);
    if (tree.to) collect(tree.to, found, bound);
    collect(tree.body, found, [...bound, tree.variable]);
    return;
  }
  if (tree.kind === 'limit') {
    collect(tree.target, found, bound);
    collect(tree.body, found, [...bound, tree.variable]);
    return;
  }
  for (const child of children(tree)) collect(child, found, bound);
}
