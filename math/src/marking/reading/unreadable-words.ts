import { wordNamed } from '../../notation/tokens/words.ts';

interface Asked {
  readonly letters: readonly string[];
  readonly known?: ReadonlySet<string>;
  readonly isNumber?: boolean;
  readonly hasUnit?: boolean;
}

/** `\begin{pmatrix}`: a name of LaTeX, which was not typed as a word. */
const environment = /\\(?:begin|end)\s?\{[a-z]+\}/g;
const runOfLetters = /(?<![A-Za-z\\])[A-Za-z]{3,}/g;
const namesInside =
  /arc(?:sin|cos|tan)|(?:sin|cos|tan)h?|cot|ln|log|exp|sqrt|abs|pi|max|min|alpha|beta|gamma|theta|lambda/g;

/**
 * The first run of letters that can only be a word of a language: longer than two letters, no word that is read, such as
 * a function or “and”, and with at least two letters that the exercise does not know.
 */
function wordIn(text: string, { letters, known }: Asked): string | undefined {
  for (const [run] of text.replaceAll(environment, ' ').matchAll(runOfLetters)) {
    if (letters.includes(run) || wordNamed(run) !== undefined) continue;
    const strange = new Set(run.replace(namesInside, ''));
    for (const letter of [...letters, ...(known ?? []), 'e', 'i']) strange.delete(letter);
    if (strange.size >= 2) return run;
  }
  return undefined;
}

/** Returns the message for an answer that contains words of a language; undefined when it has none. */
export function wordsInstead(text: string, asked: Asked): string | undefined {
  const word = wordIn(text, asked);
  if (word === undefined) return undefined;
  if (asked.hasUnit) return `“${word}” cannot be read here. Type a number and its unit.`;
  if (asked.isNumber) return 'Type the number in figures, such as 1.5 or 3/2, without words.';
  return `“${word}” cannot be read here. Type mathematics, without words.`;
}

/** A sentence about an answer that cannot be read, where more can be said than the reader does. */
export function unreadableWords(text: string, asked: Asked, code: string): string | undefined {
  const words = wordsInstead(text, asked);
  if (words !== undefined) return words;
  const [, last] = /([,;=])\s*$/.exec(text) ?? [];
  if (last === '=' && code === 'missing-after')
    return 'Nothing stands after the equals sign. Type what comes there, or delete it.';
  if (last !== undefined && code === 'missing-item') {
    const sign = last === ',' ? 'comma' : 'semicolon';
    return `There is a ${sign} at the end. Delete it, or type what comes after it.`;
  }
  return code === 'unexpected-character' && /^\s*[?.!-]+\s*$/.test(text)
    ? 'Type an answer, or leave the box empty.'
    : undefined;
}
