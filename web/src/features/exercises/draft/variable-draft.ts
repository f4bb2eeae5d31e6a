import type { SimplificationMode, Variable } from '@lemma/math';
import { rowId } from './row-id.ts';
import { joinList, splitMathsList, splitWords, toNumberOrSource } from './list-text.ts';

export type Generator = Variable['generator'];

/** D11, in the order in which authors need them. */
export const generatorLabels: Readonly<Record<Generator, string>> = {
  'random-integer': 'Random integer',
  'random-real': 'Random decimal',
  'random-list': 'One of a list',
  'random-string-list': 'One of several words',
  expression: 'Expression',
  constant: 'Constant',
  comparison: 'Comparison',
  'conditional-math': 'Value by case',
  'conditional-string': 'Words by case',
  'comparison-group': 'Several comparisons',
};
export const generators = Object.keys(generatorLabels) as Generator[];

/** Labels of the ways to simplify (D12). */
export const simplificationLabels: Readonly<Record<SimplificationMode, string>> = {
  none: 'No change',
  minimal: 'Minimal',
  partial: 'Partial',
  full: 'Full',
  'no-brackets': 'No brackets',
  decimal: 'Decimal',
  fraction: 'Fraction',
};

type Comparison = Extract<Variable, { generator: 'comparison' }>;
export type ComparisonResult = NonNullable<Comparison['give']>;
export type GroupReading = Extract<Variable, { generator: 'comparison-group' }>['read'];

export interface CaseDraft {
  readonly id: string;
  readonly when: string;
  readonly value: string;
}

/** A variable as it is being typed: all fields of all generators, so that changing the generator loses nothing. */
export interface VariableDraft {
  readonly id: string;
  readonly name: string;
  readonly generator: Generator;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly decimals: string;
  readonly except: string;
  /** Constant or expression. */
  readonly value: string;
  readonly simplify: SimplificationMode;
  readonly left: string;
  readonly right: string;
  readonly give: ComparisonResult;
  /** Comma-separated maths, words or comparisons. */
  readonly values: string;
  readonly words: string;
  readonly comparisons: string;
  readonly read: GroupReading;
  readonly cases: readonly CaseDraft[];
  readonly otherwise: string;
}

export function emptyVariable(name: string): VariableDraft {
  return {
    id: rowId(),
    name,
    generator: 'random-integer',
    min: '1',
    max: '10',
    step: '',
    decimals: '',
    except: '',
    value: '',
    simplify: 'full',
    left: '',
    right: '',
    give: 'sign',
    values: '',
    words: '',
    comparisons: '',
    read: 'all',
    cases: [],
    otherwise: '',
  };
}

const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

function fieldsOf(variable: Variable): Partial<VariableDraft> {
  switch (variable.generator) {
    case 'constant':
      return { value: variable.value };
    case 'random-integer':
      return {
        min: text(variable.min),
        max: text(variable.max),
        step: text(variable.step),
        except: joinList(variable.except ?? []),
      };
    case 'random-real':
      return {
        min: text(variable.min),
        max: text(variable.max),
        decimals: text(variable.decimals),
        except: joinList(variable.except ?? []),
      };
    case 'expression':
      return { value: variable.value, simplify: variable.simplify ?? 'full' };
    case 'comparison':
      return { left: variable.left, right: variable.right, give: variable.give ?? 'sign' };
    case 'random-list':
      return { values: joinList(variable.values) };
    case 'random-string-list':
      return { words: joinList(variable.values) };
    case 'conditional-math':
    case 'conditional-string':
      return {
        cases: variable.cases.map((one) => ({ id: rowId(), when: one.when, value: one.value })),
        otherwise: variable.otherwise,
      };
    case 'comparison-group':
      return { comparisons: joinList(variable.comparisons), read: variable.read };
  }
}

export function toVariableDraft(variable: Variable): VariableDraft {
  return { ...emptyVariable(variable.name), generator: variable.generator, ...fieldsOf(variable) };
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

const casesOf = (draft: VariableDraft): { when: string; value: string }[] =>
  draft.cases.map(({ when, value }) => ({ when, value }));

export function toVariable(draft: VariableDraft): Variable {
  const { name } = draft;
  const range = {
    ...present('min', toNumberOrSource(draft.min)),
    ...present('max', toNumberOrSource(draft.max)),
  };
  switch (draft.generator) {
    case 'constant':
      return { name, generator: 'constant', value: draft.value };
    case 'random-integer':
      return {
        name,
        generator: 'random-integer',
        ...range,
        ...present('step', toNumberOrSource(draft.step)),
        ...exceptions(draft.except),
      };
    case 'random-real':
      return { name, generator: 'random-real', ...range, ...decimals(draft.decimals), ...exceptions(draft.except) };
    case 'expression':
      return { name, generator: 'expression', value: draft.value, simplify: draft.simplify };
    case 'comparison':
      return { name, generator: 'comparison', left: draft.left, right: draft.right, give: draft.give };
    case 'random-list':
      return { name, generator: 'random-list', values: splitMathsList(draft.values) };
    case 'random-string-list':
      return { name, generator: 'random-string-list', values: splitWords(draft.words) };
    case 'conditional-math':
      return { name, generator: 'conditional-math', cases: casesOf(draft), otherwise: draft.otherwise };
    case 'conditional-string':
      return { name, generator: 'conditional-string', cases: casesOf(draft), otherwise: draft.otherwise };
    case 'comparison-group':
      return { name, generator: 'comparison-group', comparisons: splitMathsList(draft.comparisons), read: draft.read };
  }
}

/** The first letter that no variable has yet; letters that read as constants (e, i) or digits (l, o) come last. */
export function nextVariableName(taken: readonly string[]): string {
  const letters = 'abcdkmnpqrstuvwfghjxyz'.split('');
  const free = letters.find((letter) => !taken.includes(letter));
  if (free !== undefined) return free;
  let number = 1;
  while (taken.includes(`a${number}`)) number += 1;
  return `a${number}`;
}

/** One line that says how the variable is drawn: "Random integer, −6 to 6, not 0". */
export function describeVariable(draft: VariableDraft): string {
  const label = generatorLabels[draft.generator];
  const minus = (value: string, fallback: string): string =>
    (value.trim() === '' ? fallback : value).replaceAll('-', '−');
  const except = draft.except.trim() === '' ? '' : `, not ${minus(draft.except, '')}`;
  switch (draft.generator) {
    case 'random-integer': {
      const step = ['', '1'].includes(draft.step.trim()) ? '' : `, step ${minus(draft.step, '1')}`;
      return `${label}, ${minus(draft.min, '0')} to ${minus(draft.max, '10')}${step}${except}`;
    }
    case 'random-real':
      return `${label}, ${minus(draft.min, '0')} to ${minus(draft.max, '10')}, ${draft.decimals.trim() || '2'} places${except}`;
    case 'random-list':
      return `One of ${minus(draft.values, 'an empty list')}`;
    case 'random-string-list':
      return `One of ${draft.words.trim() || 'an empty list'}`;
    case 'constant':
    case 'expression':
      return minus(draft.value, label);
    case 'comparison':
      return `${minus(draft.left, '…')} compared with ${minus(draft.right, '…')}`;
    case 'conditional-math':
    case 'conditional-string':
      return `${label}, ${draft.cases.length + 1} ${draft.cases.length === 0 ? 'case' : 'cases'}`;
    case 'comparison-group':
      return `${{ all: 'All of', any: 'Any of', first: 'First of' }[draft.read]} ${minus(draft.comparisons, '…')}`;
  }
}
