import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTopicFiles, translatedPart } from '../../web/build/languages/help-topics.ts';
import { findOpen, hashOf, parseRecord, writeRecord } from './catalogues.ts';
import { root } from './declared.ts';

/** The hashes of the English topics from which those of a language were made. */
export const topicRecordFile = (tag: string): string => `scripts/words/help-sources.${tag}.json`;

/** A topic of the help by its file, with what of the English is translated. */
interface EnglishTopic {
  readonly id: string;
  readonly text: string;
}

function readState(tag: string, folder: string) {
  const path = join(folder, topicRecordFile(tag));
  const english = [...readTopicFiles(undefined, folder)].map(([id, text]) => ({ id, text: translatedPart(text) }));
  return {
    english,
    translated: readTopicFiles(tag, folder),
    sources: existsSync(path) ? parseRecord(readFileSync(path, 'utf8')) : {},
  };
}

/** The topics of the help that a language does not have, and those whose English has changed since. */
export function findOpenTopics(
  tag: string,
  folder = root,
): { readonly missing: readonly EnglishTopic[]; readonly outdated: readonly EnglishTopic[] } {
  const { english, translated, sources } = readState(tag, folder);
  return findOpen(english, translated, sources);
}

/** Takes the topics without a known source as made from the present English. */
export function recordTopics(tag: string, folder = root): void {
  const { english, translated, sources } = readState(tag, folder);
  const known = english
    .filter(({ id }) => translated.has(id))
    .map(({ id, text }) => [id, sources[id] ?? hashOf(text)] as const);
  writeRecord(join(folder, topicRecordFile(tag)), Object.fromEntries(known));
}
