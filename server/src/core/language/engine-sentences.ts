import { parseMessage, type Message, type Speaker } from '@lemma/contracts/messages';
import { engineMessages, typicalErrorWords } from '@lemma/math/words';
import { LRUCache } from 'lru-cache';
import * as stored from './messages.ts';
import { patternOf, variantsOf } from './sentence-patterns.ts';

/** A message of the engine, and what it is filled with. */
export interface EngineSentence {
  readonly message: Message;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the message and the values of a sentence that the engine has written; undefined for other people's words. */
export function sentenceOf(text: string): EngineSentence | undefined {
  const known = table().plain.get(text);
  if (known) return known;
  const kept = read.get(text);
  if (kept !== undefined) return kept.found;
  const found = filledSentence(text);
  read.set(text, { found });
  return found;
}

/**
 * Puts the words of the engine into the language of a speaker. English is their canonical form, in which verdicts are
 * stored and compared. Words of authors stay as they are, also behind a sentence of the engine.
 */
export function engineWordsIn(text: string, speaker: Speaker): string {
  if (speaker.language === 'en' || text === '') return text;
  const sentence = sentenceOf(text);
  if (sentence) return say(sentence, speaker);
  for (const { index } of text.matchAll(endOfSentence)) {
    const first = sentenceOf(text.slice(0, index + 1));
    if (first) return `${say(first, speaker)} ${engineWordsIn(text.slice(index + 2), speaker)}`;
  }
  return text;
}

const endOfSentence = /[.?:](?= )/g;

function say({ message, values }: EngineSentence, speaker: Speaker): string {
  const own = Object.entries(values).map(([name, value]) => [name, valueIn(name, value, speaker)]);
  return (speaker.say as (message: Message, values: Readonly<Record<string, string>>) => string)(
    message,
    Object.fromEntries(own),
  );
}

/** Values that have words of their own. */
function valueIn(name: string, value: string, speaker: Speaker): string {
  if (name === 'sentence') return engineWordsIn(value, speaker);
  if (name !== 'list' && name !== 'formulas') return value;
  return new Intl.ListFormat(speaker.language, { type: 'conjunction' }).format(value.split(/, | and /));
}

/** Learners get the same sentences again and again. */
const read = new LRUCache<string, { readonly found: EngineSentence | undefined }>({ max: 5000 });

interface Table {
  /** Texts without values. */
  readonly plain: ReadonlyMap<string, EngineSentence>;
  /** The most telling first. */
  readonly patterns: readonly { readonly pattern: RegExp; readonly sentence: EngineSentence }[];
}

let made: Table | undefined;

/** Made when a reader of another language is there for the first time. */
function table(): Table {
  if (made) return made;
  const plain = new Map<string, EngineSentence>();
  const patterns: { pattern: RegExp; length: number; sentence: EngineSentence }[] = [];
  for (const message of [...engineMessages, ...Object.values(stored), ...messagesOfErrors()]) {
    for (const { parts, values } of variantsOf(parseMessage(message.text))) {
      const sentence = { message, values };
      const text = parts.filter((part) => typeof part === 'string').join('');
      if (parts.length === 1 && text !== '') plain.set(text, plain.get(text) ?? sentence);
      else patterns.push({ pattern: patternOf(parts), length: text.length, sentence });
    }
  }
  made = { plain, patterns: patterns.sort((one, other) => other.length - one.length) };
  return made;
}

function filledSentence(text: string): EngineSentence | undefined {
  for (const { pattern, sentence } of table().patterns) {
    const match = pattern.exec(text);
    if (match) return { message: sentence.message, values: { ...sentence.values, ...match.groups } };
  }
  return undefined;
}

/** The names and advice of typical errors, with braces of formulas in apostrophes, as messages have them. */
function messagesOfErrors(): readonly Message[] {
  return [...typicalErrorWords].flatMap(([id, { says, name }]) => [
    { id: `maths.error.${id}`, text: literal(says), where: '' },
    { id: `maths.error.${id}.name`, text: literal(name), where: '' },
  ]);
}

/** A text as a message that says nothing else. */
export const literal = (text: string): string =>
  text.replaceAll("'", "''").replaceAll(/[{}<>]+/g, (signs) => `'${signs}'`);
