import { offeredLanguages } from '@lemma/contracts/messages';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../../../core/language/speakers.ts';
import * as m from '../../messages.ts';
import { newCodename } from './codenames.ts';

const wordsIn = (list: string): readonly string[] => list.split(', ');

describe.each(offeredLanguages)('a codename in $name', ({ tag }) => {
  const speaker = speakerOf(tag);
  const qualities = wordsIn(speaker.say(m.qualities));
  const animals = wordsIn(speaker.say(m.animals));

  it('is drawn from as many pairs as in English', () => {
    const pairs = (of: typeof speaker): number =>
      new Set(wordsIn(of.say(m.qualities))).size * new Set(wordsIn(of.say(m.animals))).size;
    expect(pairs(speaker)).toBe(pairs(speakerOf('en')));
  });

  it('is a quality and an animal, in the order of the language', () => {
    const made = newCodename(speaker);
    const possible = qualities.flatMap((quality) =>
      animals.map((animal) => speaker.say(m.codename, { quality, animal })),
    );
    expect(possible).toContain(made);
    expect(
      animals.some((animal) => (tag === 'fr' || tag === 'es' ? made.startsWith(animal) : made.endsWith(animal))),
    ).toBe(true);
  });
});
