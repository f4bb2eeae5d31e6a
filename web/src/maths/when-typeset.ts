import { typesetEverything } from './near-viewport.ts';

const longestWait = 5_000;

/** Calls back once no formula of the page waits to be typeset, wherever it stands; for printing. Gives what stops it. */
export function whenTypeset(callback: () => void): () => void {
  const end = performance.now() + longestWait;
  let frame = 0;
  const look = (): void => {
    typesetEverything();
    const isWaiting = document.querySelector('[data-tex] > .boxes:empty') !== null;
    if (isWaiting && performance.now() < end) frame = requestAnimationFrame(look);
    else callback();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
