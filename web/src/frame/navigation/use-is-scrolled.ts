import { useSyncExternalStore } from 'react';

/** Pixels after which the page counts as scrolled (K08). */
const threshold = 20;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled so far that the bar lifts off it. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > threshold);
}
