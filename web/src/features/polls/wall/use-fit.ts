import { useEffect, useRef, type RefObject } from 'react';

const sizes = [1, 0.92, 0.85, 0.78, 0.71, 0.65, 0.59, 0.54, 0.49, 0.44];
const smallest = sizes.length - 1;

/** Marks what may not be cut off at its sides either. */
export const wholeAttribute = { 'data-whole': true };

/** Marks what keeps its size when the rest of the wall shrinks. */
export const fixedAttribute = { 'data-fixed': true };

/** The share of a length that there is room for. */
const shareOf = (room: number, needed: number): number => (needed > room + 1 ? room / needed : 1);

/** The share of an element's content that is in sight, of its height or width: 1 where all of it is. */
function shownShare(element: HTMLElement): number {
  const wide = [element, ...element.querySelectorAll('[data-whole]')];
  return Math.min(
    shareOf(element.clientHeight, element.scrollHeight),
    ...wide.map(({ clientWidth, scrollWidth }) => shareOf(clientWidth, scrollWidth)),
  );
}

/** Whether the content, as high as it is now, has room when it is so many times as large. Words that break need more. */
function mayGrow(element: HTMLElement, by: number): boolean {
  if (element.querySelector('[data-fixed]') !== null) return true;
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const height = [...element.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return (height + (Number.isNaN(padding) ? 0 : padding)) * by <= element.clientHeight + 1;
}

/** Finds the largest size in which all is shown. Each try lays the whole wall out, so it makes few of them. */
function fit(element: HTMLElement): void {
  const sizeAt = (place: number): number => sizes[place] ?? 1;
  const tryOut = (place: number): number => {
    element.style.setProperty('--fit', String(sizeAt(place)));
    return shownShare(element);
  };
  let place = 0;
  let tooLarge = -1;
  let share = tryOut(place);
  while (share < 1 && place < smallest) {
    tooLarge = place;
    const proportional = sizeAt(place) * share;
    const next = sizes.findIndex((size, at) => at === smallest || size <= proportional);
    place = Math.max(place + 1, next);
    share = tryOut(place);
  }
  // In a very low window the least size has no room either: the content scrolls, also with the keyboard.
  element.tabIndex = share < 1 ? 0 : -1;
  if (share < 1) return;
  while (place - tooLarge > 1 && mayGrow(element, sizeAt(place - 1) / sizeAt(place))) {
    const middle = Math.floor((place + tooLarge) / 2);
    if (tryOut(middle) === 1) place = middle;
    else {
      tooLarge = middle;
      tryOut(place);
    }
  }
}

/** Keeps all of an element's content in sight: what is written in wall units shrinks until it has room. */
export function useFit<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let frame = 0;
    let fitted = '';
    const sizesNow = (): string =>
      [element, ...element.children].map((one) => `${one.clientWidth} ${one.clientHeight} ${one.scrollHeight}`).join();
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        fit(element);
        fitted = sizesNow();
      });
    };
    // Making the content fit changes its sizes too.
    const sizesChange = new ResizeObserver(() => {
      if (sizesNow() !== fitted) look();
    });
    const observe = () => {
      sizesChange.disconnect();
      for (const one of [element, ...element.children]) sizesChange.observe(one);
    };
    // Another question, more rows, formulas that come to be typeset.
    const contentChange = new MutationObserver(() => {
      observe();
      look();
    });
    contentChange.observe(element, { childList: true, subtree: true, characterData: true });
    observe();
    return () => {
      cancelAnimationFrame(frame);
      sizesChange.disconnect();
      contentChange.disconnect();
    };
  }, []);
  return ref;
}
