import { describe, expect, it } from 'vitest';
import { piecesOf } from './source-decorations.ts';

const kinds = (text: string): string[] => piecesOf(text).map((piece) => `${piece.kind} ${piece.inner}`);

describe('piecesOf', () => {
  it('finds values inside maths, parts, and bold words', () => {
    expect(kinds('**Solve** $${{a}}x + {{ b }}$$ $x =$ [[part1]]')).toEqual([
      'strong Solve',
      'maths $${{a}}x + {{ b }}$$',
      'value a',
      'value b',
      'maths $x =$',
      'part part1',
    ]);
  });

  it('leaves a lone dollar sign and unfinished brackets alone', () => {
    expect(kinds('costs 5 $ and {{a')).toEqual([]);
    expect(kinds('[[part1')).toEqual([]);
  });

  it('gives places in the text', () => {
    expect(piecesOf('a [[p]]', 10)).toEqual([{ kind: 'part', start: 12, end: 17, inner: 'p' }]);
  });
});
