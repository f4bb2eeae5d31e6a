import type { MessagePort } from 'node:worker_threads';
import { InvalidRequest, RequestError, type Refusals } from '../../../../core/errors.ts';
import { movable, readInThread } from '../../../../core/files/in-thread.ts';
import { unpackTransferFile, type UnpackedFile } from './unpack.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** A file up to this size is read sooner than a thread is made. */
const smallBytes = 64 * 1024;
type Answer = { readonly file: UnpackedFile } | { readonly wrong: Refusals };

/** Unpacks a file without holding up anybody else: a large one in a thread of its own, which takes its bytes and ends with it. */
export async function unpackFile(file: unknown): Promise<UnpackedFile> {
  if (!Buffer.isBuffer(file) || file.length <= smallBytes) return unpackTransferFile(file);
  const reader = new URL('./unpacking-worker.ts', import.meta.url);
  const answer = await readInThread<Answer>(reader, file, movable(file));
  if (answer === null) {
    throw new RequestError(503, 'server/unavailable', said(m.fileTakesTooLong), {
      'retry-after': '60',
    });
  }
  if ('wrong' in answer) throw new InvalidRequest(answer.wrong);
  return answer.file;
}

/** In the thread: sends the unpacked file, or what is wrong with it. */
export function answerUnpacked(port: MessagePort | null, bytes: Uint8Array<ArrayBuffer>): void {
  try {
    const file = unpackTransferFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    port?.postMessage(
      { file } satisfies Answer,
      [...file.pictures.values()].map(({ buffer }) => buffer),
    );
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    port?.postMessage({ wrong: error.fields } satisfies Answer);
  }
}
