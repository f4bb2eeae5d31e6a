import { isDeepStrictEqual } from 'node:util';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { engineMessages, typicalErrorWords } from '@lemma/math/words';
import { createSpeaker, offeredLanguages, parseMessage } from '@lemma/contracts/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseSync } from 'oxc-parser';
import { describe, expect, it, test } from 'vitest';
import { engineWordsIn, literal, sentenceOf } from './engine-sentences.ts';
import * as stored from './messages.ts';
import { variantsOf } from './sentence-patterns.ts';
import { createSpeakerOf } from './speakers.ts';

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
    for (const { says, name } of typicalErrorWords.values()) {
      for (const text of [says, name]) expect(say({ id: '', text: literal(text), where: '' }, {})).toBe(text);
    }
  });

  it('is known wherever the engine writes one', () => {
    const places = globSync('math/src/{forms,marking,working,regional,notation/reading,figures/drawn}/**/*.ts', {
      cwd: root,
    });
    const written = places
      .filter((file) => !/\.test\.ts$|\/definitions\.ts$|\/messages\.ts$/.test(file))
      .flatMap((file) => sentencesIn(resolve(root, file)));
    const unknown = written.filter(
      (text) => !['$x$', 'x', '3', 'x = 1'].some((value) => sentenceOf(text.replaceAll(hole, value)) !== undefined),
    );
    expect(written.length).toBeGreaterThan(120);
    expect(unknown.filter((text) => !madeOfPieces.has(text))).toEqual([]);
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
  ])('is known where it is made of pieces: %s', (text) => {
    expect(sentenceOf(text)).toBeDefined();
  });
});

/** Texts that are completed by others, each with a row above. */
const hole = '\0';
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
  ].map((text) => text.replaceAll('_', hole)),
);

/** Strings of a module that read like a sentence, with a sign for each value that is filled in. */
function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis, callee } = node as {
      type?: string;
      value?: unknown;
      quasis?: { value: { cooked: string } }[];
      callee?: { name?: string };
    };
    if (type === 'NewExpression' && /Error|LimitReached/.test(callee?.name ?? '')) return;
    const text =
      type === 'Literal' ? value : type === 'TemplateLiteral' ? quasis?.map((one) => one.value.cooked).join(hole) : '';
    if (typeof text === 'string' && /^[A-Z\0“$].*\s.*[.:?]$/s.test(text)) found.push(text);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const translated = offeredLanguages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

describe.each(translated)('the words of the engine in the language %s', (tag) => {
  const speaker = createSpeakerOf(tag);
  const files = globSync(`math/src/**/messages.${tag}.json`, { cwd: root });
  const catalogue = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
  ) as Record<string, string>;

  it('have every sentence with no other values, and no other one', () => {
    const wanted = engineMessages.map(({ id }) => id).toSorted();
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
    for (const { id, text } of engineMessages) {
      const own = namesIn(catalogue[id] ?? '');
      expect([id, own.filter((name) => !namesIn(text).includes(name))]).toEqual([id, []]);
      expect(() => new IntlMessageFormat(catalogue[id] ?? '', tag)).not.toThrow();
    }
  });

  it('have the name of each typical error and what is said of it, with the same formulas', () => {
    const formulas = (text: string) => [...text.matchAll(/\$[^$]+\$/g)].map(([formula]) => formula).toSorted();
    for (const { says, name } of typicalErrorWords.values()) {
      for (const text of [says, name]) {
        const words = engineWordsIn(text, speaker);
        expect(words).not.toBe(text);
        expect(formulas(words)).toEqual(formulas(text));
      }
    }
  });
});

describe('a sentence of the engine', () => {
  test.each([
    ['Work out $2^{3}$.', 'Rechne $2^{3}$ aus.'],
    ['2 of your values are right.', '2 deiner Werte sind richtig.'],
    [
      'Your answer has y in it; this exercise uses x, z and α.',
      'In deiner Antwort kommt y vor; diese Aufgabe verwendet x, z und α.',
    ],
    [
      'This is right, but not worked out yet. Round it to 2 decimal places.',
      'Das ist richtig, aber noch nicht ausgerechnet. Runde auf 2 Nachkommastellen.',
    ],
    [
      "Invalid input: missing operator between '2' and '3'",
      "Nicht lesbar: zwischen '2' und '3' fehlt ein Rechenzeichen",
    ],
    [
      'Type the number in figures, such as 1,5 or 3/2, without words.',
      'Gib die Zahl in Ziffern ein, zum Beispiel 1,5 oder 3/2, ohne Wörter.',
    ],
    [
      'The difference is 0. It is not in the form that is asked for: Collect like terms.',
      'Die Differenz ist 0. Sie hat nicht die verlangte Form: Fasse gleichartige Glieder zusammen.',
    ],
    ['Nearly: what about the determinant? Read chapter 4.', 'Fast: Was ist mit der Determinante? Read chapter 4.'],
    ['Look at the sign. It is negative.', 'Look at the sign. It is negative.'],
    ['Work out the sum.', 'Work out the sum.'],
  ])('says in German: %s', (english, words) => {
    expect(engineWordsIn(english, german)).toBe(words);
    expect(engineWordsIn(english, createSpeaker('en'))).toBe(english);
  });

  test.each([
    ['Work out $2^{3}$.', 'Calcule $2^{3}$.'],
    ['2 of your values are right.', '2 de tes valeurs sont justes.'],
    [
      'Your answer has y in it; this exercise uses x, z and α.',
      'Ta réponse contient y\u202f; cet exercice utilise x, z et α.',
    ],
    [
      'This is right, but not worked out yet. Round it to 2 decimal places.',
      'C’est juste, mais pas encore calculé jusqu’au bout. Arrondis à 2 décimales.',
    ],
    ["Invalid input: missing ')'", 'Saisie illisible\u00a0: il manque «\u00a0)\u00a0»'],
  ])('says in French: %s', (english, words) => {
    expect(engineWordsIn(english, createSpeakerOf('fr'))).toBe(words);
  });
});
