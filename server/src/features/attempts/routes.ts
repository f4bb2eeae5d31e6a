import {
  drawNextVariant,
  getAttempt,
  handIn,
  revealHint,
  saveDraft,
  showSolution,
  startAttempt,
  submitResponse,
} from '@lemma/contracts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { presentAttempt } from './present.ts';
import { drawNext, finish, giveSolution, keepDraft, reveal, start, submit } from './service.ts';

export function attemptRoutes(services: Services) {
  return [
    serve(startAttempt, ({ user, params, body }) => start(services, user, params, body)),

    serve(getAttempt, ({ attempt }) => presentAttempt(services, attempt)),

    serve(saveDraft, ({ attempt, params, body }) =>
      keepDraft(services, attempt, { ...params, number: body.variantNumber }, body),
    ),

    serve(submitResponse, ({ attempt, params, body }) => submit(services, attempt, params.itemId, body)),

    serve(revealHint, async ({ attempt, params, body }) => ({
      hints: await reveal(services, attempt, { ...params, number: body.variantNumber }, body.number),
    })),

    serve(showSolution, ({ attempt, params, body }) =>
      giveSolution(services, attempt, { ...params, number: body.variantNumber }),
    ),

    serve(drawNextVariant, ({ attempt, params, body }) => drawNext(services, attempt, params.itemId, body.after)),

    serve(handIn, ({ attempt }) => finish(services, attempt)),
  ];
}
