import type { Message, Speaker } from './message.ts';
import { parseMessage } from './parse.ts';
import { patternOf, variantsOf } from './sentence-patterns.ts';

/** A message, and what it is filled with. */
export interface Sentence {
  readonly message: Message;
  readonly values: Readonly<Record<string, string>>;
}

type Find = (text: string) => Sentence | undefined;

/** Finds the message and the values of a sentence that was written in English; undefined for other people's words. */
export interface Sentences {
  readonly sentenceOf: Find;
  /** As `sentenceOf` for what is filled in as a `fault`: half a sentence. */
  readonly faultOf: Find;
  /** Puts sentences into the language of a speaker. Words of people stay as they are, also behind a sentence. */
  readonly wordsIn: (text: string, speaker: Speaker) => string;
}

interface Messages {
  readonly sentences: readonly Message[];
  readonly faults: readonly Message[];
  /** Remembers what was found. */
  readonly remember?: (find: Find) => Find;
}

/** Returns functions that find and translate the sentences of these messages. The messages are parsed at the first call. */
export function readSentences({ sentences, faults, remember = (find) => find }: Messages): Sentences {
  const sentenceOf = remember(finderOf(sentences));
  const faultOf = finderOf(faults);
  const find = (text: string, speaker: Speaker): string | undefined => say(sentenceOf(text), speaker);
  function say(found: Sentence | undefined, speaker: Speaker): string | undefined {
    if (!found) return undefined;
    const own = Object.entries(found.values).map(([name, value]) => [name, valueIn(name, value, speaker)]);
    return (speaker.say as (message: Message, values: Sentence['values']) => string)(
      found.message,
      Object.fromEntries(own),
    );
  }
  /** Values that have words of their own. */
  function valueIn(name: string, value: string, speaker: Speaker): string {
    if (name === 'sentence') return wordsIn(value, speaker);
    if (name === 'fault') return say(faultOf(value), speaker) ?? value;
    if (name !== 'list' && name !== 'formulas') return value;
    return new Intl.ListFormat(speaker.language, { type: 'conjunction' }).format(value.split(/, | and /));
  }
  function wordsIn(text: string, speaker: Speaker): string {
    if (speaker.language === 'en' || text === '') return text;
    const whole = find(text, speaker);
    if (whole !== undefined) return whole;
    for (const { index } of text.matchAll(endOfSentence)) {
      const first = find(text.slice(0, index + 1), speaker);
      if (first !== undefined) return `${first} ${wordsIn(text.slice(index + 2), speaker)}`;
    }
    return text;
  }
  return { sentenceOf, faultOf, wordsIn };
}

const endOfSentence = /[.?:](?= )/g;

interface Table {
  /** Texts without values. */
  readonly plain: ReadonlyMap<string, Sentence>;
  /** The most telling first. */
  readonly patterns: readonly { readonly pattern: RegExp; readonly sentence: Sentence }[];
}

/** Returns a lookup by English text. It builds its table at the first call, since most readers read English. */
function finderOf(messages: readonly Message[]): Find {
  let made: Table | undefined;
  return (text) => {
    made ??= tableOf(messages);
    const known = made.plain.get(text);
    if (known) return known;
    for (const { pattern, sentence } of made.patterns) {
      const match = pattern.exec(text);
      if (match) return { message: sentence.message, values: { ...sentence.values, ...match.groups } };
    }
    return undefined;
  };
}

function tableOf(messages: readonly Message[]): Table {
  const plain = new Map<string, Sentence>();
  const patterns: { pattern: RegExp; length: number; sentence: Sentence }[] = [];
  for (const message of messages) {
    for (const { parts, values } of variantsOf(parseMessage(message.text))) {
      const sentence = { message, values };
      const text = parts.filter((part) => typeof part === 'string').join('');
      if (parts.length === 1 && text !== '') plain.set(text, plain.get(text) ?? sentence);
      else patterns.push({ pattern: patternOf(parts), length: text.length, sentence });
    }
  }
  return { plain, patterns: patterns.sort((one, other) => other.length - one.length) };
}
