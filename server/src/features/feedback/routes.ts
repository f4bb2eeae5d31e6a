import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { answerFeedback, listFeedback, listMyFeedback, sendFeedback, setFeedbackState } from './work/feedback.ts';
import type { Services } from '../../core/services.ts';

export function feedbackRoutes(services: Services) {
  return [
    serve(calls.sendFeedback, ({ visitor, body }) => sendFeedback(services, visitor, body)),

    serve(calls.listMyFeedback, ({ user }) => listMyFeedback(services, user.id)),

    serve(calls.listFeedback, ({ query }) => listFeedback(services, query)),

    serve(calls.answerFeedback, ({ user, params, body }) =>
      answerFeedback(services, { author: user, feedbackId: params.feedbackId, message: body.message }),
    ),

    serve(calls.setFeedbackState, ({ params, body }) =>
      setFeedbackState(services, { feedbackId: params.feedbackId, state: body.state }),
    ),
  ];
}
