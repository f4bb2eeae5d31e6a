import { useEffect } from 'react';
import type { RefObject } from 'react';
import { hideKeyboard, keyboardAttribute } from './keyboard-store.ts';
import type { KeyboardTarget } from './keyboard-store.ts';

const inside = `[${keyboardAttribute}], [data-math-field]`;

/** Reports to the page how much of it the keyboard covers, and keeps the box in use above it. */
export function useDock(panel: RefObject<HTMLElement | null>, target: KeyboardTarget): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const root = document.documentElement;
    const measure = (): void => {
      root.style.setProperty('--keyboard-height', `${Math.ceil(element.getBoundingClientRect().height)}px`);
      target.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The answer grows while it is typed; the box stays above the keyboard.
    observer.observe(target.element);
    return () => observer.disconnect();
  }, [panel, target.element]);

  useEffect(
    () => () => {
      document.documentElement.style.removeProperty('--keyboard-height');
    },
    [],
  );
}

/** [S08] Hides the keyboard on a click outside of it and of the maths fields, and by Escape. */
export function useHideOutside(target: KeyboardTarget): void {
  useEffect(() => {
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true } as const;
    const outside = (event: Event): boolean =>
      !event.composedPath().some((node) => node instanceof Element && node.matches(inside));
    // After the click itself: the page gets its room back and must not move under the finger before.
    document.addEventListener('pointerup', (event) => outside(event) && setTimeout(hideKeyboard, 0), on);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        hideKeyboard();
        if (!outside(event)) target.focus();
      },
      on,
    );
    return () => stop.abort();
  }, [target]);
}
