import type { Graph, Scene } from '@lemma/math/document';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handle, standOnStage } from '../../testing/maths/drawn-answers.tsx';
import { graphOf, plane } from '../../testing/maths/drawn-scenes.ts';
import { show } from '../../testing/show.tsx';
import { Figures } from '../figures/Figures.tsx';
import { MathText } from '../typesetting/MathText.tsx';
import { keepSketch, keptSketch } from './drawing/kept-sketches.ts';

beforeEach(() => void standOnStage());
afterEach(() => void vi.restoreAllMocks());

interface Page {
  readonly graph?: Graph;
  readonly showsValue?: boolean;
  readonly canSketch?: boolean;
  readonly elements?: Scene['elements'];
  readonly keptAs?: string;
}

const page = ({ graph = graphOf('line'), showsValue = false, canSketch = true, elements = [], keptAs }: Page = {}) => (
  <Figures scenes={[{ ...plane, elements, sketch: { graph, showsValue } }]} canSketch={canSketch} sketchesAs={keptAs}>
    <MathText source={'Look:\n\n[[figure:plane]]'} />
  </Figures>
);

const pad = () => screen.findByRole('group', { name: 'Sketchpad' });

describe('a sketchpad', () => {
  it('says that it is not marked, and moves its handles by keys and fields', async () => {
    const { user } = show(page());
    const group = within(await pad());
    expect((await pad()).getAttribute('aria-describedby')).not.toBeNull();
    expect(group.getByText(/It is not marked\.$/)).toBeDefined();
    handle('Point A').focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −2, y 2');
    await waitFor(() => expect(group.getByRole('status').textContent).toContain('Point A: '));
    expect(group.getByRole('status').textContent).not.toContain('=');
    await user.click(group.getByRole('button', { name: 'Undo' }));
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −2, y 1');
    expect(screen.queryByRole('button', { name: 'Type the answer instead' })).toBeNull();
  });

  it('shows and announces its drawing as maths where its author says so', async () => {
    const start = [
      { x: 0, y: -1 },
      { x: 1, y: 1 },
    ];
    const { user } = show(page({ showsValue: true, graph: graphOf('line', { start }) }));
    const group = within(await pad());
    await waitFor(() => expect(group.getByRole('status').textContent).toBe(''));
    handle('Point B').focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(group.getByRole('status').textContent).toContain('y = 3x - 1'));
    // On one spot the points make no line.
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(group.getByText('Two points on one spot make no line.')).toBeDefined();
    await waitFor(() => expect(group.getByRole('status').textContent).not.toContain('='));
  });

  it('keeps its drawing when a hint adds something to the figure', async () => {
    const { user, rerender } = show(page());
    await pad();
    handle('Point A').focus();
    await user.keyboard('{ArrowRight}');
    const dot = { mark: 'dot', x: 500, y: 500 } as const;
    const added = { kind: 'points', when: 'hint 1', colour: 2, stroke: 'solid', label: '' } as const;
    rerender(page({ elements: [{ ...added, strokes: [], areas: [], marks: [dot], texts: [], readings: [] }] }));
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −2, y 1');
  });

  it('begins anew with another variant', async () => {
    const { user, rerender } = show(page());
    await pad();
    handle('Point A').focus();
    await user.keyboard('{ArrowRight}');
    const start = [
      { x: 4, y: 4 },
      { x: 0, y: 1 },
    ];
    rerender(page({ graph: graphOf('line', { start }) }));
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x 4, y 4');
  });

  it('has its drawing again after a reload, and none where it begins anew', async () => {
    const open = (changes: Page = {}) => show(page({ keptAs: 'attempt/item/1', ...changes }));
    const first = open();
    await pad();
    handle('Point A').focus();
    await first.user.keyboard('{ArrowRight}{ArrowUp}');
    first.unmount();

    const second = open();
    await pad();
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −2, y 2');
    expect(handle('Point B').getAttribute('aria-valuetext')).toBe('x 2, y −2');
    second.unmount();

    const other = open({ keptAs: 'attempt/item/2' });
    await pad();
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −3, y 1');
    other.unmount();

    const start = [
      { x: 4, y: 4 },
      { x: 0, y: 1 },
    ];
    const moved = open({ graph: graphOf('line', { start }) });
    await pad();
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x 4, y 4');
    moved.unmount();

    const third = open();
    await pad();
    await third.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −3, y 1');
    third.unmount();
    open();
    await pad();
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −3, y 1');
  });

  it.each(['nonsense', '[["attempt/item/1", "x", { "handles": "many" }]]', '[[1, 2]]', '{}'])(
    'begins anew where this device kept %s',
    async (kept) => {
      localStorage.setItem('lemma.sketches', kept);
      show(page({ keptAs: 'attempt/item/1' }));
      await pad();
      expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −3, y 1');
    },
  );

  it('forgets the oldest of very many drawings', async () => {
    for (let number = 0; number <= 60; number += 1) {
      keepSketch(`sketch ${number}`, graphOf('line'), {
        handles: [
          { x: number, y: 0 },
          { x: 0, y: 1 },
        ],
      });
    }
    expect(keptSketch('sketch 0', graphOf('line'))).toBeUndefined();
    expect(keptSketch('sketch 60', graphOf('line'))?.handles[0]).toEqual({ x: 60, y: 0 });
  });

  it('is a figure like all others where no one works on it', async () => {
    show(page({ canSketch: false }));
    await screen.findByRole('img', { name: 'An empty plane.' });
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Sketchpad' })).toBeNull();
  });
});
