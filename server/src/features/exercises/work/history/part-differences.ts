import type { Difference } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import {
  type AcceptedAnswer,
  type AnswerForm,
  answerTypes,
  type Choice,
  type Part,
  precisionTiers,
  type Tolerance,
} from '@lemma/math/document';
import { differenceOf, exchange } from './difference.ts';
import * as m from './messages.ts';

const typeWords = {
  [answerTypes.oneChoice]: m.oneChoice,
  [answerTypes.severalChoices]: m.severalChoices,
  [answerTypes.number]: m.number,
  [answerTypes.text]: m.words,
  [answerTypes.expression]: m.expression,
  [answerTypes.equation]: m.equation,
  [answerTypes.collection]: m.collection,
  [answerTypes.matrix]: m.matrix,
} satisfies Readonly<Record<Part['answerType'], unknown>>;

/** Parts by their names. */
export function partDifferences(before: readonly Part[], after: readonly Part[], speaker: Speaker): Difference[] {
  const old = new Map(before.map((part) => [part.name, part]));
  const names = new Set(after.map((part) => part.name));
  const placeOf = ({ name }: Part) => speaker.say(m.part, { part: name });
  return [
    ...after.flatMap((part) => {
      const earlier = old.get(part.name);
      return earlier === undefined
        ? differenceOf(speaker, placeOf(part), undefined, describe(part, speaker), { isText: false })
        : compare(earlier, part, speaker);
    }),
    ...before
      .filter((part) => !names.has(part.name))
      .flatMap((part) => differenceOf(speaker, placeOf(part), describe(part, speaker), undefined, { isText: false })),
    ...orderDifference(before, after, speaker),
  ];
}

function orderDifference(before: readonly Part[], after: readonly Part[], speaker: Speaker): Difference[] {
  const [from, to] = [before, after].map((parts) => parts.map((part) => part.name));
  if (from === undefined || to === undefined || from.length !== to.length) return [];
  if (!from.every((name) => to.includes(name))) return [];
  const [place, sentence] = [speaker.say(m.partsOrder), speaker.say(m.partsReordered)];
  return exchange(speaker, place, from.join(', '), to.join(', '), sentence);
}

function describe(part: Part, speaker: Speaker): string {
  const type = speaker.say(typeWords[part.answerType]);
  const answers = 'accept' in part ? answersOf(part.accept) : choicesOf(part.choices, speaker);
  return answers === '' ? type : speaker.say(m.typeAndAnswers, { type, answers });
}

function compare(before: Part, after: Part, speaker: Speaker): Difference[] {
  const part = after.name;
  const typeOf = (one: Part) => speaker.say(typeWords[one.answerType]);
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [
    ...exchange(speaker, speaker.say(m.kindOf, { part }), typeOf(before), typeOf(after)),
    ...differenceOf(speaker, speaker.say(m.labelOf, { part }), before.label, after.label),
    ...pointsDifference(part, before.points ?? 1, after.points ?? 1, speaker),
    ...answerDifferences(part, before, after, speaker),
    ...settings.flatMap(([field, place]) =>
      exchange(
        speaker,
        speaker.say(place, { part }),
        settingWords(field, from[field], speaker),
        settingWords(field, to[field], speaker),
      ),
    ),
  ];
}

function pointsDifference(part: string, before: number, after: number, speaker: Speaker): Difference[] {
  const words = (count: number) => speaker.say(m.points, { count });
  const sentence = speaker.say(m.pointsChanged, { part, after, before });
  return exchange(speaker, speaker.say(m.pointsOf, { part }), words(before), words(after), sentence);
}

function answerDifferences(part: string, before: Part, after: Part, speaker: Speaker): Difference[] {
  const answers = (one: Part) => ('accept' in one ? answersOf(one.accept) : '');
  const choices = (one: Part) => ('choices' in one ? choicesOf(one.choices, speaker) : '');
  const feedback = (one: Part) =>
    ('accept' in one ? one.accept : one.choices)
      .map((answer) => answer.feedback ?? '')
      .join('\n')
      .trim();
  const accepted = speaker.say(m.acceptedOf, { part });
  return [
    ...differenceOf(speaker, accepted, answers(before), answers(after), { isText: false }),
    ...differenceOf(speaker, speaker.say(m.choicesOf, { part }), choices(before), choices(after)),
    ...differenceOf(speaker, speaker.say(m.feedbackOf, { part }), feedback(before), feedback(after)),
  ];
}

const answersOf = (accept: readonly AcceptedAnswer[]): string =>
  accept.map(({ value, score = 1 }) => (score === 1 ? value : `${value} (${Math.round(score * 100)} %)`)).join('; ');

const choicesOf = (choices: readonly Choice[], speaker: Speaker): string =>
  choices
    .map(({ text: choice, correct }) =>
      typeof correct === 'string'
        ? speaker.say(m.rightIf, { condition: correct, choice })
        : speaker.say(correct ? m.rightChoice : m.wrongChoice, { choice }),
    )
    .join('\n');

/** Fields that are described in a few words, with their places. */
const settings = [
  ['form', m.formOf],
  ['tolerance', m.toleranceOf],
  ['precision', m.precisionOf],
  ['unit', m.unitOf],
  ['caseSensitive', m.capitalsOf],
  ['order', m.orderOf],
  ['letters', m.lettersOf],
  ['followFrom', m.followOf],
  ['shuffle', m.shuffleOf],
  ['partialCredit', m.shareOf],
] as const;

type Setting = (typeof settings)[number][0];

const fieldsOf = (part: Part) => part as Partial<Record<Setting, unknown>>;

function settingWords(field: Setting, value: unknown, speaker: Speaker): string {
  if (value === undefined) return speaker.say(m.asUsual);
  switch (field) {
    case 'form':
      return speaker.say(m.form, { form: camelCased(value as AnswerForm) });
    case 'tolerance':
      return toleranceWords(value as Tolerance, speaker);
    case 'precision':
      return speaker.say(m.places, { count: precisionTiers[value as keyof typeof precisionTiers] });
    case 'order':
      return speaker.say(value === 'given' ? m.orderGiven : m.orderAny);
    default:
      return plainWords(value, speaker);
  }
}

const toleranceWords = ({ kind, value }: Tolerance, speaker: Speaker): string =>
  speaker.say(m.tolerance, { kind, value: String(value) });

/** `lowest-terms` as `lowestTerms`: names of branches have no hyphens. */
const camelCased = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function plainWords(value: unknown, speaker: Speaker): string {
  if (typeof value === 'boolean') return speaker.say(value ? m.yes : m.no);
  if (Array.isArray(value)) return value.map((one) => plainWords(one, speaker)).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(String).join(' ');
  return String(value);
}
