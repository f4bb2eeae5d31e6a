import {
  drawNextVariant,
  getAttempt,
  handIn,
  revealHint,
  saveDraft,
  showSolution,
  submitResponse,
  type Attempt,
  type AttemptItem,
  type InputOf,
  type ResponseOf,
} from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { keepRead } from '../../../api/use-read.ts';
import { answerStore, type AnswerStore } from './answer-store.ts';

export type Submitted = ResponseOf<typeof submitResponse>;

/** The calls the player makes, and the stores it writes to; a preview answers them without recording anything. */
export interface AttemptCalls {
  /** Why nothing of it is recorded in a task; undefined for a learner's own attempt. */
  readonly unrecorded: 'preview' | 'free-practice' | 'review' | undefined;
  readonly store: () => Promise<AnswerStore>;
  /** Puts an attempt where the page reads it from. */
  readonly keep: (attempt: Attempt) => void;
  readonly read: () => Promise<Attempt>;
  readonly saveDraft: (
    itemId: string,
    body: InputOf<typeof saveDraft>['body'],
  ) => Promise<{ sequence: number; savedAt: string }>;
  readonly submit: (itemId: string, body: InputOf<typeof submitResponse>['body']) => Promise<Submitted>;
  readonly hint: (itemId: string, variantNumber: number, number: number) => Promise<ResponseOf<typeof revealHint>>;
  readonly solve: (itemId: string, variantNumber: number) => Promise<AttemptItem>;
  /** Absent where each question keeps its variant. */
  readonly next?: (itemId: string, after: number) => Promise<AttemptItem>;
  readonly handIn: () => Promise<Attempt>;
}

/** The calls of a learner's own attempt. */
export function attemptCalls(attemptId: string): AttemptCalls {
  const params = (itemId: string) => ({ attemptId, itemId });
  return {
    unrecorded: undefined,
    store: answerStore,
    keep: (attempt) => void keepRead(getAttempt, { attemptId }, attempt),
    read: () => call(getAttempt, { params: { attemptId } }),
    saveDraft: (itemId, body) =>
      call(saveDraft, { params: params(itemId), body }, { keepalive: document.visibilityState === 'hidden' }),
    submit: (itemId, body) => call(submitResponse, { params: params(itemId), body }),
    hint: (itemId, variantNumber, number) =>
      call(revealHint, { params: params(itemId), body: { variantNumber, number } }),
    solve: (itemId, variantNumber) => call(showSolution, { params: params(itemId), body: { variantNumber } }),
    next: (itemId, after) => call(drawNextVariant, { params: params(itemId), body: { after } }),
    handIn: () => call(handIn, { params: { attemptId } }),
  };
}
