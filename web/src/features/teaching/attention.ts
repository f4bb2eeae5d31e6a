import type { Attention, countHelpThreads, countTaughtAppeals, ResponseOf } from '@lemma/contracts';
import { agoWords, dueInSentence } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

type Stuck = Attention['stuck'];

/** `4 learners are stuck, 3 of them on question 5`; undefined when no learner is. */
export function stuckWords(stuck: Stuck): string | undefined {
  const [worst] = stuck;
  if (worst === undefined) return undefined;
  const total = stuck.reduce((sum, { learnerCount }) => sum + learnerCount, 0);
  if (stuck.length === 1) return t(m.stuckOnQuestion, { total, position: worst.position });
  if (worst.learnerCount === 1) return t(m.stuckEachOnAnother, { total });
  return t(m.stuckOfThemOn, { total, learnerCount: worst.learnerCount, position: worst.position });
}

export interface Reminding {
  readonly classId: string;
  readonly taskId: string;
  readonly missing: number;
  /** They were reminded on the same day. */
  readonly isDone: boolean;
}

export interface Need {
  readonly key: string;
  readonly kind: 'asked' | 'appealed' | 'stuck' | 'closing';
  readonly title: string;
  readonly line: string;
  /** The page where it is done or looked at, and its button. */
  readonly to: string;
  readonly action: string;
  /** The task whose learners can be reminded, and how many they are. */
  readonly remind?: Reminding;
}

const soonLength = 48 * 3_600_000;

const isDueSoon = ({ dueAt }: Attention, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) - now <= soonLength;

function stuckNeed({ classId, className, taskId, taskName, stuck }: Attention): readonly Need[] {
  const title = stuckWords(stuck);
  if (title === undefined) return [];
  return [
    {
      key: `stuck ${taskId}`,
      kind: 'stuck',
      title,
      line: `${taskName} · ${className}`,
      to: paths.taskProgress(classId, taskId),
      action: t(m.look),
    },
  ];
}

function closingNeed(one: Attention, now: number): readonly Need[] {
  const { classId, className, taskId, taskName, dueAt, learnerCount, startedCount } = one;
  const missing = learnerCount - startedCount;
  if (!isDueSoon(one, now) || missing <= 0) return [];
  return [
    {
      key: `closing ${taskId}`,
      kind: 'closing',
      title: t(m.closes, { taskName, moment: dueInSentence(dueAt ?? '', now) }),
      line: t(m.ofLearnersNotStarted, { className, missing, learnerCount }),
      to: paths.taskProgress(classId, taskId),
      action: t(m.look),
      remind: { classId, taskId, missing, isDone: isSameDay(one.remindedAt, now) },
    },
  ];
}

/** Reminders go out once on a day of UTC. */
const isSameDay = (moment: string | null, now: number): boolean =>
  moment !== null && moment.slice(0, 10) === new Date(now).toISOString().slice(0, 10);

/** Learners who wait for an answer: the only one is opened, of several the list. */
export function askedNeed(counted: ResponseOf<typeof countHelpThreads> | undefined, now: number): readonly Need[] {
  if (counted === undefined || counted.oldestId === null || counted.oldestAt === null) return [];
  const { openCount, oldestId, oldestAt } = counted;
  return [
    {
      key: 'asked',
      kind: 'asked',
      title: openCount === 1 ? t(m.oneLearnerWaits) : t(m.questionsWaitForAnswer, { openCount }),
      line: `${openCount === 1 ? t(m.asked) : t(m.oldestFrom)} ${agoWords(oldestAt, now)}`,
      to: openCount === 1 ? paths.helpThread(oldestId) : paths.helpQueue(),
      action: t(m.answer),
    },
  ];
}

/** Learners who say that their answer is right: the oldest of a class is opened. */
export const appealNeeds = (counts: ResponseOf<typeof countTaughtAppeals>, now: number): readonly Need[] =>
  counts.map(({ classId, className, openCount, oldestId, oldestAt }) => ({
    key: `appealed ${classId}`,
    kind: 'appealed',
    title: openCount === 1 ? t(m.learnerAppealsAgainstVerdict) : t(m.appealsWaitForDecision, { openCount }),
    line: `${className} · ${openCount === 1 ? '' : t(m.theOldest)}${agoWords(oldestAt, now)}`,
    to: paths.classroomAppeals(classId, oldestId),
    action: t(m.decide),
  }));

/** One line for each thing to look at: first where learners are stuck, then what closes soon. */
export function needsOf(attention: readonly Attention[], now: number): readonly Need[] {
  return [...attention.flatMap(stuckNeed), ...attention.flatMap((one) => closingNeed(one, now))];
}
