import { useEffect } from 'react';
import { createSignal } from '../../api/signal.ts';

let count = 0;
const changed = createSignal();

/** Marks a part of the page as not drawn completely yet, as long as it is shown and `isOnTheWay`. */
export function useOnTheWay(isOnTheWay: boolean): void {
  useEffect(() => {
    if (!isOnTheWay) return;
    count += 1;
    return () => {
      count -= 1;
      changed.tell();
    };
  }, [isOnTheWay]);
}

/** Waits until all texts and figures of the page are drawn, or as many milliseconds: what never comes must not hold it. */
export async function everythingDrawn(longestMs = 10_000): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = changed.listen(() => {
      // Its successor is shown in the same moment, and may be on its way itself.
      setTimeout(look);
    });
    const timer = setTimeout(end, longestMs);
    function end(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
    function look(): void {
      if (count === 0) end();
    }
    look();
  });
}
