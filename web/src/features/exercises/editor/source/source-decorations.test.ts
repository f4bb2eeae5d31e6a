import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { FormulaHosts } from './formula-hosts.ts';
import { boxesWithoutPart, pictureOf, piecesOf } from './pieces/pieces.ts';
import { sourceDecorations, sourceFocus } from './source-decorations.ts';

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

  it('takes a formula over several lines as one, but none over an empty line', () => {
    expect(kinds('$$\nx &= 1 \\\\\n$$')).toEqual(['maths $$\nx &= 1 \\\\\n$$']);
    expect(kinds('$$ begun\n\nthen $$ x $$')).toEqual(['maths $$ x $$']);
  });
});

describe('sourceDecorations', () => {
  it('puts one formula in the place of its lines, and shows what it cannot read as it stands [V06]', () => {
    const places = (doc: string): string[] => {
      const look = sourceDecorations({ names: () => undefined, hosts: new FormulaHosts() });
      const state = EditorState.create({ doc, extensions: [sourceFocus, look] });
      const found: string[] = [];
      for (const set of state.facet(EditorView.decorations)) {
        if (typeof set === 'function') continue;
        set.between(0, doc.length, (from, to, { spec }) => {
          const { widget } = spec as { widget?: unknown };
          found.push(`${widget === undefined ? 'mark' : 'formula'} ${from}–${to}`);
        });
      }
      return found;
    };
    expect(places('$$\n{{a}}x \\\\\n y\n$$ and')).toEqual(['formula 0–18']);
    expect(places('$$\n{{a +}}x\n$$')[0]).toBe('mark 0–14');
  });
});

it('finds pictures with their descriptions, whatever signs are in them', () => {
  const source = String.raw`![A graph of $x^2$ \[1\]](/api/mm/images/66b4/780/)`.replaceAll('\\\\', '\\');
  const [piece, ...rest] = piecesOf(`Look: ${source} and ![](/a)`);
  expect(piece).toMatchObject({ kind: 'picture', start: 6, inner: source });
  expect(rest).toMatchObject([{ kind: 'picture', inner: '![](/a)' }]);
  expect(pictureOf(source)).toEqual({ words: 'A graph of $x^2$ [1]', address: '/api/mm/images/66b4/780/' });
});

it('knows the boxes that have no part yet', () => {
  expect(boxesWithoutPart('[[one]] and [[two]], [[two]], [[Not a name]]', ['one'])).toEqual(['two']);
});
