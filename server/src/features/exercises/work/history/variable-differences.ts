import type { Difference } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import type { Generator, Variable } from '@lemma/math/document';
import { isDeepStrictEqual } from 'node:util';
import { differenceOf, exchange } from './difference.ts';
import * as m from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields described as `up to 9 instead of 5`, with what a missing one stands for. */
const fieldWords = [
  { field: 'min', words: m.minChanged, usual: 0 },
  { field: 'max', words: m.maxChanged, usual: 10 },
  { field: 'step', words: m.stepChanged, usual: 1 },
  { field: 'decimals', words: m.decimalsChanged, usual: 2 },
  { field: 'value', words: m.valueChanged, usual: undefined },
] as const;

/** Variables by their names: what is drawn otherwise, new or gone. */
export function variableDifferences(
  before: readonly Variable[],
  after: readonly Variable[],
  speaker: Speaker,
): Difference[] {
  const old = new Map(before.map((variable) => [variable.name, variable]));
  const names = new Set(after.map((variable) => variable.name));
  return [
    ...after.flatMap((variable) => compare(old.get(variable.name), variable, speaker)),
    ...before
      .filter((variable) => !names.has(variable.name))
      .flatMap((variable) =>
        differenceOf(speaker, placeOf(variable, speaker), describe(variable, speaker), undefined, { isText: false }),
      ),
  ];
}

const placeOf = ({ name }: Variable, speaker: Speaker): string => speaker.say(m.variable, { name });

function compare(before: Variable | undefined, after: Variable, speaker: Speaker): Difference[] {
  const place = placeOf(after, speaker);
  if (before === undefined) return differenceOf(speaker, place, undefined, describe(after, speaker), { isText: false });
  if (isDeepStrictEqual(before, after)) return [];
  const { name } = after;
  const changes = before.generator === after.generator ? changedFields({ ...before }, { ...after }, speaker) : [];
  const sentence =
    changes.length > 0
      ? speaker.say(m.variableChanges, { name, changes: changes.join(', ') })
      : speaker.say(m.drawnOtherwise, { name });
  const [from, to] = [describe(before, speaker), describe(after, speaker)];
  if (from === to) return [{ place, sentence, before: from, after: to, isText: false }];
  return exchange(speaker, place, from, to, sentence);
}

/** Empty when something has changed that cannot be said in so few words. */
function changedFields(before: Fields, after: Fields, speaker: Speaker): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const sentences = changed.map((key) => {
    const field = fieldWords.find((one) => one.field === key);
    return field && speaker.say(field.words, { after: wordOf(after, field), before: wordOf(before, field) });
  });
  return sentences.includes(undefined) ? [] : (sentences as string[]);
}

function wordOf(fields: Fields, { field, usual }: (typeof fieldWords)[number]): string {
  const value = fields[field] ?? usual;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

type VariableOf<G extends Generator> = Extract<Variable, { readonly generator: G }>;

type Cases = Pick<VariableOf<'conditional-math'>, 'cases' | 'otherwise'>;

const listed = ({ values }: { readonly values: readonly string[] }, speaker: Speaker): string =>
  speaker.say(m.oneOf, { values: values.join(', ') });

const byCase = ({ cases, otherwise }: Cases, speaker: Speaker): string =>
  [
    ...cases.map(({ when, value }) => speaker.say(m.caseOf, { value, condition: when })),
    speaker.say(m.otherwise, { value: otherwise }),
  ].join('; ');

/** The variables of each generator in a few words. */
const words: { readonly [G in Generator]: (variable: VariableOf<G>, speaker: Speaker) => string } = {
  constant: ({ value }) => value,
  expression: ({ value, simplify }, speaker) =>
    simplify === undefined ? value : speaker.say(m.simplified, { value, mode: simplify }),
  'random-integer': ({ min = 0, max = 10, step = 1, except }, speaker) => {
    const drawn = speaker.say(m.wholeNumber, { min: String(min), max: String(max) });
    return without(step === 1 ? drawn : speaker.say(m.inSteps, { drawn, step: String(step) }), except, speaker);
  },
  'random-real': ({ min = 0, max = 10, decimals = 2, except }, speaker) =>
    without(speaker.say(m.decimalNumber, { min: String(min), max: String(max), decimals }), except, speaker),
  'random-list': listed,
  'random-string-list': listed,
  comparison: ({ left, right, give }, speaker) =>
    give === undefined
      ? speaker.say(m.compared, { left, right })
      : speaker.say(m.comparedBy, { left, right, relation: give }),
  'conditional-math': byCase,
  'conditional-string': byCase,
  'comparison-group': ({ read, comparisons }, speaker) =>
    speaker.say(m.group, { read, comparisons: comparisons.join(', ') }),
};

function wordsFor<G extends Generator>(generator: G, variable: VariableOf<G>, speaker: Speaker): string {
  return words[generator](variable, speaker);
}

const describe = (variable: Variable, speaker: Speaker): string => wordsFor(variable.generator, variable, speaker);

const without = (drawn: string, except: readonly (number | string)[] | undefined, speaker: Speaker): string =>
  except === undefined || except.length === 0 ? drawn : speaker.say(m.without, { drawn, values: except.join(', ') });
