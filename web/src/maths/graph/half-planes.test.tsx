import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, field, handle, showAnswer, standOnStage } from '../../testing/maths/drawn-answers.tsx';
import { graphOf } from '../../testing/maths/drawn-scenes.ts';
import { fill } from '../../testing/show.tsx';

beforeEach(() => void standOnStage());
afterEach(() => void vi.restoreAllMocks());

describe('a half-plane', () => {
  const start = [
    { x: -2, y: -2 },
    { x: 2, y: 2 },
    { x: 2, y: -3 },
  ];

  it('lies where its third point is, with or without its border', async () => {
    const { user, onValue } = showAnswer(graphOf('half-plane', { start }));
    handle('Point in the region').focus();
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(onValue).toHaveBeenLastCalledWith('y >= x');
    await user.click(screen.getByRole('checkbox', { name: 'The border belongs to it' }));
    expect(onValue).toHaveBeenLastCalledWith('y > x');
  });

  it('gets further borders, each with or without its points, by keys and fields alone', async () => {
    const { user, onValue } = showAnswer(graphOf('half-plane', { start, count: 'free' }));
    await user.click(screen.getByRole('button', { name: 'Add border' }));
    await fill(user, field('Point C, x'), '-4');
    await fill(user, field('Point C, y'), '3');
    await fill(user, field('Point D, x'), '4');
    await fill(user, field('Point D, y'), '3');
    expect(onValue).toHaveBeenLastCalledWith('y <= x and y <= 3');
    await user.click(screen.getByRole('checkbox', { name: 'The border CD belongs to it' }));
    expect(onValue).toHaveBeenLastCalledWith('y <= x and y < 3');
    handle('Point in the region').focus();
    await user.keyboard('{Delete}{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(onValue).toHaveBeenLastCalledWith('y >= x and y > 3');
    await user.click(screen.getByRole('button', { name: 'Remove border CD' }));
    expect(onValue).toHaveBeenLastCalledWith('y >= x');
    expect(screen.queryByRole('slider', { name: 'Point C' })).toBeNull();
  });

  it('is moved by a tap even where borders can be added', () => {
    const { onValue } = showAnswer(graphOf('half-plane', { start, count: 'free' }));
    const plane = document.querySelector('[data-graph-plane]') as HTMLElement;
    fireEvent.pointerDown(plane, at(-3, -2));
    fireEvent.pointerUp(plane, at(-3, -2));
    expect(screen.getAllByRole('slider')).toHaveLength(3);
    expect(onValue).toHaveBeenCalledOnce();
  });
});
