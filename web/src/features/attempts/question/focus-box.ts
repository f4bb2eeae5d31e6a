import { useEffect, useRef, type RefObject } from 'react';

/** Puts the caret into the first box of a question that is not right. */
export function focusBox(place: HTMLElement | null): void {
  const boxes = [...(place?.querySelectorAll<HTMLElement>('[data-answer-box]') ?? [])];
  const box = boxes.find((one) => one.closest('[data-verdict="right"]') === null) ?? boxes[0];
  box?.querySelector<HTMLElement>('math-field, input, textarea, [tabindex]')?.focus();
}

/** Whether somebody types in this question: Enter leads on from there. */
export const isInBox = (place: HTMLElement | null): boolean =>
  place?.contains(document.activeElement) === true &&
  document.activeElement?.closest('[data-answer-box]:not([data-choices])') !== null;

/** Puts the caret into the first box when the question before was left from inside one, so that no key goes astray. */
export function useStartInBox(place: RefObject<HTMLElement | null>, startsInBox: boolean): void {
  const isMeant = useRef(startsInBox);
  useEffect(() => {
    if (isMeant.current) focusBox(place.current);
    isMeant.current = false;
  }, [place]);
}
