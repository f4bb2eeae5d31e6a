import type { Attention, countHelpThreads, ResponseOf } from '@lemma/contracts';
import { agoWords, count, dueWords } from '../../dates.ts';
import { paths } from '../../paths.ts';

type Stuck = Attention['stuck'];

/** `4 learners are stuck, 3 of them on question 5`; undefined when no learner is. */
export function stuckWords(stuck: Stuck): string | undefined {
  const [worst] = stuck;
  if (worst === undefined) return undefined;
  const total = stuck.reduce((sum, { learnerCount }) => sum + learnerCount, 0);
  const are = total === 1 ? 'learner is' : 'learners are';
  if (stuck.length === 1) return `${total} ${are} stuck on question ${worst.position}`;
  if (worst.learnerCount === 1) return `${total} ${are} stuck, each on another question`;
  return `${total} ${are} stuck, ${worst.learnerCount} of them on question ${worst.position}`;
}

export interface Need {
  readonly key: string;
  readonly kind: 'asked' | 'stuck' | 'closing';
  readonly title: string;
  readonly line: string;
  /** The page to look at. */
  readonly to: string;
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
      title: `“${taskName}” closes ${dueWords(dueAt ?? '', now).replace(/^T(?=o)/, 't')}`,
      line: `${className} · ${missing} of ${count(learnerCount, 'learner')} ${missing === 1 ? 'has' : 'have'} not started`,
      to: paths.taskProgress(classId, taskId),
    },
  ];
}

/** Learners who wait for an answer: the only one is opened, of several the list. */
export function askedNeed(
  { openCount, oldestId, oldestAt }: ResponseOf<typeof countHelpThreads>,
  now: number,
): readonly Need[] {
  if (oldestId === null || oldestAt === null) return [];
  return [
    {
      key: 'asked',
      kind: 'asked',
      title: openCount === 1 ? '1 learner waits for your answer' : `${openCount} questions wait for an answer`,
      line: `${openCount === 1 ? 'Asked' : 'The oldest is from'} ${agoWords(oldestAt, now)}`,
      to: openCount === 1 ? paths.helpThread(oldestId) : paths.helpQueue(),
    },
  ];
}

/** One line for each thing to look at: first where learners are stuck, then what closes soon. */
export function needsOf(attention: readonly Attention[], now: number): readonly Need[] {
  return [...attention.flatMap(stuckNeed), ...attention.flatMap((one) => closingNeed(one, now))];
}
