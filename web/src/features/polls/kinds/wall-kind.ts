import type { PollComparison, PollQuestionView, PollRoundResults, PollWall } from '@lemma/contracts';
import type { ComponentType } from 'react';

export interface WallResultsProps {
  question: NonNullable<PollWall['question']>;
  results: PollRoundResults;
}

export interface WallComparisonProps {
  question: NonNullable<PollWall['question']>;
  comparison: PollComparison;
}

/** How one kind of poll question is on the wall. */
export interface WallKind {
  /** The choices or the figure while votes come in; left out for kinds without. */
  readonly Asked?: ComponentType<{ view: PollQuestionView }>;
  readonly Results: ComponentType<WallResultsProps>;
  /** Two rounds; left out where who moved between groups says it all. */
  readonly Comparison?: ComponentType<WallComparisonProps>;
}
