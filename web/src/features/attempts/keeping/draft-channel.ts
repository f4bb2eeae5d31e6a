import type { LocalDraft } from './drafts.ts';

/** Passes drafts between the tabs of this browser that show the same attempt. */
export interface DraftChannel {
  readonly tell: (draft: LocalDraft) => void;
  readonly listen: (listener: (draft: LocalDraft) => void) => void;
  readonly close: () => void;
}

/** Opens the channel of one attempt; does nothing where the browser has no such channels. */
export function openDraftChannel(attemptId: string): DraftChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, listen: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`lemma-drafts-${attemptId}`);
  return {
    tell: (draft) => channel.postMessage(draft),
    listen: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<LocalDraft>) => listener(event.data)),
    close: () => channel.close(),
  };
}
