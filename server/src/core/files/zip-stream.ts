import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

const encoder = new TextEncoder();

/** A zip of files that are made while it is read: never more of them in memory than a piece. */
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
    const entry = new ZipDeflate(file.name, { level: 6 });
    entry.mtime = changedAt;
    zip.add(entry);
    for await (const chunk of file.chunks) {
      entry.push(typeof chunk === 'string' ? encoder.encode(chunk) : new Uint8Array(chunk));
      yield* takeReady();
    }
    entry.push(new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
