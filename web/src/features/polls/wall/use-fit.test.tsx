import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixedAttribute, useFit } from './use-fit.ts';

const room = 1000;

/** The height of the content of a wall in each size. */
type HeightAt = (size: number) => number;

const sizeOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('main')?.style.getPropertyValue('--fit') || 1);

afterEach(() => void vi.restoreAllMocks());

function Wall({ hasFixed, words }: { hasFixed: boolean; words: string }) {
  return (
    <main ref={useFit<HTMLElement>()}>
      <div>
        {words}
        {hasFixed ? <aside {...fixedAttribute} /> : null}
      </div>
    </main>
  );
}

/** Shows a wall and changes its content; returns the size it has then, and how many were tried. */
async function fitted(heightAt: HeightAt, hasFixed = false): Promise<{ size: number; tries: number }> {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(room, heightAt(sizeOf(this)));
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { height: heightAt(sizeOf(this)) } as DOMRect;
  });
  const { container, rerender } = render(<Wall hasFixed={hasFixed} words="question" />);
  const main = container.querySelector('main');
  if (!main) throw new Error('no wall');
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const tried = vi.spyOn(main.style, 'setProperty');
  rerender(<Wall hasFixed={hasFixed} words="results" />);
  await vi.waitFor(() => expect(tried).toHaveBeenCalled());
  return { size: sizeOf(main), tries: tried.mock.calls.length };
}

describe('the size of what a wall shows', () => {
  it.each([
    ['all of it at once', () => 800, 1, 1],
    ['a figure, which shrinks in proportion', (size: number) => 1300 * size, 0.71, 2],
    ['words, which need fewer lines when they are smaller', (size: number) => 1600 * size ** 2, 0.78, 4],
    ['more than the least size has room for', () => 5000, 0.44, 2],
  ] as const)('is the largest for %s', async (_, heightAt, size, mostTries) => {
    const found = await fitted(heightAt);
    expect(found.size).toBe(size);
    expect(found.tries).toBeLessThanOrEqual(mostTries);
  });

  it('is not held down by what keeps its own size beside it', async () => {
    const { size } = await fitted((fit) => Math.max(990, 1700 * fit ** 2), true);
    expect(size).toBe(0.71);
  });
});
