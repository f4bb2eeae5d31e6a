import type { Services } from '../../../core/services.ts';
import { accommodationQueries, decisionQueries, scoreQueries } from '../../tasks/api.ts';
import { gradeData } from '../data/grade-store.ts';
import { cellOf } from './grade-book.ts';

/** The score of a learner in a task, as far as they may know it. */
export interface ReleasedScore {
  /** `none` where there is no work, or the learner is excused; `pending` where the score is not out yet. */
  readonly state: 'score' | 'pending' | 'none';
  readonly score: number | null;
  readonly maximum: number;
  /** The score can no longer change by the learner's own work, or nothing else counts until it does. */
  readonly isSettled: boolean;
  readonly isHandedIn: boolean;
  readonly handedInAt: Date | null;
}

/** Reads the released scores of learners in a task, by the rules of the learner's own page. */
export async function readReleasedScores(
  services: Services,
  {
    classId,
    taskId,
    userIds,
  }: { readonly classId: string; readonly taskId: string; readonly userIds: readonly string[] },
): Promise<ReadonlyMap<string, ReleasedScore>> {
  const whose = { classId, taskId, ...(userIds.length === 1 ? { userId: userIds[0] } : {}) };
  const [tasks, scores, decisions, profiles] = await Promise.all([
    gradeData(services).selectTasks(classId),
    scoreQueries(services).selectOfTask(whose),
    decisionQueries(services).selectOfTask(whose),
    accommodationQueries(services).selectOf(classId),
  ]);
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) return new Map();
  const now = services.now();
  const attemptsOf = scores.readerOf([taskId]);
  const decisionOf = new Map(decisions.map((decision) => [decision.userId, decision]));
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  return new Map(
    userIds.map((userId): [string, ReleasedScore] => {
      const attempts = attemptsOf(userId)[0] ?? [];
      const decision = decisionOf.get(userId) ?? null;
      const cell = cellOf(
        { ...task, groupId: null },
        { attempts, decision, accommodation: profileOf.get(userId) ?? null, asLearnersSee: true, now },
      );
      const handedIn = attempts.flatMap(({ handedInAt }) => handedInAt ?? []);
      const hasNothing = cell.isExcused || (attempts.length === 0 && decision === null);
      return [
        userId,
        {
          state: cell.score !== null ? 'score' : hasNothing ? 'none' : 'pending',
          score: cell.score,
          maximum: task.points,
          isSettled: cell.isSettled,
          isHandedIn: handedIn.length > 0,
          handedInAt: handedIn.length > 0 ? new Date(Math.max(...handedIn.map(Number))) : null,
        },
      ];
    }),
  );
}
