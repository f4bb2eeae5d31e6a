import type { Attempt, AttemptItem } from '@lemma/contracts';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { wordsFor } from '../../../api/error-words.ts';
import { useNetwork } from '../../../api/network-state.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import type { AttemptCalls, Submitted } from '../keeping/attempt-calls.ts';
import { answersOf, valuesOf, type Values } from './answers.ts';
import {
  boxKey,
  extrasIn,
  noBoxes,
  startValues,
  withGiven,
  withKept,
  withOther,
  withRefusal,
  withRestored,
  withTryingAgain,
  withUnreadable,
  withValues,
  type Boxes,
} from './boxes.ts';
import type { WaitingResponse } from '../keeping/outbox.ts';
import { freshResponse, isTypedOn, phaseOf, withResponse, type Phase, type QuestionExtras } from './player-state.ts';
import { createSignal } from '../../../api/signal.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useDoubts } from './use-doubts.ts';
import type { QuestionTime } from '../player/question-time.ts';
import { useSenders, type Saving } from './use-senders.ts';

/** How an answer that was given fared; `kept`: it is on its way, or waits for the network. */
export type Fate = 'taken' | 'unreadable' | 'refused' | 'kept';

/** The present state of a question. */
export interface QuestionPhase {
  readonly phase: Phase;
  readonly values: Values;
}

/** The texts in the boxes, for those who show them: the newest, of which the player itself is not always drawn anew. */
export interface Texts {
  readonly of: (item: AttemptItem, part: string) => string;
  /** Calls back when one of them may have changed; returns how to stop. */
  readonly listen: (listener: () => void) => () => void;
}

export interface Player {
  readonly attempt: Attempt;
  readonly calls: AttemptCalls;
  readonly saving: Saving;
  readonly waiting: readonly WaitingResponse[];
  readonly isReached: boolean;
  /** Whether nothing reaches the server, as far as this page knows. */
  readonly isOffline: boolean;
  /** Answers that came after the end and wait for the teacher to decide, by question. */
  readonly keptForTeacher: ReadonlySet<string>;
  /** False until what an earlier visit left on this device is in the boxes. */
  readonly isRestored: boolean;
  /** All that this device knows about a question; a box that is typed into takes its text from `texts`. */
  readonly extrasOf: (item: AttemptItem) => QuestionExtras;
  readonly texts: Texts;
  /** For handlers: what was typed a moment ago may not have been rendered yet. */
  readonly latestOf: (item: AttemptItem) => QuestionPhase;
  /** Takes the draft of another device, or puts it aside. */
  readonly settleOther: (item: AttemptItem, choice: 'take' | 'dismiss') => void;
  readonly type: (item: AttemptItem, part: string, value: string) => void;
  /** Gives the answer in the boxes; resolves when its fate is known, or after a moment with `kept`. */
  readonly give: (item: AttemptItem) => Promise<Fate>;
  readonly tryAgain: (item: AttemptItem) => void;
  readonly replace: (attempt: Attempt) => void;
  /** Sends everything that is waiting; returns whether nothing is left. */
  readonly flush: () => Promise<boolean>;
}

/** After this time the next question is offered; the verdict of a slow network arrives later. */
const patience = 4_000;

/**
 * The boxes, always the newest also for handlers that run before the next render. Most keys change one text and nothing
 * else that is shown: for them `put` calls the box of that text, and nothing around it is drawn anew.
 */
function useBoxes() {
  const [, setDrawn] = useState(noBoxes);
  const [kept] = useState(() => {
    let latest = noBoxes;
    const changed = createSignal();
    const newest = () => latest;
    const valuesIn = (item: AttemptItem): Values => latest.values[boxKey(item)] ?? startValues(item);
    const put = (update: (old: Boxes) => Boxes): void => {
      latest = update(latest);
      changed.tell();
    };
    const draw = (): void => setDrawn(latest);
    const change = (update: (old: Boxes) => Boxes): void => {
      put(update);
      draw();
    };
    const texts: Texts = {
      of: (item, part) => valuesIn(item)[part] ?? '',
      listen: changed.listen,
    };
    return { newest, valuesIn, put, draw, change, texts };
  });
  return kept;
}

/** Lets callers wait for the fate of a response. */
function useFates() {
  const [fates] = useState(() => new Map<string, ((fate: Fate) => void)[]>());
  const settle = (response: WaitingResponse, fate: Fate): void => {
    for (const resolve of fates.get(response.id) ?? []) resolve(fate);
    fates.delete(response.id);
  };
  const fateOf = (response: WaitingResponse): Promise<Fate> =>
    new Promise((resolve) => {
      fates.set(response.id, [...(fates.get(response.id) ?? []), resolve]);
      setTimeout(() => resolve('kept'), patience);
    });
  return { settle, fateOf };
}

/** How a question stands with what was typed and answered before the next render. */
function useLatestPhase(
  attempt: RefObject<Attempt>,
  newest: () => Boxes,
  waiting: readonly WaitingResponse[],
): Player['latestOf'] {
  return useLatest((shown) => {
    const item = attempt.current.items.find(({ id }) => id === shown.id) ?? shown;
    const extras = extrasIn(newest(), waiting, item);
    return { phase: phaseOf(item, attempt.current, extras), values: extras.values };
  });
}

/** The boxes of an attempt and its line to the server: what comes back from there changes both. */
function useBoxesOnLine(attempt: Attempt, calls: AttemptCalls, time: QuestionTime) {
  const [isRestored, setIsRestored] = useState(false);
  const { newest, change, ...texts } = useBoxes();
  const { settle, fateOf } = useFates();

  // Two answers can come between two renders; neither may undo the other.
  const current = useRef(attempt);
  useLayoutEffect(() => {
    current.current = attempt;
  }, [attempt]);
  const replace = (next: Attempt): void => {
    current.current = next;
    calls.keep(next);
  };

  const onAnswer = (response: WaitingResponse, answer: Submitted) => {
    const { verdict } = answer.response;
    const { itemId, variantNumber, answers } = response;
    if (verdict?.outcome === 'invalid') {
      change((old) => withUnreadable(old, itemId, { variantNumber, answers, verdict }));
      return settle(response, 'unreadable');
    }
    if (answer.isKeptForTeacher) change((old) => withKept(old, itemId));
    const item = current.current.items.find(({ id }) => id === itemId);
    if (item?.variantNumber === variantNumber && !answer.isKeptForTeacher)
      replace(withResponse(current.current, itemId, answer));
    settle(response, 'taken');
  };

  const onRefused = (response: WaitingResponse, error: unknown) => {
    change((old) => withRefusal(old, response.itemId, wordsFor(error)));
    settle(response, 'refused');
  };

  const { line, ...sending } = useSenders(attempt, calls, {
    onAnswer,
    onRefused,
    attempt: () => current.current,
    onAttempt: replace,
    secondsOf: time.secondsOf,
    onElsewhere: ({ itemId, variantNumber, answers }) =>
      change((old) => withValues(old, { id: itemId, variantNumber }, valuesOf(answers))),
    onTwo: ({ itemId, variantNumber, winner, here, there }) => {
      const item = { id: itemId, variantNumber };
      change((old) =>
        winner === 'here'
          ? withOther(old, item, valuesOf(there))
          : withOther(withValues(old, item, valuesOf(there)), item, valuesOf(here)),
      );
    },
    onRestored: (restored) => {
      change((old) => withRestored(old, restored));
      setIsRestored(true);
    },
  });
  const isToLookAt = useDoubts(newest, change, attempt.notation);
  return { newest, change, ...texts, isToLookAt, fateOf, current, replace, line, isRestored, ...sending };
}

/** The state of the question player: boxes, drafts, responses under way, and the attempt as the server has it. */
export function usePlayer(attempt: Attempt, calls: AttemptCalls, time: QuestionTime): Player {
  const onLine = useBoxesOnLine(attempt, calls, time);
  const { newest, change, put, draw, texts, valuesIn, isToLookAt, fateOf, current, replace, line, isRestored } = onLine;
  const { saving, isUnsaved, waiting, isReached } = onLine;
  const isOffline = !useNetwork().isOnline || !isReached || isUnsaved;

  const extrasOf = (item: AttemptItem) => extrasIn(newest(), waiting, item);
  const type = useLatest((item: AttemptItem, part: string, value: string) => {
    if (texts.of(item, part) === value) return;
    const values = { ...valuesIn(item), [part]: value };
    const before = extrasOf(item);
    put((old) => withValues(old, item, values));
    if (!isTypedOn(item, attempt, before, extrasOf(item))) draw();
    line.current?.drafts.type(item.id, item.variantNumber, answersOf(values, item.variant.parts));
  });

  const give = useLatest(async (item: AttemptItem): Promise<Fate> => {
    const values = valuesIn(item);
    const answers = answersOf(values, item.variant.parts);
    const isRepeated = freshResponse(item, values) !== undefined;
    if (!isRepeated && (await isToLookAt(item, values, answers))) return 'unreadable';
    change((old) => withGiven(old, item));
    // The same answer again would be a try for nothing: its verdict is shown once more.
    if (isRepeated) return 'taken';
    const typedAt = new Date(serverNow()).toISOString();
    const given = { attemptId: attempt.id, itemId: item.id, variantNumber: item.variantNumber, answers, typedAt };
    const response = line.current?.responses.give(given);
    return response === undefined ? 'kept' : fateOf(response);
  });

  const tryAgain = useLatest((item: AttemptItem) => change((old) => withTryingAgain(old, item)));

  const settleOther = useLatest((item: AttemptItem, choice: 'take' | 'dismiss') => {
    const other = newest().others[boxKey(item)];
    change((old) => withOther(old, item, undefined));
    if (choice === 'dismiss' || other === undefined) return;
    change((old) => withValues(old, item, other));
    line.current?.drafts.type(item.id, item.variantNumber, answersOf(other, item.variant.parts));
  });

  const latestOf = useLatestPhase(current, newest, waiting);
  const flush = useLatest(async () => {
    await line.current?.drafts.flush();
    return (await line.current?.responses.flush()) ?? true;
  });

  return {
    attempt,
    calls,
    saving,
    waiting,
    isReached,
    isOffline,
    keptForTeacher: newest().kept,
    isRestored,
    extrasOf,
    texts,
    latestOf,
    settleOther,
    type,
    give,
    tryAgain,
    replace,
    flush,
  };
}
