/** The rules of time and release: pure functions of a task, an attempt and the server's time. Windows are half-open. */

export interface TaskWindow {
  readonly opensAt: Date | null;
  readonly dueAt: Date | null;
}

export const isOpen = (task: TaskWindow, now: Date): boolean => task.opensAt === null || now >= task.opensAt;
export const isPastDue = (task: TaskWindow, now: Date): boolean => task.dueAt !== null && now >= task.dueAt;

interface Releases extends TaskWindow {
  readonly kind: 'practice' | 'assessment';
  readonly results: 'after-hand-in' | 'after-due';
  readonly solutions: 'after-answer' | 'after-due' | 'never';
}

interface Handed {
  readonly handedInAt: Date | null;
}

/** Answers are taken until the attempt is handed in or the task is due. */
export const isAttemptClosed = (task: TaskWindow, attempt: Handed, now: Date): boolean =>
  attempt.handedInAt !== null || isPastDue(task, now);

/** Practice tells at once; an assessment after hand-in, or for everybody together after the due date. */
export function areResultsVisible(task: Releases, attempt: Handed, now: Date): boolean {
  if (task.kind === 'practice') return true;
  if (task.results === 'after-due') return task.dueAt === null ? attempt.handedInAt !== null : isPastDue(task, now);
  return isAttemptClosed(task, attempt, now);
}

/** Whether a worked solution may be seen. In practice also without an answer: asking for it gives the variant up (M02). */
export function maySeeSolution(task: Releases, attempt: Handed, now: Date): boolean {
  if (task.solutions === 'never') return false;
  if (task.solutions === 'after-due' && task.dueAt !== null) return isPastDue(task, now);
  return task.kind === 'practice' || areResultsVisible(task, attempt, now);
}
