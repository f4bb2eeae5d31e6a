import { createHash } from 'node:crypto';
import { pseudoText } from '../../../contracts/src/messages/pseudo.ts';
import { wholeLanguages, type Catalogue, type Language } from '../../../contracts/src/messages/index.ts';
import type { Plugin, Rolldown } from 'vite';
import { isTopicId, readTopics } from './help-topics.ts';
import { marked } from './marked-texts.ts';
import { readCatalogue } from './read-catalogue.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Writes the pages once for each language: English where the build has put them, the others in a folder of their own, with
 * an `index.LANGUAGE.html` that leads there. Only chunks that hold words, or lead to some that do, are written again. So a
 * page loads the words of one language, together with its code.
 */
export function languageCopies(copied: readonly Language[]): Plugin {
  return {
    name: 'lemma:language-copies',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const worded = findWorded(chunks);
        const page = bundle['index.html'];
        const files = bundle['pages.json'];
        for (const language of copied) {
          const wordsOf = wordsIn(language);
          const texts = worded.map(({ code }) => putWords(code, wordsOf));
          const folder = `assets/${language.tag}-${hashOf(texts)}`;
          const move = movedTo(folder, worded, chunks);
          worded.forEach((chunk, at) => {
            const fileName = `${folder}/${nameOf(chunk.fileName)}`;
            this.emitFile({ type: 'asset', fileName, source: move.inChunk(texts[at] ?? '') });
          });
          if (page?.type === 'asset') {
            const source = inLanguage(move.inPage(String(page.source)), language, wordsOf);
            this.emitFile({ type: 'asset', fileName: `index.${language.tag}.html`, source });
          }
          if (files?.type === 'asset') {
            const source = move.inPage(String(files.source));
            this.emitFile({ type: 'asset', fileName: `pages.${language.tag}.json`, source });
          }
        }
        for (const chunk of worded) chunk.code = chunk.code.replaceAll(marked, '$2');
        if (page?.type === 'asset') page.source = String(page.source).replaceAll(marked, '$2');
      },
    },
  };
}

/** The languages other than English of which a build has pages: those offered, and the pseudo-languages where they are asked for. */
export const copiedLanguages = (withPseudo: boolean): readonly Language[] =>
  wholeLanguages.filter(({ tag, state }) => tag !== 'en' && (state === 'offered' || withPseudo));

type WordsOf = (id: string, english: string) => string;

/** The words of a language; the build ends where a message has none. A topic of the help without a translation is English. */
export function wordsIn(language: Language): WordsOf {
  if (language.tag === 'en') return (_id, english) => english;
  if (language.state === 'pseudo') return (id, english) => (isTopicId(id) ? english : pseudoText(english));
  const catalogue: Catalogue = { ...readCatalogue(language.tag), ...readTopics(language.tag) };
  const mayBeEnglish = (id: string): boolean => language.state !== 'offered' || isTopicId(id);
  return (id, english) => catalogue[id] ?? (mayBeEnglish(id) ? english : missing(id, language));
}

function missing(id: string, { name }: Language): never {
  throw new Error(`${name} has no words for ${id}`);
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url').replaceAll(/[_-]/g, '').slice(0, 8);

/** The chunks with words in them, and those that lead to such chunks. */
function findWorded(chunks: readonly Chunk[]): readonly Chunk[] {
  const found = new Set(chunks.filter(({ code }) => code.includes('@words[')).map(({ fileName }) => fileName));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((name) => found.has(name))) found.add(fileName);
    }
  }
  return chunks.filter(({ fileName }) => found.has(fileName));
}

/** Puts words between marks; they fit into quotes of any kind. */
function putWords(code: string, wordsOf: WordsOf): string {
  return code.replaceAll(marked, (_all, id: string, escaped: string) => {
    const words = wordsOf(id, unescaped(escaped));
    return JSON.stringify(words).slice(1, -1).replaceAll("'", "\\'").replaceAll('`', '\\`').replaceAll('$', '\\x24');
  });
}

/** The text of a string as the minifier has written it. */
const unescaped = (written: string): string =>
  written.replaceAll(/\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(n)|([^]))/g, (_all, ...parts) => {
    const [long, four, two, line, sign] = parts as (string | undefined)[];
    const code = long ?? four ?? two;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return line === undefined ? (sign ?? '') : '\n';
  });

/** Leads from moved files to moved files, and to those that stay where they are. */
function movedTo(folder: string, moved: readonly Chunk[], chunks: readonly Chunk[]) {
  const names = new Set(moved.map(({ fileName }) => nameOf(fileName)));
  const staying = new Set(chunks.map(({ fileName }) => nameOf(fileName)).filter((name) => !names.has(name)));
  const known = /(\.\/|assets\/)([\w.-]+\.js)\b/g;
  const lead = (all: string, start: string, name: string): string => {
    if (start === './') return staying.has(name) ? `../${name}` : all;
    return names.has(name) ? `${folder}/${name}` : all;
  };
  return {
    inChunk: (code: string): string => code.replaceAll(known, lead),
    inPage: (html: string): string => html.replaceAll(known, lead),
  };
}

/** The page that loads everything, in a language. */
function inLanguage(html: string, { tag, direction }: Language, wordsOf: WordsOf): string {
  return html
    .replaceAll(marked, (_all, id: string, english: string) => escapeHtml(wordsOf(id, english)))
    .replace('<html lang="en">', `<html lang="${tag}" dir="${direction}">`);
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
