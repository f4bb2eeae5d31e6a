import { said } from '@lemma/contracts/messages';
import { RequestError } from '../../../core/errors.ts';
import { createFileReader } from '../../../core/files/file-reader.ts';
import * as m from '../../../core/messages.ts';

export interface ConvertedImage {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** First bytes by format. Nothing else reaches the decoder, whatever a file is called or says that it is. */
const signatures: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => isJpeg(file),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  (file) => ['GIF87a', 'GIF89a'].includes(file.toString('latin1', 0, 6)),
];

/** Whether the file begins as a JPEG. */
export const isJpeg = (file: Buffer): boolean => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));

/** Whether the file begins as a picture of a kind that we take. */
export const isPicture = (file: Buffer): boolean => signatures.some((begins) => begins(file));

const decodeElsewhere = createFileReader<null, { readonly picture: ConvertedImage | null }>(
  new URL('./decoding-worker.ts', import.meta.url),
);

/**
 * Makes a picture anew as WebP in every width in which it will be served (K11), never wider than it is. Data that a
 * camera wrote beside the pixels (place, time, device) is left behind; its rotation is applied. Of a moving picture the
 * first frame stays. Returns null for a file that is not a whole picture or has too many pixels. Callers are served in
 * turn, one picture at a time, in a process of its own that gives way to everything else; throws 503 when that takes too long.
 */
export async function convertImage(file: Buffer): Promise<ConvertedImage | null> {
  if (!isPicture(file)) return null;
  const decoded = await decodeElsewhere(null, [file]);
  if (decoded === null) throw new RequestError(503, 'server/unavailable', said(m.tooMuchToDo), { 'retry-after': '60' });
  return decoded.picture;
}
