export interface PenaltyRules {
  readonly kind: 'practice' | 'assessment';
  readonly results: 'after-answer' | 'after-hand-in' | 'after-due' | 'by-hand' | 'never';
  readonly tryPenalty: number;
  readonly hintPenalty: number;
}

/** Whether the learner sees the worth of an answer before the next one. */
export const tellsAtOnce = (task: Pick<PenaltyRules, 'kind' | 'results'>): boolean =>
  task.kind === 'practice' || task.results === 'after-answer';

/**
 * Whether the best answer to a variant counts, or the last. With verdicts the best is kept; in a test without verdicts
 * the last answer is the one that is meant. A late answer can only add.
 */
export const keepsBest = (task: Pick<PenaltyRules, 'kind' | 'results'>, isLate: boolean): boolean =>
  isLate || tellsAtOnce(task);

/** Whether earlier answers or hints take something from a later one. */
export const hasPenalty = (task: PenaltyRules): boolean =>
  tellsAtOnce(task) && (task.tryPenalty > 0 || task.hintPenalty > 0);

/**
 * Returns the factor left after tries and hints, 0 to 1. Without a verdict nothing is a wrong try: a test's answers may
 * be changed freely.
 */
export function penaltyFactor(task: PenaltyRules, used: { readonly tries: number; readonly hints: number }): number {
  if (!hasPenalty(task)) return 1;
  return Math.max(0, 1 - (used.tries * task.tryPenalty + used.hints * task.hintPenalty) / 100);
}

/**
 * Returns the credit of an answer: percentages go off what it adds to what the variant had earned before, so that
 * nothing takes away what was earned.
 */
export function creditOf(share: number, earned: number, factor: number): number {
  return share <= earned ? share : earned + (share - earned) * factor;
}
