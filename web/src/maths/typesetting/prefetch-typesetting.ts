import { loadLetters } from './mathjax.ts';
import { everythingDrawn } from '../printing/on-the-way.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';

/**
 * Fetches MathJax and its letters once the page is idle, where formulas may be needed without delay later; returns a
 * function that calls it off. A letter that is still on its way when the page is printed would be missing on paper.
 */
export function prefetchTypesetting(): () => void {
  return whenIdle(() => void loadLetters().catch(() => undefined));
}

/**
 * Waits for MathJax, its letters, and the figures and texts that are still loading before a page is printed by its own
 * button; prints without them where they do not come.
 */
export async function printWhenDrawn(): Promise<void> {
  await Promise.all([loadLetters().catch(() => undefined), everythingDrawn()]);
  print();
}
