import { useEffect, useRef, type RefObject } from 'react';

const sizes = [1, 0.92, 0.85, 0.78, 0.71, 0.65, 0.59, 0.54, 0.49, 0.44];

/** Marks what may not be cut off at its sides either. */
export const wholeAttribute = { 'data-whole': true };

function isAllShown(element: HTMLElement): boolean {
  if (element.scrollHeight > element.clientHeight + 1) return false;
  return [element, ...element.querySelectorAll('[data-whole]')].every((one) => one.scrollWidth <= one.clientWidth + 1);
}

function fit(element: HTMLElement): void {
  const size = sizes.find((one) => {
    element.style.setProperty('--fit', String(one));
    return isAllShown(element);
  });
  // In a very low window the least size has no room either: the content scrolls, also with the keyboard.
  element.tabIndex = size === undefined ? 0 : -1;
}

/** Keeps all of an element's content in sight: what is written in wall units shrinks until it has room. */
export function useFit<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(element));
    };
    const sizesChange = new ResizeObserver(look);
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
