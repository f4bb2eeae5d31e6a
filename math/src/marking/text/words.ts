import type { CompiledTextPart } from '../../exercises/compile/compiled.ts';
import type { Printer } from '../../exercises/text/template.ts';
import { type Mark, marked, wrong } from '../verdict/verdict.ts';

/**
 * Answer type 5. Spaces, hyphens, articles, a full stop at the end and a noun such as “function” behind an adjective never
 * matter, letter case only when the author says so; numerals compare by value.
 *
 * `others` are the accepted words in other languages, each list in the order of the part's own. What counts for an answer
 * is the same in whatever language it is read; the feedback is in the language of the part.
 */
export function markWords(
  part: CompiledTextPart,
  answer: string,
  printer: Printer,
  others: readonly (readonly string[])[] = [],
): Mark {
  const caseSensitive = part.part.caseSensitive === true;
  const accepted = part.accept.map((each, index) => ({
    ...each,
    text: printer.render(each.words),
    elsewhere: others.flatMap((words) => words[index] ?? []),
  }));
  for (const isSame of [sameWords, sameButNoun]) {
    const match = accepted.find(({ text, elsewhere }) =>
      [text, ...elsewhere].some((words) => isSame(tidied(answer, caseSensitive), tidied(words, caseSensitive))),
    );
    if (match) return marked(match.score, 'words', match.feedback ? printer.render(match.feedback) : '');
  }
  if (caseSensitive) {
    const folded = tidied(answer, false);
    const match = accepted.find(({ text, score }) => score > 0 && sameWords(folded, tidied(text, false)));
    if (match) return wrong('letter case', 'Check capital and small letters.');
  }
  return wrong('words');
}

/** Whether two answers in words count as the same, letter case aside. */
export function sameInWords(answer: string, key: string): boolean {
  return [sameWords, sameButNoun].some((isSame) => isSame(tidied(answer, false), tidied(key, false)));
}

const opening = /^(?:(?:it is|it's|they are|this is|is|are|the|an?|der|die|das|eine?|une?|les?|la) )+(?=\S)/i;
const decimal = /^[-+]?\d+(?:\.\d+)?$/;

/** One spelling for what looks the same: composed characters, plain quotes, dashes and spaces. */
function tidied(text: string, caseSensitive: boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„"]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.!;,])[.!;,]+$/, '');
  if (decimal.test(plain)) return plain;
  const words = plain.replace(/-/g, ' ').replace(/ +/g, ' ').trim();
  const bare = words.replace(opening, '');
  return caseSensitive ? bare : bare.toLowerCase();
}

function sameWords(answer: string, key: string): boolean {
  if (answer === key) return true;
  return decimal.test(answer) && decimal.test(key) && withoutZeros(answer) === withoutZeros(key);
}

/** 38.0 and +038 as 38. */
function withoutZeros(numeral: string): string {
  const [whole = '', fraction = ''] = numeral.replace('+', '').split('.');
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1');
  const decimals = fraction.replace(/(?<!0)0+$/, '');
  return decimals === '' ? digits.replace(/^-0$/, '0') : `${digits}.${decimals}`;
}

const nouns =
  'function number angle triangle graph line curve point value equation expression matrix vector set answer';
const noun = new RegExp(`^(.+) (?:${nouns.split(' ').join('|')})s?$`, 'i');

/** “Odd function” where “odd” is asked for. */
function sameButNoun(answer: string, key: string): boolean {
  return sameWords(answer.replace(noun, '$1'), key);
}
