import type { PollMeasures, PollQuestionView } from '@lemma/contracts';
import { choiceLetter } from '../../../../maths/ChoiceList.tsx';

type RankingMeasures = PollMeasures & { readonly kind: 'ranking' };

export interface PairRow {
  readonly key: string;
  readonly letter: string;
  /** One cell a choice; the count is null where a choice meets itself. */
  readonly cells: readonly { readonly key: string; readonly count: number | null; readonly isMajority: boolean }[];
}

/** How many voters put the choice of the row before the choice of the column. */
export function pairTable(
  { choices }: Pick<PollQuestionView, 'choices'>,
  { pairs }: RankingMeasures,
): readonly PairRow[] {
  const before = new Map(
    pairs.flatMap(({ first, second, firstBefore, secondBefore }) => [
      [`${first} ${second}`, { count: firstBefore, isMajority: firstBefore > secondBefore }] as const,
      [`${second} ${first}`, { count: secondBefore, isMajority: secondBefore > firstBefore }] as const,
    ]),
  );
  return choices.map(({ key }, place) => ({
    key,
    letter: choiceLetter(place),
    cells: choices.map((other) => ({
      key: other.key,
      ...(before.get(`${key} ${other.key}`) ?? { count: null, isMajority: false }),
    })),
  }));
}

/** The choices with their mean places, best first. */
export function namedMeans({ choices }: Pick<PollQuestionView, 'choices'>, { means }: RankingMeasures) {
  return means.map(({ key, mean }) => {
    const place = choices.findIndex((choice) => choice.key === key);
    return { key, mean, letter: choiceLetter(Math.max(0, place)), text: choices[place]?.text ?? '' };
  });
}
