import type { PollMeasures, PollQuestionView, PollRoundResults } from '@lemma/contracts';
import type { ComponentType } from 'react';

export interface FiguresProps {
  view: PollQuestionView;
  measures: PollMeasures;
}

/** How results of one kind of poll question are named on phones, the desk and the results page. */
export interface ResultKind {
  /** The short name of a choice. */
  mark(place: number, key: string): string;
  /** Whether choices have words beside their short names. */
  readonly hasTexts: boolean;
  /** The words for a count of voters beside a choice, where it is not simply the votes for it. */
  readonly countOf?: string;
  /** A picture above the bars, for kinds that have one. */
  readonly Picture?: ComponentType<{ results: PollRoundResults }>;
  /** Whether the figures say more than the bars, and are above them. */
  readonly figuresFirst?: true;
  /** Figures below the bars, for kinds that have some. */
  readonly Figures?: ComponentType<FiguresProps>;
}
