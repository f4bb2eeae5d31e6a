import type { LearnerTask } from '@lemma/contracts';
import { count, durationWords, momentWords, pointsWords, timeWords } from '../../../dates.ts';
import { hasNoEnd, lateWorthWords } from '../../tasks/form/task-rules.ts';

const minutes = (number: number): string => durationWords(number * 60_000);

/** `Open until Fri 27 Nov, 11:05. You have not started.` */
export function whenWords(task: LearnerTask, now: number): string {
  if (task.isExcused) return 'You are excused from this task.';
  if (task.state === 'not-open') {
    return task.opensAt === null ? 'This task is not open yet.' : `Opens ${momentWords(task.opensAt, now)}.`;
  }
  if (task.state === 'closed') return 'This task is closed. You did not start it.';
  const end = task.isLate ? task.lateUntil : task.dueAt;
  const begun =
    task.attemptsUsed === 0 ? 'You have not started.' : `You have used ${count(task.attemptsUsed, 'attempt')}.`;
  return end === null ? `Open without a closing time. ${begun}` : `Open until ${momentWords(end, now)}. ${begun}`;
}

/** The score of those attempts that the learner may see, or the one that the teacher gave. */
export function scoreWords(task: LearnerTask): string | undefined {
  if (task.score === null) return undefined;
  const score = `${pointsWords(task.score)} of ${pointsWords(task.points)} points`;
  return task.isScoreGiven ? `Your teacher gave you ${score}` : `You have ${score} so far`;
}

/** The learner's own time and due date where they differ from everybody's: title and sentence. */
export function ownTimeWords(task: LearnerTask, now: number): { title: string; text: string } | undefined {
  const { timeLimitMinutes: own, usualTimeLimitMinutes: usual, dueAt, usualDueAt } = task;
  const hasMoreTime = own !== null && usual !== null && own > usual;
  const hasLaterDue = dueAt !== null && usualDueAt !== null && Date.parse(dueAt) > Date.parse(usualDueAt);
  if (!hasMoreTime && !hasLaterDue) return undefined;
  const closes = dueAt === null ? '' : ` It closes for you ${closingWords(dueAt, usualDueAt, now)}`;
  if (!hasMoreTime) return { title: 'You have a later date', text: closes.trim() + '.' };
  const more = Math.round((100 * (own - usual)) / usual);
  return {
    title: `You have ${more} % more time`,
    text: `${minutes(own)} instead of ${own < 60 ? usual : minutes(usual)}.${closes === '' ? '' : `${closes}, so starting late does not cost you any of it.`}`,
  };
}

function closingWords(dueAt: string, usualDueAt: string | null, now: number): string {
  const isSameDay = usualDueAt !== null && new Date(dueAt).toDateString() === new Date(usualDueAt).toDateString();
  return isSameDay && new Date(dueAt).toDateString() === new Date(now).toDateString()
    ? `at ${timeWords(dueAt)}`
    : `on ${momentWords(dueAt, now)}`;
}

/** Returns the consequences of a late start, shown beforehand. */
export function lateStartWords(task: LearnerTask): string | undefined {
  if (!task.isLate) return undefined;
  return `It was due. Answers are still taken, ${lateWorthWords(task.latePolicy, task.latePercent)}.`;
}

/** When results are to be seen, as the start page says it. */
export function resultsWords(task: LearnerTask, now: number): { before: string; when: string; after: string } {
  const before = 'You see which answers were right ';
  if (task.results === 'after-answer') return { before, when: 'after each answer', after: '.' };
  if (task.results === 'after-hand-in') return { before, when: 'after you have handed in,', after: ' not before.' };
  if (task.results === 'by-hand' || hasNoEnd(task))
    return { before, when: 'when your teacher releases the results', after: '.' };
  return {
    before,
    when: task.resultsAt === null ? 'when the task is over for everybody' : `on ${momentWords(task.resultsAt, now)}`,
    after: '.',
  };
}
