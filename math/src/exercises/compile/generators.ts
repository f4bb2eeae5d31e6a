import { holdsFor } from '../../algebra/evaluating/condition.ts';
import {
  absolute,
  divide,
  floor,
  fromDecimal,
  isInteger,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  sign,
  toFixed,
} from '../../algebra/numbers/rational.ts';
import type { Expression } from '../../notation/tree.ts';
import type { RandomStream } from '../../random.ts';
import type { Variable } from '../document/document.ts';
import { type CompiledCondition, compareExpressions, compileCondition } from '../expressions/condition.ts';
import {
  type CompiledExpression,
  compileExpression,
  evaluate,
  type ReadProblem,
  type Scope,
} from '../expressions/expression.ts';
import { Printer, type TemplateReader, type TextTemplate } from '../text/template.ts';
import type { Slots, Value } from '../expressions/value.ts';
import { drawStep } from './draw-step.ts';

/** Draws one variable from those it needs and from its own stream. Throws RangeError with a phrase for its author. */
export type Draw = (slots: Slots, stream: RandomStream) => Value;

export interface CompiledGenerator {
  readonly uses: readonly number[];
  readonly draw: Draw;
  /** Letters that are not variables where only numbers are allowed. */
  readonly strayLetters: readonly string[];
  /** The expressions that its values come from. */
  readonly trees: readonly Expression[];
}

/** Reads the sources of one variable, collecting what it uses and what is wrong. */
export class GeneratorReader {
  readonly problems: (ReadProblem | { readonly message: string })[] = [];
  /** Problems of the last variable that must be fixed before the exercise is published. */
  readonly refusals: ReadProblem[] = [];
  private readonly uses = new Set<number>();
  private readonly strayLetters = new Set<string>();
  private trees: Expression[] = [];
  private readonly scope: Scope;
  private readonly templates: TemplateReader;

  constructor(scope: Scope, templates: TemplateReader) {
    this.scope = scope;
    this.templates = templates;
  }

  compile(variable: Variable): CompiledGenerator | undefined {
    this.problems.length = 0;
    this.refusals.length = 0;
    this.uses.clear();
    this.strayLetters.clear();
    this.trees = [];
    const draw = this.drawOf(variable);
    if (!draw || this.problems.length > 0) return undefined;
    return { uses: [...this.uses], draw, strayLetters: [...this.strayLetters], trees: this.trees };
  }

  private drawOf(variable: Variable): Draw | undefined {
    switch (variable.generator) {
      case 'constant':
        return this.valueOf(variable.value);
      case 'expression':
        return this.valueOf(variable.value, variable.simplify);
      case 'random-integer':
        return this.randomInteger(variable);
      case 'random-real':
        return this.randomReal(variable);
      case 'comparison':
        return this.comparison(variable);
      case 'random-list':
        return this.randomItem(variable.values.map((value) => this.valueOf(value)));
      case 'random-string-list':
        return this.randomItem(variable.values.map((value) => this.words(value)));
      case 'conditional-math':
        return this.firstCase(
          variable.cases.map(({ when, value }) => [this.condition(when), this.valueOf(value)] as const),
          this.valueOf(variable.otherwise),
        );
      case 'conditional-string':
        return this.firstCase(
          variable.cases.map(({ when, value }) => [this.condition(when), this.words(value)] as const),
          this.words(variable.otherwise),
        );
      case 'comparison-group':
        return this.comparisonGroup(variable);
    }
  }

  private expression(source: string, mode?: CompiledExpression['mode']): CompiledExpression | undefined {
    const result = compileExpression(source, this.scope, mode);
    if ('problem' in result) {
      this.problems.push(source.trim() === '' ? { message: 'An expression is missing here.' } : result.problem);
      return undefined;
    }
    for (const slot of result.expression.uses) this.uses.add(slot);
    this.refusals.push(...result.expression.unknown);
    return result.expression;
  }

  private valueOf(source: string, mode?: CompiledExpression['mode']): Draw | undefined {
    const expression = this.expression(source, mode);
    if (expression) this.trees.push(expression.tree);
    return expression && ((slots) => evaluate(expression, slots, this.scope));
  }

  private condition(source: string): CompiledCondition | undefined {
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

  private words(text: string): Draw {
    const template: TextTemplate = this.templates.template(text);
    this.problems.push(...this.templates.problems);
    this.refusals.push(...this.templates.refusals);
    for (const expression of template.expressions) for (const slot of expression.uses) this.uses.add(slot);
    return (slots) => ({ kind: 'text', text: new Printer(slots, this.scope).render(template) });
  }

  /** A bound or step: a number of the document, or an expression that must have a rational value. */
  private bound(source: number | string | undefined, otherwise: number): ((slots: Slots) => Rational) | undefined {
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

  private exceptions(sources: readonly (number | string)[] | undefined): ((slots: Slots) => Rational[]) | undefined {
    const bounds = (sources ?? []).map((source) => this.bound(source, 0));
    if (!bounds.every((bound) => bound !== undefined)) return undefined;
    return (slots) => bounds.map((bound) => bound(slots));
  }

  private randomInteger(variable: Extract<Variable, { generator: 'random-integer' }>): Draw | undefined {
    const min = this.bound(variable.min, 0);
    const max = this.bound(variable.max, 10);
    const step = this.bound(variable.step, 1);
    const except = this.exceptions(variable.except);
    if (!min || !max || !step || !except) return undefined;
    this.checkConstants(variable.min, variable.max, { min: 0, max: 10 });
    for (const source of [variable.min, variable.max, variable.step]) {
      if (typeof source === 'number' && !Number.isInteger(source)) {
        this.problems.push({ message: `${source} is not a whole number; use a random real for decimals.` });
      }
    }
    if (typeof variable.step === 'number' && variable.step <= 0) {
      this.problems.push({ message: 'The step must be greater than 0.' });
    }
    return (slots, stream) => {
      const by = step(slots);
      if (sign(by) <= 0) throw new RangeError('a step that is not greater than 0');
      const from = min(slots);
      if (!isInteger(from) || !isInteger(by)) throw new RangeError('a bound or step that is not a whole number');
      return { kind: 'number', rational: drawStep(from, max(slots), by, except(slots), stream), decimal: false };
    };
  }

  private randomReal(variable: Extract<Variable, { generator: 'random-real' }>): Draw | undefined {
    const min = this.bound(variable.min, 0);
    const max = this.bound(variable.max, 10);
    const except = this.exceptions(variable.except);
    if (!min || !max || !except) return undefined;
    this.checkConstants(variable.min, variable.max, { min: 0, max: 10 });
    const decimals = variable.decimals ?? 2;
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 12) {
      this.problems.push({ message: 'The number of decimals is a whole number from 0 to 12.' });
      return undefined;
    }
    const step = power(rational(10), -decimals);
    return (slots, stream) => {
      const from = multiply(step, negate(floor(negate(divide(min(slots), step)))));
      const value = drawStep(from, max(slots), step, except(slots), stream);
      const text = toFixed(absolute(value), decimals);
      const magnitude = { kind: 'number', text } as const;
      const tree = sign(value) < 0 ? ({ kind: 'negate', operand: magnitude } as const) : magnitude;
      return { kind: 'number', rational: value, decimal: true, tree };
    };
  }

  private checkConstants(
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

  private comparison(variable: Extract<Variable, { generator: 'comparison' }>): Draw | undefined {
    const left = this.expression(variable.left);
    const right = this.expression(variable.right);
    if (!left || !right) return undefined;
    for (const letter of [...left.letters, ...right.letters]) this.strayLetters.add(letter);
    const give = variable.give ?? 'sign';
    return (slots) => {
      const order = compareExpressions(left, right, slots, this.scope);
      if (give !== 'sign') return { kind: 'truth', holds: holdsFor(give, order) === true };
      const text = order < 0 ? '<' : order > 0 ? '>' : '=';
      return { kind: 'text', text, latex: text };
    };
  }

  private randomItem(items: readonly (Draw | undefined)[]): Draw | undefined {
    if (items.length === 0) this.problems.push({ message: 'The list is empty: give it at least one value.' });
    if (!items.every((item) => item !== undefined)) return undefined;
    return (slots, stream) => {
      const item = items[stream.below(items.length)];
      if (!item) throw new RangeError('an empty list');
      return item(slots, stream);
    };
  }

  private firstCase(
    cases: readonly (readonly [CompiledCondition | undefined, Draw | undefined])[],
    otherwise: Draw | undefined,
  ): Draw | undefined {
    if (!otherwise) return undefined;
    return (slots, stream) => {
      const found = cases.find(([condition]) => condition?.holds(slots) === true);
      return (found?.[1] ?? otherwise)(slots, stream);
    };
  }

  private comparisonGroup(variable: Extract<Variable, { generator: 'comparison-group' }>): Draw | undefined {
    const conditions = variable.comparisons.map((source) => this.condition(source));
    if (conditions.length === 0)
      this.problems.push({ message: 'The group is empty: give it at least one comparison.' });
    if (!conditions.every((condition) => condition !== undefined)) return undefined;
    switch (variable.read) {
      case 'all':
        return (slots) => ({ kind: 'truth', holds: conditions.every((condition) => condition.holds(slots)) });
      case 'any':
        return (slots) => ({ kind: 'truth', holds: conditions.some((condition) => condition.holds(slots)) });
      case 'first':
        return (slots) => {
          const first = rational(conditions.findIndex((condition) => condition.holds(slots)) + 1);
          return { kind: 'number', rational: first, decimal: false };
        };
    }
  }
}

/** The exact value of a number written in the document, as its decimal text says (0.1 is 1/10). */
export function rationalOf(value: number): Rational {
  const size = fromDecimal(String(Math.abs(value)));
  return value < 0 ? negate(size) : size;
}
