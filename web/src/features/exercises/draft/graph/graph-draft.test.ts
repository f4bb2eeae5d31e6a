import type { PartGraph } from '@lemma/math/document';
import { describe, expect, it } from 'vitest';
import { graphField, noGraph, onFigure, toGraphDraft } from './graph-draft.ts';

describe('how an answer is drawn, as it is typed in the editor', () => {
  const graphs: readonly PartGraph[] = [
    { figure: 'plane', tool: 'line' },
    { figure: 'plane', tool: 'points', count: 3, snap: 0.5 },
    { figure: 'plane', tool: 'polygon', count: 'free', alsoTyped: false },
    { figure: 'line', tool: 'interval', count: 2, snap: 'none' },
  ];

  it.each(graphs)('is the same in the document afterwards: $tool', (graph) => {
    expect(graphField(toGraphDraft(graph))).toEqual({ graph });
  });

  it('is nothing where the answer is typed', () => {
    expect(graphField(toGraphDraft(undefined))).toEqual({});
  });

  it('leaves out a count that the tool does not have', () => {
    expect(graphField({ ...noGraph, figure: 'plane', tool: 'line', count: '3' })).toEqual({
      graph: { figure: 'plane', tool: 'line' },
    });
  });

  it('takes a tool that the figure and the answer type can have', () => {
    expect(onFigure(noGraph, 'plane', 'plane', 7).tool).toBe('line');
    expect(onFigure({ ...noGraph, tool: 'circle' }, 'plane', 'plane', 7).tool).toBe('circle');
    expect(onFigure({ ...noGraph, tool: 'polygon' }, 'line', 'number-line', 8).tool).toBe('points');
  });
});
