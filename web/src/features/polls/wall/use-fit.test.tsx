import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixedAttribute, useFit } from './use-fit.ts';

const room = 1000;

/** The height of the content of a wall in each size. */
type HeightAt = (size: number) => number;

const whole: HeightAt = (size) => 800 * size;
const figure: HeightAt = (size) => 1300 * size;
const words: HeightAt = (size) => 1600 * size ** 2;
const tooMuch: HeightAt = () => 5000;

const sizeOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('main')?.style.getPropertyValue('--fit') || 1);

afterEach(() => void vi.restoreAllMocks());

function Wall({ hasFixed, text }: { hasFixed: boolean; text: string }) {
  return (
    <main ref={useFit<HTMLElement>()}>
      <div>
        {text}
        {hasFixed ? <aside {...fixedAttribute} /> : null}
      </div>
    </main>
  );
}

/** Shows one thing on a wall and then another; returns the size of that, and how many sizes were tried for it. */
async function fitted(first: HeightAt, then: HeightAt, hasFixed = false): Promise<{ size: number; tries: number }> {
  let heightAt = first;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(room, heightAt(sizeOf(this)));
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { height: heightAt(sizeOf(this)) } as DOMRect;
  });
  const { container, rerender } = render(<Wall hasFixed={hasFixed} text="" />);
  const main = container.querySelector('main');
  if (!main) throw new Error('no wall');
  const isFitted = () =>
    act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  rerender(<Wall hasFixed={hasFixed} text="question" />);
  await isFitted();
  const tried = vi.spyOn(main.style, 'setProperty');
  heightAt = then;
  rerender(<Wall hasFixed={hasFixed} text="results" />);
  await isFitted();
  return { size: sizeOf(main), tries: tried.mock.calls.length };
}

describe('the size of what a wall shows', () => {
  it.each([
    ['all of it at once', whole, 1],
    ['a figure, which shrinks in proportion', figure, 0.71],
    ['words, which need fewer lines when they are smaller', words, 0.78],
    ['more than the least size has room for', tooMuch, 0.44],
  ] as const)('is the largest for %s, whatever was there before', async (_, heightAt, size) => {
    for (const before of [whole, figure, words, tooMuch]) {
      const found = await fitted(before, heightAt);
      expect(found.size).toBe(size);
      expect(found.tries).toBeLessThanOrEqual(4);
      vi.restoreAllMocks();
    }
  });

  it('is not tried anew for content that is as high as the one before', async () => {
    expect(await fitted(figure, figure)).toEqual({ size: 0.71, tries: 0 });
  });

  it('is not held down by what keeps its own size beside it', async () => {
    const { size } = await fitted(whole, (fit) => Math.max(990, 1700 * fit ** 2), true);
    expect(size).toBe(0.71);
  });
});
