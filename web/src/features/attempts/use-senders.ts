import { saveDraft, submitResponse, type Attempt, type ResponseOf } from '@lemma/contracts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { v7 as newId } from 'uuid';
import { call } from '../../api/call.ts';
import { sessionResumed } from '../../api/call-events.ts';
import { valuesOf, type Values } from './answers.ts';
import { answerStore, type AnswerStore } from './answer-store.ts';
import { boxKey } from './boxes.ts';
import { keepDrafts, type DraftKeeper, type SaveState } from './draft-keeper.ts';
import { newestDraft } from './drafts.ts';
import type { WaitingResponse } from './outbox.ts';
import { sendResponses, type ResponseSender } from './response-sender.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { beforeForcedReload } from '../../updates/forced-reload.ts';

export type Submitted = ResponseOf<typeof submitResponse>;

interface Handlers {
  readonly onRestored: (values: Readonly<Record<string, Values>>) => void;
  readonly onAnswer: (response: WaitingResponse, answer: Submitted) => void;
  readonly onRefused: (response: WaitingResponse, error: unknown) => void;
}

interface Senders {
  readonly keeper: RefObject<DraftKeeper | undefined>;
  readonly sender: RefObject<ResponseSender | undefined>;
  readonly saveState: SaveState;
  readonly waiting: readonly WaitingResponse[];
  readonly isReached: boolean;
}

/** How long a reload for a new version waits for the network when the device keeps what is unsent. */
const reloadPatience = 3_000;

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

function keeperOf(attemptId: string, store: AnswerStore, onState: (state: SaveState) => void): DraftKeeper {
  return keepDrafts(attemptId, {
    store,
    after,
    onState,
    send: ({ itemId, variantNumber, sequence, answers }) =>
      call(
        saveDraft,
        { params: { attemptId, itemId }, body: { variantNumber, sequence, answers } },
        { keepalive: document.visibilityState === 'hidden' },
      ),
  });
}

/** Drafts that this device kept and the server does not have yet, by box; they are sent again. */
async function restore(attempt: Attempt, store: AnswerStore, drafts: DraftKeeper): Promise<Record<string, Values>> {
  const local = new Map((await store.draftsOf(attempt.id)).map((draft) => [draft.itemId, draft]));
  const restored: Record<string, Values> = {};
  for (const item of attempt.items) {
    const draft = newestDraft({ ...item.draft, variantNumber: item.variantNumber }, local.get(item.id));
    drafts.know(item.id, draft);
    if (!draft.mustSend) continue;
    restored[boxKey(item)] = valuesOf(draft.answers);
    drafts.type(item.id, item.variantNumber, draft.answers);
  }
  return restored;
}

/** Wakes both when the network is back and sends what waits when the page is left or reloaded; returns how to stop. */
function listen(drafts: DraftKeeper, responses: ResponseSender, store: AnswerStore): () => void {
  const wake = (): void => {
    drafts.wake();
    responses.wake();
  };
  const save = async (): Promise<boolean> => {
    const sent = Promise.all([drafts.flush(), responses.flush()]).then((results) => results.every(Boolean));
    if (!store.survivesReload) return sent;
    // What the network does not take in a moment is taken up again after the reload.
    return new Promise((resolve) => {
      const finish = (): void => resolve(true);
      sent.then(finish, finish);
      after(reloadPatience, finish);
    });
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') void drafts.flush();
  };
  addEventListener('online', wake);
  const stopWaking = sessionResumed.listen(wake);
  document.addEventListener('visibilitychange', leave);
  const stopSaving = beforeForcedReload(save);
  return () => {
    stopSaving();
    stopWaking();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', leave);
    drafts.stop();
    responses.stop();
  };
}

/** What sends drafts and responses of one attempt as long as its page is open; another attempt needs another page. */
export function useSenders(attempt: Attempt, handlers: Handlers): Senders {
  const { id: attemptId } = attempt;
  const keeper = useRef<DraftKeeper | undefined>(undefined);
  const sender = useRef<ResponseSender | undefined>(undefined);
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [outbox, setOutbox] = useState({ waiting: [] as readonly WaitingResponse[], isReached: true });
  const onAnswer = useLatest(handlers.onAnswer);
  const onRefused = useLatest(handlers.onRefused);
  const onStore = useLatest(async (store: AnswerStore, isStopped: () => boolean) => {
    const drafts = keeperOf(attemptId, store, setSaveState);
    const responses = sendResponses<Submitted>(attemptId, {
      store,
      after,
      newId,
      now: Date.now,
      onAnswer,
      onRefused,
      onChange: (waiting, isReached) => setOutbox({ waiting, isReached }),
      send: ({ id, itemId, variantNumber, answers }) =>
        call(submitResponse, { params: { attemptId, itemId }, body: { id, variantNumber, answers } }),
    });
    keeper.current = drafts;
    sender.current = responses;
    const restored = await restore(attempt, store, drafts);
    if (!isStopped()) {
      handlers.onRestored(restored);
      void responses.resume();
    }
    return listen(drafts, responses, store);
  });

  useEffect(() => {
    let isStopped = false;
    const started = answerStore().then((store) => (isStopped ? undefined : onStore(store, () => isStopped)));
    return () => {
      isStopped = true;
      void started.then((stop) => stop?.());
    };
  }, [onStore]);

  return { keeper, sender, saveState, ...outbox };
}
