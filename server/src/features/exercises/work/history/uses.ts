import type { listUses, ResponseOf, TaskDetail } from '@lemma/contracts';
import { conflict, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../services.ts';
import { presentTaskDetail, requireTask } from '../../../tasks/work/tasks.ts';
import { canViewExercise } from '../policy.ts';
import type { ExerciseRow } from '../../data/exercise-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';

/** The user's own tasks with an exercise in them, and how many tasks there are besides. */
export async function presentUses(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<ResponseOf<typeof listUses>> {
  const [newest, own, all] = await Promise.all([
    services.exercises.selectLatestVersion(exercise.id),
    services.exerciseHistory.selectUses(exercise.id, user.id),
    services.exerciseHistory.countUses(exercise.id),
  ]);
  return {
    newestNumber: newest?.number ?? null,
    own: own.map((use) => ({ ...use, isNewest: use.versionNumber === newest?.number })),
    othersCount: Math.max(0, all - new Set(own.map(({ taskId }) => taskId)).size),
  };
}

/** Pins the newest version for what is drawn from now on; variants that were drawn keep theirs (invariant 3). */
export async function takeNewest(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string; readonly itemId: string },
): Promise<TaskDetail> {
  const task = await requireTask(services, ids);
  const item = await services.exerciseHistory.findItem(task.id, ids.itemId);
  if (!item) throw notFound();
  const exercise = await services.exercises.findExercise(item.exerciseId, user.id);
  if (!exercise || !canViewExercise(user, exercise)) {
    throw conflict('request/conflict', 'This exercise is no longer shared. The task goes on with the version it has.');
  }
  const newest = await services.exercises.selectLatestVersion(item.exerciseId);
  if (newest && newest.id !== item.versionId) await services.exerciseHistory.pinVersion(ids.itemId, newest.id);
  return presentTaskDetail(services, ids);
}
