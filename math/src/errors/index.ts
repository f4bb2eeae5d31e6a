/**
 * Typical errors: what a learner may have done when an answer is wrong. Each rule makes wrong results of the right
 * answer as its author wrote it, or of what the question shows; the one that makes the learner's answer is named.
 */
import { LimitReached } from '../algebra/integer.ts';
import { sameTree } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type ErrorKind, rulesFor, rulesOfCalculus, rulesOfEquations, rulesOfTasks } from './catalogue.ts';
import { formsOf, kindOf, ungrouped } from './forms.ts';
import { erroneous, type ErrorRule } from './rule.ts';
import { type Target, targetOf, targetUpToConstant } from './target.ts';
import { definedBody, type Task, tasksOf } from './task.ts';

export { type ErrorKind, typicalErrors } from './catalogue.ts';
export type { ErrorRule } from './rule.ts';

export interface TypicalError {
  readonly id: string;
  /** A few words for teachers. */
  readonly name: string;
  /** A sentence for the learner. */
  readonly feedback: string;
}

export interface ErrorContext {
  /** What kind of answer it is; seen from the right answer when absent. */
  readonly kind?: ErrorKind;
  /** What the question shows: equations, definitions of functions, integrals, expressions. */
  readonly question?: readonly Expression[];
  /** Whether a result is what the learner gave, in place of exact equality: a tolerance, intervals … */
  readonly matches?: ((made: Expression) => boolean) | undefined;
  /** For antiderivatives: answers count as the same when they differ by a constant only. */
  readonly upToConstantIn?: string;
}

/** Enough for what people write as model answers; a bound on the work for anything else. */
const mostCandidates = 600;

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
    return find(model, answer, context);
  } catch (error) {
    // Numbers beyond measure: then there is nothing to tell.
    if (error instanceof LimitReached || error instanceof RangeError) return undefined;
    throw error;
  }
}

function find(model: Expression, answer: Expression, context: ErrorContext): TypicalError | undefined {
  const { upToConstantIn: variable, matches } = context;
  const own = variable === undefined ? targetOf(answer) : targetUpToConstant(answer, variable);
  const target = matches ? { ...own, is: matches } : own;
  if (target.is(model)) return undefined;
  const sides = definitions(model, answer);
  if (sides) return find(sides.model, sides.answer, { ...context, kind: 'expression', matches: undefined });
  const search = new Search(target);
  const kind = context.kind ?? kindOf(model);
  const rule = search.inTasks(model, context, kind) ?? search.inForms(model, kind, variable !== undefined);
  return rule && { id: rule.id, name: rule.name, feedback: rule.says };
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

/** Of the mal-rules of a kind, the first that turns the right expression into one that `matches`. */
class Search {
  private tried = 0;
  private readonly target: Target;
  private forms: readonly Expression[] = [];
  private solvesQuestion = false;
  /** The task is known, and it is no derivative or integral. */
  private isElsewhere = false;

  constructor(target: Target) {
    this.target = target;
  }

  inTasks(model: Expression, context: ErrorContext, kind: ErrorKind): ErrorRule | undefined {
    const { question = [], upToConstantIn: variable } = context;
    const modelTarget = variable === undefined ? targetOf(model) : targetUpToConstant(model, variable);
    const tasks = tasksOf(model, modelTarget, question);
    this.forms = tasks.flatMap((task) => (task.kind === 'expression' ? [task.tree] : []));
    this.isElsewhere =
      tasks.length > 0 && tasks.every(({ kind: each }) => each !== 'derivative' && each !== 'integral');
    this.solvesQuestion = tasks.some((task) => task.kind === 'equation' && this.target.solves(task.equation));
    for (const rule of tasks.length > 0 ? rulesOfTasks : []) {
      for (const made of tasks.flatMap((task) => rule.inTask?.(task) ?? [])) {
        if (this.fits(made)) return rule;
      }
    }
    return kind === 'expression' ? undefined : this.inEquations(tasks);
  }

  /** A wrong step from an equation, of which the learner's values are solutions. */
  private inEquations(tasks: readonly Task[]): ErrorRule | undefined {
    for (const task of tasks) {
      if (task.kind !== 'equation' || this.solvesQuestion) continue;
      const equation = ungrouped(task.equation);
      for (const rule of rulesOfEquations) {
        for (const made of erroneous(equation, rule)) {
          if (this.fits(made)) return rule;
        }
      }
    }
    return undefined;
  }

  inForms(model: Expression, kind: ErrorKind, isIntegral: boolean): ErrorRule | undefined {
    const forms = formsOf([model, ...this.forms], kind === 'expression' && !isIntegral);
    for (const rule of rulesFor[kind]) {
      if (this.isElsewhere && rulesOfCalculus.has(rule)) continue;
      for (const form of forms) {
        for (const made of erroneous(form, rule)) {
          if (this.tried > mostCandidates) return undefined;
          if (this.fits(made) && (!rule.scale || this.target.isNear(made))) return rule;
        }
      }
    }
    return undefined;
  }

  private fits(made: Expression): boolean {
    this.tried += 1;
    if (made.kind === 'relation' && !this.solvesQuestion && this.target.solves(made)) return true;
    return this.target.is(made);
  }
}
