import type { LearnerReport } from '@lemma/contracts';

/** Which question of which attempt is looked at. */
export interface ChosenAnswer {
  readonly taskId: string;
  readonly attemptId: string;
  readonly itemId: string;
}

type Outcome = LearnerReport['attempts'][number]['items'][number]['outcome'];

const needsLook = (outcome: Outcome): boolean => outcome !== 'open' && outcome !== 'right';

/**
 * Returns the question to open the page of a learner at: in the newest attempt with one that is not right, the last such
 * question; else the last that was answered at all.
 */
export function lastWrong(newestFirst: LearnerReport['attempts']): ChosenAnswer | undefined {
  const choose = (wanted: (outcome: Outcome) => boolean): ChosenAnswer | undefined => {
    for (const { id, taskId, items } of newestFirst) {
      const item = items.findLast(({ outcome }) => wanted(outcome));
      if (item !== undefined) return { taskId, attemptId: id, itemId: item.id };
    }
    return undefined;
  };
  return choose(needsLook) ?? choose((outcome) => outcome !== 'open');
}
