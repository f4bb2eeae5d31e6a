import * as calls from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { serveLive } from '../../core/live/serve-live.ts';
import type { Services } from '../../core/services.ts';
import { cleanLine } from '../../core/clean-text.ts';
import { classData } from './data/class-store.ts';
import { messageData } from './data/message-store.ts';
import { askForHelp, getAttemptHelp, getItemHelp } from './work/asking.ts';
import { getHelpThread } from './work/context.ts';
import { closeHelpThread, readConversation, sendHelpMessage } from './work/conversation.ts';
import { topicOfThread } from './work/happenings.ts';
import { turnIntoHint } from './work/hints.ts';
import { storeHelpPicture } from './work/pictures.ts';
import {
  assignHelpThread,
  countHelpThreads,
  listHelpThreads,
  muteHelpLearner,
  publishHelpThread,
  withdrawHelpThread,
} from './work/queue.ts';
import { reportHelpMessage } from './work/reports.ts';
import { turnIntoTypicalError } from './work/typical-errors.ts';

export function tutoringRoutes(services: Services) {
  return [...threadRoutes(services), ...staffRoutes(services)];
}

function threadRoutes(services: Services) {
  return [
    serve(calls.getAttemptHelp, ({ attempt }) => getAttemptHelp(services, attempt)),

    serve(calls.getItemHelp, ({ attempt, params }) => getItemHelp(services, attempt, params.itemId)),

    serve(calls.askForHelp, ({ attempt, params, body }) => askForHelp(services, attempt, params.itemId, body)),

    serve(calls.listHelpThreads, ({ user, query }) => listHelpThreads(services, user, query)),

    serve(calls.countHelpThreads, ({ user }) => countHelpThreads(services, user.id)),

    serve(calls.getHelpThread, ({ user, helpThread }) => getHelpThread(services, user, helpThread)),

    serveLive(calls.followHelpThread, {
      topics: ({ threadId }) => [{ name: topicOfThread(threadId), everyMs: 0 }],
      read: async ({ threadId }) => ({ state: await readConversation(services, threadId) }),
    }),

    serve(calls.sendHelpMessage, ({ user, helpThread, body }) => sendHelpMessage(services, user, helpThread, body)),

    serve(calls.closeHelpThread, ({ helpThread }) => closeHelpThread(services, helpThread)),

    serve(calls.storeHelpPicture, ({ user, request }) => storeHelpPicture(services, user.id, request.body)),

    serve(calls.getHelpPicture, async ({ params, reply }) => {
      const bytes = await messageData(services).findPictureBytes(params.threadId, params.pictureId);
      if (!bytes) throw notFound();
      return reply
        .header('content-type', 'image/webp')
        .header('content-disposition', 'inline; filename="picture.webp"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes);
    }),

    serve(calls.reportHelpMessage, async ({ user, helpThread, params, body }) => {
      await reportHelpMessage(services, user, helpThread, { messageId: params.messageId, reason: body.reason });
      return undefined;
    }),
  ];
}

function staffRoutes(services: Services) {
  return [
    serve(calls.assignHelpThread, async ({ helpThread, body }) => {
      await assignHelpThread(services, helpThread, body.userId);
      return undefined;
    }),

    serve(calls.muteHelpLearner, async ({ user, helpThread, body }) => {
      await muteHelpLearner(services, user, helpThread, body.isMuted);
      return undefined;
    }),

    serve(calls.publishHelpThread, async ({ user, helpThread, body }) => {
      await publishHelpThread(services, user, helpThread, body);
      return undefined;
    }),

    serve(calls.withdrawHelpThread, async ({ helpThread }) => {
      await withdrawHelpThread(services, helpThread);
      return undefined;
    }),

    serve(calls.turnIntoHint, ({ user, helpThread, params }) =>
      turnIntoHint(services, user, helpThread, params.messageId),
    ),

    serve(calls.turnIntoTypicalError, ({ user, helpThread, params, body }) =>
      turnIntoTypicalError(services, user, helpThread, { messageId: params.messageId, ...body }),
    ),

    serve(calls.getHelpSettings, ({ params }) => classData(services).findSettings(params.classId)),

    serve(calls.setHelpSettings, async ({ params, body }) => {
      await classData(services).saveSettings(params.classId, { ...body, expected: cleanLine(body.expected) });
      return classData(services).findSettings(params.classId);
    }),
  ];
}
