import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { signInAs, stopSignInAs } from './work/acting.ts';
import { listMails, retryMail } from './work/outbox.ts';
import { eraseUserData, exportUserData } from './work/personal-data.ts';
import { listAuditEntries, listLogMessages } from './work/records.ts';
import {
  deactivateUser,
  getUser,
  listUsers,
  reactivateUser,
  letTeacherIn,
  setUserRoles,
  removeSecondFactors,
} from './work/users.ts';
import { speakerFor, speakerForBrowser } from '../../core/language/speakers.ts';
import type { Services } from '../../core/services.ts';
import { sendDownload } from '../../core/http/send-download.ts';

export function administrationRoutes(services: Services) {
  return [
    serve(calls.listUsers, ({ query }) => listUsers(services, query)),

    serve(calls.getUser, ({ params }) => getUser(services, params.userId)),

    serve(calls.setUserRoles, ({ user, params, body }) => setUserRoles(services, { actor: user, ...params, ...body })),

    serve(calls.letTeacherIn, ({ user, params, body }) => letTeacherIn(services, { actor: user, ...params, ...body })),

    serve(calls.deactivateUser, ({ user, params, body }) =>
      deactivateUser(services, { actor: user, ...params, ...body }),
    ),

    serve(calls.reactivateUser, ({ user, params }) => reactivateUser(services, { actor: user, ...params })),

    serve(calls.removeSecondFactors, async ({ user, params, body }) => {
      await removeSecondFactors(services, { actor: user, ...params, ...body });
      return undefined;
    }),

    serve(calls.signInAs, (call) =>
      signInAs(services, { actor: call.user, userId: call.params.userId, reason: call.body.reason }, call.browser),
    ),

    serve(calls.stopSignInAs, (call) => stopSignInAs(services, call.user, call.browser)),

    serve(calls.exportUserData, async ({ user, params, request, reply }) =>
      sendDownload(reply, await exportUserData(services, { actor: user, ...params }, speakerForBrowser(request))),
    ),

    serve(calls.eraseUserData, async ({ user, params, body }) => {
      await eraseUserData(services, { actor: user, userId: params.userId, reason: body.reason });
      return undefined;
    }),

    serve(calls.listAuditEntries, ({ query, browser }) =>
      listAuditEntries(services, query, speakerFor(browser.headers)),
    ),

    serve(calls.listMails, ({ query }) => listMails(services, query)),

    serve(calls.retryMail, async ({ user, params }) => {
      await retryMail(services, { actorId: user.id, mailId: params.mailId });
      return undefined;
    }),

    serve(calls.listLogMessages, ({ query }) => listLogMessages(services, query)),
  ];
}
