import type { LearnerTask } from '@lemma/contracts';
import { durationWords, momentWords, pointsWords, timeWords } from '../../../dates.ts';
import { hasNoEnd, lateWorthWords } from '../../tasks/form/task-rules.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const minutes = (number: number): string => durationWords(number * 60_000);

/** `Open until Fri 27 Nov, 11:05. You have not started.` */
export function whenWords(task: LearnerTask, now: number): string {
  if (task.isExcused) return t(m.excused);
  if (task.state === 'not-open') {
    return task.opensAt === null ? t(m.notOpenYet) : t(m.opensAt, { moment: momentWords(task.opensAt, now) });
  }
  if (task.state === 'closed') return t(m.closedNotStarted);
  const end = task.isLate ? task.lateUntil : task.dueAt;
  const begun = t(m.attemptsUsed, { count: task.attemptsUsed });
  const open = end === null ? t(m.openWithoutEnd) : t(m.openUntil, { moment: momentWords(end, now) });
  return `${open} ${begun}`;
}

/** The score of those attempts that the learner may see, or the one that the teacher gave. */
export function scoreWords(task: LearnerTask): string | undefined {
  if (task.score === null) return undefined;
  const values = { score: pointsWords(task.score), points: pointsWords(task.points) };
  return t(task.isScoreGiven ? m.scoreGivenByTeacher : m.scoreSoFar, values);
}

/** The learner's own time and due date where they differ from everybody's: title and sentence. */
export function ownTimeWords(task: LearnerTask, now: number): { title: string; text: string } | undefined {
  const { timeLimitMinutes: own, usualTimeLimitMinutes: usual, dueAt, usualDueAt } = task;
  const hasMoreTime = own !== null && usual !== null && own > usual;
  const hasLaterDue = dueAt !== null && usualDueAt !== null && Date.parse(dueAt) > Date.parse(usualDueAt);
  if (!hasMoreTime && !hasLaterDue) return undefined;
  const closing = closingOf(dueAt, usualDueAt, now);
  if (!hasMoreTime) return { title: t(m.laterDateTitle), text: t(m.closesForYou, closing) };
  return {
    title: t(m.moreTimeTitle, { percent: Math.round((100 * (own - usual)) / usual) }),
    text: t(m.moreTime, { own: minutes(own), usual: own < 60 ? String(usual) : minutes(usual), ...closing }),
  };
}

/** When it closes for the learner: by the clock alone where it is today, as for everybody. */
function closingOf(dueAt: string | null, usualDueAt: string | null, now: number) {
  if (dueAt === null) return { closes: 'never', moment: '' };
  const isSameDay = usualDueAt !== null && new Date(dueAt).toDateString() === new Date(usualDueAt).toDateString();
  const isToday = isSameDay && new Date(dueAt).toDateString() === new Date(now).toDateString();
  return { closes: isToday ? 'today' : 'later', moment: isToday ? timeWords(dueAt) : momentWords(dueAt, now) };
}

/** Returns the consequences of a late start, shown beforehand. */
export function lateStartWords(task: LearnerTask): string | undefined {
  if (!task.isLate) return undefined;
  return t(m.lateStart, { worth: lateWorthWords(task.latePolicy, task.latePercent) });
}

/** When the learner sees which answers were right. */
export function resultsSeen(task: LearnerTask, now: number): { readonly when: string; readonly moment: string } {
  if (task.results === 'after-answer') return { when: 'afterAnswer', moment: '' };
  if (task.results === 'after-hand-in') return { when: 'afterHandIn', moment: '' };
  if (task.results === 'by-hand' || hasNoEnd(task)) return { when: 'byHand', moment: '' };
  if (task.resultsAt === null) return { when: 'afterAll', moment: '' };
  return { when: 'at', moment: momentWords(task.resultsAt, now) };
}
