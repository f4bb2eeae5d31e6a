import { graceMs, isOver, type AttemptTimes } from './windows.ts';

/* What learners see, and when: pure functions of a task, an attempt and the server's time. */

type Release = 'after-answer' | 'after-hand-in' | 'after-due' | 'by-hand' | 'never';

export interface Releases {
  readonly kind: 'practice' | 'assessment';
  readonly dueAt: Date | null;
  /** The end of the last window; null for never. */
  readonly lastClosesAt: Date | null;
  readonly releasedAt: Date | null;
  readonly results: Release;
  readonly scores: Release;
  readonly solutions: Release;
}

/** Returns when the last learner can answer; null where that is not known. */
export const everyoneIsDoneAt = (task: Pick<Releases, 'kind' | 'lastClosesAt'>): Date | null =>
  task.lastClosesAt === null ? null : new Date(task.lastClosesAt.getTime() + graceMs(task.kind));

function isReleased(release: Release, task: Releases, attempt: AttemptTimes, now: Date): boolean {
  const isDone = isOver(attempt, task.kind, now);
  switch (release) {
    case 'after-answer':
      return true;
    case 'after-hand-in':
      return isDone;
    case 'after-due': {
      // Without a due date there is nothing to wait for.
      if (task.dueAt === null) return isDone;
      const end = everyoneIsDoneAt(task);
      return isDone && (task.releasedAt !== null || (end !== null && now >= end));
    }
    case 'by-hand':
      return isDone && task.releasedAt !== null;
    case 'never':
      return false;
  }
}

/** Whether verdicts and feedback are visible; in practice immediately. */
export const areResultsVisible = (task: Releases, attempt: AttemptTimes, now: Date): boolean =>
  task.kind === 'practice' || isReleased(task.results, task, attempt, now);

/** Whether scores are visible; in practice immediately. */
export const areScoresVisible = (task: Releases, attempt: AttemptTimes, now: Date): boolean =>
  task.kind === 'practice' || isReleased(task.scores, task, attempt, now);

/**
 * Whether a score that a teacher gave may be seen: not before those of the learner's attempts, nor, where there is none,
 * before somebody's who has handed in.
 */
export const isDecisionVisible = (task: Releases, attempts: readonly AttemptTimes[], now: Date): boolean =>
  attempts.length === 0
    ? areScoresVisible(task, { handedInAt: now, closesAt: null }, now)
    : attempts.some((attempt) => areScoresVisible(task, attempt, now));

/**
 * Whether a worked solution may be seen. In practice also without an answer: asking for it gives the variant up (M02).
 * In an assessment never while answers are taken, nor before the verdicts.
 */
export function maySeeSolution(task: Releases, attempt: AttemptTimes, now: Date): boolean {
  if (task.kind === 'practice') {
    return isReleasedInPractice(task, attempt, now);
  }
  return (
    isOver(attempt, task.kind, now) &&
    areResultsVisible(task, attempt, now) &&
    isReleased(task.solutions, task, attempt, now)
  );
}

/**
 * Practice is not handed in: releases after the due date wait for the last one, and for nothing where there is none.
 */
function isReleasedInPractice(task: Releases, attempt: AttemptTimes, now: Date): boolean {
  switch (task.solutions) {
    case 'after-due': {
      const end = everyoneIsDoneAt(task);
      return task.dueAt === null || task.releasedAt !== null || (end !== null && now >= end);
    }
    case 'by-hand':
      return task.releasedAt !== null;
    default:
      return isReleased(task.solutions, task, attempt, now);
  }
}

/** Returns when results that wait for everybody's end are shown; null if nothing waits or the end is unknown. */
export function resultsAt(task: Releases, attempt: AttemptTimes, now: Date): Date | null {
  if (task.dueAt === null || task.releasedAt !== null) return null;
  const waits =
    (task.results === 'after-due' && !areResultsVisible(task, attempt, now)) ||
    (task.scores === 'after-due' && !areScoresVisible(task, attempt, now)) ||
    (task.solutions === 'after-due' && !maySeeSolution(task, attempt, now));
  const end = everyoneIsDoneAt(task);
  return waits && end !== null && end > now ? end : null;
}
