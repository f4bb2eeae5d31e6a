import type { PollQuestionView } from '@lemma/contracts';
import type { ComponentType } from 'react';

export interface VoterBoxProps {
  view: PollQuestionView;
  /** The answer as one text, whose meaning belongs to the kind. */
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
  submitLabel: string;
}

/** How a voter answers one kind of poll question. */
export interface VoterKind {
  readonly Box: ComponentType<VoterBoxProps>;
  /** A sentence below the box. */
  readonly hint?: string;
  /** The text of the box for a vote that was sent. */
  toBox(values: readonly string[]): string;
  /** The vote; empty as long as the answer is not complete. */
  fromBox(box: string, view: PollQuestionView): readonly string[];
  /** The voter's own answer after voting. */
  readonly OwnAnswer: ComponentType<{ view: PollQuestionView; values: readonly string[] }>;
}
