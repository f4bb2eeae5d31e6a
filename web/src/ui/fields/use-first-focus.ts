import { useEffect, useRef, type RefObject } from 'react';

/** Puts the caret where typing begins, once: the first field of a dialog, the title of something new. */
export function useFirstFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return field;
}
