/** In milliseconds: what comes later than this no longer moves the page. */
const patience = 10_000;

/** A scroll event is none: browsers also scroll by themselves as a page grows. */
const signsOfAPerson = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place of the page, and again whenever the page grows or shrinks, as parts of it arrive after the place
 * has been gone to: until the person does anything, or for ten seconds.
 * @returns ends it.
 */
export function land(scroll: () => void): () => void {
  const changes = new ResizeObserver(scroll);
  const end = (): void => {
    changes.disconnect();
    clearTimeout(timer);
    for (const sign of signsOfAPerson) window.removeEventListener(sign, end, true);
  };
  const timer = setTimeout(end, patience);
  scroll();
  changes.observe(document.body);
  for (const sign of signsOfAPerson) window.addEventListener(sign, end, { capture: true, passive: true });
  return end;
}
