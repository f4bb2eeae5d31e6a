import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** Deflate, as zips name it. */
const deflated = 8;

/**
 * A zip of files that are made while it is read: never more of them in memory than some pieces. They are compressed off the
 * main thread, and other requests are served between pieces.
 */
export async function* zipStream(files: AsyncIterable<ZippedFile>, changedAt: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function takeReady(): Uint8Array[] {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  }
  for await (const file of files) {
    const entry: ZipInputFile = { filename: file.name, mtime: changedAt, size: 0, crc: 0, compression: deflated };
    zip.add(entry);
    for await (const piece of compressed(file, entry)) {
      entry.ondata?.(null, piece, false);
      yield* takeReady();
    }
    entry.ondata?.(null, new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}

/** Compresses a file's chunks and notes their size and checksum. */
function compressed({ chunks }: ZippedFile, entry: ZipInputFile): AsyncIterable<Buffer<ArrayBuffer>> {
  async function* measured() {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      entry.size += bytes.length;
      entry.crc = crc32(bytes, entry.crc);
      yield bytes;
    }
  }
  // The reader of the last stream is given the error of any.
  return pipeline(Readable.from(measured(), { highWaterMark: 1 }), createDeflateRaw({ level: 6 }), () => undefined);
}
