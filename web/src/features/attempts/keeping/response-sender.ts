import type { AnswerStore } from './answer-store.ts';
import { afterFailure, findWaiting, slowAfter, waitBeforeTry, type Given, type WaitingResponse } from './outbox.ts';

/** The sender's surroundings: store, server and clock. */
export interface SenderWorld<Answer> {
  readonly store: AnswerStore;
  readonly newId: () => string;
  readonly now: () => number;
  readonly send: (response: WaitingResponse) => Promise<Answer>;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** The server has taken the response; it is out of the outbox. */
  readonly onAnswer: (response: WaitingResponse, answer: Answer) => void;
  /** The server has refused it for good; it is out of the outbox. */
  readonly onRefused: (response: WaitingResponse, error: unknown) => void;
  /** The waiting responses have changed; `isReached` is false while the server cannot be reached. */
  readonly onChange: (waiting: readonly WaitingResponse[], isReached: boolean) => void;
}

/** Sends responses one after the other until each is acknowledged. */
export interface ResponseSender {
  give: (given: Given) => WaitingResponse;
  /** Takes up what an earlier visit could not send. */
  resume: () => Promise<void>;
  /** Resolves when the present round is over, with whether nothing is waiting. */
  flush: () => Promise<boolean>;
  wake: () => void;
  stop: () => void;
}

/** A sender for the responses of one attempt. */
export function sendResponses<Answer>(attemptId: string, world: SenderWorld<Answer>): ResponseSender {
  const life = { isStopped: false, tries: 0 };
  let waiting: readonly WaitingResponse[] = [];
  let running: Promise<void> | undefined;
  let cancel: (() => void) | undefined;

  const change = (next: readonly WaitingResponse[], isReached: boolean): void => {
    waiting = next;
    world.onChange(waiting, isReached);
  };

  const settle = async (response: WaitingResponse): Promise<void> => {
    const rest = waiting.filter((one) => one.id !== response.id);
    change(rest, true);
    await world.store.dropResponse(response.id).catch(() => undefined);
  };

  /** Sends one response; false when it has to wait. */
  const sendOne = async (response: WaitingResponse): Promise<boolean> => {
    const stopWaiting = world.after(slowAfter, () => change(waiting, false));
    try {
      const answer = await world.send(response).finally(stopWaiting);
      life.tries = 0;
      await settle(response);
      world.onAnswer(response, answer);
    } catch (error) {
      if (afterFailure(error) === 'keep') return false;
      await settle(response);
      world.onRefused(response, error);
    }
    return true;
  };

  const round = async (): Promise<void> => {
    for (let next = waiting[0]; next !== undefined && !life.isStopped; next = waiting[0]) {
      if (await sendOne(next)) continue;
      life.tries += 1;
      change(waiting, false);
      if (!life.isStopped) cancel = world.after(waitBeforeTry(life.tries), start);
      return;
    }
  };

  const start = (): void => {
    cancel?.();
    running ??= round().finally(() => {
      running = undefined;
    });
  };

  return {
    give(given) {
      const known = findWaiting(waiting, given);
      if (known !== undefined) return known;
      const response = { ...given, id: world.newId(), givenAt: world.now() };
      change([...waiting, response], true);
      void world.store
        .putResponse(response)
        .catch(() => undefined)
        .then(start);
      return response;
    },
    async resume() {
      const kept = (await world.store.responses()).filter((response) => response.attemptId === attemptId);
      const known = new Set(waiting.map((response) => response.id));
      const missing = kept.filter((response) => !known.has(response.id));
      if (missing.length === 0) return;
      const all = [...missing, ...waiting].toSorted((a, b) => a.givenAt - b.givenAt);
      change(all, true);
      start();
    },
    async flush() {
      if (waiting.length > 0) start();
      await running;
      return waiting.length === 0;
    },
    wake() {
      life.tries = 0;
      if (waiting.length > 0) start();
    },
    stop() {
      life.isStopped = true;
      cancel?.();
    },
  };
}
