import type { KeyboardEvent } from 'react';
import { useLatest } from '../../../../ui/hooks/use-latest.ts';
import type { DraftState } from './use-draft.ts';

/** Marks what has steps of its own, such as the boxes of the preview. */
export const ownUndo = { 'data-own-undo': true } as const;

/** Ctrl+Z and Ctrl+Y (or ⇧⌘Z) step through the whole exercise wherever the cursor is, texts and rows alike. */
export function useUndoKeys(state: DraftState): (event: KeyboardEvent<HTMLElement>) => void {
  return useLatest((event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(target instanceof Element)) return;
    if (!currentTarget.contains(target) || target.closest('[data-own-undo]') !== null) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    event.stopPropagation();
    if (isRedo) state.redo();
    else state.undo();
  });
}
