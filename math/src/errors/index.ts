/**
 * Typical errors: what a learner may have done when an answer is wrong. Each rule makes wrong results of the right
 * answer as its author wrote it, or of what the question shows; the one that makes the learner's answer is named.
 */
import { LimitReached } from '../algebra/numbers/integer.ts';
import { bounded, stepsLeft } from '../algebra/work.ts';
import { sameTree } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { ErrorKind } from './catalogue.ts';
import { isInfinite } from './rules/collection-rules.ts';
import { kindOf, ungrouped } from './forms.ts';
import type { ErrorRule } from './rule.ts';
import type { Sight } from './sight.ts';
import { slipOf } from './slip.ts';
import { forget, type Suspects, suspectsOf } from './suspects.ts';
import { namedValues, type Target, targetOf, targetUpToConstant } from './target.ts';
import { definedBody, integratedIn } from './task.ts';
import { areClose } from './values.ts';

export { type ErrorKind, typicalErrors } from './catalogue.ts';
export type { ErrorRule } from './rule.ts';
export { type Operation, operationsInWords, type Sight } from './sight.ts';

export interface TypicalError {
  readonly id: string;
  /** A few words for teachers. */
  readonly name: string;
  /** A sentence for the learner. */
  readonly feedback: string;
}

export interface ErrorContext {
  /** The kind of the answer; derived from the right answer when absent. */
  readonly kind?: ErrorKind;
  /** The formulas that the question shows: equations, definitions of functions, integrals, expressions. */
  readonly question?: readonly Expression[];
  /**
   * The operations that the words of the question speak of, as by `operationsInWords`; when absent, only formulas tell
   * what is in sight.
   */
  readonly operations?: Sight;
  /** Whether a result is what the learner gave, in place of exact equality: a tolerance, intervals … */
  readonly matches?: ((made: Expression) => boolean) | undefined;
  /** For antiderivatives: answers count as the same when they differ by a constant only. */
  readonly upToConstantIn?: string;
}

/**
 * Finds a typical error that leads from the right answer to what the learner gave; undefined when none does or when
 * the answer is right. Each rule is applied once, at each place; the more telling rule wins.
 */
export function findTypicalError(
  model: Expression,
  answer: Expression,
  context: ErrorContext = {},
): TypicalError | undefined {
  try {
    return bounded(stepsAllowed(), () => find(model, answer, context));
  } catch (error) {
    forget(context.question ?? none);
    // Numbers beyond measure: then there is nothing to tell.
    if (error instanceof LimitReached || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Wrong results that a typical error makes of a right answer, in the order in which they are tried: what learners with
 * other numbers would have given who made the same error here. `context` as for `findTypicalError`.
 */
export function resultsOfError(id: string, model: Expression, context: ErrorContext = {}): readonly Expression[] {
  const { upToConstantIn, question = none, kind = kindOf(model), operations } = context;
  try {
    return bounded(stepsAllowed(), () =>
      [...suspectsOf(model, { kind, question, said: operations, upToConstantIn, byValues: false })]
        .filter(({ rule, isStep }) => rule.id === id && !isStep)
        .slice(0, mostResults)
        .map(({ made }) => made),
    );
  } catch (error) {
    forget(question);
    if (error instanceof LimitReached || error instanceof RangeError) return [];
    throw error;
  }
}

const mostResults = 12;
const stepsForSearching = 150_000;
/** Steps that a search leaves to the marking around it. */
const leftOver = 2000;
const stepsAllowed = (): number => Math.min(stepsForSearching, stepsLeft() - leftOver);
const none: readonly Expression[] = [];

/**
 * Finds the typical error in a step from one equation or inequality of a working to the next. Unlike
 * {@link findTypicalError}, it names an error only where the error gives exactly the line that was written, or its solutions.
 */
export function findSlip(above: Expression, line: Expression): TypicalError | undefined {
  try {
    const rule = bounded(stepsAllowed(), () => slipOf(ungrouped(above), ungrouped(line), targetOf(line)));
    return rule && { id: rule.id, name: rule.name, feedback: rule.says };
  } catch (error) {
    if (error instanceof LimitReached || error instanceof RangeError) return undefined;
    throw error;
  }
}

function find(written: Expression, answer: Expression, context: ErrorContext): TypicalError | undefined {
  const model = withIntervals(written);
  const { matches, question = none, operations } = context;
  const upToConstantIn = context.upToConstantIn ?? integratedIn(model, question);
  const own = upToConstantIn === undefined ? targetOf(answer) : targetUpToConstant(answer, upToConstantIn);
  const target = matches ? { ...own, is: matches } : own;
  if (target.is(model)) return undefined;
  const sides = definitions(model, answer);
  if (sides) return find(sides.model, sides.answer, { ...context, kind: 'expression', matches: undefined });
  const byValues = matches === undefined && own.values !== undefined;
  const kind = context.kind ?? kindOf(model);
  const suspects = suspectsOf(model, { kind, question, said: operations, upToConstantIn, byValues });
  const rule = guilty(suspects, target, areTurned(model, answer));
  return rule && { id: rule.id, name: rule.name, feedback: rule.says };
}

/** Pairs in a union, and such with ∞, are intervals: they have no coordinates. */
function withIntervals(tree: Expression): Expression {
  if (tree.kind === 'group') return { ...tree, body: withIntervals(tree.body) };
  if (tree.kind === 'set-operation') return { ...tree, operands: tree.operands.map(asInterval) };
  return tree.kind === 'tuple' && tree.items.some(isInfinite) ? asInterval(tree) : tree;
}

function asInterval(tree: Expression): Expression {
  const [start, end] = tree.kind === 'tuple' ? tree.items : [];
  if (tree.kind !== 'tuple' || tree.items.length !== 2 || !start || !end) return withIntervals(tree);
  const isClosed = tree.shape === 'square';
  return { kind: 'interval', start, end, startClosed: isClosed, endClosed: isClosed };
}

/** The right sides of y = … where the right answer and the answer define the same name by a formula. */
function definitions(
  model: Expression,
  answer: Expression,
): { readonly model: Expression; readonly answer: Expression } | undefined {
  if (model.kind !== 'relation' || answer.kind !== 'relation') return undefined;
  const own = definedBody(model);
  const other = definedBody(answer);
  const isSame = sameTree(model.operands[0] ?? model, answer.operands[0] ?? answer, { groups: true });
  return own && other && isSame ? { model: own, answer: other } : undefined;
}

/** Whether an answer names several solutions, each of them with the opposite sign. */
function areTurned(model: Expression, answer: Expression): boolean {
  const [right, given] = [namedValues(model), namedValues(answer)];
  if (!right || right.length < 2 || given?.length !== right.length) return false;
  return right.every((value) => given.some((own) => Math.abs(own + value) <= 1e-9 * Math.max(1, Math.abs(value))));
}

/** The rule of the first wrong result that is what the learner gave. */
function guilty(suspects: Suspects, target: Target, areOpposite: boolean): ErrorRule | undefined {
  const solvesQuestion = suspects.tasks.some((task) => task.kind === 'equation' && target.solves(task.equation));
  for (const { rule, made, values, isStep } of suspects) {
    // A wrong step that happens to turn the sign of each of several solutions is not what was done.
    if (isStep && (solvesQuestion || areOpposite)) continue;
    const isEquation = made.kind === 'relation' || (made.kind === 'logic' && isStep);
    const solves = isEquation && !solvesQuestion && target.solves(made);
    // Values rule out almost everything.
    if (!solves && suspects.byValues && !(values && target.values && areClose(values, target.values))) continue;
    if (!solves && !target.is(made)) continue;
    if (!rule.scale || target.isNear(made)) return rule;
  }
  return undefined;
}
