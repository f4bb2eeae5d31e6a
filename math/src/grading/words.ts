import type { CompiledTextPart } from '../exercises/compiled.ts';
import type { Printer } from '../exercises/text-template.ts';
import { type Mark, marked, wrong } from './verdict.ts';

/** Answer type 5. Spaces at the ends and doubled spaces never matter, letter case only when the author says so. */
export function markWords(part: CompiledTextPart, answer: string, printer: Printer): Mark {
  const caseSensitive = part.part.caseSensitive === true;
  const given = normalised(answer, caseSensitive);
  for (const accepted of part.accept) {
    if (normalised(printer.render(accepted.words), caseSensitive) !== given) continue;
    return marked(accepted.score, 'words', accepted.feedback ? printer.render(accepted.feedback) : '');
  }
  if (caseSensitive) {
    const folded = normalised(answer, false);
    const match = part.accept.find(
      ({ words, score }) => score > 0 && normalised(printer.render(words), false) === folded,
    );
    if (match) return wrong('letter case', 'Check capital and small letters.');
  }
  return wrong('words');
}

/** One spelling for what looks the same: composed characters, plain quotes, dashes and spaces. */
export function normalised(text: string, caseSensitive: boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return caseSensitive ? plain : plain.toLowerCase();
}
