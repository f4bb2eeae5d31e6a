import type { AppealSummary } from '@lemma/contracts';

type Opinion = NonNullable<AppealSummary['opinion']>;

export const opinionNames: Record<Opinion, string> = {
  equal: 'equal',
  'probably-equal': 'probably equal',
  'not-equal': 'not equal',
  unknown: 'undecided',
};

export const opinionColors = {
  equal: 'success',
  'probably-equal': 'info',
  'not-equal': 'error',
  unknown: 'default',
} as const satisfies Record<Opinion, string>;

/** `and 6 others` */
export const othersWords = (others: number): string =>
  others === 0
    ? 'No one else wrote something equal.'
    : `${others} ${others === 1 ? 'other' : 'others'} wrote something equal.`;

/** `question 2 (item 5)`: the learner's number, and the item's where it is another. */
export const placeWords = ({ questionNumber, itemPosition }: AppealSummary): string =>
  `question ${questionNumber}${questionNumber === itemPosition ? '' : ` (item ${itemPosition})`}`;
