import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@lemma/contracts/messages';
import {
  findOpen,
  hashOf,
  isOutdated,
  parseRecord,
  readTranslation,
  recordFile,
  wordsById,
  writeRecord,
  writeTranslation,
} from './words/catalogues.ts';
import { readDeclared, root, type Declared } from './words/declared.ts';
import { findFaults } from './words/find-faults.ts';
import { findOpenTopics, recordTopics, topicRecordFile } from './words/help-topics.ts';
import { glossaryOf, lineOf } from './words/new-language.ts';
import { readPo, writePo, type PoEntry } from './words/po.ts';

/*
 * Words of the product for translators:
 *   npm run words -- missing de       messages and topics of the help that have no German, or German of an older English text
 *   npm run words -- out de FILE.po   all messages as a PO file, with the notes for translators
 *   npm run words -- in de FILE.po    the words of a PO file into the catalogues
 *   npm run words -- record de        takes words and topics without a known source as those of the present English
 *   npm run words -- join de          during a merge: catalogues that were changed on both sides get the words of both
 *   npm run words -- new it           begins a language
 */

const [action, tag = '', file = ''] = process.argv.slice(2);
const actions: Readonly<Record<string, () => Promise<void> | void>> = {
  missing: printMissing,
  out: writeOut,
  in: takeIn,
  record: recordSources,
  join: joinCatalogues,
  new: beginLanguage,
};
async function printMissing(): Promise<void> {
  const translation = readTranslation(tag);
  const { missing, outdated } = findOpen(await readDeclared(), wordsById(translation), translation.sources);
  for (const { id, text } of missing) console.log(`missing   ${id}: ${text}`);
  for (const { id, text } of outdated) console.log(`outdated  ${id}: ${text}`);
  const topics = findOpenTopics(tag);
  for (const { id } of topics.missing) console.log(`missing   docs/help/${tag}/${id}.md`);
  for (const { id } of topics.outdated) console.log(`outdated  docs/help/${tag}/${id}.md`);
  console.log(`${tag}: ${missing.length} missing, ${outdated.length} outdated`);
  console.log(`help in ${tag}: ${topics.missing.length} missing, ${topics.outdated.length} outdated`);
}

async function writeOut(): Promise<void> {
  const declared = await readDeclared();
  const translation = readTranslation(tag);
  const words = wordsById(translation);
  writeFileSync(
    file,
    writePo(
      tag,
      declared.map((message) => entryOf(message, words.get(message.id) ?? '', translation.sources[message.id])),
    ),
  );
  console.log(`${file}: ${declared.length} messages`);
}

const entryOf = (message: Declared, words: string, source: string | undefined): PoEntry => ({
  id: message.id,
  english: message.text,
  words,
  note:
    message.fixed === undefined ? message.where : `${message.where}; the English is ${message.fixed}, word for word`,
  file: message.file,
  isOutdated: isOutdated(source, message.text),
});

async function takeIn(): Promise<void> {
  const declared = await readDeclared();
  const translation = readTranslation(tag);
  const words = new Map(wordsById(translation));
  const sources: Record<string, string> = { ...translation.sources };
  const known = new Map(declared.map((message) => [message.id, message]));
  let taken = 0;
  for (const entry of readPo(readFileSync(file, 'utf8'))) {
    const message = known.get(entry.id);
    if (entry.words === '' || entry.isOutdated) continue;
    const faults = message ? findFaults(message.text, entry.words, tag) : ['there is no such message'];
    if (faults.length > 0) {
      console.error(`${entry.id} is not taken: ${faults.join('; ')}`);
      process.exitCode = 1;
      continue;
    }
    if (words.get(entry.id) !== entry.words) taken += 1;
    words.set(entry.id, entry.words);
    // Words made from an older English text stay known as such.
    sources[entry.id] = hashOf(entry.english);
  }
  writeTranslation(tag, declared, words, sources);
  console.log(`${tag}: ${taken} taken`);
}

async function recordSources(): Promise<void> {
  const declared = await readDeclared();
  const translation = readTranslation(tag);
  const present = Object.fromEntries(declared.map(({ id, text }) => [id, hashOf(text)]));
  writeTranslation(tag, declared, wordsById(translation), { ...present, ...translation.sources });
  recordTopics(tag);
}

/** Where both sides have words for a message, ours stay. */
function joinCatalogues(): void {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const files = git('diff', '--name-only', '--diff-filter=U')
    .split('\n')
    .filter(
      (path) => path.endsWith(`/messages.${tag}.json`) || path === recordFile(tag) || path === topicRecordFile(tag),
    );
  for (const path of files) {
    const [ours, theirs] = [2, 3].map((side) => parseRecord(git('show', `:${side}:${path}`)));
    writeRecord(join(root, path), { ...theirs, ...ours });
    git('add', path);
  }
  console.log(`${tag}: ${files.length} files joined`);
}

function beginLanguage(): void {
  const path = join(root, 'contracts/src/messages/languages.ts');
  const text = readFileSync(path, 'utf8');
  if (languages.some((language) => language.tag === tag)) {
    console.log(`${tag} is there already`);
    return;
  }
  writeFileSync(path, text.replace(/(?=^ {2}\{ tag: 'en-XA')/m, `${lineOf(tag)}\n`));
  const glossary = join(root, `docs/languages/${tag}.md`);
  if (!existsSync(glossary)) writeFileSync(glossary, glossaryOf(tag));
  console.log(`Begun: ${tag} in contracts/src/messages/languages.ts, docs/languages/${tag}.md`);
  console.log(`Then: npm run words -- out ${tag} FILE.po, translate it, npm run words -- in ${tag} FILE.po`);
}

const run = actions[action ?? ''];
if (run === undefined || tag === '') {
  console.error('npm run words -- missing|out|in|record|join|new LANGUAGE [FILE.po]');
  process.exitCode = 1;
} else await run();
