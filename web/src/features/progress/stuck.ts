import type { TaskProgress } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

type Learner = TaskProgress['learners'][number];

/** A learner whom it may help to look in on, and why. */
export interface Stuck {
  readonly learner: Learner;
  readonly words: string;
}

const quietFrom = 5;
/** Minutes after which a quiet learner counts as gone. */
const quietUntil = 45;

/** Whether the task has ended for everyone. */
export const isClosedAt = ({ closesAt }: Pick<TaskProgress, 'closesAt'>, now: number): boolean =>
  closesAt !== null && now >= Date.parse(closesAt);

/** The figures at the head of the page: while it runs, and once it is closed. */
export function countsOf(progress: TaskProgress, now: number) {
  const number = (state: Learner['state']): number =>
    progress.learners.filter((learner) => !learner.isTest && learner.state === state).length;
  const isClosed = isClosedAt(progress, now);
  return [
    { label: isClosed ? t(m.didNotFinish) : t(m.workingOn), value: number('working') },
    ...(isClosed ? [] : [{ label: t(m.stuckWord), value: stuckLearners(progress, now).length }]),
    { label: t(m.finishedWord), value: number('finished') },
    { label: isClosed ? t(m.didNotStart) : t(m.notStarted), value: number('not-started') },
    ...(progress.medianSeconds === null
      ? []
      : [{ label: t(m.medianTimeAtWork), value: clockWords(progress.medianSeconds) }]),
  ];
}

/** Returns learners with three wrong tries at a question, or quiet for five minutes while working on one. */
export function stuckLearners(progress: TaskProgress, now: number): readonly Stuck[] {
  if (isClosedAt(progress, now)) return [];
  const { learners } = progress;
  return learners.flatMap((learner): Stuck[] => {
    const { stuckAt, lastActiveAt } = learner;
    if (learner.isTest) return [];
    if (stuckAt) return [{ learner, words: t(m.questionTries, { position: stuckAt.position, tries: stuckAt.tries }) }];
    if (learner.state !== 'working' || lastActiveAt === null) return [];
    const minutes = Math.floor((now - Date.parse(lastActiveAt)) / 60_000);
    if (minutes < quietFrom || minutes >= quietUntil) return [];
    const place = learner.items.findIndex((state) => state === 'trying' || state === 'partly' || state === 'open');
    return [
      {
        learner,
        words: place < 0 ? t(m.quietMin, { minutes }) : t(m.questionQuietMin, { number: place + 1, minutes }),
      },
    ];
  });
}

/** `12:40`, `1:02:05`, `3 days`. */
export function clockWords(seconds: number): string {
  if (seconds >= 86_400) return t(m.days, { number: Math.round(seconds / 86_400) });
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
