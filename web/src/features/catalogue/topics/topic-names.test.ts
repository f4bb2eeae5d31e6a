import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { offeredLanguages } from '@lemma/contracts/messages';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { topicName, topicTrail } from './topic-names.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const titles = parse(readFileSync(resolve(root, 'catalogue/topics.yaml'), 'utf8')) as Readonly<Record<string, string>>;
const idOf = (topic: string): string =>
  `catalogue.topics.${topic.replaceAll(/[/-](.)/g, (_, letter: string) => letter.toUpperCase())}`;

describe('the name of a topic', () => {
  it('is that of the starter catalogue', () => {
    expect(Object.fromEntries(Object.keys(titles).map((topic) => [topic, topicName(topic)]))).toEqual(titles);
  });

  it.each(offeredLanguages.filter(({ tag }) => tag !== 'en'))('is there in $name for every topic', ({ tag }) => {
    const words = JSON.parse(readFileSync(resolve(import.meta.dirname, `messages.${tag}.json`), 'utf8')) as Record<
      string,
      string
    >;
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(titles).map(idOf).toSorted());
    expect(Object.values(words).filter((name) => name.trim() === '')).toEqual([]);
  });

  it('is made of the path where the catalogue does not have it', () => {
    expect(topicName('knots/celtic-knots')).toBe('Celtic knots');
    expect(topicTrail('knots/celtic-knots')).toBe('Knots · Celtic knots');
    expect(topicName('')).toBe('');
    expect(topicTrail('')).toBe('');
    // Names of objects in general are not topics.
    expect(topicName('constructor')).toBe('Constructor');
  });

  it('has those of its branches before it, without what it is shown below', () => {
    expect(topicTrail('algebra/linear-equations')).toBe('Algebra · Linear equations');
    expect(topicTrail('algebra/quadratics', 'algebra')).toBe('Quadratic equations');
    expect(topicTrail('algebra/quadratics/vertex-form', 'algebra')).toBe('Quadratic equations · Vertex form');
  });
});
