import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DATABASE_PREFIX, MANIFEST_NAME, manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { ArchiveError, listFolder, packFolder, unpack } from './tar.ts';
import type { ArchivePart, FileEntry } from './tar.ts';

/**
 * Packs a folder of database files that are not being written into one backup file, which appears under its name only
 * when all of it is on the disk. Returns the manifest and the size of the file.
 */
export async function writeArchive(
  folder: string,
  file: string,
  about: Omit<Manifest, 'format' | 'formatVersion' | 'files' | 'bytes' | 'sha256'>,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; size: number }> {
  const entries = await listFolder(folder);
  const manifest: Manifest = {
    format: 'lemma-embedded',
    formatVersion: 1,
    ...about,
    files: entries.filter((entry) => !entry.isFolder).length,
    bytes: entries.reduce((sum, entry) => sum + entry.size, 0),
    sha256: await hashFolder(folder, entries, signal),
  };
  const draft = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const bytes = packFolder({ [MANIFEST_NAME]: JSON.stringify(manifest) }, folder, entries, DATABASE_PREFIX);
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(bytes), createGzip({ level: 4 }), target, signal ? { signal } : {});
    await rename(draft, file);
    await syncFolder(dirname(file));
    return { manifest, size: target.bytesWritten };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads only the manifest. Throws ArchiveError when the file is not a backup of Lemma. */
export async function readManifest(file: string): Promise<Manifest> {
  return withParts(file, async (parts) => {
    const first = await parts.next();
    if (first.done) throw new ArchiveError('The archive is empty.');
    return parseManifest(first.value);
  });
}

/**
 * Unpacks a backup into a new folder, or with no folder only checks it. Every byte is compared with the manifest.
 * Throws ArchiveError when the file is cut, altered or foreign; the folder is then removed.
 */
export async function readArchive(file: string, folder?: string): Promise<Manifest> {
  try {
    return await withParts(file, async (parts) => {
      const first = await parts.next();
      if (first.done) throw new ArchiveError('The archive is empty.');
      const manifest = await parseManifest(first.value);
      const hash = createHash('sha256');
      let files = 0;
      if (folder !== undefined) await mkdir(folder, { mode: 0o700 });
      for await (const part of parts) {
        await takePart(part, hash, folder);
        if (!part.entry.isFolder) files += 1;
      }
      if (files !== manifest.files || hash.digest('hex') !== manifest.sha256) {
        throw new ArchiveError('The contents are not what the backup says they are.');
      }
      return manifest;
    });
  } catch (error) {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function takePart({ entry, content }: ArchivePart, hash: Hash, folder: string | undefined): Promise<void> {
  const [prefix, ...rest] = entry.path.split('/');
  const path = rest.join('/');
  if (prefix !== DATABASE_PREFIX || path === '') throw new ArchiveError('The archive holds a foreign file.');
  if (entry.isFolder) {
    if (folder !== undefined) await mkdir(join(folder, path), { mode: 0o700 });
    return;
  }
  hashStart(hash, path, entry.size);
  const target = folder === undefined ? undefined : await open(join(folder, path), 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await target?.writeFile(chunk);
    }
  } finally {
    await target?.close();
  }
}

async function withParts<T>(file: string, read: (parts: AsyncGenerator<ArchivePart>) => Promise<T>): Promise<T> {
  const source = createReadStream(file);
  const plain = createGunzip();
  const piped = pipeline(source, plain);
  piped.catch(() => undefined);
  try {
    return await read(unpack(plain));
  } catch (error) {
    // Node's own errors about the compression say the same in the words of its library.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw new ArchiveError('The file is cut or is not a backup.', { cause: error });
    throw error;
  } finally {
    source.destroy();
    plain.destroy();
  }
}

async function parseManifest({ entry, content }: ArchivePart): Promise<Manifest> {
  if (entry.path !== MANIFEST_NAME || entry.size > 1 << 20) throw new ArchiveError('This is not a backup of Lemma.');
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const parsed = manifestSchema.safeParse(tryJson(Buffer.concat(chunks).toString()));
  if (!parsed.success) throw new ArchiveError('This is not a backup that this version of Lemma can read.');
  return parsed.data;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function hashFolder(folder: string, entries: FileEntry[], signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256');
  for (const entry of entries) {
    if (entry.isFolder) continue;
    signal?.throwIfAborted();
    hashStart(hash, entry.path, entry.size);
    for await (const chunk of createReadStream(join(folder, entry.path), { highWaterMark: 1 << 18 })) {
      hash.update(chunk as Buffer);
    }
  }
  return hash.digest('hex');
}

function hashStart(hash: Hash, path: string, size: number): void {
  hash.update(`${path}\0${size}\0`);
}

/** Makes everything in a folder last through a power cut. */
export async function syncFiles(root: string): Promise<void> {
  const entries = await listFolder(root);
  const files = entries.filter((entry) => !entry.isFolder);
  while (files.length > 0) await Promise.all(files.splice(0, 32).map((entry) => syncFile(join(root, entry.path))));
  for (const entry of entries) if (entry.isFolder) await syncFolder(join(root, entry.path));
  await syncFolder(root);
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename in the folder last through a power cut, where the system can do that. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
