import { randomInt } from 'node:crypto';
import { notFound } from '../../../core/errors.ts';
import { sampleKeys } from './sample-keys.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { canTryExercise, exerciseQueries } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';

/** Returns the exercise if it is in the catalogue and no assessment keeps it secret; all others look absent. */
export async function requireOpen(services: Services, visitor: SignedInUser | null, exerciseId: string) {
  const exercise = await exerciseQueries(services).findExercise(exerciseId, visitor?.id ?? null);
  if (!exercise || !canTryExercise(visitor, exercise)) throw notFound();
  return exercise;
}

/** The newest version of an exercise that anybody may try. */
export async function findPublished(services: Services, visitor: SignedInUser | null, exerciseId: string) {
  const { ownerName } = await requireOpen(services, visitor, exerciseId);
  const version = await exerciseQueries(services).selectLatestVersion(exerciseId);
  if (!version) throw notFound();
  return { ...version, ownerName };
}

/** One of the starter exercises for visitors. */
export async function chooseSample(services: Services) {
  const versions = await exerciseQueries(services).selectVersionsByCatalogueKey(sampleKeys);
  const version = versions[randomInt(Math.max(1, versions.length))];
  if (!version) throw notFound();
  return version;
}
