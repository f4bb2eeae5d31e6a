import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { speakerFor } from '../../core/language/speakers.ts';
import { answerFeedback, listFeedback, listMyFeedback, sendFeedback, setFeedbackState } from './work/feedback.ts';
import type { Services } from '../../core/services.ts';

export function feedbackRoutes(services: Services) {
  return [
    serve(calls.sendFeedback, ({ visitor, body }) => sendFeedback(services, visitor, body)),

    serve(calls.listMyFeedback, ({ user, browser }) => listMyFeedback(services, user.id, speakerFor(browser.headers))),

    serve(calls.listFeedback, ({ query, browser }) => listFeedback(services, query, speakerFor(browser.headers))),

    serve(calls.answerFeedback, ({ user, params, body, browser }) =>
      answerFeedback(services, {
        author: user,
        feedbackId: params.feedbackId,
        message: body.message,
        speaker: speakerFor(browser.headers),
      }),
    ),

    serve(calls.setFeedbackState, ({ params, body, browser }) =>
      setFeedbackState(services, { ...params, state: body.state, speaker: speakerFor(browser.headers) }),
    ),
  ];
}
