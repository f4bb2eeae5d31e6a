import type { TaskDetail } from '@lemma/contracts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { getTask, requireTask } from './tasks.ts';
import { canViewExercise, exerciseQueries, historyQueries } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Pins the newest version for what is drawn from now on; variants that were drawn keep theirs (invariant 3). */
export async function takeNewVersion(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string; readonly itemId: string },
): Promise<TaskDetail> {
  const task = await requireTask(services, ids);
  const item = await historyQueries(services).findItem(task.id, ids.itemId);
  if (!item) throw notFound();
  const exercise = await exerciseQueries(services).findExercise(item.exerciseId, user.id);
  if (!exercise || !canViewExercise(user, exercise)) {
    throw conflict('request/conflict', said(m.noLongerShared));
  }
  const newest = await exerciseQueries(services).selectLatestVersion(item.exerciseId);
  if (newest && newest.id !== item.versionId) await historyQueries(services).pinVersion(ids.itemId, newest.id);
  return getTask(services, ids);
}
