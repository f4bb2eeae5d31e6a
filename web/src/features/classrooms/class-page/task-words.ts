import type { LearnerTask } from '@lemma/contracts';
import { dayWords, dueWords, isDueSoon, momentWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import { leftToRight } from '../../../words/left-to-right.ts';

/** Returns kind and size of a task: `Assessment · 6 questions · one attempt`. */
export function taskKindWords(task: LearnerTask, now: number): string {
  const words = [
    task.kind === 'assessment' ? t(m.assessment) : t(m.practice),
    t(m.questions, { count: task.questionCount }),
  ];
  if (task.kind === 'assessment' && task.attemptsAllowed !== null) {
    words.push(t(m.attemptsAllowed, { count: task.attemptsAllowed }));
  }
  if (task.state === 'not-open' && task.opensAt !== null)
    words.push(t(m.opensAt, { moment: momentWords(task.opensAt, now) }));
  return words.join(' · ');
}

/** The date that matters now: when it was done, closed, or is due. */
export function taskDateWords(task: LearnerTask, now: number): { words: string; isSoon: boolean } {
  if (task.state === 'done' && task.doneAt !== null)
    return { words: t(m.doneOn, { day: dayWords(task.doneAt, now) }), isSoon: false };
  if (task.dueAt === null) return { words: t(m.noDueDate), isSoon: false };
  if (task.isLate && (task.state === 'not-started' || task.state === 'started')) {
    const words = task.lateUntil === null ? t(m.late) : t(m.lateUntil, { day: dayWords(task.lateUntil, now) });
    return { words, isSoon: true };
  }
  if (Date.parse(task.dueAt) <= now) return { words: t(m.closedOn, { day: dayWords(task.dueAt, now) }), isSoon: false };
  return { words: dueWords(task.dueAt, now), isSoon: isDueSoon(task.dueAt, now) };
}

/** The score in percent of the points, when it may be seen. */
export function percentOf(task: Pick<LearnerTask, 'score' | 'points'>): number | undefined {
  return task.score === null || task.points === 0 ? undefined : Math.round((100 * task.score) / task.points);
}

/** Returns the words at the end of the task's row: a result, the progress, or a dash. */
export function taskResultWords(task: LearnerTask): string {
  if (task.isExcused) return t(m.excused);
  const percent = percentOf(task);
  const isOver = task.state === 'done' || task.state === 'closed' || task.isScoreGiven;
  if (isOver && percent !== undefined) return `${percent} %`;
  return task.answeredCount > 0 ? leftToRight(`${task.answeredCount}/${task.questionCount}`) : '–';
}

export const stateWords: Record<LearnerTask['state'], string> = {
  'not-open': t(m.notOpenYet),
  'not-started': t(m.notStarted),
  started: t(m.started),
  done: t(m.doneHead),
  closed: t(m.closed),
};
