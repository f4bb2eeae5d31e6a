/** Mark of everything a learner can answer in, in the order of the page. */
export const boxAttribute = 'data-answer-box';

/** Moves the focus to the answer box before or after this one within the same form; false at the ends. */
export function moveToNeighbour(element: HTMLElement, forward: boolean): boolean {
  const scope = element.closest('form') ?? document;
  const boxes = [...scope.querySelectorAll<HTMLElement>(`[${boxAttribute}]`)];
  const own = element.closest<HTMLElement>(`[${boxAttribute}]`);
  const next = own === null ? undefined : boxes[boxes.indexOf(own) + (forward ? 1 : -1)];
  const target = next?.querySelector<HTMLElement>('math-field, input, textarea');
  target?.focus();
  return target !== undefined && target !== null;
}
