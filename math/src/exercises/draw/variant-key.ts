import type { Variable } from '../document/document.ts';
import { isDrawn } from '../document/generators.ts';

/** Variables that are drawn; all others follow from them. */
export function drawnNames(list: readonly Variable[]): readonly string[] {
  return list.filter(({ generator }) => isDrawn(generator)).map(({ name }) => name);
}

/**
 * The name of a draw by which it can be switched off: `a=3; q=-1/2`. It holds the variables that are drawn, by name, with
 * their values as plain text: their order in the document does not matter, nor what else is computed from them.
 */
export function variantKey(names: readonly string[], plainOf: (name: string) => string): string {
  return [...names]
    .sort()
    .map((name) => `${name}=${plainOf(name)}`)
    .join('; ');
}
