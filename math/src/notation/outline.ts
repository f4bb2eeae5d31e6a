import { children } from './traverse.ts';
import type { Expression } from './tree.ts';

/**
 * A tree in one line for tests and for people who look at trees: `(add x (negate 1))`. Fields that are not subtrees
 * follow the kind: `(divide:slash 1 2)`, `(call:sin:bracketed x)`. Spans are left out.
 */
export function outline(tree: Expression): string {
  switch (tree.kind) {
    case 'number':
      return tree.text + (tree.repetend === undefined ? '' : `~${tree.repetend}`);
    case 'name':
      return tree.name;
    case 'constant':
      return `#${tree.name}`;
    case 'matrix': {
      const rows = tree.rows.map((row) => `[${row.map(outline).join(' ')}]`);
      return `(matrix:${tree.fence} ${rows.join(' ')})`;
    }
    default: {
      const parts = children(tree).map(outline);
      return `(${[head(tree), ...parts].join(' ')})`;
    }
  }
}

function head(tree: Expression): string {
  const details: string[] = [];
  for (const [field, value] of Object.entries(tree)) {
    if (field === 'kind' || field === 'span') continue;
    if (typeof value === 'string' || typeof value === 'number') details.push(String(value));
    else if (value === true) details.push(field);
    else if (field === 'marks') details.push((value as string[]).map((mark) => mark.slice(0, 1)).join(''));
    else if (field === 'operators') details.push((value as string[]).join(','));
    else if (tree.kind === 'call' && field === 'base') details.push('based');
  }
  return [tree.kind, ...details].join(':');
}
