import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Catalogue } from '../../../contracts/src/messages/index.ts';
import { mark } from './marked-texts.ts';

const root = join(import.meta.dirname, '../../..');

const idPrefix = 'help-topic.';

/** Whether an id is that of a topic of the help, and not of a message. */
export const isTopicId = (id: string): boolean => id.startsWith(idPrefix);

const slugOf = (path: string): string => basename(path, '.md');

const headAndBody = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** The part of an English topic that is translated: title, search words and text. Its group, place and readers are not. */
export function translatedPart(english: string): string {
  const [, head = '', body = ''] = headAndBody.exec(english) ?? [];
  return [...head.split('\n').filter((line) => /^(?:title|words): /.test(line)), body].join('\n');
}

/** An English topic with the title, words and text of a language: of two lines of a head with one name, the first counts. */
export function translatedTopic(english: string, translated: string, tag: string): string {
  const [, headOfEnglish = ''] = headAndBody.exec(english) ?? [];
  const [, head = '', body = ''] = headAndBody.exec(translated) ?? [];
  return `---\nlanguage: ${tag}\n${head}\n${headOfEnglish}\n---\n${body}`;
}

/** The files of the help by the names of their topics; without a language the English ones. */
export function readTopicFiles(tag?: string, folder = root): ReadonlyMap<string, string> {
  const files = globSync(join('docs/help', tag ?? '', '*.md'), { cwd: folder }).toSorted();
  return new Map(
    files.map((file) => [slugOf(file), readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')]),
  );
}

/** The topics that a language has, by their ids. */
export function readTopics(tag: string): Catalogue {
  const english = readTopicFiles();
  return Object.fromEntries(
    [...readTopicFiles(tag)].map(([slug, text]) => [
      `${idPrefix}${slug}`,
      translatedTopic(english.get(slug) ?? '', text, tag),
    ]),
  );
}

/** Has the topics of the help put in by language, as messages are (see `markedTexts`). */
export function helpTopics(apply: 'build' | 'serve', wordsNow?: (id: string, english: string) => string): Plugin {
  return {
    name: 'lemma:help-topics',
    apply,
    enforce: 'pre',
    load(id) {
      const [, file] = /^(.*\/docs\/help\/[\w-]+\.md)\?raw$/.exec(id.replaceAll('\\', '/')) ?? [];
      if (file === undefined || !existsSync(file)) return null;
      this.addWatchFile(file);
      const topic = `${idPrefix}${slugOf(file)}`;
      const english = readFileSync(file, 'utf8');
      const text = wordsNow ? wordsNow(topic, english) : mark(topic, english);
      return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js', map: null };
    },
  };
}
