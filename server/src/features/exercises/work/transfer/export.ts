import {
  transferFormat,
  transferMaximumBytes,
  transferMaximumExercises,
  type exportExercises,
  type QueryOf,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { invalidField } from '../../../../core/errors.ts';
import { canEditExercise, canSeeKeys, canViewExercise } from '../policy.ts';
import { picturesOf } from './pictures.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { imageQueries } from '../../../images/api.ts';
import { catalogueSearch } from '../search/search.ts';
import { transferData } from '../../data/transfer-store.ts';
import { exerciseData } from '../../data/exercise-store.ts';
import type { Services } from '../../../../core/services.ts';
import { notLetIn } from '../../../people/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

type Query = QueryOf<typeof exportExercises>;

/** The file of the exercises that were named, or that a search finds. */
export async function writeTransferFile(services: Services, user: SignedInUser, query: Query): Promise<string> {
  const documents = await selectDocuments(services, user, await chosenIds(services, user, query));
  const images: Record<string, string> = {};
  let size = 0;
  for (const id of new Set(documents.flatMap((document) => picturesOf(JSON.stringify(document))))) {
    const [picture] = await imageQueries(services).selectLargest([id]);
    if (!picture) continue;
    images[id] = picture.bytes.toString('base64');
    size += images[id].length;
    if (size > transferMaximumBytes) throw tooLarge();
  }
  const text = `${JSON.stringify({ format: transferFormat, exercises: documents, images }, null, 2)}\n`;
  if (Buffer.byteLength(text) > transferMaximumBytes) throw tooLarge();
  return text;
}

const tooLarge = () =>
  invalidField('nonFieldErrors', said(m.exportTooLarge, { megabytes: transferMaximumBytes / 1_048_576 }));

async function chosenIds(services: Services, user: SignedInUser, { ids, ...search }: Query): Promise<string[]> {
  if (ids.length > 0) return [...new Set(ids)];
  const found = await catalogueSearch(services).findIds(user, search, transferMaximumExercises + 1);
  if (found.length === 0) throw invalidField('nonFieldErrors', said(m.nothingFound));
  if (found.length > transferMaximumExercises) {
    const message = said(m.tooManyFound, { transferMaximumExercises });
    throw invalidField('nonFieldErrors', message);
  }
  return found;
}

/** Editors get their drafts, everybody else what was published. */
async function selectDocuments(
  services: Services,
  user: SignedInUser,
  ids: readonly string[],
): Promise<ExerciseDocument[]> {
  const [rows, versions] = await Promise.all([
    transferData(services).selectExercises(ids, user.id),
    exerciseData(services).selectLatestVersions(ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row || !canViewExercise(user, row)) {
      throw invalidField('ids', said(m.exerciseNoLongerThere));
    }
    if (!canSeeKeys(user, row)) throw notLetIn();
    const version = versions.get(id);
    return canEditExercise(user, row) || !version ? row.draft : version.document;
  });
}
