import type { Difference } from '@lemma/contracts';
import { type AcceptedAnswer, answerTypes, type Choice, type Part } from '@lemma/math/document';
import { differenceOf, exchange } from './difference.ts';

const typeWords: Readonly<Record<Part['answerType'], string>> = {
  [answerTypes.oneChoice]: 'one choice',
  [answerTypes.severalChoices]: 'several choices',
  [answerTypes.number]: 'number',
  [answerTypes.text]: 'words',
  [answerTypes.expression]: 'expression',
  [answerTypes.equation]: 'equation',
  [answerTypes.collection]: 'collection',
  [answerTypes.matrix]: 'matrix',
};

/** Parts by their names. */
export function partDifferences(before: readonly Part[], after: readonly Part[]): Difference[] {
  const old = new Map(before.map((part) => [part.name, part]));
  const names = new Set(after.map((part) => part.name));
  return [
    ...after.flatMap((part) => {
      const earlier = old.get(part.name);
      return earlier === undefined
        ? differenceOf(`Part ${part.name}`, undefined, describe(part), { isText: false })
        : compare(earlier, part);
    }),
    ...before
      .filter((part) => !names.has(part.name))
      .flatMap((part) => differenceOf(`Part ${part.name}`, describe(part), undefined, { isText: false })),
    ...orderDifference(before, after),
  ];
}

function orderDifference(before: readonly Part[], after: readonly Part[]): Difference[] {
  const [from, to] = [before, after].map((parts) => parts.map((part) => part.name));
  if (from === undefined || to === undefined || from.length !== to.length) return [];
  if (!from.every((name) => to.includes(name))) return [];
  return exchange('Order of the parts', from.join(', '), to.join(', '), 'Parts in another order');
}

const describe = (part: Part): string =>
  [typeWords[part.answerType], 'accept' in part ? answersOf(part.accept) : choicesOf(part.choices)]
    .filter((words) => words !== '')
    .join(': ');

function compare(before: Part, after: Part): Difference[] {
  const part = `Part ${after.name}`;
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [
    ...exchange(`${part}, kind of answer`, typeWords[before.answerType], typeWords[after.answerType]),
    ...differenceOf(`${part}, label`, before.label, after.label),
    ...pointsDifference(part, before.points ?? 1, after.points ?? 1),
    ...answerDifferences(part, before, after),
    ...settings.flatMap(([field, words]) => exchange(`${part}, ${words}`, wordOf(from[field]), wordOf(to[field]))),
  ];
}

function pointsDifference(part: string, before: number, after: number): Difference[] {
  const words = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;
  return exchange(`${part}, points`, words(before), words(after), `${part}: ${words(after)} instead of ${before}`);
}

function answerDifferences(part: string, before: Part, after: Part): Difference[] {
  const answers = (one: Part) => ('accept' in one ? answersOf(one.accept) : '');
  const choices = (one: Part) => ('choices' in one ? choicesOf(one.choices) : '');
  const feedback = (one: Part) =>
    ('accept' in one ? one.accept : one.choices).map((answer) => answer.feedback ?? '').join('\n');
  return [
    ...differenceOf(`${part}, accepted answers`, answers(before), answers(after), { isText: false }),
    ...differenceOf(`${part}, choices`, choices(before), choices(after)),
    ...differenceOf(`${part}, feedback`, feedback(before).trim(), feedback(after).trim()),
  ];
}

const answersOf = (accept: readonly AcceptedAnswer[]): string =>
  accept.map(({ value, score = 1 }) => (score === 1 ? value : `${value} (${Math.round(score * 100)} %)`)).join('; ');

const choicesOf = (choices: readonly Choice[]): string =>
  choices.map((choice) => `${signOf(choice)} ${choice.text}`).join('\n');

const signOf = ({ correct }: Choice): string => {
  if (typeof correct === 'string') return `[right if ${correct}]`;
  return correct ? '[right]' : '[wrong]';
};

/** Fields that are described in a few words, with their names. */
const settings = [
  ['form', 'form asked for'],
  ['tolerance', 'tolerance'],
  ['precision', 'precision'],
  ['unit', 'unit'],
  ['caseSensitive', 'capital letters count'],
  ['order', 'order of the answers'],
  ['letters', 'letters'],
  ['followFrom', 'error carried forward'],
  ['shuffle', 'choices shuffled'],
  ['partialCredit', 'a share for each choice'],
] as const;

const fieldsOf = (part: Part) => part as Partial<Record<(typeof settings)[number][0], unknown>>;

function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(wordOf).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(String).join(' ');
  return typeof value === 'string' ? value : 'as usual';
}
