import { graceMs, isOver, type AttemptTimes } from './windows.ts';

/* What learners see, and when: pure functions of a task, an attempt and the server's time. */

type Release = 'after-answer' | 'after-hand-in' | 'after-due' | 'by-hand' | 'never';

export interface Releases {
  readonly kind: 'practice' | 'assessment';
  readonly dueAt: Date | null;
  /** When nobody's window is open any more; null is never. */
  readonly lastClosesAt: Date | null;
  readonly releasedAt: Date | null;
  readonly results: Release;
  readonly scores: Release;
  readonly solutions: Release;
}

/** From when nobody can answer any more; null where that is not known. */
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
      // Without a due date nobody has to be waited for.
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

/** Verdicts and feedback. Practice tells at once. */
export const areResultsVisible = (task: Releases, attempt: AttemptTimes, now: Date): boolean =>
  task.kind === 'practice' || isReleased(task.results, task, attempt, now);

/** What it counts. Practice tells at once. */
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

/** Nobody hands practice in: what waits for the due date waits for everybody's, and for nothing where there is none. */
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

/** When what waits for everybody's end is shown; null where nothing waits for it or nobody can say. */
export function resultsAt(task: Releases, attempt: AttemptTimes, now: Date): Date | null {
  if (task.dueAt === null || task.releasedAt !== null) return null;
  const waits =
    (task.results === 'after-due' && !areResultsVisible(task, attempt, now)) ||
    (task.scores === 'after-due' && !areScoresVisible(task, attempt, now)) ||
    (task.solutions === 'after-due' && !maySeeSolution(task, attempt, now));
  const end = everyoneIsDoneAt(task);
  return waits && end !== null && end > now ? end : null;
}
