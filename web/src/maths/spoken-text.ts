import type { NotationId } from '@lemma/math/document';
import { mathAt } from './typesetting/reading/math-delimiters.ts';
import { notation, type Notation } from './reading/notation.ts';

/** A text as it is read aloud: its formulas in words, without their delimiters. */
export async function spokenText(
  source: string,
  written: NotationId,
  inWords: Notation['inWords'] = notation.inWords,
): Promise<string> {
  const pieces: Promise<string>[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const formula = '$\\`'.includes(source[at] ?? '') ? mathAt(source, at) : undefined;
    if (!formula) continue;
    pieces.push(
      Promise.resolve(source.slice(from, at)),
      inWords(formula.content, written).catch(() => formula.content),
    );
    from = formula.end;
    at = formula.end - 1;
  }
  pieces.push(Promise.resolve(source.slice(from)));
  return (await Promise.all(pieces)).join('');
}
