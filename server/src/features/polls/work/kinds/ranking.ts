import type { PollMeasures } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import { sumOf, type Group } from '../answers/group.ts';
import { emptyView, refuseAnswer, type PollKindRules } from './poll-kind.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

export const ranking: PollKindRules<'ranking'> = {
  makeQuestion: (_, { id }, { kind, prompt, choices }) => ({
    view: {
      ...emptyView,
      id,
      kind,
      prompt,
      answerType: answerTypes.severalChoices,
      choices: choices.map(({ text }, index) => ({ key: String.fromCodePoint(65 + index), text })),
    },
    key: null,
  }),
  readValues({ choices }, values) {
    const isOrder = values.length === choices.length && choices.every(({ key }) => values.includes(key));
    if (!isOrder) throw refuseAnswer(said(m.orderAllChoices));
    return values;
  },
  groupAnswers: (_, question, tallies) => ({
    groups: firstPlaces(question, tallies),
    right: null,
    isPartial: false,
    groupOf: () => null,
    isRight: () => null,
    measures: measureRanking(
      question.view.choices.map(({ key }) => key),
      tallies,
    ),
  }),
};

/** One group a choice, with the number of voters who put it first. */
function firstPlaces({ view }: PollQuestionRow, tallies: readonly Tally[]): Group[] {
  return view.choices.map(({ key, text }) => ({
    key,
    text,
    latex: '',
    count: sumOf(tallies.filter(({ values }) => values[0] === key)),
    spellings: [],
    isRight: null,
    error: '',
    state: 'shown',
    isFlagged: false,
    sample: key,
    keys: [key],
  }));
}

/** Mean places and pairwise comparisons; null before the first answer. */
export function measureRanking(keys: readonly string[], tallies: readonly Tally[]): PollMeasures | null {
  const answered = sumOf(tallies);
  if (answered === 0) return null;
  const means = keys.map((key) => ({
    key,
    mean: tallies.reduce((sum, { values, count }) => sum + count * (values.indexOf(key) + 1), 0) / answered,
  }));
  const pairs = keys.flatMap((first, index) =>
    keys.slice(index + 1).map((second) => {
      const firstBefore = sumOf(tallies.filter(({ values }) => values.indexOf(first) < values.indexOf(second)));
      return { first, second, firstBefore, secondBefore: answered - firstBefore };
    }),
  );
  return { kind: 'ranking', means: means.sort((a, b) => a.mean - b.mean), pairs };
}
