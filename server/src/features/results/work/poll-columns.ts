import type { GradeCell } from './grade-cell.ts';
import type { GradedPoll } from '../data/poll-grade-store.ts';

/** A poll session that counts, among the tasks. */
export interface PlacedPoll extends Omit<GradedPoll, 'endedAt'> {
  readonly kind: 'poll';
  readonly dueAt: Date | null;
}

/** Returns a learner's score of a poll; people who did not join have none, which is final when the poll has ended. */
export function pollCell(score: number | undefined): GradeCell {
  return {
    earned: score ?? null,
    attempts: score === undefined ? 0 : 1,
    decision: null,
    score: score === undefined ? null : Math.round(score * 100) / 100,
    isExcused: false,
    isSettled: true,
  };
}
