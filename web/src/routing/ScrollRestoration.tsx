import { useEffect, useLayoutEffect, useRef } from 'react';
import { land } from './land.ts';
import { useShown } from './router-context.ts';

const kept = 'lemma.scrolled-to';

/** A new page begins at its top, or at the part that its address names; Back leads to where one was. */
export function ScrollRestoration(): null {
  const { router, state } = useShown();
  const { location, preventScrollReset } = state;
  const shown = useRef(location.key);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    const keep = (): void => write(shown.current, window.scrollY);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pagehide', keep);
    // While the page that is left still stands.
    const stopListening = router.subscribe(keep);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pagehide', keep);
    };
  }, [router]);
  useLayoutEffect(() => {
    const place = read()[location.key];
    shown.current = location.key;
    if (place !== undefined) return land(() => window.scrollTo(0, place));
    if (location.hash !== '') return land(() => byHash(location.hash)?.scrollIntoView());
    if (!preventScrollReset) window.scrollTo(0, 0);
    return undefined;
  }, [location, preventScrollReset]);
  return null;
}

function byHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Storage may be blocked, or hold something else that others have put there. */
function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const longest = 100;

function write(key: string, place: number): void {
  try {
    const { [key]: _before, ...others } = read();
    const entries = [...Object.entries(others), [key, place] as const].slice(-longest);
    sessionStorage.setItem(kept, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Then Back leads to the top.
  }
}
