import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** Alt with an arrow moves a row up or down; what had the focus keeps it. */
export function reorderKeys(onMove: (by: 1 | -1) => void): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0 || !(event.target instanceof HTMLElement)) return;
    // A line of text is moved by its own editor; a list of choices opens by the same keys.
    if (event.target.closest('.cm-editor, select') !== null) return;
    event.preventDefault();
    // The row may be inside another row.
    event.stopPropagation();
    const { target } = event;
    flushSync(() => onMove(by));
    target.focus();
  };
}
