import type { Generator, Variable } from '@lemma/math/document';
import { joinList, splitMathsList, splitWords, toNumberOrSource } from '../list-text.ts';
import { rowId } from '../row-id.ts';
import { holesOf } from './holes.ts';
import { emptyVariable, type VariableDraft } from './variable-draft.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import { leftToRight } from '../../../../words/left-to-right.ts';

type VariableOf<G extends Generator> = Extract<Variable, { readonly generator: G }>;

/** How the editor treats the variables of one generator. */
interface GeneratorRules<G extends Generator> {
  readonly label: string;
  /** Returns what the document says, as it is typed. */
  readonly typed: (variable: VariableOf<G>) => Partial<VariableDraft>;
  /** Returns what was typed, as the document says it. */
  readonly variable: (draft: VariableDraft) => VariableOf<G>;
  /** Describes it in one line: "Random integer, −6 to 6, not 0". */
  readonly summary: (draft: VariableDraft, label: string) => string;
  /** Returns the expressions that it reads. */
  readonly sources: (draft: VariableDraft) => readonly string[];
}

/** Leaves out what is empty: the document then says nothing and the defaults of D13 and D14 hold. */
function present<K extends string, T>(key: K, value: T | undefined): Partial<Record<K, T>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, T>);
}

function exceptions(typed: string): Partial<Record<'except', (number | string)[]>> {
  const values = splitMathsList(typed).map((item) => toNumberOrSource(item) ?? item);
  return values.length === 0 ? {} : { except: values };
}

function decimals(typed: string): Partial<Record<'decimals', number>> {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? {} : { decimals: Math.min(12, Math.max(0, value)) };
}

const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

const typedRange = ({ min, max, except = [] }: VariableOf<'random-integer' | 'random-real'>) => ({
  min: text(min),
  max: text(max),
  except: joinList(except),
});

const range = ({ min, max, except }: VariableDraft) => ({
  ...present('min', toNumberOrSource(min)),
  ...present('max', toNumberOrSource(max)),
  ...exceptions(except),
});

const typedCases = ({ cases, otherwise }: VariableOf<'conditional-math' | 'conditional-string'>) => ({
  cases: cases.map(({ when, value }) => ({ id: rowId(), when, value })),
  otherwise,
});

const casesOf = ({ cases, otherwise }: VariableDraft) => ({
  cases: cases.map(({ when, value }) => ({ when, value })),
  otherwise,
});

const shown = (typed: string, whenEmpty: string): string =>
  typed.trim() === '' ? whenEmpty : leftToRight(typed.replaceAll('-', '−'));

const rangeSummary = ({ min, max }: VariableDraft, label: string): string =>
  t(m.to, { label, min: shown(min, '0'), max: shown(max, '10') });

const exceptSummary = ({ except }: VariableDraft): string =>
  except.trim() === '' ? '' : t(m.not, { except: shown(except, '') });

const casesSummary = ({ cases }: VariableDraft, label: string): string =>
  t(m.withCases, { label, count: cases.length + 1 });

const readings: Readonly<Record<VariableDraft['read'], string>> = {
  all: t(m.allOf),
  any: t(m.anyOf),
  first: t(m.firstOf),
};

/** Each generator (D11), in the order in which authors need them. */
export const generatorRules: { readonly [G in Generator]: GeneratorRules<G> } = {
  'random-integer': {
    label: t(m.randomInteger),
    typed: (variable) => ({ ...typedRange(variable), step: text(variable.step) }),
    variable: (draft) => ({
      name: draft.name,
      generator: 'random-integer',
      ...range(draft),
      ...present('step', toNumberOrSource(draft.step)),
    }),
    summary: (draft, label) => {
      const step = ['', '1'].includes(draft.step.trim()) ? '' : t(m.step, { step: shown(draft.step, '1') });
      return `${rangeSummary(draft, label)}${step}${exceptSummary(draft)}`;
    },
    sources: ({ min, max, step, except }) => [min, max, step, ...splitMathsList(except)],
  },
  'random-real': {
    label: t(m.randomDecimal),
    typed: (variable) => ({ ...typedRange(variable), decimals: text(variable.decimals) }),
    variable: (draft) => ({ name: draft.name, generator: 'random-real', ...range(draft), ...decimals(draft.decimals) }),
    summary: (draft, label) =>
      t(m.places, {
        range: rangeSummary(draft, label),
        decimals: draft.decimals.trim() || '2',
        except: exceptSummary(draft),
      }),
    sources: ({ min, max, except }) => [min, max, ...splitMathsList(except)],
  },
  'random-list': {
    label: t(m.oneOfList),
    typed: ({ values }) => ({ values: joinList(values) }),
    variable: ({ name, values }) => ({ name, generator: 'random-list', values: splitMathsList(values) }),
    summary: ({ values }) => t(m.oneOf, { values: shown(values, t(m.emptyListWords)) }),
    sources: ({ values }) => splitMathsList(values),
  },
  'random-string-list': {
    label: t(m.oneOfSeveralWords),
    typed: ({ values }) => ({ words: joinList(values) }),
    variable: ({ name, words }) => ({ name, generator: 'random-string-list', values: splitWords(words) }),
    summary: ({ words }) => t(m.oneOfWords, { words: words.trim() || t(m.emptyListWords) }),
    sources: ({ words }) => holesOf(words),
  },
  expression: {
    label: t(m.expression),
    typed: ({ value, simplify = 'full' }) => ({ value, simplify }),
    variable: ({ name, value, simplify }) => ({ name, generator: 'expression', value, simplify }),
    summary: ({ value }, label) => shown(value, label),
    sources: ({ value }) => [value],
  },
  constant: {
    label: t(m.constant),
    typed: ({ value }) => ({ value }),
    variable: ({ name, value }) => ({ name, generator: 'constant', value }),
    summary: ({ value }, label) => shown(value, label),
    sources: ({ value }) => [value],
  },
  comparison: {
    label: t(m.comparison),
    typed: ({ left, right, give = 'sign' }) => ({ left, right, give }),
    variable: ({ name, left, right, give }) => ({ name, generator: 'comparison', left, right, give }),
    summary: ({ left, right }) => t(m.comparedWith, { left: shown(left, '…'), right: shown(right, '…') }),
    sources: ({ left, right }) => [left, right],
  },
  'conditional-math': {
    label: t(m.valueByCase),
    typed: typedCases,
    variable: (draft) => ({ name: draft.name, generator: 'conditional-math', ...casesOf(draft) }),
    summary: casesSummary,
    sources: ({ cases, otherwise }) => [...cases.flatMap(({ when, value }) => [when, value]), otherwise],
  },
  'conditional-string': {
    label: t(m.wordsByCase),
    typed: typedCases,
    variable: (draft) => ({ name: draft.name, generator: 'conditional-string', ...casesOf(draft) }),
    summary: casesSummary,
    sources: ({ cases, otherwise }) => [
      ...cases.flatMap(({ when, value }) => [when, ...holesOf(value)]),
      ...holesOf(otherwise),
    ],
  },
  'comparison-group': {
    label: t(m.severalComparisons),
    typed: ({ comparisons, read }) => ({ comparisons: joinList(comparisons), read }),
    variable: ({ name, comparisons, read }) => ({
      name,
      generator: 'comparison-group',
      comparisons: splitMathsList(comparisons),
      read,
    }),
    summary: ({ comparisons, read }) => `${readings[read]} ${shown(comparisons, '…')}`,
    sources: ({ comparisons }) => splitMathsList(comparisons),
  },
};

export const generators = Object.keys(generatorRules) as Generator[];

function typedFields<G extends Generator>(generator: G, variable: VariableOf<G>): Partial<VariableDraft> {
  return generatorRules[generator].typed(variable);
}

export function toVariableDraft(variable: Variable): VariableDraft {
  const { name, generator } = variable;
  return { ...emptyVariable(name), generator, ...typedFields(generator, variable) };
}

export const toVariable = (draft: VariableDraft): Variable => generatorRules[draft.generator].variable(draft);

/** Describes in one line how the variable is drawn. */
export function describeVariable(draft: VariableDraft): string {
  const { label, summary } = generatorRules[draft.generator];
  return summary(draft, label);
}
