import { mathAt } from '../../../maths/typesetting/reading/math-delimiters.ts';

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** So many cells of a table are worth it; longer texts are shown whole, before and after. */
const mostCells = 4_000_000;
/** With less in common, two texts side by side read better than one with holes. */
const leastCommon = 0.3;

/** Words with the space behind them; a formula is one word. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length;) {
    let end = mathAt(text, at)?.end;
    for (end ??= at + 1; end < text.length && !/\s/.test(text[end - 1] ?? '') && mathAt(text, end) === undefined;)
      end += 1;
    while (end < text.length && /\s/.test(text[end] ?? '')) end += 1;
    words.push(text.slice(at, end));
    at = end;
  }
  return words;
}

const isSame = (a: string | undefined, b: string | undefined): boolean => a?.trimEnd() === b?.trimEnd();

/** Returns the words that were removed from a text and added to it; unchanged words appear as in the new text. */
export function differenceOfWords(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const whole: Piece[] = [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');
  let start = 0;
  while (start < Math.min(old.length, now.length) && isSame(old[start], now[start])) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && isSame(old.at(-1 - end), now.at(-1 - end))) end += 1;
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (oldMiddle.length * nowMiddle.length > mostCells) return whole;
  const pieces = merged([
    ...now.slice(0, start).map((text): Piece => ({ kind: 'same', text })),
    ...differenceOfMiddle(oldMiddle, nowMiddle),
    ...now.slice(now.length - end).map((text): Piece => ({ kind: 'same', text })),
  ]);
  const kept = pieces.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.length, 0);
  return kept < leastCommon * Math.min(before.length, after.length) ? whole : pieces;
}

/** By a longest common subsequence. */
function differenceOfMiddle(old: readonly string[], now: readonly string[]): Piece[] {
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(old[i], now[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(old[i], now[j])) {
      pieces.push({ kind: 'same', text: now[j] ?? '' });
      [i, j] = [i + 1, j + 1];
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind as one; of what stands between two that stay, what was removed comes first. */
function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let gap = { removed: '', added: '' };
  const close = (): void => {
    for (const kind of ['removed', 'added'] as const) if (gap[kind] !== '') result.push({ kind, text: gap[kind] });
    gap = { removed: '', added: '' };
  };
  for (const { kind, text } of pieces) {
    const last = result.at(-1);
    if (kind !== 'same') gap[kind] += text;
    else if (gap.removed === '' && gap.added === '' && last?.kind === 'same') {
      result[result.length - 1] = { kind, text: last.text + text };
    } else {
      close();
      result.push({ kind, text });
    }
  }
  close();
  return result;
}
