import type { PartAnswers } from '@lemma/contracts';
import { FetchError } from '../../../api/fetch-error.ts';
import { sameAnswers } from '../playing/answers.ts';

/** An answer that was given and is not acknowledged yet. Its id is made here, once: sending it again changes nothing. */
export interface WaitingResponse {
  readonly id: string;
  readonly attemptId: string;
  readonly itemId: string;
  readonly variantNumber: number;
  readonly answers: PartAnswers;
  /** Milliseconds by this device's clock. */
  readonly givenAt: number;
  /** By the server's clock, as an ISO moment: what was typed in time and arrives late is the teacher's to decide. */
  readonly typedAt: string;
}

export type Given = Omit<WaitingResponse, 'id' | 'givenAt'>;

/** The response that already waits with the same answers to the same variant: a double click gives one. */
export function findWaiting(
  waiting: readonly WaitingResponse[],
  given: Pick<Given, 'itemId' | 'variantNumber' | 'answers'>,
): WaitingResponse | undefined {
  return waiting.find(
    (one) =>
      one.itemId === given.itemId &&
      one.variantNumber === given.variantNumber &&
      sameAnswers(one.answers, given.answers),
  );
}

/** `keep`: no answer, or the server cannot now; send it again later. `drop`: the server has said no for good. */
export function afterFailure(error: unknown): 'keep' | 'drop' {
  if (!(error instanceof FetchError)) return 'keep';
  if (error.isNetwork || error.status >= 500) return 'keep';
  // Signed out meanwhile, too fast, or a token that has changed: the answer itself was not judged.
  return [401, 408, 429].includes(error.status) || error.code === 'session/csrf' ? 'keep' : 'drop';
}

const firstWait = 1_000;
const longestWait = 30_000;

/** Milliseconds before the given try (1 is the first after a failure). */
export function waitBeforeTry(tries: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.max(0, tries - 1));
}

/** After so many milliseconds without an answer the page says that it is offline; what was sent may still arrive. */
export const slowAfter = 4_000;
