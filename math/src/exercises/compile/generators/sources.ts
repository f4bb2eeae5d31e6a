import { fromDecimal, negate, type Rational } from '../../../algebra/numbers/rational.ts';
import type { Expression } from '../../../notation/tree.ts';
import type { RandomStream } from '../../../random.ts';
import { type CompiledCondition, compileCondition } from '../../expressions/condition.ts';
import {
  type CompiledExpression,
  compileExpression,
  evaluate,
  type ReadProblem,
  type Scope,
} from '../../expressions/expression.ts';
import type { Slots, Value } from '../../expressions/value.ts';
import { Printer, type TemplateReader, type TextTemplate } from '../../text/template.ts';

/** Draws one variable from those it needs and from its own stream. Throws RangeError with a phrase for its author. */
export type Draw = (slots: Slots, stream: RandomStream) => Value;

/** Reads the sources of one variable after another, collecting what each uses and what is wrong. */
export class GeneratorSources {
  readonly problems: (ReadProblem | { readonly message: string })[] = [];
  /** Problems of the last variable that must be fixed before the exercise is published. */
  readonly refusals: ReadProblem[] = [];
  readonly uses = new Set<number>();
  readonly strayLetters = new Set<string>();
  trees: Expression[] = [];
  readonly scope: Scope;
  private readonly templates: TemplateReader;

  constructor(scope: Scope, templates: TemplateReader) {
    this.scope = scope;
    this.templates = templates;
  }

  /** Forgets the last variable. */
  begin(): void {
    this.problems.length = 0;
    this.refusals.length = 0;
    this.uses.clear();
    this.strayLetters.clear();
    this.trees = [];
  }

  expression(source: string, mode?: CompiledExpression['mode']): CompiledExpression | undefined {
    const result = compileExpression(source, this.scope, mode);
    if ('problem' in result) {
      this.problems.push(source.trim() === '' ? { message: 'An expression is missing here.' } : result.problem);
      return undefined;
    }
    for (const slot of result.expression.uses) this.uses.add(slot);
    this.refusals.push(...result.expression.unknown);
    return result.expression;
  }

  valueOf(source: string, mode?: CompiledExpression['mode']): Draw | undefined {
    const expression = this.expression(source, mode);
    if (expression) this.trees.push(expression.tree);
    return expression && ((slots) => evaluate(expression, slots, this.scope));
  }

  condition(source: string): CompiledCondition | undefined {
    const result = compileCondition(source, this.scope);
    if ('problem' in result) {
      this.problems.push(result.problem);
      return undefined;
    }
    for (const slot of result.condition.uses) this.uses.add(slot);
    this.refusals.push(...result.condition.unknown);
    for (const letter of result.condition.letters) this.strayLetters.add(letter);
    return result.condition;
  }

  words(text: string): Draw {
    const template: TextTemplate = this.templates.template(text);
    this.problems.push(...this.templates.problems);
    this.refusals.push(...this.templates.refusals);
    for (const expression of template.expressions) for (const slot of expression.uses) this.uses.add(slot);
    return (slots) => ({ kind: 'text', text: new Printer(slots, this.scope).render(template) });
  }

  /** A bound or step: a number of the document, or an expression that must have a rational value. */
  bound(source: number | string | undefined, otherwise: number): ((slots: Slots) => Rational) | undefined {
    if (source === undefined || typeof source === 'number') {
      const value = rationalOf(source ?? otherwise);
      return () => value;
    }
    const expression = this.expression(source);
    if (!expression) return undefined;
    for (const letter of expression.letters) this.strayLetters.add(letter);
    return (slots) => {
      const value = expression.number(slots);
      if (!value) throw new RangeError(`a bound that is not a number (${source})`);
      return value;
    };
  }

  exceptions(sources: readonly (number | string)[] | undefined): ((slots: Slots) => Rational[]) | undefined {
    const bounds = (sources ?? []).map((source) => this.bound(source, 0));
    if (!bounds.every((bound) => bound !== undefined)) return undefined;
    return (slots) => bounds.map((bound) => bound(slots));
  }

  checkConstants(
    min: number | string | undefined,
    max: number | string | undefined,
    defaults: { readonly min: number; readonly max: number },
  ): void {
    const low = min ?? defaults.min;
    const high = max ?? defaults.max;
    if (typeof low === 'number' && typeof high === 'number' && low > high) {
      this.problems.push({ message: `The smallest value ${low} is greater than the largest value ${high}.` });
    }
  }
}

/** The exact value of a number written in the document, as its decimal text says (0.1 is 1/10). */
export function rationalOf(value: number): Rational {
  const size = fromDecimal(String(Math.abs(value)));
  return value < 0 ? negate(size) : size;
}
