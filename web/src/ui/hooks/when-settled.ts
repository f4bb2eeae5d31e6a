import { whenIdle } from './when-idle.ts';

/** A part that does not come must not keep the rest away. */
const longestWait = 5_000;

let shown = (): Promise<unknown> => Promise.resolve();

/** Says when what the page shows is there, its formulas above all; asked each time. */
export function settledAfter(wait: () => Promise<unknown>): void {
  shown = wait;
}

/**
 * Runs a task when the page has what it shows: all files of the start, then its formulas, then a moment without work. What
 * may be needed later does not compete with what is being read. Gives the function that calls it off.
 */
export function whenSettled(task: () => void): () => void {
  let stop = (): void => undefined;
  let isOff = false;
  const patience = new Promise((resolve) => setTimeout(resolve, longestWait));
  const goOn = (): void => {
    stop = whenIdle(() => {
      void Promise.race([shown(), patience]).then(() => {
        if (!isOff) stop = whenIdle(task);
      });
    });
  };
  if (document.readyState === 'complete') goOn();
  else {
    window.addEventListener('load', goOn, { once: true });
    stop = () => window.removeEventListener('load', goOn);
  }
  return () => {
    isOff = true;
    stop();
  };
}
