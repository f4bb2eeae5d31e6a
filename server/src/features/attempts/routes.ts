import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { decideLateAnswer, listLateAnswers } from './work/late-arrivals.ts';
import {
  answerPreview,
  handInPreview,
  hintPreview,
  previewTask,
  redrawPreview,
  solvePreview,
} from './work/unrecorded/previews.ts';
import {
  answerPractice,
  hintPractice,
  practiseOn,
  redrawPractice,
  solvePractice,
} from './work/unrecorded/free-practice.ts';
import { verifyReceipt, getReceipt } from './work/receipts.ts';
import {
  drawNextVariant,
  handIn,
  showSolution,
  saveDraft,
  getAttempt,
  revealHint,
  submitResponse,
} from './work/attempts.ts';
import { startAttempt } from './work/starting.ts';
import type { Services } from '../../core/services.ts';

export function attemptRoutes(services: Services) {
  // Unrecorded practice is computed beside the answers that count.
  const beside = { ...services, engine: { ...services.engine, ...services.engine.practice } };
  return [
    serve(calls.startAttempt, ({ user, params, body, membership }) =>
      startAttempt(services, user, params, { ...body, isLearner: membership?.role === 'learner' }),
    ),

    serve(calls.getAttempt, ({ attempt, readWith }) => getAttempt(services, attempt, readWith.contents)),

    serve(calls.saveDraft, ({ attempt, readWith, body }) =>
      saveDraft(services, attempt, readWith.findVariant(body.variantNumber), body),
    ),

    serve(calls.submitResponse, async ({ attempt, readWith, params, body, reply }) => {
      const found = readWith.findVariant(body.variantNumber);
      const submitted = await submitResponse(services, attempt, { itemId: params.itemId, found }, body);
      if (submitted.isKeptForTeacher) reply.code(202);
      return submitted;
    }),

    serve(calls.revealHint, ({ attempt, params, body }) =>
      revealHint(services, attempt, { ...params, number: body.variantNumber }, body.number),
    ),

    serve(calls.showSolution, ({ attempt, params, body }) =>
      showSolution(services, attempt, { ...params, number: body.variantNumber }),
    ),

    serve(calls.drawNextVariant, ({ attempt, params, body }) =>
      drawNextVariant(services, attempt, params.itemId, body.after),
    ),

    serve(calls.handIn, ({ attempt }) => handIn(services, attempt)),

    serve(calls.listLateAnswers, ({ params }) => listLateAnswers(services, params)),

    serve(calls.decideLateAnswer, ({ user, params, body }) => decideLateAnswer(services, user, params, body.decision)),

    serve(calls.getReceipt, ({ user, attempt }) => getReceipt(services, user, attempt)),

    serve(calls.verifyReceipt, ({ params, body }) => verifyReceipt(services, params.classId, body.receipt)),

    serve(calls.previewTask, ({ params, body }) => previewTask(beside, params, body)),

    serve(calls.answerPreview, ({ params, body }) => answerPreview(beside, params, body)),

    serve(calls.hintPreview, ({ params, body }) => hintPreview(beside, params, body.ticket, body.number)),

    serve(calls.solvePreview, ({ params, body }) => solvePreview(beside, params, body.ticket)),

    serve(calls.redrawPreview, ({ params, body }) => redrawPreview(beside, params, body.ticket)),

    serve(calls.handInPreview, ({ params, body }) => handInPreview(beside, params, body)),

    serve(calls.practiseOn, ({ user, params }) => practiseOn(beside, user, params)),

    serve(calls.answerPractice, ({ user, params, body }) => answerPractice(beside, user, params, body)),

    serve(calls.hintPractice, ({ user, params, body }) => hintPractice(beside, user, params, body)),

    serve(calls.solvePractice, ({ user, params, body }) => solvePractice(beside, user, params, body.ticket)),

    serve(calls.redrawPractice, ({ user, params, body }) => redrawPractice(beside, user, params, body.ticket)),
  ];
}
