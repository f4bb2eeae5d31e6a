import { wordNamed } from '../tokens/words.ts';

/** The end of a piece that is looked at: longer than any command, and short where a thousand factors follow each other. */
const longestEnd = 40;

/** Two pieces one after the other, with a space where a command would swallow a letter. */
export function glue(left: string, right: string): string {
  return /^[A-Za-z]/.test(right) && /\\[A-Za-z]+$/.test(left.slice(-longestEnd)) ? `${left} ${right}` : left + right;
}

const endsInWhole = /(?:^|[^\d.}])\d+$/;
const numericFraction = /^\\frac\{\d+\}\{\d+\}/;

/** Two factors side by side. A dot keeps numerals apart, a space keeps letters from making a word such as pi. */
export function beside(left: string, right: string): string {
  if (left === '') return right;
  if (/^[\d.]/.test(right) || (numericFraction.test(right) && endsInWhole.test(left.slice(-longestEnd))))
    return glue(`${left}\\cdot`, right);
  if (spellWord(left, right)) return `${left} ${right}`;
  return glue(left, right);
}

/** Whether letters that meet here would be read as a word such as pi. */
export function spellWord(left: string, right: string): boolean {
  if (!/^[A-Za-z]/.test(right) || !/[A-Za-z]$/.test(left)) return false;
  const run = /(?<![A-Za-z])[A-Za-z]+$/.exec(left.slice(-9))?.[0] ?? '';
  const joined = run + (/^[A-Za-z]+/.exec(right.slice(0, 9))?.[0] ?? '');
  for (let from = 0; from < run.length; from++) {
    for (let to = run.length + 1; to <= joined.length; to++) {
      if (wordNamed(joined.slice(from, to))?.inLatex) return true;
    }
  }
  return false;
}
