import { isOver, type AttemptTimes } from './windows.ts';

interface Counted {
  readonly kind: 'practice' | 'assessment';
  readonly countedAttempt: 'best' | 'last' | 'average';
}

interface Scored extends AttemptTimes {
  readonly number: number;
  readonly score: number;
}

/**
 * Returns the score of several attempts. The best one counts whatever its state; the last and the average are those of
 * finished attempts where there is one, so that beginning another one costs nothing. Null without attempts.
 */
export function countedScore(task: Counted, attempts: readonly Scored[], now: Date): number | null {
  if (attempts.length <= 1) return attempts[0]?.score ?? null;
  const scores = (list: readonly Scored[]) => list.map((attempt) => attempt.score);
  if (task.countedAttempt === 'best') return Math.max(...scores(attempts));
  const finished = attempts.filter((attempt) => isOver(attempt, task.kind, now));
  const counted = finished.length > 0 ? finished : attempts;
  if (task.countedAttempt === 'average') return scores(counted).reduce((sum, score) => sum + score, 0) / counted.length;
  return counted.toSorted((a, b) => a.number - b.number).at(-1)?.score ?? null;
}
