import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ImportResult } from '@lemma/contracts';
import { said } from '@lemma/contracts/messages';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { invalidField, InvalidRequest } from '../../../../core/errors.ts';
import { searchColumns } from '../search/columns.ts';
import * as m from './messages.ts';
import { withPictures } from './pictures.ts';
import type { UnpackedFile } from './unpack.ts';
import { unpackFile } from './unpack-elsewhere.ts';
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

const insertedTogether = 20;

/** Makes drafts of what is in the file and not there yet: all of it or, when anything is wrong, nothing. */
export async function importExercises(services: Services, user: SignedInUser, body: unknown): Promise<ImportResult[]> {
  const file = await unpackFile(body);
  const { pictures, kept } = await preparePictures(services, user.id, file);
  const incoming: Incoming[] = [];
  for (const { text, hash } of file.exercises) {
    incoming.push({ document: JSON.parse(withPictures(text, kept)) as ExerciseDocument, hash });
    await breathe();
  }
  return inTransaction(services, async (transaction) => {
    await transferData(transaction).lockImports(user.id);
    const results = await compareWithOwn(transaction, user.id, incoming);
    const added = incoming.filter((_, index) => results[index]?.state === 'added');
    if (added.length > 0) for (const picture of pictures) await keepImage(transaction, picture);
    const ids = results.filter(({ state }) => state === 'added').map(({ id }) => id);
    const at = services.now();
    const rows = added.map(({ document, hash }, index) => ({
      id: ids[index] ?? newId(),
      ownerId: user.id,
      draft: document,
      importHash: hash,
      createdAt: at,
      updatedAt: at,
    }));
    const author = `${user.firstName} ${user.lastName}`;
    for (let from = 0; from < rows.length; from += insertedTogether) {
      const page = rows.slice(from, from + insertedTogether);
      await transferData(transaction).insertExercises(
        page.map((row) => ({ ...row, ...searchColumns(row.draft, author) })),
      );
    }
    return results;
  });
}

/** Pictures are made anew before the transaction, which only stores them. */
async function preparePictures(services: Services, ownerId: string, file: UnpackedFile) {
  const pictures: PreparedImage[] = [];
  const kept = new Map<string, { readonly id: string; readonly width: number }>();
  for (const [id, { buffer, byteOffset, byteLength }] of file.pictures) {
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    if (await isOwn(services, ownerId, id, bytes)) continue;
    try {
      const prepared = await prepareImage(services, ownerId, bytes);
      pictures.push(prepared);
      kept.set(id, prepared.image);
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      const [problem = ''] = Object.values(error.fields).flat();
      throw invalidField('nonFieldErrors', said(m.pictureProblem, { id, problem }));
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
  const compare = ({ document, hash }: Incoming): ImportResult => {
    const alike = own.filter((one) => one.importHash === hash || isDeepStrictEqual(one.draft, document));
    const same = alike.find((one) => !one.isArchived) ?? alike[0];
    const id = same?.id ?? taken.get(hash);
    if (id !== undefined) return { id, title: document.title, state: same?.isArchived ? 'archived' : 'there-already' };
    taken.set(hash, newId());
    return { id: taken.get(hash) ?? '', title: document.title, state: 'added' };
  };
  const results: ImportResult[] = [];
  for (const one of incoming) {
    results.push(compare(one));
    await breathe();
  }
  return results;
}
