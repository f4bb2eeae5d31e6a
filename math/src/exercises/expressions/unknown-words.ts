import { walk } from '../../notation/index.ts';
import type { Expression, Span } from '../../notation/tree.ts';

interface UnknownWord {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Words that are neither a name nor a function, so that they were read as products of letters, and `functions` without
 * their brackets. For a product an author writes the letters apart.
 */
export function unknownWords(source: string, tree: Expression, functions: readonly string[]): UnknownWord[] {
  const letters: Span[] = [];
  const found: UnknownWord[] = [];
  walk(tree, (node) => {
    const isLetter = node.kind === 'name' || (node.kind === 'constant' && (node.name === 'e' || node.name === 'i'));
    if (!isLetter || !node.span) return;
    if (/^[A-Za-z]$/.test(source.slice(node.span.start, node.span.end))) letters.push(node.span);
    else if (functions.includes(node.name)) found.push({ message: withoutBrackets(node.name), ...node.span });
  });
  letters.sort((one, other) => one.start - other.start);
  const words: { start: number; end: number }[] = [];
  for (const { start, end } of letters) {
    const last = words.at(-1);
    if (last && last.end === start) last.end = end;
    else if (last?.start !== start) words.push({ start, end });
  }
  for (const { start, end } of words) {
    if (end - start > 1) found.push({ message: noVariable(source.slice(start, end)), start, end });
  }
  return found;
}

function noVariable(word: string): string {
  return `There is no variable ${word}. If a product is meant, write its letters apart: ${word.split('').join(' ')}.`;
}

function withoutBrackets(name: string): string {
  return `There is no variable ${name}; the function of that name needs brackets: ${name}(…).`;
}
