import { InvalidRequest, RequestError, type Refusals } from '../../../../core/errors.ts';
import { createFileReader } from '../../../../core/files/file-reader.ts';
import { unpackTransferFile, type UnpackedFile } from './unpack.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** A file up to this size is read sooner than it is sent elsewhere. */
const smallBytes = 64 * 1024;
type Answer = { readonly file: UnpackedFile } | { readonly wrong: Refusals };

const unpackElsewhere = createFileReader<null, Answer>(new URL('./unpacking-worker.ts', import.meta.url));

/** Unpacks a file without holding up anybody else: a large one in a process of its own. */
export async function unpackFile(file: unknown): Promise<UnpackedFile> {
  if (!Buffer.isBuffer(file) || file.length <= smallBytes) return unpackTransferFile(file);
  const answer = await unpackElsewhere(null, [file]);
  if (answer === null) {
    throw new RequestError(503, 'server/unavailable', said(m.fileTakesTooLong), {
      'retry-after': '60',
    });
  }
  if ('wrong' in answer) throw new InvalidRequest(answer.wrong);
  return answer.file;
}

/** In the process: returns the unpacked file, or what is wrong with it. */
export function answerUnpacked(file: unknown): Answer {
  try {
    return { file: unpackTransferFile(file) };
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    return { wrong: error.fields };
  }
}
