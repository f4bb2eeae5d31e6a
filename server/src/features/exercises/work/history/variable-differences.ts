import type { Difference } from '@lemma/contracts';
import type { Generator, Variable } from '@lemma/math/document';
import { isDeepStrictEqual } from 'node:util';
import { differenceOf, exchange } from './difference.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields described as `up to 9 instead of 5`, with what a missing one stands for. */
const fieldWords: readonly { readonly field: string; readonly words: string; readonly usual?: number }[] = [
  { field: 'min', words: 'from ', usual: 0 },
  { field: 'max', words: 'up to ', usual: 10 },
  { field: 'step', words: 'in steps of ', usual: 1 },
  { field: 'decimals', words: 'decimals: ', usual: 2 },
  { field: 'value', words: '' },
];

/** Variables by their names: what is drawn otherwise, new or gone. */
export function variableDifferences(before: readonly Variable[], after: readonly Variable[]): Difference[] {
  const old = new Map(before.map((variable) => [variable.name, variable]));
  const names = new Set(after.map((variable) => variable.name));
  return [
    ...after.flatMap((variable) => compare(old.get(variable.name), variable)),
    ...before
      .filter((variable) => !names.has(variable.name))
      .flatMap((variable) =>
        differenceOf(`Variable ${variable.name}`, describe(variable), undefined, { isText: false }),
      ),
  ];
}

function compare(before: Variable | undefined, after: Variable): Difference[] {
  const place = `Variable ${after.name}`;
  if (before === undefined) return differenceOf(place, undefined, describe(after), { isText: false });
  if (isDeepStrictEqual(before, after)) return [];
  const changes = before.generator === after.generator ? changedFields({ ...before }, { ...after }) : [];
  const sentence = changes.length > 0 ? `${place}: ${changes.join(', ')}` : `${place}: drawn otherwise`;
  const [from, to] = [describe(before), describe(after)];
  if (from === to) return [{ place, sentence, before: from, after: to, isText: false }];
  return exchange(place, from, to, sentence);
}

/** Empty when something has changed that cannot be said in so few words. */
function changedFields(before: Fields, after: Fields): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const sentences = changed.map((key) => {
    const field = fieldWords.find((one) => one.field === key);
    return field && `${field.words}${wordOf(after, field)} instead of ${wordOf(before, field)}`;
  });
  return sentences.includes(undefined) ? [] : (sentences as string[]);
}

function wordOf(fields: Fields, { field, usual }: (typeof fieldWords)[number]): string {
  const value = fields[field] ?? usual;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

type Cases = Pick<VariableOf<'conditional-math'>, 'cases' | 'otherwise'>;

const listed = ({ values }: { readonly values: readonly string[] }): string => `one of: ${values.join(', ')}`;

const byCase = ({ cases, otherwise }: Cases): string =>
  [...cases.map(({ when, value }) => `${value} if ${when}`), `else ${otherwise}`].join('; ');

type VariableOf<G extends Generator> = Extract<Variable, { readonly generator: G }>;

/** The variables of each generator in a few words. */
const words: { readonly [G in Generator]: (variable: VariableOf<G>) => string } = {
  constant: ({ value }) => value,
  expression: ({ value, simplify }) => value + (simplify === undefined ? '' : ` (simplified: ${simplify})`),
  'random-integer': ({ min = 0, max = 10, step = 1, except }) =>
    `whole number from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}${without(except)}`,
  'random-real': ({ min = 0, max = 10, decimals = 2, except }) =>
    `number from ${min} to ${max} with ${decimals} decimals${without(except)}`,
  'random-list': listed,
  'random-string-list': listed,
  comparison: ({ left, right, give }) => `${left} compared with ${right}${give === undefined ? '' : ` (${give})`}`,
  'conditional-math': byCase,
  'conditional-string': byCase,
  'comparison-group': ({ read, comparisons }) => `${read} of: ${comparisons.join(', ')}`,
};

function wordsFor<G extends Generator>(generator: G, variable: VariableOf<G>): string {
  return words[generator](variable);
}

const describe = (variable: Variable): string => wordsFor(variable.generator, variable);

const without = (except: readonly (number | string)[] | undefined): string =>
  except === undefined || except.length === 0 ? '' : `, without ${except.join(', ')}`;
