import { workDone, charge } from '../algebra/work.ts';
import type { ErrorKind } from './catalogue.ts';
import { rulesFor, rulesOfCalculus, rulesOfEquations, rulesOfSides, rulesOfTasks } from './catalogue.ts';
import { simplify, substitute } from '../algebra/index.ts';
import { add, multiply, name, negate, number, toPlain } from '../notation/index.ts';
import type { Expression, RelationNode } from '../notation/tree.ts';
import { isLinear, isNumeric } from './patterns.ts';
import { formsOf, ungrouped } from './forms.ts';
import { erroneous, type ErrorRule, spotsOf } from './rule.ts';
import { mayBeTurned, type Operation, type Sight, sightOf } from './sight.ts';
import { derivativeOf, targetOf, targetUpToConstant } from './target.ts';
import { type Task, tasksOf } from './task.ts';
import { type Memo, type Values, valuesOf } from './values.ts';

/** A wrong result that a typical error makes of a right answer. */
export interface Suspect {
  readonly rule: ErrorRule;
  readonly made: Expression;
  /** The values that tell it from an answer: its own, or those of its derivative where only that counts. */
  readonly values: Values | undefined;
  /** Made by a wrong step from the question's equation. */
  readonly isStep: boolean;
}

export interface Circumstances {
  readonly kind: ErrorKind;
  readonly question: readonly Expression[];
  /** The operations that the words of the question speak of; undefined where they are not known. */
  readonly said: Sight | undefined;
  readonly upToConstantIn: string | undefined;
  /** Whether results are compared by their values first. */
  readonly byValues: boolean;
}

const calculated: ReadonlySet<Task['kind']> = new Set(['expression', 'derivative']);
const none: Sight = new Set();

/** Enough for what people write as model answers; a bound on the work for anything else. */
const mostCandidates = 600;

/**
 * The wrong results of one right answer, in the order in which they are tried. They are made when they are first
 * asked for and kept, so that the next wrong answer to the same question is only compared with them.
 */
export class Suspects {
  readonly tasks: readonly Task[];
  readonly byValues: boolean;
  private readonly model: Expression;
  private readonly circumstances: Circumstances;
  private readonly made: { readonly suspect: Suspect; readonly cost: number }[] = [];
  private readonly source: Iterator<Suspect>;
  private readonly costOfTasks: number;
  private readonly sight: Sight;
  private isWhole = false;
  private readonly memo: Memo = new Map();

  constructor(model: Expression, circumstances: Circumstances) {
    const before = workDone();
    this.model = model;
    this.circumstances = circumstances;
    this.byValues = circumstances.byValues;
    const variable = circumstances.upToConstantIn;
    const target = variable === undefined ? targetOf(model) : targetUpToConstant(model, variable);
    this.tasks = tasksOf(model, target, circumstances);
    this.sight = this.inSight();
    this.source = this.all();
    this.costOfTasks = workDone() - before;
  }

  /** Asking again costs as much of the steps allowed as the first time, so that what is found does not depend on it. */
  again(): this {
    charge(this.costOfTasks);
    return this;
  }

  *[Symbol.iterator](): Generator<Suspect> {
    for (let k = 0; ; k++) {
      const kept = this.made[k];
      if (kept) {
        charge(kept.cost);
        yield kept.suspect;
        continue;
      }
      if (this.isWhole) return;
      const before = workDone();
      const next = this.source.next();
      if (next.done) {
        this.isWhole = true;
        this.memo.clear();
        return;
      }
      this.made.push({ suspect: next.value, cost: workDone() - before });
      yield next.value;
    }
  }

  /** The operations in formulas, words and tasks. */
  private inSight(): Sight {
    const { question, said, upToConstantIn } = this.circumstances;
    const found = new Set(sightOf([this.model, ...question], said));
    if (upToConstantIn !== undefined) found.add('integral');
    if ([this.model, ...question].some(mayBeTurned)) found.add('turning');
    for (const { kind } of this.tasks) {
      if (kind === 'derivative' || kind === 'integral' || kind === 'equation') found.add(kind);
    }
    return found;
  }

  private mayApply({ needs, isShown }: ErrorRule): boolean {
    return needs.every((operation) => this.sight.has(operation)) && (isShown === undefined || this.shows(isShown));
  }

  /** Whether the task shows an operation: a derivative and a value of the sine show no division. */
  private shows(operation: Operation): boolean {
    const calculations = this.tasks.filter(({ kind }) => calculated.has(kind));
    return (
      calculations.length === 0 ||
      calculations.some((task) => task.kind === 'expression' && sightOf([task.tree], none).has(operation))
    );
  }

  private *all(): Generator<Suspect> {
    const { kind } = this.circumstances;
    for (const rule of this.tasks.length > 0 ? rulesOfTasks : []) {
      if (!this.mayApply(rule)) continue;
      for (const task of this.tasks) for (const made of rule.inTask?.(task) ?? []) yield this.suspect(rule, made);
    }
    if (kind !== 'expression') yield* this.ofEquations();
    yield* this.ofForms();
  }

  /** Wrong steps from an equation, of which the learner's values are solutions. */
  private *ofEquations(): Generator<Suspect> {
    for (const task of this.tasks) {
      if (task.kind !== 'equation') continue;
      yield* this.ofStatement(task.equation);
      const collected = collectedOf(task.equation, task.variable);
      if (collected) yield* this.ofStatement(collected);
    }
    const inequalities = this.model.kind === 'relation' ? this.circumstances.question.filter(isInequality) : [];
    for (const shown of inequalities) if (targetOf(this.model).is(shown)) yield* this.ofStatement(shown);
  }

  private *ofStatement(statement: Expression): Generator<Suspect> {
    const spots = spotsOf(ungrouped(statement));
    for (const rule of [...rulesOfEquations, ...rulesOfSides]) {
      for (const made of erroneous(spots, rule)) yield this.suspect(rule, made, true);
    }
  }

  private *ofForms(): Generator<Suspect> {
    const { kind, upToConstantIn } = this.circumstances;
    const shown = this.tasks.flatMap((task) => (task.kind === 'expression' ? [task.tree] : []));
    // The task is known, and it is not a derivative or integral.
    const isElsewhere =
      this.tasks.length > 0 && this.tasks.every((task) => task.kind !== 'derivative' && task.kind !== 'integral');
    const forms = formsOf([this.model, ...shown], kind === 'expression' && upToConstantIn === undefined).map(spotsOf);
    let count = 0;
    for (const rule of rulesFor[kind]) {
      if (!this.mayApply(rule) || (isElsewhere && rulesOfCalculus.has(rule))) continue;
      for (const spots of forms) {
        for (const made of erroneous(spots, rule)) {
          if (count++ > mostCandidates) return;
          yield this.suspect(rule, made);
        }
      }
    }
  }

  private suspect(rule: ErrorRule, made: Expression, isStep = false): Suspect {
    const { upToConstantIn: variable, byValues } = this.circumstances;
    if (!byValues) return { rule, made, values: undefined, isStep };
    const slope = variable === undefined ? made : derivativeOf(made, variable);
    return { rule, made, values: slope && valuesOf(slope, this.memo), isStep };
  }
}

/** 2x > 6, with the letter on one side or on both. */
function isInequality(tree: Expression): boolean {
  return tree.kind === 'relation' && tree.operands.length === 2 && /[<>]/.test(tree.operators[0] ?? '');
}

/** 3x = 12 for 3x − 5 = 7: where a linear equation stands before the last division. */
function collectedOf(equation: RelationNode, variable: string): Expression | undefined {
  const [left, right] = equation.operands;
  if (!left || !right || !isLinear(equation)) return undefined;
  const at = (value: Expression): Expression => substitute(add(left, negate(right)), new Map([[variable, value]]));
  const rest = at(number(0));
  const factor = simplify(add(at(number(1)), negate(rest)), 'full');
  return isNumeric(factor)
    ? { ...equation, operands: [multiply(factor, name(variable)), simplify(negate(rest), 'full')] }
    : undefined;
}

const mostModels = 8;
const remembered = new WeakMap<readonly Expression[], Map<string, Suspects>>();

/** The suspects of a right answer; kept for as long as the question's expressions are. */
export function suspectsOf(model: Expression, circumstances: Circumstances): Suspects {
  const { kind, question, said, upToConstantIn, byValues } = circumstances;
  const words = said ? [...said].join(' ') : '-';
  const key = `${kind} ${byValues} ${upToConstantIn ?? ''} ${words} ${toPlain(model)}`;
  const ofQuestion = remembered.get(question) ?? new Map<string, Suspects>();
  const known = ofQuestion.get(key);
  if (known) return known.again();
  const made = new Suspects(model, circumstances);
  const [oldest] = ofQuestion.keys();
  if (ofQuestion.size >= mostModels && oldest !== undefined) ofQuestion.delete(oldest);
  remembered.set(question, ofQuestion.set(key, made));
  return made;
}

/** Where the work ended half-way, nothing is kept. */
export function forget(question: readonly Expression[]): void {
  remembered.delete(question);
}
