import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageOf } from '../../../contracts/src/messages/index.ts';
import { helpTopics, translatedTopic } from './help-topics.ts';
import { copiedLanguages, languageCopies, wordsIn } from './language-copies.ts';
import { markedTexts } from './marked-texts.ts';

let folder: string;
const topic = '---\ntitle: It\'s a "topic"\ngroup: Tasks\nwords: w\n---\n\nThe `text` of {a} topic costs $5.\n';
const files = {
  'index.html':
    '<!doctype html><html lang="en"><head></head><body><script type="module" src="/src/main.ts"></script></body></html>',
  'src/messages.ts': `
    const message = (id: string, text: string, where: string) => ({ id, text, where });
    export const quoted = message('test.quoted', 'It\\'s "new" \`here\` at $5', 'an explanation for translators');
    export const counted = message('test.counted', '{count, plural, one {# question} other {# questions}}', '');
  `,
  'docs/help/test-topic.md': topic,
  'src/plain.ts': 'export const plain = () => [1, 2, 3].map((n) => n * 2);',
  'src/page.ts': `
    import { counted } from './messages.ts';
    import text from '../docs/help/test-topic.md?raw';
    export const topic = () => text;
    export const page = () => counted;
  `,
  'src/main.ts': `
    import { quoted } from './messages.ts';
    Object.assign(globalThis, { quoted, later: () => import('./page.ts'), plain: () => import('./plain.ts') });
  `,
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-languages-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'docs/help'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      markedTexts('build'),
      helpTopics('build'),
      languageCopies(copiedLanguages(true).filter(({ state }) => state === 'pseudo')),
    ],
    build: { modulePreload: { polyfill: false }, target: 'es2022' },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(folder, 'dist', name), 'utf8');
/** Returns what the page of a language shows, when its script is run. */
async function shown(file: string): Promise<{ quoted: string; counted: string; topic: string; plain: number[] }> {
  const script = /src="\/(assets\/[^"]+\.js)"/.exec(read(file))?.[1] ?? 'none';
  await import(pathToFileURL(join(folder, 'dist', script)).href);
  const { quoted, later, plain } = globalThis as unknown as {
    quoted: string;
    later: () => Promise<{ page: () => string; topic: () => string }>;
    plain: () => Promise<{ plain: () => number[] }>;
  };
  const page = await later();
  return { quoted, counted: page.page(), topic: page.topic(), plain: (await plain()).plain() };
}

it('writes English where the build has put it, without marks and without what is for translators', async () => {
  const scripts = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => read(`assets/${name}`)).join('\n');
  expect(code).not.toMatch(/@words|@end|an explanation/);
  expect(await shown('index.html')).toEqual({
    quoted: 'It\'s "new" `here` at $5',
    counted: '{count, plural, one {# question} other {# questions}}',
    topic,
    plain: [2, 4, 6],
  });
});

it('writes a page for each language that leads to words of that language alone', async () => {
  expect(read('index.ar-XB.html')).toContain('<html lang="ar-XB" dir="rtl">');
  const { quoted, counted, topic: shownTopic, plain } = await shown('index.en-XA.html');
  expect(quoted).toMatch(/^⟦Îţ''?š "ñéŵ" `ĥéŕé` åţ \$5[ ~]+⟧$/);
  expect(counted).toMatch(/^⟦\{count, plural, one \{# qûéšţîöñ\}/);
  expect(shownTopic).toBe(topic);
  expect(plain).toEqual([2, 4, 6]);
});

it('writes again only what has words or leads to them', () => {
  const copies = readdirSync(join(folder, 'dist/assets')).find((name) => name.startsWith('en-XA-')) ?? '';
  const copied = readdirSync(join(folder, 'dist/assets', copies));
  expect(copied.filter((name) => name.startsWith('plain'))).toEqual([]);
  expect(copied.some((name) => name.startsWith('page'))).toBe(true);
});

it('puts title, words and text of a language into a topic of the help, and keeps its place', () => {
  const translated = '---\ntitle: Ein Thema\nwords: x\n---\n\nDer Text.\n';
  expect(translatedTopic(topic, translated, 'de')).toBe(
    `---\nlanguage: de\ntitle: Ein Thema\nwords: x\ntitle: It's a "topic"\ngroup: Tasks\nwords: w\n---\n\nDer Text.\n`,
  );
});

it('leaves a topic that a language does not have in English', () => {
  expect(wordsIn(languageOf('de'))('help-topic.no-such-topic', topic)).toBe(topic);
});

it('takes at most 2 kB of a browser for the code that says messages, with their parser', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: join(import.meta.dirname, '../../src/words/say.tsx'),
        external: /^react/,
      },
    },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  const size = gzipSync(code, { level: 9 }).length;
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(2048);
});
