import type { FeedbackItem } from '@lemma/contracts';

/** The kinds a person can choose (D18): a problem is a bug report, any other a question. */
export const feedbackKinds = [
  { value: 'problem', label: 'Problem', ask: 'What did you do, what happened, and what did you expect?' },
  { value: 'question', label: 'Question', ask: 'What would you like to know?' },
  { value: 'idea', label: 'Idea', ask: 'What would help you, and when?' },
  { value: 'praise', label: 'Praise', ask: 'What do you like?' },
] as const;
export type FeedbackKind = (typeof feedbackKinds)[number]['value'];

export const typeOfKind = (kind: FeedbackKind): FeedbackItem['type'] => (kind === 'problem' ? 'BG' : 'QU');

/** The kind in a word; where none was given, that of its type. */
export function kindWord({ type, feedbackType }: Pick<FeedbackItem, 'type' | 'feedbackType'>): string {
  if (feedbackType !== '') return feedbackType;
  return type === 'BG' ? 'problem' : 'question';
}
