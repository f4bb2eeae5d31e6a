import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let waiting = 0;

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks the page as waiting for data for as long as the component that calls it is shown. */
export function useWaiting(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether something on the page waits for data. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
