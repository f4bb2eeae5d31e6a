import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, message, type Language } from '@lemma/contracts/messages';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOpen, hashOf, readTranslation, wordsById, writeTranslation } from './catalogues.ts';
import { readDeclared, type Declared } from './declared.ts';
import { findFaults } from './find-faults.ts';
import { findOpenTopics, recordTopics } from './help-topics.ts';
import { glossaryOf, lineOf } from './new-language.ts';
import { PoError, readPo, writePo, type PoEntry } from './po.ts';

const root = join(import.meta.dirname, '../..');
const declared = await readDeclared();
const translated = (languages as readonly Language[]).filter(({ tag, state }) => tag !== 'en' && state !== 'pseudo');

describe('the messages of the product', () => {
  it('have an id each', () => {
    const ids = declared.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThan(1_000);
  });

  it('are in English that both readers understand in the same way', () => {
    expect(declared.flatMap(({ id, text }) => findFaults(text, text, 'en').map((fault) => `${id}: ${fault}`))).toEqual(
      [],
    );
  });
});

describe.each(translated)('the catalogues of $tag', ({ tag, state }) => {
  const translation = readTranslation(tag);
  const words = wordsById(translation);

  it('have words for messages alone, each beside its message', () => {
    const places = new Map(declared.map(({ id, file }) => [id, file.replace(/\.ts$/, `.${tag}.json`)]));
    const misplaced = [...translation.words].flatMap(([file, catalogue]) =>
      Object.keys(catalogue).filter((id) => places.get(id) !== file),
    );
    expect(misplaced).toEqual([]);
    expect(Object.keys(translation.sources).filter((id) => !words.has(id))).toEqual([]);
  });

  it('have the parameters, tags and plural forms that their messages need', () => {
    const faults = declared.flatMap(({ id, text }) =>
      words.has(id) ? findFaults(text, words.get(id) ?? '', tag).map((fault) => `${id}: ${fault}`) : [],
    );
    expect(faults).toEqual([]);
  });

  it.runIf(state === 'offered')('are complete, and made from the present English', () => {
    const { missing, outdated } = findOpen(declared, words, translation.sources);
    expect({ missing: missing.map(({ id }) => id), outdated: outdated.map(({ id }) => id) }).toEqual({
      missing: [],
      outdated: [],
    });
  });

  it.runIf(state === 'offered')('have all topics of the help, made from the present English', () => {
    const { missing, outdated } = findOpenTopics(tag);
    expect({ missing: missing.map(({ id }) => id), outdated: outdated.map(({ id }) => id) }).toEqual({
      missing: [],
      outdated: [],
    });
  });

  it('come back from a PO file as they were', () => {
    const entries = declared.map(({ id, text, where, file }) => ({
      id,
      english: text,
      words: words.get(id) ?? '',
      note: where,
      file,
      isOutdated: false,
    }));
    expect(readPo(writePo(tag, entries))).toEqual(entries.map(kept));
  });
});

const kept = ({ id, english, words, isOutdated }: PoEntry) => ({ id, english, words, isOutdated });

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

it('French signs keep their distance by spaces that no line breaks at', () => {
  const help = globSync('docs/help/fr/*.md', { cwd: root }).map((file): [string, string] => [
    file,
    readFileSync(join(root, file), 'utf8').replaceAll(/`[^`]*`|\$[^$]*\$|\]\([^)]*\)/g, ''),
  ]);
  const errorsFile = 'math/src/errors/typical-errors.fr.json';
  const ofErrors: unknown = JSON.parse(readFileSync(join(root, errorsFile), 'utf8'));
  const errors = textsIn(ofErrors).map((text): [string, string] => [errorsFile, text.replaceAll(/\$[^$]*\$/g, '')]);
  // Behind `{`, a space before a sign is one of ICU's, and digits with it are a time.
  const places = [...help, ...errors, ...wordsById(readTranslation('fr'))].flatMap(([id, words]) =>
    [...words.matchAll(/.{0,12}(?: [;:!?»%](?=\s|$)|« |«\S|\p{L}[;!?»])/gu)].map(([place]) => `${id}: ${place}`),
  );
  expect(places.filter((place) => !/https?:/.test(place))).toEqual([]);
});

describe('a PO file', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '"', '\\', '\n', '\t', '#', '{', "'", 'msgid', '„') });
  const entry: fc.Arbitrary<PoEntry> = fc.record({
    id: text,
    english: text,
    words: text,
    note: text,
    file: fc.constant('web/src/messages.ts'),
    isOutdated: fc.boolean(),
  });

  it('says after reading what was written', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        expect(readPo(writePo('de', entries))).toEqual(entries.map(kept));
      }),
    );
  });

  it('is read as other programs write it: folded, with CRLF, comments and entries that are gone', () => {
    const written = [
      '\u{feff}# Translators',
      'msgid ""',
      'msgstr "Language: de\\n"',
      '',
      '#. title',
      '#, fuzzy, c-format',
      '#| msgid "Old"',
      'msgctxt "tasks.due"',
      'msgid ""',
      '"Due "',
      '"{moment}"',
      'msgstr ""',
      '"Fällig "',
      '"{moment}"',
      'msgctxt "tasks.open"',
      'msgid "Open"',
      'msgstr "Offen"',
      '',
      '#~ msgctxt "tasks.gone"',
      '#~ msgid "Gone"',
      '#~ msgstr "Weg"',
    ].join('\r\n');
    expect(readPo(written)).toEqual([
      { id: 'tasks.due', english: 'Due {moment}', words: 'Fällig {moment}', isOutdated: true },
      { id: 'tasks.open', english: 'Open', words: 'Offen', isOutdated: false },
    ]);
  });

  it.each(['msgctxt a', 'msgctxt "a', '"a"', 'msgctxt "a"\nmsgctxt "b"', 'msgid_plural "a"'])(
    'is refused with the line that cannot be read: %s',
    (written) => expect(() => readPo(written)).toThrow(PoError),
  );
});

describe('words', () => {
  it.each([
    ['{name} waits', '{nam} wartet', /\{name\} is missing; \{nam\} is not/],
    ['See <link>it</link>', 'Sieh es an', /<link> is missing/],
    ['{count, plural, one {#} other {#}}', '{count, plural, other {#}}', /\{count\} has no form for one/],
    ['{count, plural, one {#} other {#}}', '{count, plural, one {#} few {#} other {#}}', /form few that/],
    ['{kind, select, a {x} other {y}}', '{kind, plural, one {x} other {y}}', /\{kind\} is not a plural/],
    ['{name} waits', '{name, plural, one {x} other {y}}', /\{name\} is not a plural/],
    ['Write ', 'Schreib', /spaces/],
    ['Write', ' ', /no words/],
    ['Write', 'Schreib {', /no argument/],
  ])('of “%s” are refused as “%s”', (english, words, fault) => {
    expect(findFaults(english, words, 'de').join('; ')).toMatch(fault);
  });

  it.each([
    ['{count, plural, one {# task} other {# tasks}}', '{count} Aufträge'],
    ['{count, plural, =1 {As} other {Variant #, as}}', '{count, plural, =1 {Wie} other {Variante #, wie}}'],
  ])('of “%s” may be “%s”', (english, words) => {
    expect(findFaults(english, words, 'de')).toEqual([]);
  });
});

describe('the catalogues of a language', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lemma-words-'));
    for (const path of ['web/src/a', 'scripts/words']) mkdirSync(join(folder, path), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const due: Declared = { ...message('a.due', 'Due', 'a date'), file: 'web/src/a/messages.ts' };
  const open: Declared = { ...message('a.open', 'Open', 'a state'), file: 'web/src/a/messages.ts' };

  it('know what is missing, and what was made from an older text', () => {
    writeTranslation('de', [due, open], new Map([['a.due', 'Fällig']]), { 'a.due': hashOf('Due on') }, folder);
    const read = readTranslation('de', folder);
    expect(wordsById(read)).toEqual(new Map([['a.due', 'Fällig']]));
    const { missing, outdated } = findOpen([due, open], wordsById(read), read.sources);
    expect([missing, outdated]).toEqual([[open], [due]]);
    expect(findOpen([due], wordsById(read), { 'a.due': hashOf('Due') }).outdated).toEqual([]);
    expect(findOpen([due], wordsById(read), {}).outdated).toEqual([]);
  });

  it('lose words whose message is gone, and files without words', () => {
    writeTranslation('de', [due], new Map([['a.gone', 'Weg']]), { 'a.gone': 'hash' }, folder);
    expect(readTranslation('de', folder)).toEqual({ words: new Map(), sources: {} });
  });
});

describe('the help of a language', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lemma-help-'));
    for (const path of ['docs/help/de', 'scripts/words']) mkdirSync(join(folder, path), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const writeTopic = (name: string, place: number, body: string) =>
    writeFileSync(join(folder, 'docs/help', name), `---\ntitle: T\nplace: ${place}\nwords: w\n---\n\n${body}\n`);
  const open = () => {
    const { missing, outdated } = findOpenTopics('de', folder);
    return { missing: missing.map(({ id }) => id), outdated: outdated.map(({ id }) => id) };
  };

  it('knows which topics are missing, and which were made from an older text', () => {
    writeTopic('join.md', 1, 'Join.');
    writeTopic('leave.md', 2, 'Leave.');
    writeTopic('de/join.md', 1, 'Tritt bei.');
    recordTopics('de', folder);
    expect(open()).toEqual({ missing: ['leave'], outdated: [] });
    writeTopic('join.md', 3, 'Join.');
    expect(open().outdated, 'another place in the group').toEqual([]);
    writeTopic('join.md', 3, 'Join today.');
    expect(open().outdated).toEqual(['join']);
    recordTopics('de', folder);
    expect(open().outdated, 'recorded already, with the older text').toEqual(['join']);
  });
});

describe('a new language', () => {
  it('begins with its name, direction and country', () => {
    expect(lineOf('it')).toBe(
      "  { tag: 'it', name: 'Italiano', direction: 'ltr', locale: 'it-IT', state: 'unfinished' },",
    );
    expect(lineOf('ar')).toContain("direction: 'rtl', locale: 'ar-EG'");
    expect(glossaryOf('it')).toContain('# Italian: terms and tone');
  });
});
