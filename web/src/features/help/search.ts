import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import type { Topic } from './topics.ts';

/** A topic that fits, with the sentence that says why and the words of it that were looked for. */
export interface Found {
  readonly topic: Topic;
  readonly excerpt: readonly { readonly text: string; readonly isHit: boolean }[];
}

const weights = { title: 8, words: 5, body: 1 } as const;
const shortestEnd = 4;
const longestExcerpt = 170;

const wordPattern = /[\p{L}\p{N}^]+/gu;

/** Words are compared without accents: `losung` finds “Lösung”. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

function wordsOf(text: string): string[] {
  return folded(text).match(wordPattern) ?? [];
}

/** Words that say nothing about what is looked for. */
const empty = new Set(wordsOf(t(m.emptyWords)));

/** Slips that are forgiven: none in short words, one from four letters on, two from eight. */
function slipsFor(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Slips between two words (insert, leave out, replace, swap neighbours), or `most + 1` when there are more. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** How well a word fits what was typed so far, 0 to 1: the same word, its beginning, or either with slips. */
export function fit(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.8;
  // The end of a word made of two: `buch` finds “Notenbuch”.
  if (typed.length >= shortestEnd && word.endsWith(typed)) return 0.6;
  const most = slipsFor(typed.length);
  if (most === 0) return 0;
  const whole = slipsBetween(typed, word, most);
  if (whole <= most) return 0.6 / whole;
  // The last word is still being typed: compares beginnings of words, with slips.
  if (word.length <= typed.length) return 0;
  const beginning = slipsBetween(typed, word.slice(0, typed.length), most);
  return beginning <= most && typed[0] === word[0] ? 0.4 / beginning : 0;
}

const best = (typed: string, words: readonly string[]): number => Math.max(0, ...words.map((word) => fit(typed, word)));

/** Words, and neighbours written as one: `gradebook` finds “grade book”. */
function withCompounds(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

function scoreOf(topic: Topic, typed: readonly string[]): { score: number; hits: number } {
  const places = {
    title: withCompounds(wordsOf(topic.title)),
    words: withCompounds(wordsOf(topic.words)),
    body: [...new Set(wordsOf(topic.body))],
  };
  const scores = typed.map((word) =>
    Math.max(
      best(word, places.title) * weights.title,
      best(word, places.words) * weights.words,
      best(word, places.body) * weights.body,
    ),
  );
  const sum = scores.reduce((total, score) => total + score, 0);
  // Of two titles with the word, the shorter one is more about it.
  return { score: sum + 1 / places.title.length, hits: scores.filter((score) => score > 0).length };
}

/** The text without the marks of Markdown, as sentences. */
function sentencesOf(body: string): string[] {
  return body
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll(/^\s*(?:#+|-|\d+\.|\|)\s*/gm, '')
    .replaceAll(/\s*\|\s*$/gm, '')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\s\|\s/g, ': ')
    .split(/\n+|(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function excerptOf(topic: Topic, typed: readonly string[]): Found['excerpt'] {
  const sentences = sentencesOf(topic.body);
  const scored = sentences.map((sentence) => {
    const words = wordsOf(sentence);
    return typed.reduce((sum, word) => sum + best(word, words), 0);
  });
  const most = Math.max(0, ...scored);
  const chosen = sentences[Math.max(0, scored.indexOf(most))] ?? '';
  const short = chosen.length > longestExcerpt ? `${chosen.slice(0, longestExcerpt).replace(/\s+\S*$/, '')} …` : chosen;
  return short
    .split(/([\p{L}\p{N}^]+)/gu)
    .filter((text) => text !== '')
    .map((text) => ({ text, isHit: typed.some((word) => fit(word, folded(text)) > 0) }));
}

/** Topics that fit the question, the best first: those with all of its words, else those with some of them. */
export function searchTopics(topics: readonly Topic[], question: string): readonly Found[] {
  const asked = wordsOf(question);
  const telling = asked.filter((word) => !empty.has(word));
  const typed = telling.length > 0 ? telling : asked;
  if (typed.length === 0) return [];
  const scored = topics
    .map((topic) => ({ topic, ...scoreOf(topic, typed) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.score - a.score || a.topic.title.localeCompare(b.topic.title));
  const complete = scored.filter(({ hits }) => hits === typed.length);
  return (complete.length > 0 ? complete : scored).map(({ topic }) => ({ topic, excerpt: excerptOf(topic, typed) }));
}
