import { namesIn, walk } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { FormulaContext } from '../context.ts';
import { shownName } from './shown-name.ts';
import { wordsInstead } from './unreadable-words.ts';
import { invalid, type Mark } from '../verdict/verdict.ts';

/**
 * A letter that stands nowhere in the exercise is a slip of the keyboard and costs nothing. The letters of the accepted
 * answers are listed unless results are withheld.
 */
export function strayLetter(tree: Expression, context: FormulaContext, typed: string): Mark | undefined {
  const allowed = context.part.letters;
  const inExercise = context.letters;
  for (const name of namesIn(tree)) {
    if (allowed.includes(name) || inExercise.has(name)) continue;
    const words = wordsInstead(typed, { letters: allowed, known: inExercise });
    if (words !== undefined) return invalid('words', words);
    const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
    if (name.length === 1 && allowed.includes(other)) {
      const size = other === other.toLowerCase() ? 'small' : 'capital';
      return invalid('letter case', `Use the ${size} letter ${other} instead of ${name}.`, spanOf(tree, name));
    }
    if (context.unfinished === 'always') {
      const message = `Your answer has ${shownName(name)} in it, which this exercise does not use.`;
      return invalid('stray letter', message, spanOf(tree, name));
    }
    const uses = allowed.length === 0 ? 'here no letter is needed' : `this exercise uses ${listed(allowed)}`;
    return invalid('stray letter', `Your answer has ${shownName(name)} in it; ${uses}.`, spanOf(tree, name));
  }
  return undefined;
}

function spanOf(tree: Expression, name: string): { start: number; end: number } | undefined {
  let span: { start: number; end: number } | undefined;
  walk(tree, (node) => {
    if (node.kind === 'name' && node.name === name) span ??= node.span;
    return span === undefined;
  });
  return span;
}

function listed(letters: readonly string[]): string {
  const names = letters.map(shownName);
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
