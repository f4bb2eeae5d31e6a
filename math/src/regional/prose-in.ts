import { scanText } from '../exercises/text/scan.ts';
import { formulaIn, numeralIn } from './in-notation.ts';
import type { NotationId } from './table.ts';

/**
 * A canonical text with its formulas in another notation. Numbers in words follow in texts that the engine writes, and
 * not in those of authors, where a point between digits may be a date or an address.
 */
export function proseIn(text: string, id: NotationId, words: 'kept' | 'changed' = 'kept'): string {
  if (id === 'en' || text === '') return text;
  let changed = '';
  for (const piece of scanText(text).pieces) {
    if (piece.kind === 'words') changed += words === 'changed' ? numeralIn(piece.text, id) : piece.text;
    else if (piece.kind === 'marker') changed += text.slice(piece.start, piece.end);
    else if (piece.kind === 'hole') changed += text.slice(piece.hole.start, piece.hole.end);
    else {
      const sign = piece.display ? '$$' : '$';
      changed += sign + formulaIn(piece.source, id, 'latex') + sign;
    }
  }
  return changed;
}
