import { setTimeout as wait } from 'node:timers/promises';

/** After each step it rests so many times as long as the step took. */
const restFactor = 2;
const longestRestMs = 1000;

/**
 * Repeats a step until it returns false, and rests after each: on the embedded database, where transactions run one after
 * the other, the requests of people come in between.
 */
export async function repeatPaced(step: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const began = performance.now();
    if (!(await step())) return;
    await wait(Math.min(longestRestMs, (performance.now() - began) * restFactor));
  }
}
