import type { PollQuestionView, PollRoundResults, PollWall } from '@lemma/contracts';
import type { ComponentType } from 'react';

export interface WallResultsProps {
  question: NonNullable<PollWall['question']>;
  results: PollRoundResults;
}

/** How one kind of poll question is on the wall. */
export interface WallKind {
  /** The choices while votes come in; left out for kinds without choices. */
  readonly Asked?: ComponentType<{ view: PollQuestionView }>;
  readonly Results: ComponentType<WallResultsProps>;
}
