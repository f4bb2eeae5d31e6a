import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import type { VersionedDocument } from '../../../core/engine/engine.ts';
import type { Services } from '../../../core/services.ts';
import { newSeed } from '../../attempts/api.ts';
import { exerciseQueries, versionedDocument } from '../../exercises/api.ts';
import type { QueuedExercise } from '../data/queue-store.ts';
import { sittingData, type NewQuestion } from '../data/sitting-store.ts';

/** So many variants are tried until one is not retired, and until one is not that of the last time. */
const mostTries = 100;
const mostTriesForAnother = 12;

/** Draws a variant of each exercise: another than in the last review, and none that its author has retired since. */
export async function drawQuestions(
  services: Services,
  given: { readonly userId: string; readonly sittingId: string; readonly exercises: readonly QueuedExercise[] },
): Promise<NewQuestion[]> {
  const { userId, sittingId, exercises } = given;
  const exerciseIds = exercises.map(({ exerciseId }) => exerciseId);
  const [last, newest] = await Promise.all([
    sittingData(services).selectLastVariants(userId, exerciseIds),
    exerciseQueries(services).selectLatestVersions(exerciseIds),
  ]);
  return Promise.all(
    exercises.map(async (exercise, index) => ({
      id: newId(),
      sittingId,
      userId,
      exerciseId: exercise.exerciseId,
      taskItemId: exercise.taskItemId,
      exerciseVersionId: exercise.versionId,
      place: index + 1,
      isNew: exercise.isNew,
      seconds: exercise.seconds,
      seed: await chooseSeed(services, exercise.versionId, {
        last: last.get(exercise.exerciseId),
        retired: newest.get(exercise.exerciseId),
      }),
    })),
  );
}

interface Unwanted {
  readonly last: { readonly exerciseVersionId: string; readonly seed: number } | undefined;
  /** The newest version of the exercise, which says what is retired. */
  readonly retired: { readonly id: string; readonly document: ExerciseDocument } | undefined;
}

/** A seed of a wanted variant. Where there is no other, the variant of the last time comes again; a retired one never. */
async function chooseSeed(services: Services, versionId: string, { last, retired }: Unwanted): Promise<number> {
  const valuesOf = async (source: VersionedDocument, seed: number) =>
    JSON.stringify((await services.engine.drawVariant(source, seed)).variant.values);
  const source = versionedDocument(services, versionId);
  const without = await withoutRetired(services, versionId, retired);
  const seen = last && (await valuesOf(versionedDocument(services, last.exerciseVersionId), last.seed));
  let again: number | null = null;
  let seed = newSeed();
  for (let tries = 0; tries < mostTries; tries += 1, seed = newSeed()) {
    const values = await valuesOf(source, seed);
    if (without !== null && values !== (await valuesOf(without, seed))) continue;
    if (values !== seen) return seed;
    if (again !== null && tries >= mostTriesForAnother) break;
    again ??= seed;
  }
  return again ?? seed;
}

/** The version without the variants that a newer one has switched off; null where there are none. */
async function withoutRetired(services: Services, versionId: string, retired: Unwanted['retired']) {
  const off = retired?.document.variables.excluded ?? [];
  if (!retired || retired.id === versionId || off.length === 0) return null;
  const { document } = await exerciseQueries(services).selectVersion(versionId);
  const excluded = [...new Set([...(document.variables.excluded ?? []), ...off])];
  const shortened: ExerciseDocument = { ...document, variables: { ...document.variables, excluded } };
  return { versionId: `${versionId} without those of ${retired.id}`, document: async () => shortened };
}
