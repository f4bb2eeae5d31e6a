import type { AnswerStore } from './answer-store.ts';
import { afterFailure, findWaiting, waitBeforeTry, type WaitingResponse } from './outbox.ts';

/** What the sender needs of the world. */
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
  /** What waits has changed; `isReached` is false while the server cannot be reached. */
  readonly onChange: (waiting: readonly WaitingResponse[], isReached: boolean) => void;
}

/** Sends responses one after the other until each is acknowledged. */
export interface ResponseSender {
  give: (given: Omit<WaitingResponse, 'id' | 'givenAt'>) => WaitingResponse;
  /** Takes up what an earlier visit could not send. */
  resume: () => Promise<void>;
  /** Resolves when the present round is over; tells whether nothing waits any more. */
  flush: () => Promise<boolean>;
  wake: () => void;
  stop: () => void;
}

/** A sender for the responses of one attempt. */
export function sendResponses<Answer>(attemptId: string, world: SenderWorld<Answer>): ResponseSender {
  let waiting: readonly WaitingResponse[] = [];
  let running: Promise<void> | undefined;
  let tries = 0;
  let cancel: (() => void) | undefined;
  let isStopped = false;

  const change = (next: readonly WaitingResponse[], isReached: boolean): void => {
    waiting = next;
    world.onChange(waiting, isReached);
  };

  const settle = async (response: WaitingResponse, isReached: boolean): Promise<void> => {
    change(
      waiting.filter((one) => one.id !== response.id),
      isReached,
    );
    await world.store.dropResponse(response.id).catch(() => undefined);
  };

  const round = async (): Promise<void> => {
    for (let next = waiting[0]; next !== undefined && !isStopped; next = waiting[0]) {
      const response = next;
      try {
        const answer = await world.send(response);
        tries = 0;
        await settle(response, true);
        world.onAnswer(response, answer);
      } catch (error) {
        if (afterFailure(error) === 'keep') {
          tries += 1;
          change(waiting, false);
          if (!isStopped) cancel = world.after(waitBeforeTry(tries), start);
          return;
        }
        await settle(response, true);
        world.onRefused(response, error);
      }
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
      change(
        [...missing, ...waiting].sort((a, b) => a.givenAt - b.givenAt),
        true,
      );
      start();
    },
    async flush() {
      if (waiting.length > 0) start();
      await running;
      return waiting.length === 0;
    },
    wake() {
      tries = 0;
      if (waiting.length > 0) start();
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
