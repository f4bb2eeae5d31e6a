import type { TaskProgress } from '@lemma/contracts';

type Learner = TaskProgress['learners'][number];

/** A learner whom it may help to look in on, and why. */
export interface Stuck {
  readonly learner: Learner;
  readonly words: string;
}

const quietFrom = 5;
/** Whoever has been quiet for longer has gone home. */
const quietUntil = 45;

/** Who has tried a question three times without it right, or works on it and has been quiet for five minutes. */
export function stuckLearners({ learners }: TaskProgress, now: number): readonly Stuck[] {
  return learners.flatMap((learner): Stuck[] => {
    const { stuckAt, lastActiveAt } = learner;
    if (stuckAt) return [{ learner, words: `question ${stuckAt.position} · ${stuckAt.tries} tries` }];
    if (learner.state !== 'working' || lastActiveAt === null) return [];
    const minutes = Math.floor((now - Date.parse(lastActiveAt)) / 60_000);
    if (minutes < quietFrom || minutes >= quietUntil) return [];
    const place = learner.items.findIndex((state) => state === 'trying' || state === 'partly' || state === 'open');
    return [{ learner, words: `${place < 0 ? '' : `question ${place + 1} · `}quiet ${minutes} min` }];
  });
}

/** `12:40`, `1:02:05`. */
export function clockWords(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
