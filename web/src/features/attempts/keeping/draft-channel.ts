import type { LocalDraft } from './drafts.ts';

/** What is typed in one tab, for the other tabs of this browser that show the same attempt. */
export interface DraftChannel {
  readonly tell: (draft: LocalDraft) => void;
  readonly listen: (listener: (draft: LocalDraft) => void) => void;
  readonly close: () => void;
}

/** The channel of one attempt; a channel to nobody where there is no such thing. */
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
