import type { Expression } from '../../../notation/tree.ts';
import type { Variable } from '../../document/document.ts';
import type { Scope } from '../../expressions/expression.ts';
import type { TemplateReader } from '../../text/template.ts';
import { firstCase, randomItem } from './choices.ts';
import { comparison, comparisonGroup } from './comparisons.ts';
import { randomInteger, randomReal } from './random-numbers.ts';
import { type Draw, GeneratorSources } from './sources.ts';

type Generator = Variable['generator'];

type VariableOf<G extends Generator> = Extract<Variable, { readonly generator: G }>;

/** Reads the sources of a variable; undefined where one of them cannot be read. */
type ReadGenerator<G extends Generator> = (sources: GeneratorSources, variable: VariableOf<G>) => Draw | undefined;

/** The reader of each generator (D11). */
const generators: { readonly [G in Generator]: ReadGenerator<G> } = {
  constant: (sources, { value }) => sources.valueOf(value),
  expression: (sources, { value, simplify }) => sources.valueOf(value, simplify),
  'random-integer': randomInteger,
  'random-real': randomReal,
  comparison,
  'random-list': (sources, { values }) =>
    randomItem(
      sources,
      values.map((value) => sources.valueOf(value)),
    ),
  'random-string-list': (sources, { values }) =>
    randomItem(
      sources,
      values.map((value) => sources.words(value)),
    ),
  'conditional-math': (sources, { cases, otherwise }) =>
    firstCase(
      cases.map(({ when, value }) => [sources.condition(when), sources.valueOf(value)] as const),
      sources.valueOf(otherwise),
    ),
  'conditional-string': (sources, { cases, otherwise }) =>
    firstCase(
      cases.map(({ when, value }) => [sources.condition(when), sources.words(value)] as const),
      sources.words(otherwise),
    ),
  'comparison-group': comparisonGroup,
};

function drawOf<G extends Generator>(sources: GeneratorSources, generator: G, variable: VariableOf<G>) {
  return generators[generator](sources, variable);
}

export interface CompiledGenerator {
  readonly uses: readonly number[];
  readonly draw: Draw;
  /** Letters that are not variables where only numbers are allowed. */
  readonly strayLetters: readonly string[];
  /** The expressions that its values come from. */
  readonly trees: readonly Expression[];
}

/** Reads the generators of an exercise one after another. */
export class GeneratorReader {
  private readonly sources: GeneratorSources;

  constructor(scope: Scope, templates: TemplateReader) {
    this.sources = new GeneratorSources(scope, templates);
  }

  /** Problems of the last variable. */
  get problems(): GeneratorSources['problems'] {
    return this.sources.problems;
  }

  /** Problems of the last variable that must be fixed before the exercise is published. */
  get refusals(): GeneratorSources['refusals'] {
    return this.sources.refusals;
  }

  /** Reads one variable; undefined when something is wrong with it. */
  compile(variable: Variable): CompiledGenerator | undefined {
    this.sources.begin();
    const draw = drawOf(this.sources, variable.generator, variable);
    if (!draw || this.sources.problems.length > 0) return undefined;
    const { uses, strayLetters, trees } = this.sources;
    return { uses: [...uses], draw, strayLetters: [...strayLetters], trees };
  }
}
