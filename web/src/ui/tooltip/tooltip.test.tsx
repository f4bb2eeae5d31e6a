import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const words = (): HTMLElement | null => screen.queryByRole('tooltip');

function showButton(): HTMLElement {
  render(
    <Tooltip title="Undo">
      <button type="button" aria-label="Undo" />
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Undo' });
}

describe('a tooltip [K10]', () => {
  it('opens 100 ms after the pointer has come, stays under it, and closes when it has gone', () => {
    const button = showButton();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    wait(99);
    expect(words()).toBeNull();
    wait(1);
    expect(words()?.textContent).toBe('Undo');
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    fireEvent.pointerEnter(words() ?? button, { pointerType: 'mouse' });
    wait(1000);
    expect(words()).not.toBeNull();
    fireEvent.pointerLeave(words() ?? button, { pointerType: 'mouse' });
    wait(1);
    expect(words()).toBeNull();
  });

  it('opens under a finger that rests for 700 ms, and closes 1500 ms after it has left', () => {
    const button = showButton();
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    wait(699);
    expect(words()).toBeNull();
    wait(1);
    expect(words()).not.toBeNull();
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    wait(1499);
    expect(words()).not.toBeNull();
    wait(1);
    expect(words()).toBeNull();
  });

  it('is not opened by a short touch', () => {
    const button = showButton();
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    wait(200);
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    wait(2000);
    expect(words()).toBeNull();
  });

  it('opens for the keyboard and is closed by Escape', () => {
    const button = showButton();
    act(() => button.focus());
    wait(100);
    expect(words()).not.toBeNull();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(words()).toBeNull();
  });
});
