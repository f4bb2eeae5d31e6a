import { createSpeaker, readSentences, type Catalogue } from '@lemma/contracts/messages';
import {
  engineMessages,
  errorMessages,
  faultMessages,
  messagesOfErrors,
  type Message,
  type WordsOfError,
} from '@lemma/math/words';

/* The engine beside the page writes English, as everywhere; these are its words in the language of the page. */

/** In development a message of modules that pages load too is its text alone. */
const isWhole = ({ id }: Message): boolean => typeof id === 'string';

const { wordsIn } = readSentences({
  sentences: [...engineMessages.filter(isWhole), ...errorMessages],
  faults: faultMessages,
});

const messages = import.meta.glob<Catalogue>(
  '../../../../../math/src/{exercises,words,regional,figures,figures/drawn,notation/reading}/messages.*.json',
  { import: 'default' },
);
const errors = import.meta.glob<Readonly<Record<string, WordsOfError>>>(
  '../../../../../math/src/errors/typical-errors.*.json',
  { import: 'default' },
);

const makers = new Map<string, Promise<(text: string) => string>>();

/**
 * Returns a function that puts sentences of the engine into a language. They stay English in a language without words, and
 * where its words cannot be loaded, which is tried again with the next answer.
 */
export async function sentencesIn(language: string): Promise<(text: string) => string> {
  const known = makers.get(language) ?? load(language);
  makers.set(language, known);
  try {
    return await known;
  } catch {
    makers.delete(language);
    return (text) => text;
  }
}

async function load(language: string): Promise<(text: string) => string> {
  const isOfLanguage = ([file]: readonly [string, unknown]): boolean => file.endsWith(`.${language}.json`);
  const catalogues = await Promise.all(
    Object.entries(messages)
      .filter(isOfLanguage)
      .map(([, read]) => read()),
  );
  const [ofErrors] = await Promise.all(
    Object.entries(errors)
      .filter(isOfLanguage)
      .map(([, read]) => read()),
  );
  if (catalogues.length === 0) return (text) => text;
  const named = messagesOfErrors(ofErrors ?? {}).map(({ id, text }) => [id, text] as const);
  const speaker = createSpeaker(language, Object.assign(Object.fromEntries(named), ...catalogues) as Catalogue);
  return (text) => wordsIn(text, speaker);
}

/** Fields of an answer that hold sentences of the engine. */
const fields: ReadonlySet<string> = new Set(['message', 'feedback', 'problem', 'failure']);
/** Fields of an answer with texts of the author. */
const ofAuthors: ReadonlySet<string> = new Set(['texts', 'variant', 'samples', 'document']);

/** An answer of the engine with its sentences in other words. */
export function withSentences<T>(answer: T, say: (text: string) => string): T {
  const change = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return fields.has(field) ? say(value) : value;
    if (typeof value !== 'object' || value === null || ofAuthors.has(field)) return value;
    if (Array.isArray(value)) return value.map((one) => change(one, field));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]));
  };
  return change(answer, '') as T;
}
