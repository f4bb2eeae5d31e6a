/** A message from one tab to the others of the same browser. */
export type TabMessage = { readonly type: 'signed-out' } | { readonly type: 'signed-in'; readonly uid: string };

export interface TabChannel {
  readonly tell: (message: TabMessage) => void;
  /** Returns how to stop listening. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

const name = 'lemma-session';

/** The channel between the tabs of this browser; does nothing where the browser has no such channels. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = (event: Event): void => listener((event as MessageEvent<TabMessage>).data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
