import type { Attempt, AttemptItem } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { sessionResumed } from '../../../api/call-events.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { beforeForcedReload } from '../../../updates/forced-reload.ts';
import { afterPaint } from '../../../ui/hooks/after-paint.ts';
import { valuesOf, type Values } from '../playing/answers.ts';
import type { AnswerStore } from './answer-store.ts';
import type { AttemptCalls, Submitted } from './attempt-calls.ts';
import { boxKey } from '../playing/boxes.ts';
import { openDraftChannel } from './draft-channel.ts';
import { keepDrafts, type DraftKeeper, type SaveState, type TwoDrafts } from './draft-keeper.ts';
import { newestDraft, type Draft, type LocalDraft } from './drafts.ts';
import type { WaitingResponse } from './outbox.ts';
import { sendResponses, type ResponseSender } from './response-sender.ts';

export interface LineHandlers {
  readonly onRestored: (values: Readonly<Record<string, Values>>) => void;
  /** Another tab or device has typed; nothing is typed here. */
  readonly onElsewhere: (draft: Pick<LocalDraft, 'itemId' | 'variantNumber' | 'answers'>) => void;
  readonly onTwo: (two: TwoDrafts) => void;
  readonly onAnswer: (response: WaitingResponse, answer: Submitted) => void;
  readonly onRefused: (response: WaitingResponse, error: unknown) => void;
  /** The attempt as the page has it. */
  readonly attempt: () => Attempt;
  /** The server sent the attempt anew. */
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onState: (state: SaveState) => void;
  readonly onSaved: (savedAt: string) => void;
  readonly onOutbox: (waiting: readonly WaitingResponse[], isReached: boolean) => void;
  readonly secondsOf: (itemId: string) => number;
}

/** How long a reload for a new version waits for the network when the device keeps what is unsent. */
const reloadPatience = 3_000;

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The server's draft of a question. */
const draftOf = ({ id: itemId, variantNumber, draft }: AttemptItem) => ({ ...draft, itemId, variantNumber });

/**
 * Drafts that this device kept and the server does not have yet, by box; they are sent again. When the attempt is over,
 * what was typed in an assessment goes as an answer, for the teacher to decide about.
 */
async function restore(
  attempt: Attempt,
  store: AnswerStore,
  drafts: DraftKeeper,
  giveLate: (draft: LocalDraft) => void,
): Promise<Record<string, Values>> {
  const local = new Map((await store.draftsOf(attempt.id)).map((draft) => [draft.itemId, draft]));
  const restored: Record<string, Values> = {};
  for (const item of attempt.items) {
    const kept = local.get(item.id);
    const draft = newestDraft(draftOf(item), kept);
    drafts.know(item.id, draft);
    if (!draft.mustSend || kept === undefined) continue;
    if (attempt.isClosed) {
      giveLate(kept);
      await store.dropDraft(kept.key, kept.sequence);
    } else {
      restored[boxKey(item)] = valuesOf(draft.answers);
      drafts.type(item.id, item.variantNumber, draft.answers, kept.typedAt);
    }
  }
  return restored;
}

interface Life {
  readonly drafts: DraftKeeper;
  readonly responses: ResponseSender;
  readonly store: AnswerStore;
  /** The page is looked at again: another device may have gone on. */
  readonly look: () => Promise<void>;
}

/** Wakes both when the network is back and sends what waits when the page is left or reloaded; returns how to stop. */
function listen({ drafts, responses, store, look }: Life): () => void {
  const stop = new AbortController();
  const wake = (): void => {
    drafts.wake();
    responses.wake();
  };
  const save = async (): Promise<boolean> => {
    const sent = Promise.all([drafts.flush(), responses.flush()]);
    if (!store.survivesReload) return (await sent).every(Boolean);
    // Whatever the network does not take within a moment is sent after the reload.
    await Promise.race([sent.catch(() => undefined), new Promise<void>((over) => after(reloadPatience, over))]);
    return true;
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') void drafts.flush();
    else void look();
  };
  addEventListener('online', wake, { signal: stop.signal });
  document.addEventListener('visibilitychange', leave, { signal: stop.signal });
  const stops = [sessionResumed.listen(wake), beforeForcedReload(save)];
  return () => {
    stop.abort();
    for (const end of stops) end();
    drafts.stop();
    responses.stop();
  };
}

/** The line to the server of one attempt that the page shows. */
export interface AttemptLine {
  readonly drafts: DraftKeeper;
  readonly responses: ResponseSender;
  readonly stop: () => void;
}

function sendersOf(attempt: Attempt, calls: AttemptCalls, store: AnswerStore, on: LineHandlers) {
  const { id: attemptId } = attempt;
  const channel = openDraftChannel(attemptId);
  const responses = sendResponses<Submitted>(attemptId, {
    store,
    after,
    newId,
    now: Date.now,
    onAnswer: on.onAnswer,
    onRefused: (response, error) => {
      on.onRefused(response, error);
      // The server knows something that this page does not: closed meanwhile, or another variant elsewhere.
      void look();
    },
    onChange: on.onOutbox,
    send: ({ id, itemId, variantNumber, answers, typedAt }) =>
      calls.submit(itemId, {
        id,
        variantNumber,
        answers: [...answers],
        secondsSpent: on.secondsOf(itemId),
        ...(attempt.kind === 'assessment' && { typedAt }),
      }),
  });
  const giveLate = ({ itemId, variantNumber, answers, typedAt }: LocalDraft): void => {
    if (attempt.kind !== 'assessment' || answers.length === 0) return;
    responses.give({ attemptId, itemId, variantNumber, answers, typedAt });
  };
  /** Another device may have gone on. What this page learned while it was read may not be in it: then it is read again. */
  const look = async (): Promise<void> => {
    const known = on.attempt();
    const fresh = await calls.read().catch(() => undefined);
    if (fresh === undefined) return;
    if (on.attempt() !== known) return look();
    for (const item of fresh.items) adopt(draftOf(item));
    on.onAttempt(fresh);
  };
  const drafts = keepDrafts(attemptId, {
    store,
    after,
    whenShown: afterPaint,
    now: serverNow,
    onState: on.onState,
    onSaved: on.onSaved,
    onTwo: on.onTwo,
    tell: channel.tell,
    read: async (itemId) => {
      const item = (await calls.read()).items.find(({ id }) => id === itemId);
      return item === undefined ? undefined : draftOf(item);
    },
    onRefused: (draft) => {
      giveLate(draft);
      void look();
    },
    send: ({ itemId, variantNumber, sequence, answers }) =>
      calls.saveDraft(itemId, {
        variantNumber,
        sequence,
        answers: [...answers],
        secondsSpent: on.secondsOf(itemId),
      }),
  });
  const adopt = (draft: Draft & { readonly itemId: string }): void => {
    if (drafts.adopt(draft.itemId, draft)) on.onElsewhere(draft);
  };
  channel.listen(adopt);
  return { drafts, responses, channel, giveLate, look };
}

/** Opens the line: what an earlier visit left on this device is in the boxes and on its way when this resolves. */
export async function openLine(
  attempt: Attempt,
  calls: AttemptCalls,
  on: LineHandlers,
  isStopped: () => boolean,
): Promise<AttemptLine> {
  const store = await calls.store();
  const { drafts, responses, channel, giveLate, look } = sendersOf(attempt, calls, store, on);
  const restored = await restore(attempt, store, drafts, giveLate);
  if (!isStopped()) {
    on.onRestored(restored);
    void responses.resume();
  }
  const stopListening = listen({ drafts, responses, store, look });
  const stop = (): void => {
    stopListening();
    channel.close();
  };
  return { drafts, responses, stop };
}
