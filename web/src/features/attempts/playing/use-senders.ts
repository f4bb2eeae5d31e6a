import type { Attempt } from '@lemma/contracts';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createSignal } from '../../../api/signal.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import type { AttemptCalls } from '../keeping/attempt-calls.ts';
import { openLine, type AttemptLine, type LineHandlers } from '../keeping/attempt-line.ts';
import type { SaveState } from '../keeping/draft-keeper.ts';
import type { WaitingResponse } from '../keeping/outbox.ts';

type Handlers = Omit<LineHandlers, 'onState' | 'onSaved' | 'onOutbox'>;

/** The state of saving. */
interface Saved {
  readonly state: SaveState;
  /** When the server last took what was typed; null before anything was. */
  readonly savedAt: string | null;
}

/** The same for those who show it: it changes with each pause in typing. */
export interface Saving {
  readonly now: () => Saved;
  readonly listen: (listener: () => void) => () => void;
}

interface Senders {
  readonly line: RefObject<AttemptLine | undefined>;
  readonly saving: Saving;
  /** Typed text does not reach the server. */
  readonly isUnsaved: boolean;
  readonly waiting: readonly WaitingResponse[];
  readonly isReached: boolean;
}

function lastSaved({ items }: Attempt): string | null {
  const saved = items.map((item) => item.draft.savedAt).filter((at) => at !== null);
  return saved.toSorted().at(-1) ?? null;
}

function savingOf(attempt: Attempt) {
  let saved: Saved = { state: 'saved', savedAt: lastSaved(attempt) };
  const changed = createSignal();
  const change = (next: Partial<Saved>): void => {
    if (next.state === saved.state) return;
    saved = { ...saved, ...next };
    changed.tell();
  };
  return { now: () => saved, listen: changed.listen, change };
}

/** Sends drafts and responses of one attempt as long as its page is open; another attempt needs another page. */
export function useSenders(attempt: Attempt, calls: AttemptCalls, handlers: Handlers): Senders {
  const line = useRef<AttemptLine | undefined>(undefined);
  const [saving] = useState(() => savingOf(attempt));
  const isUnsaved = useSyncExternalStore(saving.listen, () => saving.now().state === 'offline');
  const [outbox, setOutbox] = useState({ waiting: [] as readonly WaitingResponse[], isReached: true });
  const newest: Handlers = {
    onRestored: useLatest(handlers.onRestored),
    onElsewhere: useLatest(handlers.onElsewhere),
    onTwo: useLatest(handlers.onTwo),
    onAnswer: useLatest(handlers.onAnswer),
    onRefused: useLatest(handlers.onRefused),
    attempt: useLatest(handlers.attempt),
    onAttempt: useLatest(handlers.onAttempt),
    secondsOf: useLatest(handlers.secondsOf),
  };
  const open = useLatest(async (isStopped: () => boolean) => {
    const opened = await openLine(
      attempt,
      calls,
      {
        ...newest,
        onState: (state) => saving.change({ state }),
        onSaved: (savedAt) => saving.change({ savedAt }),
        onOutbox: (waiting, isReached) => setOutbox({ waiting, isReached }),
      },
      isStopped,
    );
    if (!isStopped()) line.current = opened;
    return opened;
  });

  useEffect(() => {
    let isStopped = false;
    const opened = open(() => isStopped);
    return () => {
      isStopped = true;
      void opened.then(({ stop }) => stop());
    };
  }, [open]);

  return { line, saving, isUnsaved, ...outbox };
}
