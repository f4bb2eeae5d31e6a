import { answerTypes } from '@lemma/math/document';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatherFacets, type Choice, type HitGroup } from './facets.ts';

const topic = fc.constantFrom('algebra', 'algebra/quadratics', 'algebra-2', 'geometry');
const level = fc.constantFrom('Level 0' as const, 'Level 1' as const, 'Level 2' as const);
const type = fc.constantFrom(answerTypes.oneChoice, answerTypes.severalChoices, answerTypes.number);
const language = fc.constantFrom('en', 'de');
const author = fc.constantFrom('ada', 'emmy');
const quality = fc.integer({ min: 0, max: 4 });

const group: fc.Arbitrary<HitGroup> = fc.record({
  topic,
  level,
  answerTypes: fc.uniqueArray(type, { maxLength: 2 }),
  language,
  ownerId: fc.option(author),
  quality,
  count: fc.integer({ min: 1, max: 9 }),
});

const choice: fc.Arbitrary<Choice> = fc.record({
  topic: fc.constantFrom('', 'algebra', 'geometry'),
  levels: fc.uniqueArray(level, { maxLength: 2 }),
  answerTypes: fc.uniqueArray(type, { maxLength: 2 }),
  languages: fc.uniqueArray(language, { maxLength: 1 }),
  authorId: fc.option(author, { nil: undefined }),
  quality,
});

const none: Choice = { topic: '', levels: [], answerTypes: [], languages: [], authorId: undefined, quality: 0 };
const isChosen = (hit: HitGroup, { topic, levels, answerTypes, languages, authorId, quality }: Choice) =>
  (topic === '' || hit.topic === topic || hit.topic.startsWith(`${topic}/`)) &&
  (levels.length === 0 || levels.includes(hit.level)) &&
  (answerTypes.length === 0 || hit.answerTypes.some((type) => answerTypes.includes(type))) &&
  (languages.length === 0 || languages.includes(hit.language)) &&
  (authorId === undefined || hit.ownerId === authorId) &&
  hit.quality >= quality;

const sum = (hits: readonly HitGroup[]) => hits.reduce((total, { count }) => total + count, 0);

it('counts each facet over what the others leave, as counting one by one does [R24]', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 40 }), choice, (hits, chosen) => {
      const counts = gatherFacets(hits).count(chosen);
      expect(counts.total).toBe(sum(hits.filter((hit) => isChosen(hit, chosen))));
      const left = (facet: keyof Choice) => hits.filter((hit) => isChosen(hit, { ...chosen, [facet]: none[facet] }));
      for (const [value, count] of counts.topics) {
        expect(count).toBe(sum(left('topic').filter((hit) => hit.topic === value)));
      }
      for (const [value, count] of counts.answerTypes) {
        expect(count).toBe(sum(left('answerTypes').filter((hit) => hit.answerTypes.includes(value))));
      }
      expect(counts.levels.reduce((all, [, count]) => all + count, 0)).toBe(sum(left('levels')));
      expect(counts.languages.reduce((all, [, count]) => all + count, 0)).toBe(sum(left('languages')));
      expect(new Map(counts.authors).get('ada') ?? 0).toBe(
        sum(left('authorId').filter((hit) => hit.ownerId === 'ada')),
      );
    }),
    { seed: 11 },
  );
});

it('names the most frequent values first, and none that does not occur', () => {
  const hit = {
    topic: 'algebra',
    level: 'Level 1' as const,
    answerTypes: [answerTypes.expression],
    language: 'en',
    ownerId: null,
    quality: 1,
  };
  const facets = gatherFacets([
    { ...hit, count: 2 },
    { ...hit, level: 'Level 2', count: 3 },
    { ...hit, level: 'Level 0', quality: 0, count: 9 },
  ]);
  expect(facets.count({ ...none, quality: 1 }).levels).toEqual([
    ['Level 2', 3],
    ['Level 1', 2],
  ]);
});
