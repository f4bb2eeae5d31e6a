import { useCallback, type RefCallback } from 'react';

/** For a box that comes filled in: its whole text is chosen on focus, so that typing replaces it. */
export function useSelectOnFocus(): RefCallback<HTMLInputElement | HTMLTextAreaElement> {
  return useCallback((box: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (box === null) return undefined;
    const select = (): void => box.select();
    box.addEventListener('focus', select);
    return () => box.removeEventListener('focus', select);
  }, []);
}
