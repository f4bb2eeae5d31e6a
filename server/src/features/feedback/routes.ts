import { answerFeedback, listFeedback, listMyFeedback, sendFeedback, setFeedbackState } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { answer, findFeedback, findMyFeedback, keepFeedback, setState } from './work/feedback.ts';
import type { Services } from '../../core/services.ts';

export function feedbackRoutes(services: Services) {
  return [
    serve(sendFeedback, ({ visitor, body }) => keepFeedback(services, visitor, body)),

    serve(listMyFeedback, ({ user }) => findMyFeedback(services, user.id)),

    serve(listFeedback, ({ query }) => findFeedback(services, query)),

    serve(answerFeedback, ({ user, params, body }) =>
      answer(services, { author: user, feedbackId: params.feedbackId, message: body.message }),
    ),

    serve(setFeedbackState, ({ params, body }) =>
      setState(services, { feedbackId: params.feedbackId, state: body.state }),
    ),
  ];
}
