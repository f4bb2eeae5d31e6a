import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while it does what the newest one does. */
export function useLatest<Arguments extends unknown[], Result>(
  run: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
