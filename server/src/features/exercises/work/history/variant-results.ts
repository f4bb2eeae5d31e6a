import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { isDeepStrictEqual } from 'node:util';
import type { ExerciseRow } from '../../data/exercise-store.ts';
import { historyData } from '../../data/history-store.ts';
import type { Services } from '../../../../core/services.ts';

const mostVersions = 50;
const mostSeeds = 2000;

/** First answers by seed, of all versions that draw their numbers as the draft does. */
export async function listVariantResults(
  services: Services,
  exercise: ExerciseRow,
): Promise<ResponseOf<typeof calls.listVariantResults>> {
  const rows = await historyData(services).selectVersions(exercise.id, undefined, mostVersions);
  const alike = rows.map(({ version }) => version).filter(({ document }) => drawsAlike(document, exercise.draft));
  const groups = Map.groupBy(alike, ({ document }) => JSON.stringify(document.variables.excluded ?? []));
  const found = await Promise.all(
    [...groups].map(async ([excluded, versions]) => ({
      excluded: JSON.parse(excluded) as string[],
      results: await historyData(services).selectVariantResults(
        versions.map(({ id }) => id),
        mostSeeds,
      ),
    })),
  );
  return { groups: found.filter(({ results }) => results.length > 0) };
}

function drawsAlike(one: ExerciseDocument, other: ExerciseDocument): boolean {
  const { list, keepIf } = one.variables;
  return isDeepStrictEqual(list, other.variables.list) && (keepIf ?? '') === (other.variables.keepIf ?? '');
}
