import { useEffect, useRef, type RefObject } from 'react';

let isFirstPage = true;

/**
 * After a change of page the focus starts at the main area, so that a screen reader reads on from there and Tab goes
 * into it. The first page and pages that put the focus somewhere themselves are left alone.
 */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return main;
}
