import { onPrinting } from '../../printing.ts';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function begin(element: Element): void {
  observer?.unobserve(element);
  const callback = waiting.get(element);
  waiting.delete(element);
  callback?.();
}

/** Calls back once when the element is less than a screen away from being seen. Gives the function that stops waiting. */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) begin(entry.target);
    },
    // Where a list scrolls by itself, its own edge counts: formulas that came late pushed its buttons from under the hand.
    { rootMargin: '900px 600px', scrollMargin: '900px 600px' },
  );
  waiting.set(element, callback);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Calls back for every element that still waits, near or not. */
export function typesetEverything(): void {
  for (const element of waiting.keys()) begin(element);
}

// Paper has no viewport.
onPrinting(typesetEverything);
