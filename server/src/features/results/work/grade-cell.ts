import type { GradeDecision } from '../../tasks/api.ts';
import type { TotalCell } from './totals.ts';
/** One learner's score in one task, and where it comes from. */
export interface GradeCell extends TotalCell {
  /** The score that the answers earned, whatever a teacher decided. */
  readonly earned: number | null;
  readonly attempts: number;
  readonly decision: GradeDecision | null;
}
