import type { PollMeasures } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import type { Tally } from '../../data/voting-store.ts';
import { groupChoices, readOneChosen } from '../answers/choices.ts';
import { sumOf } from '../answers/group.ts';
import { emptyView, type PollKindRules } from './poll-kind.ts';

export const scale: PollKindRules<'scale'> = {
  makeQuestion(_, { id }, { kind, prompt, points, low, high }) {
    const words = new Map([
      [1, low],
      [points, high],
    ]);
    const choices = Array.from({ length: points }, (__, index) => ({
      key: String(index + 1),
      text: words.get(index + 1) ?? '',
    }));
    return { view: { ...emptyView, id, kind, prompt, answerType: answerTypes.oneChoice, choices }, key: null };
  },
  readValues: readOneChosen,
  groupAnswers: (_, question, tallies) => ({ ...groupChoices(question, tallies), measures: measureScale(tallies) }),
};

/** Mean and median of the points that were given; null before the first answer. */
export function measureScale(tallies: readonly Tally[]): PollMeasures | null {
  const answered = sumOf(tallies);
  if (answered === 0) return null;
  const points = tallies
    .map(({ values, count }) => ({ point: Number(values[0]), count }))
    .sort((a, b) => a.point - b.point);
  const pointAt = (place: number) => {
    let seen = 0;
    return points.find(({ count }) => (seen += count) > place)?.point ?? 0;
  };
  return {
    kind: 'scale',
    mean: points.reduce((sum, { point, count }) => sum + point * count, 0) / answered,
    median: (pointAt(Math.floor((answered - 1) / 2)) + pointAt(Math.floor(answered / 2))) / 2,
  };
}
