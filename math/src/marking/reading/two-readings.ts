import type { CompiledFormulaPart } from '../../exercises/compile/compiled.ts';
import { read, toPlain, walk } from '../../notation/index.ts';
import { ambiguitiesOf, inFull } from '../../typed/index.ts';
import { type AnswerReading, isLatex, meantText } from './read-answer.ts';
import { invalid, type Mark } from '../verdict/verdict.ts';

/** Whether the accepted answers of a part, or what they are made of, have Euler's number in them. */
export function hasEuler(part: CompiledFormulaPart): boolean {
  let found = false;
  for (const tree of part.trees) {
    walk(tree, (node) => {
      found ||= node.kind === 'constant' && node.name === 'e';
      return !found;
    });
  }
  return found;
}

/**
 * For an answer that is wrong as it was read: when it is right as other people would read it, such as `6x/3x` for
 * 6x/(3x), it costs nothing, and both readings are shown.
 */
export function inTwoReadings(typed: string, reading: AnswerReading, mark: (other: string) => Mark): Mark | undefined {
  const text = meantText(typed, reading);
  if (reading.syntax === 'latex' || (reading.syntax === undefined && isLatex(text))) return undefined;
  const names = reading.letters.filter((letter) => letter.length > 1);
  const result = read(text, { syntax: 'plain', decimal: reading.decimal, names, grouping: reading.isNumber ?? false });
  if (!result.ok) return undefined;
  for (const ambiguity of ambiguitiesOf(result.tree, typed, text)) {
    const other = toPlain(ambiguity.other, { decimal: reading.decimal });
    const marked = mark(other);
    if (marked.outcome !== 'marked' || marked.share < 1) continue;
    const shown = `${inFull(result.tree)}. If you mean ${other}, type it that way.`;
    return invalid('two readings', `We read this as ${shown}`);
  }
  return undefined;
}
