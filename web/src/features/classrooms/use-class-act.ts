import { useCallback } from 'react';
import { wordsFor } from '../../api/error-words.ts';
import { useToast } from '../../ui/messages/toast-context.ts';

/** Runs an act of a page, says in a toast that it is done, and why when it is not. True when it is. */
export function useClassAct(): (act: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (act, done) => {
      try {
        await act();
      } catch (error) {
        toast.show({ kind: 'error', message: wordsFor(error) });
        return false;
      }
      if (done !== undefined) toast.show({ kind: 'success', message: done });
      return true;
    },
    [toast],
  );
}
