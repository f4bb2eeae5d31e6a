import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

/** For tests: the tree of a text, which is LaTeX where it has a backslash. */
export function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}
