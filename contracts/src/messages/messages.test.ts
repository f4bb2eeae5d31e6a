import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fillMessage } from './format.ts';
import { createSpeaker, message } from './message.ts';
import { chooseLanguage, readAcceptLanguage } from './languages.ts';
import { MessageError, parseMessage } from './parse.ts';
import { pseudoText } from './pseudo.ts';
import { said, wordsOf } from './said.ts';
import type { TagsOf, ValuesOf } from './values.ts';

describe('the parameters of a message', () => {
  it('are read from its literal', () => {
    expectTypeOf<keyof ValuesOf<'Nothing'>>().toEqualTypeOf<never>();
    expectTypeOf<ValuesOf<'{teacher} and {learner}'>>().toEqualTypeOf<{
      readonly teacher: string | number;
      readonly learner: string | number;
    }>();
    expectTypeOf<ValuesOf<'{count, plural, one {# of {name}} other {{all} of them}} in {place}'>>().toEqualTypeOf<{
      readonly count: number;
      readonly name: string | number;
      readonly all: string | number;
      readonly place: string | number;
    }>();
    expectTypeOf<ValuesOf<'{kind, select, poll {a poll} other {a task}} on {day, date, long}'>>().toEqualTypeOf<{
      readonly kind: string;
      readonly day: Date;
    }>();
    expectTypeOf<TagsOf<'See <link>the <b>help</b></link>.'>>().toEqualTypeOf<'link' | 'b'>();
  });
});

/** As the judge fills it. */
function judged(text: string, locale: string, values: Record<string, string | number>): string {
  const tag = (inside: readonly unknown[]) => inside.join('');
  const made = new IntlMessageFormat(text, locale, {}, { ignoreTag: false }).format({ ...values, b: tag, link: tag });
  return Array.isArray(made) ? made.join('') : String(made);
}

const locales = ['en', 'de', 'fr', 'es', 'ar', 'pl', 'cs', 'ja'];
const plain = fc.constantFrom('a', 'Two words', "it's", "''", "'{'", ' ', 'ä', '"', 'a < b', '1 > 0', '.', '中');
const name = fc.constantFrom('teacher', 'count', 'kind');

const { text: texts } = fc.letrec<{ text: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    plain,
    name.filter((one) => one !== 'count').map((one) => `{${one}}`),
    tie('text').map((inside) => `<b>${inside}</b>`),
    fc
      .tuple(fc.constantFrom('plural', 'selectordinal'), tie('text'), tie('text'), tie('text'))
      .map(([kind, none, one, other]) => `{count, ${kind}, =0 {${none}} one {# ${one}} few {#} other {${other} #}}`),
    fc.tuple(tie('text'), tie('text')).map(([poll, other]) => `{kind, select, poll {${poll}} other {${other}}}`),
  ),
  text: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
}));

describe('a message', () => {
  it('is filled as FormatJS fills it, in languages of one to six plural forms', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...locales), fc.nat(120), fc.constantFrom('poll', 'task'), (...given) => {
        const [text, locale, count, kind] = given;
        const values = { teacher: 'Ada', count, kind };
        expect(fillMessage(parseMessage(text), locale, values).join('')).toBe(judged(text, locale, values));
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts less an offset, and writes numbers as the language does', () => {
    const text = '{count, plural, offset:1 =1 {only you} one {you and # other} other {you and # others}}';
    for (const count of [1, 2, 12_346]) {
      expect(fillMessage(parseMessage(text), 'de', { count }).join('')).toBe(judged(text, 'de', { count }));
    }
    for (const text of ['№ {count}', '{count, number} variants']) {
      expect(fillMessage(parseMessage(text), 'de', { count: 12_346 }).join('')).toBe(
        judged(text, 'de', { count: 12_346 }),
      );
    }
    expect(fillMessage(parseMessage('{share, number, percent}'), 'fr', { share: 0.25 })).toEqual(['25\u00a0%']);
  });

  it.each([
    '{',
    '}',
    '{a',
    '{a,}',
    '{a, list}',
    '{n, plural, one {x}}',
    '<b>x',
    'x</b>',
    '<b>x</i>',
    '{a b}',
    '{n, plural, other {x} other {y}}',
  ])('is refused with its place: %s', (text) => expect(() => parseMessage(text)).toThrow(MessageError));

  it('never ends in anything but pieces or a MessageError', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."{}<>/#',ab =one plural other".split('')), maxLength: 40 }),
        (text) => {
          try {
            parseMessage(text);
          } catch (error) {
            expect(error).toBeInstanceOf(MessageError);
          }
        },
      ),
    );
  });
});

const invited = message(
  'test.invited',
  '<link>{teacher}</link> invites {count, plural, one {# learner} other {# learners}}.',
  '',
);

describe('a speaker', () => {
  it('says what its catalogue has, and English where it has nothing, with the numbers of that language', () => {
    const german = createSpeaker('de', {
      'test.invited': '<link>{teacher}</link> lädt {count, plural, one {# Person} other {# Personen}} ein.',
    });
    expect(german.say(invited, { teacher: 'Ada', count: 12_345 })).toBe('Ada lädt 12.345 Personen ein.');
    expect(createSpeaker('de').say(invited, { teacher: 'Ada', count: 12_345 })).toBe('Ada invites 12,345 learners.');
  });

  it('gives the words in a tag to what makes something of them', () => {
    const made = createSpeaker('en').pieces(
      invited,
      { teacher: 'Ada', count: 1 },
      { link: (inside) => ({ link: inside.join('') }) },
    );
    expect(made).toEqual([{ link: 'Ada' }, ' invites 1 learner.']);
  });
});

describe('a language', () => {
  it('is chosen by the first wish that is available, by its tag or by its first part', () => {
    const available = ['en', 'de', 'fr'];
    expect(chooseLanguage([null, 'de-AT', 'fr'], available)).toBe('de');
    expect(chooseLanguage(['it', 'FR'], available)).toBe('fr');
    expect(chooseLanguage(['it', undefined], available)).toBe('en');
  });

  it('is wished for in the order of quality; what is refused or cannot be read does not count', () => {
    expect(readAcceptLanguage('de-AT,de;q=0.9, en;q=0.8,*;q=0.1')).toEqual(['de-AT', 'de', 'en']);
    expect(readAcceptLanguage('en;q=0.2, fr;q=0.9, es;q=0')).toEqual(['fr', 'en']);
    expect(readAcceptLanguage('<script>, ;;;, de;q=x')).toEqual([]);
    expect(readAcceptLanguage(undefined)).toEqual([]);
  });
});

describe('a pseudo-language', () => {
  it('keeps what is filled in, and shows the rest with accents, longer, in brackets', () => {
    const pseudo = createSpeaker('en-XA', {}, { ofDeclared: 'en', change: pseudoText });
    expect(pseudo.say(invited, { teacher: 'Ada', count: 2 })).toMatch(/^⟦Ada îñvîţéš 2 ļéåŕñéŕš\. ~+⟧$/);
  });

  it('reads as a message of the same parameters', () => {
    fc.assert(
      fc.property(texts, fc.nat(9), (text, count) => {
        const values = { teacher: 'Ada', count, kind: 'poll' };
        const filled = fillMessage(parseMessage(pseudoText(text)), 'en', values).join('');
        expect(filled.startsWith('⟦')).toBe(true);
        const plain = fillMessage(parseMessage(text), 'en', values).join('');
        expect(filled.replace(/(?: ?~+)*⟧$/, '').slice(1)).toHaveLength(plain.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what is said', () => {
  it('is put into words when its reader is known; text stays as it is', () => {
    const german = createSpeaker('de', { 'test.invited': '{teacher}: {count}' });
    expect(wordsOf(said(invited, { teacher: 'Ada', count: 3 }), german)).toBe('Ada: 3');
    expect(wordsOf('As it is', german)).toBe('As it is');
  });
});
