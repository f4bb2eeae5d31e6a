import { z } from 'zod';
import { moment } from '../core/bounds.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'review';

/** Minutes of review that a teacher can set. */
export const classReviewMinutes = [5, 10, 15, 20, 30] as const;
/** Reviews of one class that are open at the same time, at most. */
export const mostOpenClassReviews = 10;
/** Reviews that the list shows, the newest first. */
export const mostListedClassReviews = 20;

const minutes = z.literal(classReviewMinutes, { error: words(m.chooseMinutes) });

/**
 * How far somebody is with a review that is set: the minutes are reached, nothing of the class is due at present, or
 * there is something left to do.
 */
export const classReviewStates = ['done', 'nothing-due', 'open'] as const;
export type ClassReviewState = (typeof classReviewStates)[number];

/** A review that is set as its learner sees it. */
export const setReview = z.object({
  id: z.uuid(),
  classId: z.uuid(),
  className: z.string(),
  minutes: z.int(),
  /** Reviewed so far, by the time that each exercise usually takes this learner. */
  minutesDone: z.int(),
  dueAt: z.iso.datetime(),
  /** Exercises of the class that can be reviewed now. */
  toReview: z.int(),
  state: z.enum(classReviewStates),
});
export type SetReview = z.output<typeof setReview>;

const classReview = z.object({
  id: z.uuid(),
  minutes: z.int(),
  setAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  learnerCount: z.int(),
  doneCount: z.int(),
  nothingDueCount: z.int(),
});
export type ClassReview = z.output<typeof classReview>;

const classId = z.object({ classId: z.uuid() });
const classReviewId = z.object({ classId: z.uuid(), classReviewId: z.uuid() });
const body = z.strictObject({ minutes, dueAt: moment });

export const listClassReviews = endpoint({
  name: 'listClassReviews',
  feature,
  summary: 'The reviews that are set in a class, the newest first.',
  method: 'GET',
  path: '/classes/{classId}/reviews/',
  who: { classroom: 'assistant' },
  params: classId,
  response: z.array(classReview),
});

/** Learners review what they have practised in the class, in the order in which they are about to forget it. */
export const createClassReview = endpoint({
  name: 'createClassReview',
  feature,
  summary: 'Sets the learners of a class some minutes of review.',
  method: 'POST',
  path: '/classes/{classId}/reviews/',
  who: { classroom: 'teacher' },
  params: classId,
  body,
  response: classReview,
  callsPerMinuteEach: 30,
});

export const updateClassReview = endpoint({
  name: 'updateClassReview',
  feature,
  summary: 'Changes how long a review is, and until when.',
  method: 'PUT',
  path: '/classes/{classId}/reviews/{classReviewId}/',
  who: { classroom: 'teacher' },
  params: classReviewId,
  body,
  response: classReview,
});

/** Keeps the reviews that learners have done for it. */
export const removeClassReview = endpoint({
  name: 'removeClassReview',
  feature,
  summary: 'Takes a review back.',
  method: 'DELETE',
  path: '/classes/{classId}/reviews/{classReviewId}/',
  who: { classroom: 'teacher' },
  params: classReviewId,
  response: null,
});

export const getClassReview = endpoint({
  name: 'getClassReview',
  feature,
  summary: 'How far each learner is with a review.',
  method: 'GET',
  path: '/classes/{classId}/reviews/{classReviewId}/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: classReviewId,
  response: classReview.extend({
    learners: z.array(
      z.object({
        memberId: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        minutesDone: z.int(),
        questionCount: z.int(),
        rightCount: z.int(),
        state: z.enum(classReviewStates),
      }),
    ),
  }),
});
export type ClassReviewDetail = z.output<typeof getClassReview.response>;
