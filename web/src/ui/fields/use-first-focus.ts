import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Puts the caret where typing begins, once: the first field of a dialog, the title of something new. A dialog that is still
 * being loaded has it as soon as the field is there.
 */
export function useFirstFocus<T extends HTMLElement>(isWanted = true): RefCallback<T> {
  const isDone = useRef(false);
  return useCallback(
    (field: T | null) => {
      if (!isWanted || isDone.current || field === null) return;
      isDone.current = true;
      // After the dialog has taken the focus itself.
      queueMicrotask(() => field.focus({ preventScroll: true }));
    },
    [isWanted],
  );
}
