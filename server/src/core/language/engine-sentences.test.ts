import { isDeepStrictEqual } from 'node:util';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { engineMessages, errorMessages, faultMessages } from '@lemma/math/words';
import { createSpeaker, offeredLanguages, parseMessage, variantsOf } from '@lemma/contracts/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, test } from 'vitest';
import { engineWordsIn, faultOf, sentenceOf } from './engine-sentences.ts';
import * as stored from './messages.ts';
import { createSpeakerOf } from './speakers.ts';
import { detailsIn, faultsIn, hole, sentencesIn, sourcesOf } from '../../testing/sentences-in-code.ts';

const root = resolve(import.meta.dirname, '../../../..');
const german = createSpeakerOf('de');

/** A value for each name, as the engine would fill it in. */
const samples: Readonly<Record<string, string>> = {
  formula: '$\\frac{6}{4}$',
  formulaAround: '$x^{2}$',
  formulas: '$x = 2$, $y = 3$',
  sentence: 'Reduce the fraction.',
  list: 'x, y and z',
  count: '3',
  rows: '2',
  columns: '3',
  right: '2',
  number: '12',
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  item: '01890a5d-ac96-774b-bcce-b302099a8058',
  scopes: 'classes:read, results:read',
  day: '2026-11-30',
};

/** Texts that a message becomes, each with the values that are in it. */
const filled = engineMessages.flatMap(({ id, text }) =>
  variantsOf(parseMessage(text)).map(({ parts, values }) => {
    const own: Record<string, string> = { ...values };
    const words = parts.map((part) => {
      if (typeof part === 'string') return part;
      own[part.name] = own[part.name] === '1' ? '1' : (samples[part.name] ?? 'x');
      return own[part.name];
    });
    return { id, text: words.join(''), values: own };
  }),
);

/** Sentences about typical errors, and their names. */
const textsOfErrors = errorMessages.map((message) => createSpeaker('en').say(message));

/** Sentences of the server that are stored or thrown in English, with values in them. */
const storedFilled = Object.values(stored).flatMap(({ id, text }) =>
  variantsOf(parseMessage(text)).map(({ parts }) => ({
    id,
    text: parts.map((part) => (typeof part === 'string' ? part : (samples[part.name] ?? '404'))).join(''),
  })),
);

test.each(offeredLanguages)('what is stored beside the sentences of the engine has words in $name', ({ tag }) => {
  const speaker = createSpeakerOf(tag);
  for (const { id, text } of storedFilled) {
    expect(sentenceOf(text)?.message.id).toBe(id);
    expect([text, engineWordsIn(text, speaker) === text]).toEqual([text, tag === 'en']);
  }
});

test('every fault of a call to an LMS is such a sentence', () => {
  const places = globSync('server/src/{core/outside/{*,lti-platform/*},features/lti/work/**/*}.ts', { cwd: root });
  const thrown = places
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(resolve(root, file), 'utf8').matchAll(
        /(?:OutsideError|PlatformUnavailable|RosterUnread|PlatformRefused)\(\s*(?:[\w.]+,\s+)?(['`])(.+?)\1|(?:problem|words): (['`])([A-Z$].+?)\3/g,
      ),
    ])
    .map((match) => (match[2] ?? match[4] ?? '').replaceAll(/\$\{[^}]*\}/g, '404'));
  expect(thrown.length).toBeGreaterThan(15);
  expect(thrown.filter((text) => !technical.has(text) && engineWordsIn(text, german) === text)).toEqual([]);
});

test('details of an act in the audit log are messages, names and codes, without words of their own', () => {
  expect(sourcesOf('server/src/features').flatMap((file) => detailsIn(file))).toEqual([]);
});

/** A fault of the network, in the words of the system. */
const technical = new Set(['404: 404']);

describe('a sentence of the engine', () => {
  it('is found with its values, and only it', () => {
    const others = filled.flatMap(({ id, text, values }) => {
      const found = sentenceOf(text);
      const isSame = found?.message.id === id && isDeepStrictEqual({ ...found.values }, { ...values });
      return isSame ? [] : [`${id}: ${text} is ${found?.message.id} ${JSON.stringify(found?.values)}`];
    });
    expect(filled.length).toBeGreaterThan(250);
    expect(others).toEqual([]);
  });

  it('says again in English what it was made of', () => {
    const english = createSpeaker('en');
    const say = english.say as (message: { id: string; text: string; where: string }, values: object) => string;
    for (const { text } of filled) {
      const found = sentenceOf(text);
      expect(found && say(found.message, found.values)).toBe(text);
    }
    for (const text of textsOfErrors) expect(sentenceOf(text)?.message.text).toBeDefined();
  });

  it('is known wherever the engine writes one', () => {
    const written = sourcesOf('math/src/{forms,marking,working,regional,notation/reading,figures/drawn}').flatMap(
      (file) => sentencesIn(file),
    );
    expect(written.length).toBeGreaterThan(120);
    expect(written.filter((text) => !madeOfPieces.has(text) && !isKnown(text))).toEqual([]);
  });

  it('is known wherever an author reads what is wrong with an exercise', () => {
    const written = sourcesOf('math/src/{exercises,figures}').flatMap((file) => sentencesIn(file));
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter((text) => !madeOfPieces.has(text) && !isKnown(text))).toEqual([]);
  });

  it('is known wherever something of an exercise has no value', () => {
    const faults = sourcesOf('math/src/{exercises,figures,algebra/{numbers,simplifying}}').flatMap((file) =>
      faultsIn(file),
    );
    expect(faults.length).toBeGreaterThan(80);
    const unknown = faults.filter(
      (fault) =>
        !isKnown(fault, faultOf) ||
        !isKnown(`In some variants there is ${fault}.`) ||
        !isKnown(`In some variants a has ${fault}.`),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    '$\\sqrt{8}$ can be simplified: take square factors out of the root.',
    'Collect equal factors in $x x$.',
    'That is right so far, but something is missing: 2 values are missing.',
    'All of it is there, but one value too many.',
    'It means the same as the key. It is not worked out.',
    'It is not in the form that is asked for: Collect like terms.',
    'The derivative of the difference is 0 at 24 points, computed with 40 digits.',
    'All solutions are there, but 2 values that are not solutions too: put your values in to test them.',
    'Type a matrix with 2 rows and 3 columns.',
    'Your unit is another currency: check what is asked for.',
    'Use the capital letter X instead of x.',
    'Your answer has y in it; this exercise uses x and z.',
    'We read this as 1/2*x. If you mean 1/(2x), type it that way.',
    'There is a comma at the end. Delete it, or type what comes after it.',
    'Round it to 1 decimal place.',
    'Not all of your values solve the line above: put them in.',
    'Try it with numbers: put $x = 2$, $y = 3$ into the line above to find $z$, and all of them into this line.',
    'The left side changes its value here, and the right side does not.',
    'A solution of the line above is lost here. Did you divide by something that may be 0?',
    'It differs from the key by less than can be shown.',
    'At 3 it is 1, the key is 2.',
    'In some variants nothing is to be seen of a slope field.',
    'In some variants nothing is to be seen of one of its things.',
    'In 3 of 40 variants a point lies outside the window.',
    'All points fit into x from -3 to 4.5 and y from 0 to 10.',
    'The text asks for 1 decimal place, but the tolerance takes neighbouring values as well. Choose “Decimal places: 1”.',
    '1 text is missing.',
    '2 texts are missing.',
    '1 text is older than the source.',
    '2 texts are older than the source.',
    '1 text has other values or formulas than the source.',
    '2 texts have other values or formulas than the source.',
    '1 text has no source.',
    '2 texts have no source.',
    'In some variants a has a division by 0.',
    'What is drawn with “line” has another answer type: choose an equation or inequality.',
    'What is drawn with “vector” has another answer type: choose a vector, or a set, point or interval.',
    'What is drawn with “points” has another answer type: choose a set, point or interval, or a number.',
    'What is drawn with “polygon” has another answer type: choose a set, point or interval.',
    'There is no variable b, so “2b” is not a number.',
  ])('is known where it is made of pieces: %s', (text) => {
    expect(sentenceOf(text)).toBeDefined();
  });
});

/** Texts that are completed by others, each with a row above. */
const madeOfPieces = new Set(
  [
    '_ can be simplified_.',
    '_ in _.',
    'That is right so far, but something is missing: _.',
    'All of it is there, but _ too many.',
    '_ It is not worked out.',
    'It is not in the form that is asked for:',
    'The _ is 0.',
    'The _ is 0 at _ points, computed with 40 digits.',
    'All solutions are there, but _ too: put your values in to test them.',
    'Type a matrix with _.',
    'Your unit _: check what is asked for.',
    'Use the _ letter _ instead of _.',
    'Your answer has _ in it; _.',
    '_. If you mean _, type it that way.',
    'There is a _ at the end. Delete it, or type what comes after it.',
    'Round it to _.',
    '_ the line above: put them in.',
    'Try it with numbers: put _ into the line above to find $_$, and all of them into this line.',
    'The _ side changes its value here, and the _ side does not.',
    '_ An absolute value leaves two possibilities, plus and minus.',
    '_ A product is 0 where any of its factors is 0.',
    '_ Taking a square root leaves two possibilities, plus and minus.',
    '_ Did you divide by something that may be 0?',
    'it differs from the key by less than can be shown.',
    'it is _, the key is _.',
    'In some variants nothing is to be seen of _.',
    '_ All points fit into x from _ and y from _.',
    'The text asks for _ decimal _, but the tolerance takes neighbouring values as well. Choose “Decimal places: _”.',
    'text is missing.',
    'texts are missing.',
    'text is older than the source.',
    'texts are older than the source.',
    'text has other values or formulas than the source.',
    'texts have other values or formulas than the source.',
    'text has no source.',
    'texts have no source.',
    '_ _.',
    'What is drawn with “_” has another answer type: choose _.',
    '_, so “_” is not a number.',
  ].map((text) => text.replaceAll('_', hole)),
);

/** Whether a text of the engine is one of its messages, filled. */
const isKnown = (text: string, find = sentenceOf): boolean =>
  ['$x$', 'x', '3', 'x = 1', samples['id'] ?? ''].some((value) => find(text.replaceAll(hole, value)) !== undefined);

const translated = offeredLanguages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

describe.each(translated)('the words of the engine in the language %s', (tag) => {
  const speaker = createSpeakerOf(tag);
  const files = globSync(`math/src/**/messages.${tag}.json`, { cwd: root });
  const catalogue = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
  ) as Record<string, string>;

  it('have every sentence with no other values, and no other one', () => {
    const wanted = [...engineMessages, ...faultMessages].map(({ id }) => id).toSorted();
    const own = Object.keys(catalogue).filter((id) => !id.startsWith('maths.spoken.'));
    expect(own.toSorted()).toEqual(wanted);
    const namesIn = (text: string) =>
      [
        ...new Set(
          variantsOf(parseMessage(text)).flatMap(({ parts, values }) => [
            ...Object.keys(values),
            ...parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
          ]),
        ),
      ].toSorted();
    for (const { id, text } of [...engineMessages, ...faultMessages]) {
      const own = namesIn(catalogue[id] ?? '');
      expect([id, own.filter((name) => !namesIn(text).includes(name))]).toEqual([id, []]);
      expect(() => new IntlMessageFormat(catalogue[id] ?? '', tag)).not.toThrow();
    }
  });

  it('have the name of each typical error and what is said of it, with the same formulas', () => {
    const formulas = (text: string) => [...text.matchAll(/\$[^$]+\$/g)].map(([formula]) => formula).toSorted();
    for (const text of textsOfErrors) {
      const words = engineWordsIn(text, speaker);
      expect(words).not.toBe(text);
      expect(formulas(words)).toEqual(formulas(text));
    }
  });
});
