import {
  deactivateUser,
  eraseUserData,
  exportUserData,
  getUser,
  letTeacherIn,
  listAuditEntries,
  listLogMessages,
  listMails,
  listUsers,
  reactivateUser,
  removeSecondFactors,
  retryMail,
  setUserRoles,
  signInAs,
  stopSignInAs,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { beginActing, endActing } from './work/acting.ts';
import { findMails, retry } from './work/outbox.ts';
import { eraseData, exportData } from './work/personal-data.ts';
import { findAuditEntries, findLogMessages } from './work/records.ts';
import {
  deactivate,
  describeUser,
  findUsers,
  reactivate,
  setLetIn,
  setRoles,
  takeSecondFactors,
} from './work/users.ts';
import type { Services } from '../../core/services.ts';
import { sendDownload } from '../../core/http/send-download.ts';

export function administrationRoutes(services: Services) {
  return [
    serve(listUsers, ({ query }) => findUsers(services, query)),

    serve(getUser, ({ params }) => describeUser(services, params.userId)),

    serve(setUserRoles, ({ user, params, body }) => setRoles(services, { actor: user, ...params, ...body })),

    serve(letTeacherIn, ({ user, params, body }) => setLetIn(services, { actor: user, ...params, ...body })),

    serve(deactivateUser, ({ user, params, body }) => deactivate(services, { actor: user, ...params, ...body })),

    serve(reactivateUser, ({ user, params }) => reactivate(services, { actor: user, ...params })),

    serve(removeSecondFactors, async ({ user, params, body }) => {
      await takeSecondFactors(services, { actor: user, ...params, ...body });
      return undefined;
    }),

    serve(signInAs, (call) =>
      beginActing(services, { actor: call.user, userId: call.params.userId, reason: call.body.reason }, call.browser),
    ),

    serve(stopSignInAs, (call) => endActing(services, call.user, call.browser)),

    serve(exportUserData, async ({ user, params, reply }) =>
      sendDownload(reply, await exportData(services, { actor: user, ...params })),
    ),

    serve(eraseUserData, async ({ user, params, body }) => {
      await eraseData(services, { actor: user, userId: params.userId, reason: body.reason });
      return undefined;
    }),

    serve(listAuditEntries, ({ query }) => findAuditEntries(services, query)),

    serve(listMails, ({ query }) => findMails(services, query)),

    serve(retryMail, async ({ user, params }) => {
      await retry(services, { actorId: user.id, mailId: params.mailId });
      return undefined;
    }),

    serve(listLogMessages, ({ query }) => findLogMessages(services, query)),
  ];
}
