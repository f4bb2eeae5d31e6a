import type { LearnerTask } from '@lemma/contracts';
import { count, dayWords, dueWords, isDueSoon, momentWords } from '../../../dates.ts';

/** Returns kind and size of a task: `Assessment · 6 questions · one attempt`. */
export function taskKindWords(task: LearnerTask, now: number): string {
  const words = [task.kind === 'assessment' ? 'Assessment' : 'Practice', count(task.questionCount, 'question')];
  if (task.kind === 'assessment' && task.attemptsAllowed !== null) {
    words.push(task.attemptsAllowed === 1 ? 'one attempt' : `${task.attemptsAllowed} attempts`);
  }
  if (task.state === 'not-open' && task.opensAt !== null) words.push(`opens ${momentWords(task.opensAt, now)}`);
  return words.join(' · ');
}

/** The date that matters now: when it was done, closed, or is due. */
export function taskDateWords(task: LearnerTask, now: number): { words: string; isSoon: boolean } {
  if (task.state === 'done' && task.doneAt !== null)
    return { words: `Done on ${dayWords(task.doneAt, now)}`, isSoon: false };
  if (task.dueAt === null) return { words: 'No due date', isSoon: false };
  if (task.isLate && (task.state === 'not-started' || task.state === 'started')) {
    const until = task.lateUntil === null ? '' : `, until ${dayWords(task.lateUntil, now)}`;
    return { words: `Late${until}`, isSoon: true };
  }
  if (Date.parse(task.dueAt) <= now) return { words: `Closed on ${dayWords(task.dueAt, now)}`, isSoon: false };
  return { words: dueWords(task.dueAt, now), isSoon: isDueSoon(task.dueAt, now) };
}

/** The score in percent of the points, when it may be seen. */
export function percentOf(task: Pick<LearnerTask, 'score' | 'points'>): number | undefined {
  return task.score === null || task.points === 0 ? undefined : Math.round((100 * task.score) / task.points);
}

/** Returns the words at the end of the task's row: a result, the progress, or a dash. */
export function taskResultWords(task: LearnerTask): string {
  if (task.isExcused) return 'Excused';
  const percent = percentOf(task);
  const isOver = task.state === 'done' || task.state === 'closed' || task.isScoreGiven;
  if (isOver && percent !== undefined) return `${percent} %`;
  return task.answeredCount > 0 ? `${task.answeredCount}/${task.questionCount}` : '–';
}

export const stateWords: Record<LearnerTask['state'], string> = {
  'not-open': 'Not open yet',
  'not-started': 'Not started',
  started: 'Started',
  done: 'Done',
  closed: 'Closed',
};
