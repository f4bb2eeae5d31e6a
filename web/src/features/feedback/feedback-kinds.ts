import type { FeedbackItem } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The kinds a person can choose (D18): a problem is a bug report, any other a question. */
export const feedbackKinds = [
  { value: 'problem', label: t(m.problem), ask: t(m.whatDidDoWhat) },
  { value: 'question', label: t(m.question), ask: t(m.whatWouldLikeTo) },
  { value: 'idea', label: t(m.idea), ask: t(m.whatWouldHelpAnd) },
  { value: 'praise', label: t(m.praise), ask: t(m.whatDoLike) },
] as const;
export type FeedbackKind = (typeof feedbackKinds)[number]['value'];

export const typeOfKind = (kind: FeedbackKind): FeedbackItem['type'] => (kind === 'problem' ? 'BG' : 'QU');

/** The kind in a word; where none was given, that of its type. */
export function kindWord({ type, feedbackType }: Pick<FeedbackItem, 'type' | 'feedbackType'>): string {
  if (feedbackType !== '') return feedbackType;
  return type === 'BG' ? 'problem' : 'question';
}
