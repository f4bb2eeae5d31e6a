import {
  answerPreview,
  decideLateAnswer,
  drawNextVariant,
  getAttempt,
  getReceipt,
  handIn,
  handInPreview,
  hintPreview,
  listLateAnswers,
  previewTask,
  redrawPreview,
  revealHint,
  saveDraft,
  showSolution,
  solvePreview,
  startAttempt,
  submitResponse,
  verifyReceipt,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { decideAbout, presentLateAnswers } from './work/late-arrivals.ts';
import {
  answerInPreview,
  handInInPreview,
  hintsInPreview,
  openPreview,
  redrawInPreview,
  solutionInPreview,
} from './work/previews.ts';
import { checkReceipt, makeReceipt } from './work/receipts.ts';
import { drawNext, finish, giveSolution, keepDraft, look, reveal, submit } from './work/attempts.ts';
import { start } from './work/starting.ts';
import type { Services } from '../../core/services.ts';

export function attemptRoutes(services: Services) {
  return [
    serve(startAttempt, ({ user, params, body }) => start(services, user, params, body)),

    serve(getAttempt, ({ attempt }) => look(services, attempt)),

    serve(saveDraft, ({ attempt, params, body }) =>
      keepDraft(services, attempt, { ...params, number: body.variantNumber }, body),
    ),

    serve(submitResponse, async ({ attempt, params, body, reply }) => {
      const submitted = await submit(services, attempt, params.itemId, body);
      if (submitted.isKeptForTeacher) reply.code(202);
      return submitted;
    }),

    serve(revealHint, async ({ attempt, params, body }) => ({
      hints: await reveal(services, attempt, { ...params, number: body.variantNumber }, body.number),
    })),

    serve(showSolution, ({ attempt, params, body }) =>
      giveSolution(services, attempt, { ...params, number: body.variantNumber }),
    ),

    serve(drawNextVariant, ({ attempt, params, body }) => drawNext(services, attempt, params.itemId, body.after)),

    serve(handIn, ({ attempt }) => finish(services, attempt)),

    serve(listLateAnswers, ({ params }) => presentLateAnswers(services, params)),

    serve(decideLateAnswer, ({ user, params, body }) => decideAbout(services, user, params, body.decision)),

    serve(getReceipt, ({ user, attempt }) => makeReceipt(services, user, attempt)),

    serve(verifyReceipt, ({ params, body }) => checkReceipt(services, params.classId, body.receipt)),

    serve(previewTask, ({ params, body }) => openPreview(services, params, body)),

    serve(answerPreview, ({ params, body }) => answerInPreview(services, params, body)),

    serve(hintPreview, ({ params, body }) => hintsInPreview(services, params, body.ticket, body.number)),

    serve(solvePreview, ({ params, body }) => solutionInPreview(services, params, body.ticket)),

    serve(redrawPreview, ({ params, body }) => redrawInPreview(services, params, body.ticket)),

    serve(handInPreview, ({ params, body }) => handInInPreview(services, params, body)),
  ];
}
