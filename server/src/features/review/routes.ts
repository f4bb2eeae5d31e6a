import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { giveUpReview, revealReviewHint, saveReviewDraft, submitReview } from './work/answering.ts';
import {
  createClassReview,
  getClassReview,
  listClassReviews,
  removeClassReview,
  updateClassReview,
} from './work/class-reviews.ts';
import { getClassMemory, getMemberMemory } from './work/memory.ts';
import { getReview, updateReview } from './work/queue.ts';
import { getSitting, startSitting } from './work/sittings.ts';

export function reviewRoutes(services: Services) {
  return [
    serve(calls.getReview, ({ user }) => getReview(services, user.id)),

    serve(calls.updateReview, ({ user, body }) => updateReview(services, user.id, body)),

    serve(calls.startSitting, ({ user, body }) => startSitting(services, user.id, body)),

    serve(calls.getSitting, ({ user, params }) => getSitting(services, user.id, params.sittingId)),

    serve(calls.saveReviewDraft, ({ user, params, body }) =>
      saveReviewDraft(services, user.id, params.reviewQuestionId, body),
    ),

    serve(calls.submitReview, ({ user, params, body }) =>
      submitReview(services, user.id, params.reviewQuestionId, body),
    ),

    serve(calls.revealReviewHint, ({ user, params, body }) =>
      revealReviewHint(services, user.id, params.reviewQuestionId, body.number),
    ),

    serve(calls.giveUpReview, ({ user, params }) => giveUpReview(services, user.id, params.reviewQuestionId)),

    serve(calls.getClassMemory, ({ params }) => getClassMemory(services, params.classId)),

    serve(calls.getMemberMemory, ({ params }) => getMemberMemory(services, params)),

    serve(calls.listClassReviews, ({ params }) => listClassReviews(services, params.classId)),

    serve(calls.createClassReview, ({ params, body }) => createClassReview(services, params.classId, body)),

    serve(calls.updateClassReview, ({ params, body }) => updateClassReview(services, params, body)),

    serve(calls.removeClassReview, async ({ params }) => {
      await removeClassReview(services, params);
      return undefined;
    }),

    serve(calls.getClassReview, ({ params }) => getClassReview(services, params)),
  ];
}
