import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, field, handle, showAnswer, standOnStage } from '../../testing/maths/drawn-answers.tsx';
import { graphOf } from '../../testing/maths/drawn-scenes.ts';
import { fill } from '../../testing/show.tsx';

const interval = graphOf('interval', {
  figure: 'line',
  isLine: true,
  count: 1,
  start: [
    { x: -2, y: 0, end: 'closed' },
    { x: 3, y: 0, end: 'closed' },
  ],
});

beforeEach(() => void standOnStage());
afterEach(() => void vi.restoreAllMocks());

describe('a drawn answer', () => {
  it('is a group with a slider for each point, in the order of their names', () => {
    showAnswer(graphOf('line'));
    const group = within(screen.getByRole('group', { name: 'Line' }));
    expect(group.getAllByRole('slider').map((one) => one.getAttribute('aria-label'))).toEqual(['Point A', 'Point B']);
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −3, y 1');
  });

  it('sends nothing before something was moved', () => {
    const { onValue } = showAnswer(graphOf('line'));
    expect(onValue).not.toHaveBeenCalled();
    expect(field('Point A, x')).toHaveProperty('value', '');
  });

  it('goes a step by each arrow key, five with Shift, and to the edge in the last direction', async () => {
    const { user, onValue } = showAnswer(graphOf('points'));
    handle('Point A').focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(onValue).toHaveBeenLastCalledWith('{(-2, 2), (2, -2)}');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(onValue).toHaveBeenLastCalledWith('{(3, 2), (2, -2)}');
    await user.keyboard('{End}');
    expect(onValue).toHaveBeenLastCalledWith('{(5, 2), (2, -2)}');
    await user.keyboard('{ArrowDown}{Home}');
    expect(onValue).toHaveBeenLastCalledWith('{(5, -5), (2, -2)}');
    await user.keyboard('{PageUp}');
    expect(onValue).toHaveBeenLastCalledWith('{(5, 5), (2, -2)}');
  });

  it('leaves letters to the screen reader, submits at Enter and gives the focus back at Escape', async () => {
    const onEnter = vi.fn();
    const { user, onValue } = showAnswer(graphOf('line'), { onEnter });
    handle('Point A').focus();
    await user.keyboard('abch{Enter}');
    expect(onValue).not.toHaveBeenCalled();
    expect(onEnter).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Line' }));
  });

  it('is drawn as far as the figure goes, also where a circle is larger', () => {
    const { container } = showAnswer(graphOf('circle'), { value: '' });
    const outline = container.querySelector('[data-graph-plane] + svg path');
    const frame = outline?.closest('svg');
    expect(frame?.parentElement?.closest('svg')?.getAttribute('viewBox')).toBe('0 0 1000 1000');
    expect(Number(frame?.getAttribute('width'))).toBeLessThanOrEqual(1010);
    expect(getComputedStyle(frame as Element).overflow).not.toBe('visible');
  });

  it('is dragged from place to place, sent once it is let go, and in the fields where it rests', async () => {
    const { onValue } = showAnswer(graphOf('line'));
    const point = handle('Point A');
    fireEvent.pointerDown(point, at(-3, 1));
    fireEvent.pointerMove(point, at(-1.2, 2.9));
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −1, y 3');
    const shownIn = (name: string) => (field(name) as HTMLInputElement).value;
    expect(shownIn('Point A, x')).toBe('−3');
    await waitFor(() => expect(shownIn('Point A, x')).toBe('−1'));
    fireEvent.pointerMove(point, at(-2.1, 4));
    expect(onValue).not.toHaveBeenCalled();
    fireEvent.pointerUp(point, at(-2.1, 4));
    expect(onValue).toHaveBeenLastCalledWith('y = -1.5x + 1');
    expect([shownIn('Point A, x'), shownIn('Point A, y')]).toEqual(['−2', '4']);
  });

  it('sets by a tap the nearest point that was not moved yet', () => {
    const { onValue, container } = showAnswer(graphOf('points'));
    const ground = container.querySelector('[data-graph-plane]') as HTMLElement;
    const tap = (x: number, y: number): void => {
      fireEvent.pointerDown(ground, at(x, y));
      fireEvent.pointerUp(ground, at(x, y));
    };
    tap(-4, 0);
    expect(onValue).toHaveBeenLastCalledWith('{(-4, 0), (2, -2)}');
    tap(-4, 1);
    expect(onValue).toHaveBeenLastCalledWith('{(-4, 0), (-4, 1)}');
  });

  it('does not take the scrolling of a page for a tap', () => {
    const { onValue, container } = showAnswer(graphOf('points'));
    const ground = container.querySelector('[data-graph-plane]') as HTMLElement;
    fireEvent.pointerDown(ground, at(0, 0));
    fireEvent.pointerUp(ground, at(0, 2));
    expect(onValue).not.toHaveBeenCalled();
  });

  it('has its coordinates as fields, with a decimal point or comma', async () => {
    const half = { x: 0.5, y: 0.5, stride: 1, isPiX: false, isPiY: false };
    const { user, onValue } = showAnswer(graphOf('points', { snap: half }));
    await fill(user, field('Point A, x'), '-1,5');
    await fill(user, field('Point A, y'), '2.5');
    expect(onValue).toHaveBeenLastCalledWith('{(-1.5, 2.5), (2, -2)}');
    expect(handle('Point A').getAttribute('aria-valuetext')).toBe('x −1.5, y 2.5');
  });

  it('says at a field that it is not a place of the grid, and takes the nearest when it is left', async () => {
    const { user, onValue } = showAnswer(graphOf('points'));
    await fill(user, field('Point A, x'), '1.4');
    expect(field('Point A, x').getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(field('Point A, x')).toHaveProperty('value', '1');
    expect(onValue).toHaveBeenLastCalledWith('{(1, 1), (2, -2)}');
  });

  it('reads multiples of π in fields and writes them so', async () => {
    const snap = { x: Math.PI / 2, y: 1, stride: 1, isPiX: true, isPiY: false };
    const start = [
      { x: 0, y: 0 },
      { x: Math.PI, y: 1 },
    ];
    const { user, onValue } = showAnswer(graphOf('sine', { snap, start }));
    await fill(user, field('Highest or lowest point beside it, x'), 'pi/2');
    expect(onValue).toHaveBeenLastCalledWith('y = sin(x)');
  });

  it('can be undone and redone', async () => {
    const { user, onValue } = showAnswer(graphOf('points'));
    handle('Point B').focus();
    await user.keyboard('{ArrowUp}{Control>}z{/Control}');
    expect(onValue).toHaveBeenLastCalledWith('');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(onValue).toHaveBeenLastCalledWith('{(-3, 1), (2, -1)}');
  });

  it('says where the points are once they rest, never what the line is called', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = showAnswer(graphOf('line'));
    handle('Point A').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(300));
    expect(screen.getByRole('status').textContent).toBe('Point A: −1, 1. Point B: 2, −2.');
    vi.useRealTimers();
  });

  it('says that two points on one spot make no line, and sends their places', async () => {
    const { user, onValue } = showAnswer(graphOf('line'));
    await fill(user, field('Point A, x'), '2');
    await fill(user, field('Point A, y'), '-2');
    expect(screen.getByText('Two points on one spot make no line.')).toBeDefined();
    expect(onValue).toHaveBeenLastCalledWith('[(2, -2), (2, -2)]');
  });

  it('draws a kept answer again', async () => {
    showAnswer(graphOf('line'), { value: 'y = 2x - 1' });
    await waitFor(() => expect(field('Point A, x')).toHaveProperty('value', expect.stringMatching(/\d/)));
    const [x, y] = ['x', 'y'].map((name) =>
      Number((field(`Point A, ${name}`) as HTMLInputElement).value.replace('−', '-')),
    );
    expect(y).toBe(2 * (x ?? NaN) - 1);
  });

  it('cannot be changed after it is handed in', async () => {
    const { user, onValue, container } = showAnswer(graphOf('points'), { readOnly: true, value: '{(0, 0), (1, 1)}' });
    handle('Point A').focus();
    await user.keyboard('{ArrowRight}');
    const ground = container.querySelector('[data-graph-plane]') as HTMLElement;
    fireEvent.pointerDown(ground, at(3, 3));
    fireEvent.pointerUp(ground, at(3, 3));
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('points of which the learner sets as many as there are', () => {
  const free = graphOf('polygon', { count: 'free', start: [], shape: 'list' });

  it('are added by a button or a tap, and taken away with Delete', async () => {
    const { user, onValue, container } = showAnswer(free);
    await user.click(screen.getByRole('button', { name: 'Add corner' }));
    expect(onValue).toHaveBeenLastCalledWith('[(0, 0)]');
    const ground = container.querySelector('[data-graph-plane]') as HTMLElement;
    for (const [x, y] of [
      [4, 0],
      [4, 3],
    ] as const) {
      fireEvent.pointerDown(ground, at(x, y));
      fireEvent.pointerUp(ground, at(x, y));
    }
    expect(onValue).toHaveBeenLastCalledWith('[(0, 0), (4, 0), (4, 3)]');
    handle('Corner C').focus();
    await user.keyboard('{Delete}');
    expect(onValue).toHaveBeenLastCalledWith('[(0, 0), (4, 0)]');
    expect(screen.getByText('This needs at least 3 corners.')).toBeDefined();
  });
});

describe('an interval on a number line', () => {
  it('changes the kind of an end by Space and by its list', async () => {
    const { user, onValue } = showAnswer(interval);
    handle('Left end').focus();
    await user.keyboard(' ');
    expect(onValue).toHaveBeenLastCalledWith('(-2, 3]');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Right end: kind' }), 'arrow');
    expect(onValue).toHaveBeenLastCalledWith('(-2, oo)');
    expect(handle('Right end').getAttribute('aria-valuetext')).toBe('continues without end');
  });

  it('moves along the line only', async () => {
    const { user, onValue } = showAnswer(interval);
    handle('Right end').focus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(onValue).toHaveBeenLastCalledWith('[-2, 5]');
  });
});
