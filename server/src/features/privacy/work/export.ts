import { Readable } from 'node:stream';
import { productName } from '@lemma/contracts';
import { currentCaller } from '../../../core/engine/caller.ts';
import { notFound, RequestError } from '../../../core/errors.ts';
import { exportPages, type Reader } from './export-pages.ts';
import { zipStream, type ZippedFile } from '../../../core/files/zip-stream.ts';
import { privacyData } from '../data/privacy-store.ts';
import type { Services } from '../../../core/services.ts';
import { hasBegunTest } from '../../tasks/api.ts';
import type { Exported } from '../data/personal-data/rules.ts';
import { said, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Callers who are being sent one: each reads all that there is of somebody, as slowly as it is taken. */
const underWay = new Set<string>();

/**
 * Everything that is stored about a person, as a zip that is made while it is sent: `data.json`, `index.html` and the
 * pictures. The page is in the language of the speaker. Throws 404 for an account that is not there,
 * 429 while the caller is being sent another one.
 */
export async function exportPersonalData(services: Services, userId: string, speaker: Speaker): Promise<Readable> {
  const [isThere] = await privacyData(services).selectNotErased([userId]);
  if (isThere === undefined) throw notFound();
  const isInTest = await hasBegunTest(services, userId);
  const caller = currentCaller();
  if (underWay.has(caller)) {
    const words = said(m.downloadUnderWay);
    throw new RequestError(429, 'request/too-many', words, { 'retry-after': '60' });
  }
  underWay.add(caller);
  const reader = { userId, now: services.now(), isInTest, speaker };
  const stream = Readable.from(zipStream(filesOf(services, reader), services.now()), { objectMode: false });
  stream.once('close', () => underWay.delete(caller));
  return stream;
}

/** A picture whose file lies beside the data. */
interface Picture {
  readonly table: 'images' | 'helpPictures';
  readonly id: string;
  readonly file: string;
}

async function* filesOf(services: Services, person: Reader): AsyncGenerator<ZippedFile> {
  const pictures: Picture[] = [];
  yield { name: 'data.json', chunks: writeJson(services, person, pictures) };
  yield { name: 'index.html', chunks: exportPages(services, person) };
  for (const { table, id, file } of pictures) {
    const { selectPicture, selectHelpPicture } = privacyData(services);
    const bytes = await (table === 'images' ? selectPicture(id, widthIn(file)) : selectHelpPicture(id));
    if (bytes) yield { name: file, chunks: one(bytes) };
  }
}

const widthIn = (file: string) => Number(/-(\d+)\.webp$/.exec(file)?.[1]);

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* writeJson(services: Services, person: Exported, pictures: Picture[]): AsyncGenerator<string> {
  yield `{\n"product": ${JSON.stringify(productName)},\n"madeAt": ${JSON.stringify(person.now)}`;
  for await (const { table, rows } of privacyData(services).exportTables(person)) {
    yield `,\n${JSON.stringify(table)}: [`;
    let isFirst = true;
    for await (const row of rows) {
      if (table === 'images' || table === 'helpPictures') {
        pictures.push({ table, id: String(row['id']), file: String(row['file']) });
      }
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? ']' : '\n]';
  }
  yield '\n}\n';
}
