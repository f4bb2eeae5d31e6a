import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { commentOnAnswer, listAnswerComments, listMyAnswerComments, removeAnswerComment } from './work/comments.ts';
import { writeToLearner } from './work/message.ts';

export function answerCommentRoutes(services: Services) {
  return [
    serve(calls.listAnswerComments, ({ user, params }) => listAnswerComments(services, user, params)),

    serve(calls.commentOnAnswer, ({ user, params, body }) => commentOnAnswer(services, user, params, body)),

    serve(calls.removeAnswerComment, async ({ user, params }) => {
      await removeAnswerComment(services, user, params);
      return undefined;
    }),

    serve(calls.writeToLearner, async ({ user, params, body }) => {
      await writeToLearner(services, user, params, body);
      return undefined;
    }),

    serve(calls.listMyAnswerComments, ({ attempt }) => listMyAnswerComments(services, attempt)),
  ];
}
