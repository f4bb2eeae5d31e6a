import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import { exerciseData, type ExerciseRow } from '../../data/exercise-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { historyData } from '../../data/history-store.ts';
import type { Services } from '../../../../core/services.ts';

/** Returns the user's own tasks with an exercise, and the number of other tasks. */
export async function listUses(
  services: Services,
  user: SignedInUser,
  exercise: ExerciseRow,
): Promise<ResponseOf<typeof calls.listUses>> {
  const [newest, own, all] = await Promise.all([
    exerciseData(services).selectLatestVersion(exercise.id),
    historyData(services).selectUses(exercise.id, user.id),
    historyData(services).countUses(exercise.id),
  ]);
  return {
    newestNumber: newest?.number ?? null,
    own: own.map((use) => ({ ...use, isNewest: use.versionNumber === newest?.number })),
    othersCount: Math.max(0, all - new Set(own.map(({ taskId }) => taskId)).size),
  };
}
