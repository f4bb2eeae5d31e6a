import { randomInt } from 'node:crypto';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../services.ts';
import { canTryExercise } from '../../exercises/work/policy.ts';
import { sampleKeys } from './sample-keys.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';

/** The exercise, when it stands in the catalogue and no assessment keeps it secret; of all others nobody is told anything. */
export async function requireOpen(services: Services, visitor: SignedInUser | null, exerciseId: string) {
  const exercise = await services.exercises.findExercise(exerciseId, visitor?.id ?? null);
  if (!exercise || !canTryExercise(visitor, exercise)) throw notFound();
  return exercise;
}

/** The newest version of an exercise that anybody may try. */
export async function findPublished(services: Services, visitor: SignedInUser | null, exerciseId: string) {
  const { ownerName } = await requireOpen(services, visitor, exerciseId);
  const version = await services.exercises.selectLatestVersion(exerciseId);
  if (!version) throw notFound();
  return { ...version, ownerName };
}

/** One of the starter exercises for visitors. */
export async function chooseSample(services: Services) {
  const versions = await services.exercises.selectVersionsByCatalogueKey(sampleKeys);
  const version = versions[randomInt(Math.max(1, versions.length))];
  if (!version) throw notFound();
  return version;
}
