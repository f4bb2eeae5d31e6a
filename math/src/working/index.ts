import type { LineVerdict } from './steps.ts';
/** Line-by-line working: each line of a calculation or of the solution of an equation is judged by the lines above. */
import type { Expression } from '../notation/tree.ts';
import type { ReadError, ReadOptions } from '../notation/reading/read-result.ts';
import { Budget } from './budget.ts';
import { sequencesAsFunctions } from './definitions.ts';
import { countGiven } from './given.ts';
import { Journal } from './journal.ts';
import { readLines, type TypedLine } from './typed.ts';

export type { LineVerdict } from './steps.ts';

export type UnreadableLine = { readonly unreadable: ReadError };

/**
 * Judges lines in order, each by the line above and by what else is known: definitions, equations given together,
 * solutions that were gained or lost. After a wrong line the following ones are judged by their neighbours but are not
 * held to be wrong, until a line agrees again with the last right one. Unreadable lines are skipped.
 */
export function checkWorking(lines: readonly (Expression | UnreadableLine)[]): readonly LineVerdict[] {
  return judge(lines.map((line) => ('unreadable' in line ? line : { tree: line, continues: false })));
}

/**
 * The same for lines as typed. A sign such as ⇔ or = in front of a line, a word such as “so”, and what is noted behind a
 * stroke (`2x = 4 | :2`) belong to the writing; “no solution” is a statement.
 */
export function checkTypedWorking(sources: readonly string[], options: ReadOptions = {}): readonly LineVerdict[] {
  return judge(readLines(sources, options));
}

function judge(lines: readonly TypedLine[]): readonly LineVerdict[] {
  const readable = lines.flatMap((line) => ('tree' in line ? [line] : []));
  const trees = sequencesAsFunctions(readable.map(({ tree }) => tree));
  let next = 0;
  const budget = new Budget();
  const journal = new Journal(trees, countGiven(trees, budget), budget);
  return lines.map((line): LineVerdict => {
    if ('tree' in line) return journal.next(trees[next++] ?? line.tree, line.continues);
    const { message, span } = line.unreadable;
    return { verdict: 'unreadable', says: message, span };
  });
}
