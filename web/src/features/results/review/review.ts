import type { LearnerReview } from '@lemma/contracts';
import { isChoiceType, isMathsType } from '@lemma/math/document';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type ReviewedAttempt = LearnerReview['attempts'][number];
export type ReviewedItem = ReviewedAttempt['items'][number];
export type ReviewedVariant = ReviewedItem['variants'][number];
export type ReviewedResponse = ReviewedVariant['responses'][number];
export type ItemOutcome = 'open' | 'right' | 'partly' | 'wrong' | 'unknown';

const ranks: readonly ReviewedResponse['outcome'][] = ['right', 'partly', 'unknown', 'wrong'];

/** The best that was reached in any variant; `open` without a response. */
export function itemOutcome(item: ReviewedItem): ItemOutcome {
  const outcomes = new Set(item.variants.flatMap((variant) => variant.responses.map((response) => response.outcome)));
  return ranks.find((outcome) => outcomes.has(outcome)) ?? 'open';
}

/** The first question that went wrong, else the first: what a teacher opens the page for. */
export function firstToLookAt(attempt: ReviewedAttempt): number {
  const wrong = attempt.items.findIndex((item) => ['wrong', 'partly', 'unknown'].includes(itemOutcome(item)));
  return wrong < 0 ? 0 : wrong;
}

export function reviewCounts(attempt: ReviewedAttempt): { readonly tries: number; readonly right: number } {
  const responses = attempt.items.flatMap((item) => item.variants.flatMap((variant) => variant.responses));
  return {
    tries: responses.length,
    right: attempt.items.filter((item) => itemOutcome(item) === 'right').length,
  };
}

type ReviewedPart = ReviewedVariant['parts'][number];

/**
 * An answer as Markdown with maths: chosen texts for choices, words as they are, else the typed maths. `typed` is what
 * came over the wire, for those who want to see it letter by letter.
 */
export function answerSource(part: ReviewedPart, value: string): string {
  if (isChoiceType(part.answerType)) {
    const keys = value.split(',').filter((key) => key !== '');
    return keys.map((key) => part.choices.find((choice) => choice.key === key)?.text ?? key).join(', ');
  }
  return value;
}

const reasons: Readonly<Record<string, string>> = {
  choice: t(m.byChoice),
  derivative: t(m.byDerivative),
  empty: t(m.nothingTyped),
  ends: t(m.byEnds),
  entries: t(m.byEntries),
  exact: t(m.byExactValue),
  extra: t(m.hasTooMuch),
  form: t(m.equalButForm),
  identical: t(m.keyLetterByLetter),
  intervals: t(m.byIntervals),
  'letter case': t(m.byLetterCase),
  members: t(m.byMembers),
  missing: t(m.hasTooLittle),
  none: t(m.noComparisonPossible),
  'not worked out': t(m.notWorkedOutYet),
  'not solved': t(m.notSolved),
  order: t(m.orderCounts),
  probing: t(m.byProbing),
  rounded: t(m.byRounded),
  rounding: t(m.byRounding),
  shape: t(m.otherKind),
  size: t(m.otherSize),
  solutions: t(m.bySolutions),
  tolerance: t(m.byItsValueWithin),
  'too much work': t(m.tooMuchWork),
  unit: t(m.byUnit),
  value: t(m.byValue),
  words: t(m.byWords),
};

/** How marking decided, in words; what has no words here is shown as the engine says it. */
export function reasonWords(reason: string): string {
  const [, rest] = /^follow-through: (.*)$/.exec(reason) ?? [];
  if (rest !== undefined) return t(m.withLearnersOwnEarlier, { reason: reasonWords(rest) });
  if (reason.startsWith('typical error: ')) return t(m.byTypicalError);
  return reasons[reason] ?? reason;
}

/** Whether the answer is maths to be typeset rather than words. */
export function isMaths(part: Pick<ReviewedPart, 'answerType'>): boolean {
  return isMathsType(part.answerType);
}

/** Returns the feedback that two or more wrong tries at a question share: the same mistake. */
export function sameMistake(
  item: ReviewedItem,
): { readonly cause: string; readonly tries: number; readonly isAll: boolean } | undefined {
  const responses = item.variants.flatMap((variant) => variant.responses);
  const wrong = responses.filter((response) => response.outcome === 'wrong' || response.outcome === 'partly');
  const causes = wrong.flatMap(
    (response) => response.parts.find((part) => part.outcome !== 'right' && part.feedback !== '')?.feedback ?? [],
  );
  const [most] = [...Map.groupBy(causes, (cause) => cause)].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined || most[1].length < 2) return undefined;
  return { cause: most[0], tries: most[1].length, isAll: most[1].length === responses.length };
}
