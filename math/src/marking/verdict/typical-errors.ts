import { findTypicalError, type ErrorContext, operationsInWords, type Sight } from '../../errors/index.ts';
import { scanText } from '../../exercises/text/scan.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { FormulaContext, Key } from '../context.ts';
import { type Mark, wrong } from './verdict.ts';

/**
 * Says which typical error leads from the best accepted answer to what the learner gave, when one does; else the mark
 * as it is.
 */
export function explained(
  context: FormulaContext,
  keys: readonly Key[],
  answer: Expression,
  how: Omit<ErrorContext, 'question' | 'operations'>,
  otherwise: Mark,
): Mark {
  const [best] = keys;
  if (!best || best.accepted.score === 0) return otherwise;
  const sight = { question: shownIn(context), operations: operationsOf(context) };
  const error = findTypicalError(best.formula, answer, { ...how, ...sight });
  return error ? wrong(`typical error: ${error.id}`, error.feedback) : otherwise;
}

const mostFormulas = 8;

const mostQuestions = 64;
/** Questions asked lately: the same one is often answered several times. */
const lately = new Map<string, readonly Expression[]>();

/**
 * Returns the operations that the words of the exercise mention: its question, the label of the part, its title, topic
 * and tags.
 */
export function operationsOf({ exercise, part, printer }: FormulaContext): Sight {
  const { title, topic, tags } = exercise.document;
  const label = part.label ? printer.render(part.label) : '';
  return operationsInWords([printer.render(exercise.question), label, title, topic, ...tags].join(' '));
}

/** Returns the formulas that the question shows. */
export function shownIn({ exercise, printer }: FormulaContext): readonly Expression[] {
  const text = printer.render(exercise.question);
  const formulas = lately.get(text) ?? formulasIn(text);
  lately.delete(text);
  const [oldest] = lately.keys();
  if (lately.size >= mostQuestions && oldest !== undefined) lately.delete(oldest);
  lately.set(text, formulas);
  return formulas;
}

/** The formulas of a text that can be read, each by itself. */
function formulasIn(text: string): readonly Expression[] {
  const { pieces } = scanText(text);
  const sources = pieces.flatMap((piece) => (piece.kind === 'maths' ? piece.source.split(/\\q?quad/) : []));
  return sources.slice(0, mostFormulas).flatMap((source) => {
    const [, defined] = /^\s*([A-Za-z])\s*\(\s*[a-z]\s*\)\s*=/.exec(source) ?? [];
    const result = read(source.trim().replace(/[.,;]$/, ''), { functions: defined ? [defined] : [] });
    return result.ok && result.tree.kind !== 'name' && result.tree.kind !== 'number' ? [result.tree] : [];
  });
}
