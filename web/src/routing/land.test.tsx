import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { land } from './land.ts';

let grow: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const Observer = class {
    #isWatching = true;
    constructor(onGrowth: () => void) {
      grow = () => this.#isWatching && onGrowth();
    }
    observe(): void {
      this.#isWatching = true;
    }
    disconnect(): void {
      this.#isWatching = false;
    }
  };
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['somebody scrolls', () => window.dispatchEvent(new Event('wheel'))],
  ['somebody presses a key', () => window.dispatchEvent(new Event('keydown'))],
  ['ten seconds have passed', () => vi.advanceTimersByTime(10_000)],
])('goes to a place again as the page grows, until %s', (_, happens) => {
  const scroll = vi.fn();
  land(scroll);
  grow();
  grow();
  expect(scroll).toHaveBeenCalledTimes(3);
  happens();
  grow();
  expect(scroll).toHaveBeenCalledTimes(3);
});

it('ends with the page that is left', () => {
  const scroll = vi.fn();
  land(scroll)();
  grow();
  expect(scroll).toHaveBeenCalledOnce();
});
