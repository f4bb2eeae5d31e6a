import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root, type Declared } from './declared.ts';

const catalogueSchema = z.record(z.string(), z.string());

/** The catalogue of a language beside the messages of a file. */
const catalogueFile = (file: string, tag: string): string => file.replace(/messages\.ts$/, `messages.${tag}.json`);

/** The hashes of the English texts from which the words of a language were made. */
export const recordFile = (tag: string): string => `scripts/words/sources.${tag}.json`;

/** The words of a language, with what is known of their sources. */
export interface Translation {
  /** By file, then by id. */
  readonly words: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** By id: the hash of the English text that was translated. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A short hash of an English text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Reads what there is of a language. */
export function readTranslation(tag: string, folder = root): Translation {
  const files = globSync(`{contracts,math,server,web}/src/**/messages.${tag}.json`, { cwd: folder }).toSorted();
  return {
    words: new Map(files.map((file) => [file, readRecord(join(folder, file))])),
    sources: readRecord(join(folder, recordFile(tag))),
  };
}

/** The ids and texts of a catalogue. */
export const parseRecord = (text: string): Readonly<Record<string, string>> => catalogueSchema.parse(JSON.parse(text));

const readRecord = (path: string): Readonly<Record<string, string>> =>
  existsSync(path) ? parseRecord(readFileSync(path, 'utf8')) : {};

/** The words of a language by id, whichever file they are in. */
export const wordsById = ({ words }: Translation): ReadonlyMap<string, string> =>
  new Map([...words.values()].flatMap((catalogue) => Object.entries(catalogue)));

/**
 * Writes the catalogues of a language: a file beside each `messages.ts`, with its messages in the order of their names. Words without a
 * message are left out.
 */
export function writeTranslation(
  tag: string,
  declared: readonly Declared[],
  words: ReadonlyMap<string, string>,
  sources: Readonly<Record<string, string>>,
  folder = root,
): void {
  for (const [file, messages] of Map.groupBy(declared, ({ file }) => file)) {
    const kept = messages.flatMap(({ id }) => (words.has(id) ? [[id, words.get(id) ?? '']] : []));
    writeRecord(join(folder, catalogueFile(file, tag)), Object.fromEntries(kept) as Record<string, string>);
  }
  const known = declared.flatMap(({ id }) => (words.has(id) && sources[id] !== undefined ? [[id, sources[id]]] : []));
  writeRecord(
    join(folder, recordFile(tag)),
    Object.fromEntries(known.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))) as Record<string, string>,
  );
}

export function writeRecord(path: string, entries: Readonly<Record<string, string>>): void {
  if (Object.keys(entries).length === 0) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const written = `${JSON.stringify(entries, null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== written) writeFileSync(path, written);
}

/** The messages that a language has no words for, and those whose English has changed since. */
export function findOpen<T extends Pick<Declared, 'id' | 'text'>>(
  declared: readonly T[],
  words: ReadonlyMap<string, string>,
  sources: Readonly<Record<string, string>>,
): { readonly missing: readonly T[]; readonly outdated: readonly T[] } {
  return {
    missing: declared.filter(({ id }) => !words.has(id)),
    outdated: declared.filter(({ id, text }) => words.has(id) && isOutdated(sources[id], text)),
  };
}

/** Words of which no source is recorded are as new as their message. */
export const isOutdated = (source: string | undefined, english: string): boolean =>
  source !== undefined && source !== hashOf(english);
