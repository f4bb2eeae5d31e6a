import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { chooseOtherAccount } from './work/launch/other-account.ts';
import { createAccount, enterPending, linkAccount, readPendingLaunch } from './work/launch/choose-account.ts';
import { listIdentities, unlinkIdentity } from './work/launch/identities.ts';
import { makeWindow } from './work/launch/windows.ts';

export function ltiRoutes(services: Services) {
  return [
    serve(calls.readPendingLtiLaunch, ({ body, browser }) => readPendingLaunch(services, body, browser)),

    serve(calls.linkLtiAccount, ({ user, body }) => linkAccount(services, user, body)),

    serve(calls.chooseOtherAccount, ({ user }) => chooseOtherAccount(services, user)),

    serve(calls.createLtiAccount, ({ body }) => createAccount(services, body)),

    serve(calls.enterLtiLaunch, ({ body, browser }) => enterPending(services, body, browser)),

    serve(calls.listLtiIdentities, ({ user }) => listIdentities(services, user.id)),

    serve(calls.unlinkLtiIdentity, async ({ user, params }) => {
      await unlinkIdentity(services, user, params.ltiPersonId);
      return undefined;
    }),

    serve(calls.leaveFrame, ({ user, body }) => makeWindow(services, user, body.path)),
  ];
}
