import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';

/*
 * The part of the ustar format (POSIX.1-1988) that a folder of database files needs: folders and plain files with
 * short names. The archives open with any tar program.
 */

const BLOCK = 512;

export interface FileEntry {
  /** Relative, with forward slashes. */
  path: string;
  size: number;
  isFolder: boolean;
}

export interface ArchivePart {
  entry: FileEntry;
  /** The bytes of a file; empty for a folder. Read it to its end before the next part. */
  content: AsyncIterable<Buffer>;
}

/** The bytes are not an archive, or not all of one. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** All files and folders beneath a folder, in an order that depends on their names only. */
export async function listFolder(root: string, below = ''): Promise<FileEntry[]> {
  const names = (await readdir(join(root, below))).toSorted();
  const entries: FileEntry[] = [];
  for (const name of names) {
    const path = posix.join(below, name);
    const info = await stat(join(root, path));
    entries.push({ path, size: info.isDirectory() ? 0 : info.size, isFolder: info.isDirectory() });
    if (info.isDirectory()) entries.push(...(await listFolder(root, path)));
  }
  return entries;
}

/** Writes a tar archive: first the texts given by name, then the files of the folder under `prefix`. */
export async function* packFolder(
  texts: Record<string, string>,
  root: string,
  entries: FileEntry[],
  prefix: string,
): AsyncGenerator<Buffer> {
  for (const [path, text] of Object.entries(texts)) {
    const bytes = Buffer.from(text);
    yield header({ path, size: bytes.length, isFolder: false });
    yield Buffer.concat([bytes, padding(bytes.length)]);
  }
  for (const entry of entries) {
    yield header({ ...entry, path: posix.join(prefix, entry.path) });
    if (entry.isFolder || entry.size === 0) continue;
    let written = 0;
    for await (const chunk of createReadStream(join(root, entry.path), { highWaterMark: 1 << 18 })) {
      written += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    if (written !== entry.size) throw new ArchiveError(`${entry.path} changed while it was packed.`);
    yield padding(entry.size);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Reads a tar archive part by part. Throws ArchiveError for anything that `packFolder` does not write. */
export async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<ArchivePart> {
  const reader = new BlockReader(source);
  for (;;) {
    const block = await reader.exactly(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const entry = parseHeader(block);
    yield { entry, content: reader.chunks(entry.size) };
    await reader.finishEntry();
  }
}

class BlockReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);
  #left = 0;
  #padding = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async exactly(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#more();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  async *chunks(size: number): AsyncGenerator<Buffer> {
    this.#left = size;
    this.#padding = (BLOCK - (size % BLOCK)) % BLOCK;
    while (this.#left > 0) {
      if (this.#held.length === 0) await this.#more();
      const taken = this.#held.subarray(0, Math.min(this.#left, this.#held.length));
      this.#held = this.#held.subarray(taken.length);
      this.#left -= taken.length;
      yield taken;
    }
  }

  async finishEntry(): Promise<void> {
    if (this.#left > 0) throw new ArchiveError('A part of the archive was not read to its end.');
    await this.exactly(this.#padding);
    this.#padding = 0;
  }

  async #more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new ArchiveError('The archive ends too early.');
    this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value]);
  }
}

function header({ path, size, isFolder }: FileEntry): Buffer {
  const name = isFolder ? `${path}/` : path;
  if (Buffer.byteLength(name) > 100) throw new ArchiveError(`The name ${name} is too long for the archive.`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(isFolder ? '0000700\0' : '0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write(isFolder ? '5' : '0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function parseHeader(block: Buffer): FileEntry {
  if (block.toString('latin1', 257, 262) !== 'ustar') throw new ArchiveError('This is not an archive.');
  if (Number.parseInt(block.toString('latin1', 148, 154), 8) !== checksum(block)) {
    throw new ArchiveError('The archive is damaged.');
  }
  const name = block.toString('utf8', 0, block.indexOf(0) === -1 ? 100 : Math.min(100, block.indexOf(0)));
  const type = String.fromCharCode(block[156] ?? 0);
  const isFolder = type === '5';
  const path = isFolder ? name.replace(/\/$/, '') : name;
  const isSafe = !path.split('/').some((part) => part === '' || part === '.' || part === '..') && !/[\\:\0]/.test(path);
  if ((!isFolder && type !== '0') || !isSafe) throw new ArchiveError(`The archive holds an entry that may not be.`);
  const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new ArchiveError('The archive is damaged.');
  return { path, size, isFolder };
}

/** The sum of the bytes of the header, with its own field counted as spaces. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}
