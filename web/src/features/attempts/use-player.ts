import {
  getAttempt,
  saveDraft,
  submitResponse,
  type Attempt,
  type AttemptItem,
  type ResponseOf,
} from '@lemma/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { keepRead } from '../../api/use-read.ts';
import { answersOf, valuesOf, type Values } from './answers.ts';
import { answerStore } from './answer-store.ts';
import { keepDrafts, type DraftKeeper, type SaveState } from './draft-keeper.ts';
import { newestDraft } from './drafts.ts';
import type { WaitingResponse } from './outbox.ts';
import { freshResponse, withResponse, type QuestionExtras, type Unreadable } from './player-state.ts';
import { sendResponses, type ResponseSender } from './response-sender.ts';

type Submitted = ResponseOf<typeof submitResponse>;

/** How an answer that was given fared. */
export type Fate = 'taken' | 'unreadable' | 'refused' | 'kept';

export interface Player {
  readonly attempt: Attempt;
  readonly saveState: SaveState;
  readonly waiting: readonly WaitingResponse[];
  readonly isReached: boolean;
  /** False until what an earlier visit left on this device is in the boxes. */
  readonly isRestored: boolean;
  readonly extrasOf: (item: AttemptItem) => QuestionExtras;
  readonly refusalOf: (item: AttemptItem) => string | undefined;
  readonly type: (item: AttemptItem, part: string, value: string) => void;
  /** Gives the answer that stands in the boxes; resolves when its fate is known, or after a moment with `kept`. */
  readonly give: (item: AttemptItem) => Promise<Fate>;
  readonly tryAgain: (item: AttemptItem) => void;
  readonly replace: (attempt: Attempt) => void;
  /** Sends everything that waits; tells whether nothing waits any more. */
  readonly flush: () => Promise<boolean>;
}

/** A question is offered on at once; the verdict of a slow network comes when it comes. */
const patience = 4_000;

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const boxKey = (item: Pick<AttemptItem, 'id' | 'variantNumber'>): string => `${item.id}#${item.variantNumber}`;

interface Boxes {
  readonly values: Readonly<Record<string, Values>>;
  readonly unreadable: Readonly<Record<string, Unreadable>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly tryingAgain: ReadonlySet<string>;
}

const noBoxes: Boxes = { values: {}, unreadable: {}, refusals: {}, tryingAgain: new Set() };

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

/** What stands in the boxes before anything is typed here: the draft, else the last answer to this variant. */
function startValues(item: AttemptItem): Values {
  if (item.draft.sequence > 0) return valuesOf(item.draft.answers);
  return valuesOf(item.responses.at(-1)?.answers ?? []);
}

/** The state of the question player: boxes, drafts, responses under way, and the attempt as the server tells it. */
export function usePlayer(attempt: Attempt): Player {
  const attemptId = attempt.id;
  const current = useRef(attempt);
  current.current = attempt;
  const [boxes, setBoxes] = useState<Boxes>(noBoxes);
  const latest = useRef(boxes);
  latest.current = boxes;
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [outbox, setOutbox] = useState<{ waiting: readonly WaitingResponse[]; isReached: boolean }>({
    waiting: [],
    isReached: true,
  });
  const [isRestored, setIsRestored] = useState(false);
  const fates = useRef(new Map<string, (fate: Fate) => void>());
  const keeper = useRef<DraftKeeper | undefined>(undefined);
  const sender = useRef<ResponseSender | undefined>(undefined);

  const replace = useCallback((next: Attempt) => {
    current.current = next;
    void keepRead(getAttempt, { attemptId: next.id }, next);
  }, []);

  const valuesIn = useCallback(
    (item: AttemptItem): Values => latest.current.values[boxKey(item)] ?? startValues(item),
    [],
  );

  const change = useCallback((update: (old: Boxes) => Boxes) => {
    latest.current = update(latest.current);
    setBoxes(latest.current);
  }, []);

  const settle = useCallback((response: WaitingResponse, fate: Fate) => {
    fates.current.get(response.id)?.(fate);
    fates.current.delete(response.id);
  }, []);

  const handleAnswer = useCallback(
    (response: WaitingResponse, result: Submitted) => {
      const { verdict } = result.response;
      if (verdict?.outcome === 'invalid') {
        const { variantNumber, answers } = response;
        change((old) => ({
          ...old,
          unreadable: { ...old.unreadable, [response.itemId]: { variantNumber, answers, verdict } },
        }));
        settle(response, 'unreadable');
        return;
      }
      const item = current.current.items.find(({ id }) => id === response.itemId);
      if (item?.variantNumber === response.variantNumber)
        replace(withResponse(current.current, response.itemId, result));
      settle(response, 'taken');
    },
    [change, replace, settle],
  );

  const handleRefusal = useCallback(
    (response: WaitingResponse, error: unknown) => {
      change((old) => ({ ...old, refusals: { ...old.refusals, [response.itemId]: wordsFor(error) } }));
      settle(response, 'refused');
      // The server knows something that this page does not: closed meanwhile, or another variant elsewhere.
      void call(getAttempt, { params: { attemptId } }).then(replace, () => undefined);
    },
    [attemptId, change, replace, settle],
  );

  useEffect(() => {
    let isStopped = false;
    let dispose = (): void => undefined;
    void answerStore().then(async (store) => {
      if (isStopped) return;
      const drafts = keepDrafts(attemptId, {
        store,
        after,
        onState: setSaveState,
        send: ({ itemId, variantNumber, sequence, answers }) =>
          call(
            saveDraft,
            { params: { attemptId, itemId }, body: { variantNumber, sequence, answers } },
            { keepalive: document.visibilityState === 'hidden' },
          ),
      });
      const responses = sendResponses<Submitted>(attemptId, {
        store,
        after,
        newId,
        now: Date.now,
        onChange: (waiting, isReached) => setOutbox({ waiting, isReached }),
        onAnswer: handleAnswer,
        onRefused: handleRefusal,
        send: ({ id, itemId, variantNumber, answers }) =>
          call(submitResponse, { params: { attemptId, itemId }, body: { id, variantNumber, answers } }),
      });
      keeper.current = drafts;
      sender.current = responses;
      dispose = listen(drafts, responses);
      const local = new Map((await store.draftsOf(attemptId)).map((draft) => [draft.itemId, draft]));
      const restored: Record<string, Values> = {};
      for (const item of current.current.items) {
        const draft = newestDraft({ ...item.draft, variantNumber: item.variantNumber }, local.get(item.id));
        drafts.know(item.id, draft);
        if (!draft.mustSend) continue;
        restored[boxKey(item)] = valuesOf(draft.answers);
        drafts.type(item.id, item.variantNumber, draft.answers);
      }
      if (isStopped) return;
      change((old) => ({ ...old, values: { ...restored, ...old.values } }));
      setIsRestored(true);
      await responses.resume();
    });
    return () => {
      isStopped = true;
      dispose();
    };
  }, [attemptId, change, handleAnswer, handleRefusal]);

  const type = useCallback(
    (item: AttemptItem, part: string, value: string) => {
      const values = { ...valuesIn(item), [part]: value };
      if (valuesIn(item)[part] === value) return;
      change((old) => ({
        ...old,
        values: { ...old.values, [boxKey(item)]: values },
        refusals: without(old.refusals, item.id),
      }));
      keeper.current?.type(item.id, item.variantNumber, answersOf(values, item.variant.parts));
    },
    [change, valuesIn],
  );

  const give = useCallback(
    async (item: AttemptItem): Promise<Fate> => {
      const answers = answersOf(valuesIn(item), item.variant.parts);
      const isGiven = freshResponse(item, valuesIn(item)) !== undefined;
      change((old) => ({
        ...old,
        unreadable: without(old.unreadable, item.id),
        refusals: without(old.refusals, item.id),
        tryingAgain: new Set([...old.tryingAgain].filter((key) => key !== boxKey(item))),
      }));
      // The same answer again would be a try for nothing: its verdict is shown once more.
      if (isGiven) return 'taken';
      const response = sender.current?.give({ attemptId, itemId: item.id, variantNumber: item.variantNumber, answers });
      if (response === undefined) return 'kept';
      return new Promise((resolve) => {
        const earlier = fates.current.get(response.id);
        fates.current.set(response.id, (fate) => {
          earlier?.(fate);
          resolve(fate);
        });
        setTimeout(() => resolve('kept'), patience);
      });
    },
    [attemptId, change, valuesIn],
  );

  const tryAgain = useCallback(
    (item: AttemptItem) => change((old) => ({ ...old, tryingAgain: new Set([...old.tryingAgain, boxKey(item)]) })),
    [change],
  );

  const flush = useCallback(async () => {
    await keeper.current?.flush();
    return (await sender.current?.flush()) ?? true;
  }, []);

  return useMemo(
    () => ({
      attempt,
      saveState,
      waiting: outbox.waiting,
      isReached: outbox.isReached,
      isRestored,
      extrasOf: (item) => ({
        values: boxes.values[boxKey(item)] ?? startValues(item),
        unreadable: boxes.unreadable[item.id],
        isWaiting: outbox.waiting.some((one) => one.itemId === item.id && one.variantNumber === item.variantNumber),
        isTryingAgain: boxes.tryingAgain.has(boxKey(item)),
      }),
      refusalOf: (item) => boxes.refusals[item.id],
      type,
      give,
      tryAgain,
      replace,
      flush,
    }),
    [attempt, boxes, flush, give, isRestored, outbox, replace, saveState, tryAgain, type],
  );
}

/** Wakes both when the network is back and sends what waits when the page is left; returns how to stop. */
function listen(drafts: DraftKeeper, responses: ResponseSender): () => void {
  const wake = (): void => {
    drafts.wake();
    responses.wake();
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') void drafts.flush();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', leave);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', leave);
    drafts.stop();
    responses.stop();
  };
}
