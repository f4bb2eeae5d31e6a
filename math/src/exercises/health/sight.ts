import type { DocumentProblem } from '../document/document.ts';

export interface HealthFinding extends DocumentProblem {
  readonly kind:
    | 'no-variant'
    | 'own-answer'
    | 'choices'
    | 'same-choice'
    | 'answer-in-question'
    | 'long-answer'
    | 'rare-draw'
    | 'few-variants'
    | 'echo'
    | 'rounding'
    | 'figure'
    | 'translation'
    | 'test';
  /** In how many of the seeds tried. */
  readonly count: number;
  /** A seed that shows it. */
  readonly seed?: number;
}

/** The findings in one variant. */
export interface Sight {
  /** The question as a learner sees it; undefined where there is no variant. */
  readonly question: string | undefined;
  readonly findings: readonly (readonly [kind: HealthFinding['kind'], problem: DocumentProblem])[];
  /** Parts whose answer is in the question. */
  readonly shown: readonly string[];
  /** The right choices of the parts with choices. */
  readonly right: readonly (readonly [part: string, choices: string])[];
}
