import type { AnswerStore } from './answer-store.ts';
import { draftKey, nextSequence, type Draft, type LocalDraft } from './drafts.ts';
import { afterFailure, waitBeforeTry } from './outbox.ts';

export type SaveState = 'saved' | 'saving' | 'offline';

/** What the keeper needs of the world. */
export interface KeeperWorld {
  readonly store: AnswerStore;
  /** Sends a draft; answers the sequence that the server has now. */
  readonly send: (draft: LocalDraft) => Promise<{ sequence: number }>;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onState: (state: SaveState) => void;
}

/** Keeps what is typed: on the device at once, on the server a moment later. */
export interface DraftKeeper {
  /** Takes over a draft as the newest known, sent or not. */
  know: (itemId: string, draft: Draft) => void;
  type: (itemId: string, variantNumber: number, answers: LocalDraft['answers']) => void;
  /** Sends now what waits: before a hand-in, or when the page is left. Tells whether nothing waits any more. */
  flush: () => Promise<boolean>;
  /** The network is back: do not wait any longer. */
  wake: () => void;
  stop: () => void;
}

const typingPause = 700;

interface Entry {
  sequence: number;
  variantNumber: number;
  pending: LocalDraft | undefined;
  running: Promise<void> | undefined;
}

/** The entry to type into: a new one when the question has another variant. */
function entryOf(known: Entry | undefined, variantNumber: number): Entry {
  if (known?.variantNumber === variantNumber) return known;
  return { sequence: 0, variantNumber, pending: undefined, running: undefined };
}

/** A keeper for one attempt. */
export function keepDrafts(attemptId: string, world: KeeperWorld): DraftKeeper {
  const entries = new Map<string, Entry>();
  let tries = 0;
  let isOffline = false;
  let cancel: (() => void) | undefined;
  let isStopped = false;

  const report = (): void => {
    const isBusy = [...entries.values()].some((entry) => entry.pending !== undefined || entry.running !== undefined);
    world.onState(isOffline && isBusy ? 'offline' : isBusy ? 'saving' : 'saved');
  };

  const schedule = (milliseconds: number): void => {
    cancel?.();
    if (!isStopped) cancel = world.after(milliseconds, () => void flush());
  };

  const sendEntry = async (entry: Entry): Promise<void> => {
    const draft = entry.pending;
    if (draft === undefined) return;
    entry.pending = undefined;
    try {
      const { sequence } = await world.send(draft);
      entry.sequence = Math.max(entry.sequence, sequence);
      isOffline = false;
      tries = 0;
      await world.store.dropDraft(draft.key, draft.sequence);
    } catch (error) {
      if (afterFailure(error) === 'drop') return world.store.dropDraft(draft.key, draft.sequence);
      entry.pending ??= draft;
      isOffline = true;
      tries += 1;
      schedule(waitBeforeTry(tries));
    }
  };

  const flush = async (): Promise<boolean> => {
    cancel?.();
    cancel = undefined;
    await Promise.all(
      [...entries.values()].map(async (entry) => {
        await entry.running;
        if (entry.pending === undefined) return;
        entry.running = sendEntry(entry).finally(() => {
          entry.running = undefined;
          report();
        });
        report();
        await entry.running;
      }),
    );
    return [...entries.values()].every((entry) => entry.pending === undefined);
  };

  return {
    know(itemId, draft) {
      const known = entries.get(itemId);
      const isSame = known?.variantNumber === draft.variantNumber;
      if (known !== undefined && isSame) known.sequence = Math.max(known.sequence, draft.sequence);
      else entries.set(itemId, { ...draft, pending: undefined, running: undefined });
    },
    type(itemId, variantNumber, answers) {
      const entry = entryOf(entries.get(itemId), variantNumber);
      entry.sequence = nextSequence(entry.sequence);
      const { sequence } = entry;
      entry.pending = { key: draftKey(attemptId, itemId), attemptId, itemId, variantNumber, sequence, answers };
      entries.set(itemId, entry);
      // What cannot be written here is still sent: the device's copy is the second net, not the first.
      void world.store.putDraft(entry.pending).catch(() => undefined);
      schedule(isOffline ? waitBeforeTry(tries) : typingPause);
      report();
    },
    flush,
    wake() {
      tries = 0;
      if ([...entries.values()].some((entry) => entry.pending !== undefined)) schedule(0);
    },
    stop() {
      void flush();
      isStopped = true;
      cancel?.();
    },
  };
}
