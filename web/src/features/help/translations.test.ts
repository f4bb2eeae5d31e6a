import { languages, type Language } from '@lemma/contracts/messages';
import { describe, expect, it } from 'vitest';
import { readTopicFiles, translatedTopic } from '../../../build/languages/help-topics.ts';
import { searchTopics } from './search.ts';
import { readTopic, type Topic } from './topics.ts';

const english = readTopicFiles();
const translated = (languages as readonly Language[]).filter(({ tag, state }) => tag !== 'en' && state !== 'pseudo');

/** Where the links of a text lead, the pictures it shows, with their sizes, and what it has one type. */
const placesIn = ({ body }: Topic): readonly string[] => [
  ...[...body.matchAll(/\]\((\S+?)(?: [^)]*)?\)/g)].map(([, address = '']) => address).toSorted(),
  ...[...body.matchAll(/!\[[^\]]{10,}\]\(\S+ ['"](\d+x\d+)['"]\)/g)].map(([, size = '']) => size).toSorted(),
];

/** The parts of a text that every language has: headings, rows of tables, lists. */
const shapeOf = ({ body }: Topic): readonly string[] =>
  body.split('\n').flatMap((line) => /^(?:##+ |\||\d+\. |- )/.exec(line)?.[0] ?? []);

describe.each(translated)('the help in $tag', ({ tag }) => {
  const files = readTopicFiles(tag);
  const topics = [...files].map(([slug, text]) => ({
    slug,
    text,
    topic: readTopic(slug, translatedTopic(english.get(slug) ?? '', text, tag)),
    source: readTopic(slug, english.get(slug) ?? ''),
  }));

  it('has only topics that English has', () => {
    expect([...files.keys()].filter((slug) => !english.has(slug))).toEqual([]);
  });

  it.each(topics)('$slug says what the English says, in its own words', ({ text, topic, source }) => {
    expect(text).toMatch(/^---\ntitle: .+\nwords: .+\n---\n\n\S/);
    expect([topic.language, topic.group, topic.place, topic.audience, topic.isForSelling]).toEqual([
      tag,
      source.group,
      source.place,
      source.audience,
      source.isForSelling,
    ]);
    expect(topic.body.length).toBeGreaterThan(200);
    expect(topic.body).not.toBe(source.body);
    expect(placesIn(topic)).toEqual(placesIn(source));
    expect(shapeOf(topic)).toEqual(shapeOf(source));
  });
});

it('finds topics in German', () => {
  const topics = [...readTopicFiles('de')].map(([slug, text]) =>
    readTopic(slug, translatedTopic(english.get(slug) ?? '', text, 'de')),
  );
  const first = (question: string) => searchTopics(topics, question)[0]?.topic.slug;
  expect(
    ['passwort vergessen', 'klasse beitreten', 'losungen hinweise', 'notenbuch excel', 'hausubung'].map(first),
  ).toEqual(['forgot-password', 'join-a-class', 'hints-and-solutions', 'grade-book', 'set-a-task']);
});
