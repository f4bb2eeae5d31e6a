import {
  getSitting,
  giveUpReview,
  revealReviewHint,
  saveReviewDraft,
  submitReview,
  type Attempt,
  type Sitting,
} from '@lemma/contracts';
import { call } from '../../api/call.ts';
import { answerStore } from '../attempts/keeping/answer-store.ts';
import type { AttemptCalls } from '../attempts/keeping/attempt-calls.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** A sitting as the player knows practice: checked immediately, without a date, points or grades. */
export function attemptOfSitting({ id, startedAt, notation, items }: Sitting): Attempt {
  return {
    id,
    classId: id,
    className: '',
    taskId: id,
    taskName: t(m.review),
    kind: 'practice',
    number: 1,
    notation,
    attemptsAllowed: null,
    startedAt,
    handedInAt: null,
    handedInBy: null,
    dueAt: null,
    timeLimitMinutes: null,
    closesAt: null,
    latePolicy: 'none',
    latePercent: 0,
    tryPenalty: 0,
    hintPenalty: 0,
    results: 'after-answer',
    scores: 'after-answer',
    solutions: 'after-answer',
    allowCalculator: null,
    resultsVisible: true,
    scoresVisible: false,
    resultsAt: null,
    isClosed: false,
    mayPractiseOn: false,
    receiptCode: null,
    points: 0,
    score: null,
    items,
  };
}

/** The player's calls of a sitting; answers are kept on this device until the server has them, as in a task. */
export function reviewCalls(sittingId: string, onAttempt: (attempt: Attempt) => void): AttemptCalls {
  const params = (itemId: string) => ({ reviewQuestionId: itemId });
  return {
    unrecorded: 'review',
    store: answerStore,
    keep: onAttempt,
    read: async () => attemptOfSitting(await call(getSitting, { params: { sittingId } })),
    saveDraft: (itemId, { sequence, answers, secondsSpent }) =>
      call(
        saveReviewDraft,
        { params: params(itemId), body: { sequence, answers, secondsSpent } },
        { keepalive: document.visibilityState === 'hidden' },
      ),
    submit: (itemId, { id, answers, secondsSpent }) =>
      call(submitReview, { params: params(itemId), body: { id, answers, secondsSpent } }),
    hint: (itemId, _, number) => call(revealReviewHint, { params: params(itemId), body: { number } }),
    solve: (itemId) => call(giveUpReview, { params: params(itemId) }),
    handIn: () => Promise.reject(new Error('a review is not handed in')),
  };
}
