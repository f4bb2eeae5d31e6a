import { setImmediate as pause } from 'node:timers/promises';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

/** Bytes that are unpacked of one archive at most, over all of its files. */
const mostBytes = 30_000_000;
const mostFiles = 2000;
/** Little is unpacked before it is counted, and before others are served: a piece grows a thousandfold at most. */
const pieceBytes = 2048;
const sliceMs = 10;

/** An archive that is not read, with the reason in words. */
export class ZipError extends Error {
  readonly words: Said;

  constructor(words: Said) {
    super(words.message.text);
    this.words = words;
  }
}

/** There is more in an archive than is read. */
export const tooLarge = () => new ZipError(said(m.archiveTooLarge));
const broken = () => new ZipError(said(m.archiveBroken));

/** Whether a file begins as archives do, also those that are empty, divided or cut off. */
export const isZip = (file: Buffer): boolean => file.toString('latin1', 0, 2) === 'PK' && (file[2] ?? 255) <= 8;

/**
 * Unpacks the files of an archive whose names are wanted; others are passed over without unpacking them. What comes out
 * is counted while it comes, whatever the archive says about itself, and the server does other work in between. Throws a
 * `ZipError` for an archive that is damaged or grows too large.
 */
export async function readZip(file: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer[]>();
  let [files, bytes] = [0, 0];
  const unzip = new Unzip((entry) => {
    files += 1;
    if (files > mostFiles) throw tooLarge();
    if (!isWanted(entry.name)) return;
    if (found.has(entry.name)) throw broken();
    const chunks: Buffer[] = [];
    found.set(entry.name, chunks);
    unpack(entry, (chunk) => {
      bytes += chunk.length;
      if (bytes > mostBytes) throw tooLarge();
      chunks.push(Buffer.from(chunk));
    });
  });
  unzip.register(UnzipInflate);
  let began = performance.now();
  try {
    for (let from = 0; from < file.length; from += pieceBytes) {
      unzip.push(file.subarray(from, from + pieceBytes), from + pieceBytes >= file.length);
      if (performance.now() - began < sliceMs) continue;
      await pause();
      began = performance.now();
    }
  } catch (error) {
    throw error instanceof ZipError ? error : broken();
  }
  return new Map([...found].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}

function unpack(entry: UnzipFile, take: (chunk: Uint8Array) => void): void {
  entry.ondata = (error, chunk) => {
    // An error that `take` has thrown comes back here.
    if (error) throw (error as Error) instanceof ZipError ? error : broken();
    take(chunk);
  };
  entry.start();
}
