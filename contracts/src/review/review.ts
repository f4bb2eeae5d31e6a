import { z } from 'zod';
import { attemptItem, partAnswers, shownHints, submitResponse } from '../attempts/attempts.ts';
import { notation } from '../core/notation.ts';
import { endpoint } from '../core/endpoint.ts';
import { setReview } from './class-reviews.ts';

const feature = 'review';

/** Exercises that come up for the first time on one day, at most. */
export const mostNewReviews = 10;
/** Reviews a day that a learner can choose; 0 switches reviews off. */
export const reviewsADay = [0, 5, 10, 15, 20, 30] as const;
/** Questions of one sitting, at most. */
export const mostSittingQuestions = 10;

const perDay = z.literal(reviewsADay);

const overview = z.object({
  perDay,
  /** Questions that are due today and within the learner's number, and about how long they take. */
  toReview: z.int(),
  minutes: z.int(),
  /** Due too, but left for another day. */
  left: z.int(),
  /** Answered today. */
  doneToday: z.int(),
  /** The exercises that are remembered for the learner, whether due or not. */
  exerciseCount: z.int(),
  /** From when the next one can be reviewed; null when some are due now, and when there are none. */
  nextAt: z.iso.datetime().nullable(),
  /** The reviews that teachers have set and that are open, the next due first. */
  set: z.array(setReview),
});
export type ReviewOverview = z.output<typeof overview>;

export const getReview = endpoint({
  name: 'getReview',
  feature,
  summary: 'How many exercises the caller should review today.',
  method: 'GET',
  path: '/learning/review/',
  who: 'signed-in',
  response: overview,
});

export const updateReview = endpoint({
  name: 'updateReview',
  feature,
  summary: 'Chooses how many reviews a day there are at most.',
  method: 'PUT',
  path: '/learning/review/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({ perDay }),
  response: overview,
});

export const sitting = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Its notation: the learner's own, or that of the class of its first exercise. */
  notation,
  /** The review of a class for which they were drawn. */
  classReviewId: z.uuid().nullable(),
  /** Questions as in practice, with points that count nowhere; empty when nothing is due. */
  items: z.array(attemptItem),
});
export type Sitting = z.output<typeof sitting>;

/**
 * `after` is the sitting that the learner has finished: calling twice starts one. With `classReviewId` the questions are
 * those of the class, as many as are due, whatever the learner has chosen for a day.
 */
export const startSitting = endpoint({
  name: 'startSitting',
  feature,
  summary: 'Returns the sitting that is open, or draws the questions of the next.',
  method: 'POST',
  path: '/learning/review/sittings/',
  who: 'signed-in',
  body: z.strictObject({ after: z.uuid().optional(), classReviewId: z.uuid().optional() }),
  response: sitting,
  callsPerMinuteEach: 60,
});

export const getSitting = endpoint({
  name: 'getSitting',
  feature,
  summary: 'A sitting of the caller as it stands.',
  method: 'GET',
  path: '/learning/review/sittings/{sittingId}/',
  who: 'signed-in',
  params: z.object({ sittingId: z.uuid() }),
  response: sitting,
});

const question = z.object({ reviewQuestionId: z.uuid() });
const secondsSpent = z.int().min(0).max(1_000_000).optional();

/** As `saveDraft`: the newest sequence wins. */
export const saveReviewDraft = endpoint({
  name: 'saveReviewDraft',
  feature,
  summary: 'Keeps what was typed so far in a review.',
  method: 'PUT',
  path: '/learning/review/questions/{reviewQuestionId}/draft/',
  who: 'signed-in',
  params: question,
  body: z.strictObject({ sequence: z.int().min(1).max(1_000_000), answers: partAnswers, secondsSpent }),
  response: z.object({ sequence: z.int(), savedAt: z.iso.datetime() }),
  maximumBodyBytes: 128 * 1024,
  callsPerMinuteEach: 300,
});

/** As `submitResponse`; a review counts for no grade. */
export const submitReview = endpoint({
  name: 'submitReview',
  feature,
  summary: 'Marks an answer to a question of a review.',
  method: 'POST',
  path: '/learning/review/questions/{reviewQuestionId}/responses/',
  who: 'signed-in',
  params: question,
  body: z.strictObject({ id: z.uuid(), answers: partAnswers.min(1), secondsSpent }),
  response: submitResponse.response,
  maximumBodyBytes: 128 * 1024,
  callsPerMinuteEach: 120,
});

export const revealReviewHint = endpoint({
  name: 'revealReviewHint',
  feature,
  summary: 'Reveals hints of a review up to this number.',
  method: 'POST',
  path: '/learning/review/questions/{reviewQuestionId}/hints/',
  who: 'signed-in',
  callsPerMinuteEach: 240,
  params: question,
  body: z.strictObject({ number: z.int().min(1).max(10) }),
  response: shownHints,
});

/** The question takes no more answers, and its exercise comes back soon. */
export const giveUpReview = endpoint({
  name: 'giveUpReview',
  feature,
  summary: 'Gives a question of a review up, and shows its solution where the task of its exercise allows that.',
  method: 'POST',
  path: '/learning/review/questions/{reviewQuestionId}/solution/',
  who: 'signed-in',
  callsPerMinuteEach: 120,
  params: question,
  response: attemptItem,
});
