/** Puts the caret into the first box of a question that is not right. */
export function focusBox(place: HTMLElement | null): void {
  const boxes = [...(place?.querySelectorAll<HTMLElement>('[data-answer-box]') ?? [])];
  const box = boxes.find((one) => one.closest('[data-verdict="right"]') === null) ?? boxes[0];
  box?.querySelector<HTMLElement>('math-field, input, textarea, [tabindex]')?.focus();
}
