import type { CompiledExercise, CompiledFormulaPart } from '../exercises/compile/compiled.ts';
import { evaluate, evaluateKey, substituted } from '../exercises/expressions/expression.ts';
import type { Printer } from '../exercises/text/template.ts';
import { treeOfValue, type Value } from '../exercises/expressions/value.ts';
import type { Expression } from '../notation/tree.ts';
import type { CompiledFormula } from '../exercises/compile/compiled.ts';
import { type Mark, marked, unfinished, wrong } from './verdict/verdict.ts';
import type { AnswerReading, Syntax } from './reading/read-answer.ts';
import type { WorkLeft } from './verdict/work-left.ts';

/** Everything that marking a formula needs to know apart from the answer. */
export interface FormulaContext {
  readonly exercise: CompiledExercise;
  readonly part: CompiledFormulaPart;
  readonly slots: readonly Value[];
  readonly printer: Printer;
  readonly decimal: '.' | ',';
  /** Seen from each answer unless given. */
  readonly syntax?: Syntax | undefined;
  /** Letters in the exercise's texts. */
  readonly letters: ReadonlySet<string>;
  /** Default `when-right`. */
  readonly unfinished?: Unfinished;
}

/**
 * Treatment of an answer that is not worked out: only a right one is free, and shown to be right; every one is free
 * and none shows whether it is right, for withheld results; or it is marked, when it cannot be continued.
 */
export type Unfinished = 'when-right' | 'always' | 'marked';

/** How an answer to the part is read. */
export function readingOf({ decimal, syntax, letters, part }: FormulaContext): AnswerReading {
  return { decimal, syntax, letters: part.letters, known: letters };
}

/** An accepted answer in this variant; its value is worked out when it is first looked at. */
export class Key {
  readonly accepted: CompiledFormula;
  /** 1-based, in the order of trial. */
  readonly number: number;
  private readonly context: FormulaContext;
  private known: Value | undefined;

  constructor(context: FormulaContext, accepted: CompiledFormula, number: number) {
    this.context = context;
    this.accepted = accepted;
    this.number = number;
  }

  /** Throws RangeError when the answer has no value in this variant. */
  get value(): Value {
    this.known ??= evaluateKey(this.accepted.expression, this.context.slots, this.context.exercise.scope);
    return this.known;
  }

  get tree(): Expression {
    return treeOfValue(this.value);
  }

  /** As it is shown to a learner, before it is rounded. */
  get shown(): Expression {
    return treeOfValue(evaluate(this.accepted.expression, this.context.slots, this.context.exercise.scope));
  }

  /** As its author wrote it, with the variant's values in it and nothing worked out. */
  get formula(): Expression {
    return substituted(this.accepted.expression, this.context.slots, this.context.exercise.scope);
  }
}

/** The accepted answers of a variant, the best first. */
export function keysOf(context: FormulaContext): Key[] {
  return context.part.accept.map((accepted, index) => new Key(context, accepted, index + 1));
}

export type Match = 'equal' | 'different' | 'unknown';

/** Whether each of several things matches the one in its place. */
export function matchEach(
  given: readonly Expression[],
  keys: readonly Expression[],
  match: (own: Expression, key: Expression) => Match,
): Match {
  if (given.length !== keys.length) return 'different';
  let all: Match = 'equal';
  for (const [index, own] of given.entries()) {
    const key = keys[index];
    const found = key ? match(own, key) : 'different';
    if (found === 'different') return found;
    if (found === 'unknown') all = found;
  }
  return all;
}

/**
 * Finds the first accepted answer that matches, the best first. `refine` may turn a match of some worth into
 * something else, e.g. when the form is not as asked. When nothing matches but something could not be decided, the
 * mark is unknown, so that a person looks at it. What matches and is not worked out earns nothing.
 */
export function markByKeys(
  context: FormulaContext,
  keys: readonly Key[],
  match: (key: Key) => { readonly match: Match; readonly reason: string },
  refine: (key: Key, mark: Mark) => Mark,
  otherwise: () => Mark,
  work?: WorkLeft,
): Mark {
  if (work === undefined) return markedByKeys(keys, match, refine, otherwise, context);
  if (context.unfinished === 'always' && !work.isEcho) return unfinished(work);
  const mark = markedByKeys(keys, match, refine, otherwise, context);
  if (mark.outcome !== 'marked' || mark.share === 0) return { ...mark, work };
  const words = `${mark.share === 1 ? 'This is right' : 'This is right in part'}, but not ${work.yet} yet. ${work.advice}`;
  const isFree = (context.unfinished ?? 'when-right') === 'when-right';
  return isFree ? unfinished(work, words) : wrong('not worked out', words);
}

function markedByKeys(
  keys: readonly Key[],
  match: (key: Key) => { readonly match: Match; readonly reason: string },
  refine: (key: Key, mark: Mark) => Mark,
  otherwise: () => Mark,
  context: FormulaContext,
): Mark {
  let undecided: string | undefined;
  for (const key of keys) {
    const { match: found, reason } = match(key);
    if (found === 'unknown' && key.accepted.score > 0) undecided ??= reason;
    if (found !== 'equal') continue;
    if (undecided !== undefined && key.accepted.score === 0) break;
    const feedback = key.accepted.feedback ? context.printer.render(key.accepted.feedback) : '';
    const stated = key.accepted.score > 0 ? reason : `known mistake ${key.number}: ${reason}`;
    if (key.accepted.score === 0) return wrong(stated, feedback);
    return refine(key, marked(key.accepted.score, stated, feedback));
  }
  return undecided === undefined ? otherwise() : { outcome: 'unknown', reason: undecided };
}
