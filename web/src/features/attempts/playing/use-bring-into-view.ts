import { useEffect, useRef, type RefObject } from 'react';

/** Marks of what may appear under the fold, or under the maths keyboard, after a button was pressed. */
export const appears = { hint: 'data-hint', verdict: 'data-verdict-note' } as const;

/** Scrolls to the last thing with this mark when there is more of it than before; not when the page is opened. */
export function useBringIntoView(place: RefObject<HTMLElement | null>, mark: string, amount: number): void {
  const before = useRef(amount);
  useEffect(() => {
    if (amount > before.current) {
      const newest = [...(place.current?.querySelectorAll(`[${mark}]`) ?? [])].at(-1);
      newest?.scrollIntoView({ block: 'nearest' });
    }
    before.current = amount;
  }, [place, mark, amount]);
}
