import type { AppealSummary } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

type Opinion = NonNullable<AppealSummary['opinion']>;

export const opinionNames: Record<Opinion, string> = {
  equal: t(m.equal),
  'probably-equal': t(m.probablyEqual),
  'not-equal': t(m.notEqual),
  unknown: t(m.undecided),
};

export const opinionColors = {
  equal: 'success',
  'probably-equal': 'info',
  'not-equal': 'error',
  unknown: 'default',
} as const satisfies Record<Opinion, string>;

/** `and 6 others` */
export const othersWords = (others: number): string =>
  others === 0 ? t(m.noOneElseWrote) : t(m.othersWroteSomethingEqual, { others });

/** `question 2 (item 5)`: the learner's number, and the item's where it is another. */
export const placeWords = ({ questionNumber, itemPosition }: AppealSummary): string =>
  questionNumber === itemPosition
    ? t(m.question, { questionNumber })
    : t(m.questionItem, { questionNumber, itemPosition });
