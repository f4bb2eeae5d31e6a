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

/** The most by which the content may grow, by the height that it has now. Words that break need more room. */
function mostGrowth(element: HTMLElement): number {
  if (element.querySelector('[data-fixed]') !== null) return Infinity;
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const height = [...element.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return (element.clientHeight + 1) / (height + (Number.isNaN(padding) ? 0 : padding));
}

const sizeAt = (place: number): number => sizes[place] ?? 1;

/** The place of the largest size up to this one. */
const placeOf = (largest: number): number => sizes.findIndex((size, at) => at === smallest || size <= largest);

/** Gives the wall a size. One that it has costs nothing; each other one lays it out anew. */
function setSize(element: HTMLElement, size: number): void {
  if (sizeOf(element) !== size) element.style.setProperty('--fit', String(size));
}

const sizeOf = (element: HTMLElement): number => Number(element.style.getPropertyValue('--fit') || 1);

/**
 * Finds the largest size in which all is shown, with few tries: it begins with the size that the wall has, and goes from
 * there as far as the heights say.
 */
function fit(element: HTMLElement): void {
  let fitting = sizes.length;
  let tooLarge = -1;
  let place = placeOf(sizeOf(element));
  while (place > tooLarge && place < fitting) {
    const size = sizeAt(place);
    setSize(element, size);
    const share = shownShare(element);
    if (share < 1) {
      tooLarge = place;
      place = Math.min(Math.max(place + 1, placeOf(size * share)), fitting - 1);
    } else {
      fitting = place;
      const largest = Math.max(tooLarge + 1, placeOf(size * mostGrowth(element)));
      place = tooLarge < 0 ? largest : Math.ceil((largest + place - 1) / 2);
    }
  }
  const isShown = fitting < sizes.length;
  setSize(element, sizeAt(isShown ? fitting : smallest));
  // In a very low window the least size has no room either: the content scrolls, also with the keyboard.
  element.tabIndex = isShown ? -1 : 0;
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
