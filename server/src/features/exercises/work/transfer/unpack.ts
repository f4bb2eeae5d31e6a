import { createHash } from 'node:crypto';
import { picturesOf } from './pictures.ts';
import { readTransferFile } from './read-file.ts';

/** A file of exercises, checked, in parts of which none is large: texts and bytes pass between threads as they are. */
export interface UnpackedFile {
  readonly exercises: readonly UnpackedExercise[];
  /** Those that the exercises show. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

interface UnpackedExercise {
  /** JSON */
  readonly text: string;
  /** Hash of the document as in the file, with its pictures. */
  readonly hash: string;
}

/** Reads, checks and divides a file; throws InvalidRequest with the lines that are wrong. */
export function unpackTransferFile(file: unknown): UnpackedFile {
  const { exercises, images } = readTransferFile(file);
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const digests = new Map<string, Buffer>();
  // Once for each picture: five hundred exercises may show the same large one.
  const digestOf = (id: string, encoded: string): Buffer => {
    const known = digests.get(id);
    if (known) return known;
    const bytes = new Uint8Array(Buffer.from(encoded, 'base64'));
    const digest = createHash('sha256').update(bytes).digest();
    pictures.set(id, bytes);
    digests.set(id, digest);
    return digest;
  };
  const unpacked = exercises.map((one) => {
    const text = JSON.stringify(one);
    const hash = createHash('sha256').update(text);
    for (const id of picturesOf(text)) {
      const encoded = images[id];
      if (encoded !== undefined) hash.update(digestOf(id, encoded));
    }
    return { text, hash: hash.digest('hex') };
  });
  return { exercises: unpacked, pictures };
}
