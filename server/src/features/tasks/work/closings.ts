import { areResultsVisible, maySeeSolution } from './rules/releases.ts';
import { closingOf, lastEndOf, windowOf } from './rules/windows.ts';
import { closingData } from '../data/closings-store.ts';
import { accommodationData } from '../data/accommodation-store.ts';
import type { Services } from '../../../core/services.ts';

/**
 * Computes and stores again when attempts and tasks of a class close, after its tasks' times or a profile have changed.
 * Open attempts follow immediately. Attempts that the server has handed in are open again where their time is longer
 * now, unless the learner may have seen results. Call it in a transaction, after the change.
 */
export async function recomputeClosings(
  services: Services,
  { classId, taskId, userId }: { readonly classId: string; readonly taskId?: string; readonly userId?: string },
): Promise<void> {
  const tasks = await closingData(services).lockTasks({ classId, taskId });
  const profiles = await accommodationData(services).selectOf(classId);
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  await closingData(services).updateLastClosings(
    tasks.map((task) => ({
      id: task.id,
      lastClosesAt: lastEndOf([null, ...profiles].map((profile) => windowOf(task, profile))),
    })),
  );
  const attempts = await closingData(services).selectUnfinished(
    tasks.map((task) => task.id),
    userId,
  );
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const now = services.now();
  const closings = attempts.flatMap((attempt) => {
    const task = taskOf.get(attempt.taskId);
    if (!task) return [];
    const window = windowOf(task, profileOf.get(attempt.userId) ?? null);
    const closesAt = closingOf(window, attempt.startedAt);
    const isLonger = attempt.handedInAt !== null && (closesAt === null || closesAt > now);
    const hasSeen =
      task.kind === 'assessment' && (areResultsVisible(task, attempt, now) || maySeeSolution(task, attempt, now));
    const isReopened = isLonger && !hasSeen;
    const isSame = closesAt?.getTime() === attempt.closesAt?.getTime();
    // An attempt that stays handed in keeps its time.
    if (attempt.handedInAt !== null && !isReopened) return [];
    return isSame && !isReopened ? [] : [{ id: attempt.id, closesAt, isReopened }];
  });
  await closingData(services).updateClosings(closings);
}
