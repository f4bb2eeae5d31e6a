import type { AnswerStore } from './answer-store.ts';
import { sameAnswers } from '../playing/answers.ts';
import { draftKey, nextSequence, type Draft, type LocalDraft } from './drafts.ts';
import { afterFailure, slowAfter, waitBeforeTry } from './outbox.ts';

export type SaveState = 'saved' | 'saving' | 'offline';

export interface SavedDraft extends Draft {
  readonly savedAt: string | null;
}

/** Two devices typed into the same question: which of them counts, and what the other had. */
export interface TwoDrafts {
  readonly itemId: string;
  readonly variantNumber: number;
  readonly winner: 'here' | 'there';
  readonly here: Draft['answers'];
  readonly there: Draft['answers'];
}

/** The keeper's surroundings: stores, server and clock. */
export interface KeeperWorld {
  readonly store: AnswerStore;
  /** Sends a draft; answers the sequence that the server has now, a higher one when it has a newer draft. */
  readonly send: (draft: LocalDraft) => Promise<{ sequence: number; savedAt: string }>;
  /** The server's draft of a question. */
  readonly read: (itemId: string) => Promise<SavedDraft | undefined>;
  /** Now, by the server's clock, in milliseconds. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Calls back when the page has shown what is typed; returns how to cancel it. */
  readonly whenShown: (run: () => void) => () => void;
  readonly onState: (state: SaveState) => void;
  readonly onSaved: (savedAt: string) => void;
  /** Another device typed into the same question. */
  readonly onTwo: (two: TwoDrafts) => void;
  /** The server takes this draft no more: closed meanwhile, or another variant. */
  readonly onRefused: (draft: LocalDraft, error: unknown) => void;
  /** Other tabs of this browser hear what is typed here. */
  readonly tell: (draft: LocalDraft) => void;
}

/** Keeps drafts: on the device when the key is shown or the page is left, on the server a moment later. */
export interface DraftKeeper {
  /** Takes over a draft as the newest known, sent or not. */
  know: (itemId: string, draft: Draft) => void;
  /** Takes over a draft of another tab or device if it is newer and nothing is typed here; returns whether it did. */
  adopt: (itemId: string, draft: Draft) => boolean;
  type: (itemId: string, variantNumber: number, answers: LocalDraft['answers'], typedAt?: string) => void;
  /** Sends waiting drafts now: before a hand-in, or when the page is left. Returns whether none are left. */
  flush: () => Promise<boolean>;
  /** The network is back: do not wait any longer. */
  wake: () => void;
  stop: () => void;
}

const typingPause = 700;
/** How often drafts are saved while someone types without a pause. */
const longestTyping = 2_500;

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

/**
 * Two devices have typed: what is typed at this moment, or later than what the server has, goes above it; else the
 * server's stays. The other device is notified.
 */
async function settleTwo(entry: Entry, draft: LocalDraft, world: KeeperWorld): Promise<void> {
  const there = await world.read(draft.itemId);
  if (there?.variantNumber !== draft.variantNumber) return;
  entry.sequence = Math.max(entry.sequence, there.sequence);
  const mine = entry.pending ?? draft;
  if (sameAnswers(there.answers, mine.answers)) return;
  const isHere = entry.pending !== undefined || there.savedAt === null || draft.typedAt > there.savedAt;
  const { itemId, variantNumber } = draft;
  if (isHere) {
    entry.sequence = nextSequence(entry.sequence, mine.sequence);
    entry.pending = { ...mine, sequence: entry.sequence };
    await world.store.putDraft(entry.pending).catch(() => undefined);
  }
  world.onTwo({
    itemId,
    variantNumber,
    winner: isHere ? 'here' : 'there',
    here: mine.answers,
    there: there.answers,
  });
}

interface Life {
  tries: number;
  isOffline: boolean;
  isStopped: boolean;
}

/** Sends what is pending of one question, and what follows from the answer. */
async function sendEntry(entry: Entry, world: KeeperWorld, life: Life, report: () => void): Promise<void> {
  const draft = entry.pending;
  if (draft === undefined) return;
  entry.pending = undefined;
  const stopWaiting = world.after(slowAfter, () => {
    life.isOffline = true;
    report();
  });
  try {
    const { sequence, savedAt } = await world.send(draft).finally(stopWaiting);
    entry.sequence = Math.max(entry.sequence, sequence);
    life.isOffline = false;
    life.tries = 0;
    if (sequence > draft.sequence) await settleTwo(entry, draft, world);
    else world.onSaved(savedAt);
    await world.store.dropDraft(draft.key, draft.sequence);
  } catch (error) {
    if (afterFailure(error) === 'drop') {
      world.onRefused(draft, error);
      return world.store.dropDraft(draft.key, draft.sequence);
    }
    entry.pending ??= draft;
    life.isOffline = true;
    life.tries += 1;
  }
}

/** Takes over what another tab or device has, unless something is typed here or it is older. */
function adoptInto(entries: Map<string, Entry>, itemId: string, draft: Draft): boolean {
  const known = entryOf(entries.get(itemId), draft.variantNumber);
  const isIdle = known.pending === undefined && known.running === undefined;
  if (draft.sequence <= known.sequence || !isIdle) return false;
  known.sequence = draft.sequence;
  entries.set(itemId, known);
  return true;
}

/** Puts what was typed on the device, and passes it to other tabs: when it is shown, or now. */
function copiesOnDevice(world: KeeperWorld) {
  const missing = new Set<Entry>();
  let cancel: (() => void) | undefined;
  const makeNow = (): void => {
    cancel?.();
    cancel = undefined;
    const drafts = [...missing].flatMap(({ pending }) => pending ?? []);
    missing.clear();
    for (const draft of drafts) {
      // Even if this write fails, the draft is sent: the device's copy is the second net, not the first.
      void world.store.putDraft(draft).catch(() => undefined);
      world.tell(draft);
    }
  };
  const makeSoon = (entry: Entry): void => {
    missing.add(entry);
    cancel ??= world.whenShown(makeNow);
  };
  return { makeNow, makeSoon };
}

/** A keeper for one attempt. */
export function keepDrafts(attemptId: string, world: KeeperWorld): DraftKeeper {
  const entries = new Map<string, Entry>();
  const life: Life = { tries: 0, isOffline: false, isStopped: false };
  let typingSince: number | undefined;
  let cancel: (() => void) | undefined;
  const copies = copiesOnDevice(world);
  const all = (): Entry[] => [...entries.values()];

  const report = (): void => {
    const isBusy = all().some((entry) => entry.pending !== undefined || entry.running !== undefined);
    world.onState(life.isOffline && isBusy ? 'offline' : isBusy ? 'saving' : 'saved');
  };

  const schedule = (milliseconds: number): void => {
    cancel?.();
    if (!life.isStopped) cancel = world.after(milliseconds, () => void flush());
  };

  const flush = async (): Promise<boolean> => {
    copies.makeNow();
    cancel?.();
    cancel = undefined;
    typingSince = undefined;
    await Promise.all(
      all().map(async (entry) => {
        await entry.running;
        if (entry.pending === undefined) return;
        copies.makeNow();
        entry.running = sendEntry(entry, world, life, report).finally(() => {
          entry.running = undefined;
          report();
        });
        report();
        await entry.running;
      }),
    );
    const isEmpty = all().every((entry) => entry.pending === undefined);
    if (!isEmpty && cancel === undefined) schedule(life.isOffline ? waitBeforeTry(life.tries) : typingPause);
    return isEmpty;
  };

  /** After a pause in typing, and now and then without one; offline at the time of the next try. */
  const scheduleTyped = (): void => {
    if (life.isOffline && cancel !== undefined) return;
    const now = world.now();
    typingSince ??= now;
    schedule(
      life.isOffline
        ? waitBeforeTry(life.tries)
        : Math.max(0, Math.min(typingPause, typingSince + longestTyping - now)),
    );
  };

  return {
    know(itemId, draft) {
      const known = entryOf(entries.get(itemId), draft.variantNumber);
      known.sequence = Math.max(known.sequence, draft.sequence);
      entries.set(itemId, known);
    },
    adopt: (itemId, draft) => adoptInto(entries, itemId, draft),
    type(itemId, variantNumber, answers, typedAt = new Date(world.now()).toISOString()) {
      const entry = entryOf(entries.get(itemId), variantNumber);
      entry.sequence = nextSequence(entry.sequence);
      const { sequence } = entry;
      const key = draftKey(attemptId, itemId);
      entry.pending = { key, attemptId, itemId, variantNumber, sequence, answers, typedAt };
      entries.set(itemId, entry);
      copies.makeSoon(entry);
      scheduleTyped();
      report();
    },
    flush,
    wake() {
      life.tries = 0;
      if (all().some((entry) => entry.pending !== undefined)) schedule(0);
    },
    stop() {
      void flush();
      life.isStopped = true;
      cancel?.();
    },
  };
}
