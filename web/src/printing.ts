import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createSignal } from './api/signal.ts';

/**
 * Notices that the page is printed: by the browser's events, its media, or both, which begin and end apart. A preview may
 * change the media several times before it is closed.
 */
const reasons = new Set<'page' | 'media'>();
const changed = createSignal();

/** Folded parts of the page that are open as long as it is printed. */
let unfolded: readonly HTMLDetailsElement[] = [];

function begin(reason: 'page' | 'media'): void {
  const isPrinted = isPrinting();
  reasons.add(reason);
  if (isPrinted) return;
  // The browser takes the page as it stands when this returns.
  flushSync(() => changed.tell());
  unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of unfolded) details.open = true;
}

function end(reason: 'page' | 'media'): void {
  if (!reasons.delete(reason) || isPrinting()) return;
  for (const details of unfolded) details.open = false;
  unfolded = [];
  changed.tell();
}

/** Follows the browser's own printing, from its menu or by keys. */
export function watchPrinting(): void {
  addEventListener('beforeprint', () => begin('page'));
  addEventListener('afterprint', () => end('page'));
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? begin('media') : end('media')));
}

/** Whether the page is being printed: everything must then be drawn completely. */
export const isPrinting = (): boolean => reasons.size > 0;

/** Calls back when printing begins; returns how to stop listening. */
export function onPrinting(callback: () => void): () => void {
  return changed.listen(() => {
    if (isPrinting()) callback();
  });
}

/** True while the page is being printed: everything that the page holds is drawn then. */
export function usePrinting(): boolean {
  return useSyncExternalStore(changed.listen, isPrinting, () => false);
}
