import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportResult, TransferFile } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { invalidField, InvalidRequest } from '../../../../core/errors.ts';
import { searchColumns } from '../search/columns.ts';
import { picturesOf, withPictures } from './pictures.ts';
import { readTransferFile } from './read-file.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { imageQueries, keepImage, type PreparedImage, prepareImage } from '../../../images/api.ts';
import { transferData } from '../../data/transfer-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';

interface Incoming {
  readonly document: ExerciseDocument;
  /** Hash of the document as in the file, with its pictures. */
  readonly hash: string;
}

/** Makes drafts of what is in the file and not there yet: all of it or, when anything is wrong, nothing. */
export async function importExercises(services: Services, user: SignedInUser, body: unknown): Promise<ImportResult[]> {
  const file = readTransferFile(body);
  const { pictures, kept } = await preparePictures(services, user.id, file);
  const incoming = file.exercises.map((one): Incoming => {
    const document = one as ExerciseDocument;
    return { document: withPictures(document, kept), hash: hashOf(document, file.images) };
  });
  return inTransaction(services, async (transaction) => {
    await transferData(transaction).lockImports(user.id);
    const results = await compareWithOwn(transaction, user.id, incoming);
    const added = incoming.filter((_, index) => results[index]?.state === 'added');
    if (added.length > 0) for (const picture of pictures) await keepImage(transaction, picture);
    const ids = results.filter(({ state }) => state === 'added').map(({ id }) => id);
    const at = services.now();
    await transferData(transaction).insertExercises(
      added.map(({ document, hash }, index) => ({
        id: ids[index] ?? newId(),
        ownerId: user.id,
        draft: document,
        importHash: hash,
        ...searchColumns(document, `${user.firstName} ${user.lastName}`),
        createdAt: at,
        updatedAt: at,
      })),
    );
    return results;
  });
}

function hashOf(document: ExerciseDocument, images: TransferFile['images']): string {
  const hash = createHash('sha256').update(JSON.stringify(document));
  for (const id of picturesOf(document)) hash.update(images[id] ?? '');
  return hash.digest('hex');
}

/** Pictures are made anew before the transaction, which only stores them. */
async function preparePictures(services: Services, ownerId: string, { images, exercises }: TransferFile) {
  const shown = new Set(exercises.flatMap((one) => picturesOf(one as ExerciseDocument)));
  const pictures: PreparedImage[] = [];
  const kept = new Map<string, { readonly id: string; readonly width: number }>();
  for (const [id, encoded] of Object.entries(images)) {
    if (!shown.has(id)) continue;
    const bytes = Buffer.from(encoded, 'base64');
    if (await isOwn(services, ownerId, id, bytes)) continue;
    try {
      const prepared = await prepareImage(services, ownerId, bytes);
      pictures.push(prepared);
      kept.set(id, prepared.image);
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      throw invalidField('nonFieldErrors', `Picture ${id}: ${Object.values(error.fields).flat()[0] ?? ''}`);
    }
  }
  return { pictures, kept };
}

/** The very picture that this person has already, in a file that comes from here. */
async function isOwn(services: Services, ownerId: string, id: string, bytes: Buffer): Promise<boolean> {
  const [own] = await imageQueries(services).selectLargest([id]);
  return own?.ownerId === ownerId && own.bytes.equals(bytes);
}

async function compareWithOwn(
  services: Services,
  ownerId: string,
  incoming: readonly Incoming[],
): Promise<ImportResult[]> {
  const own = await transferData(services).selectAlike(
    ownerId,
    incoming.map(({ hash }) => hash),
    incoming.map(({ document }) => document.title),
  );
  const taken = new Map<string, string>();
  return incoming.map(({ document, hash }) => {
    const alike = own.filter((one) => one.importHash === hash || isDeepStrictEqual(one.draft, document));
    const same = alike.find((one) => !one.isArchived) ?? alike[0];
    const id = same?.id ?? taken.get(hash);
    if (id !== undefined) return { id, title: document.title, state: same?.isArchived ? 'archived' : 'there-already' };
    taken.set(hash, newId());
    return { id: taken.get(hash) ?? '', title: document.title, state: 'added' };
  });
}
