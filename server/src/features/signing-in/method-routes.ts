import {
  beginAuthenticator,
  beginPasskey,
  beginPasskeySignIn,
  confirmAuthenticator,
  confirmIdentity,
  createPasskey,
  finishProviderSignIn,
  getSignInMethods,
  giveSecondFactor,
  passkeySignIn,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startProviderSignIn,
  unlinkProvider,
} from '@lemma/contracts';
import type { FastifyReply } from 'fastify';
import { serve } from '../../core/http/serve.ts';
import * as authenticator from './work/second-step/authenticator.ts';
import { confirmIdentity as confirm } from './work/sessions/confirm-identity.ts';
import * as passkeys from './work/second-step/passkeys.ts';
import * as providerSignIn from './work/providers/provider-sign-in.ts';
import * as providers from './work/providers/providers.ts';
import * as secondFactorSignIn from './work/second-step/second-factor-sign-in.ts';
import type { Services } from '../../core/services.ts';

export function identityRoutes(services: Services) {
  return [
    serve(getSignInMethods, ({ user }) => providers.getSignInMethods(services, user)),

    serve(giveSecondFactor, (call) => secondFactorSignIn.giveSecondFactor(services, call.body.code, call.browser)),

    serve(beginAuthenticator, ({ user }) => authenticator.beginAuthenticator(services, user)),

    serve(confirmAuthenticator, ({ user, body }) => authenticator.confirmAuthenticator(services, user, body.code)),

    serve(removeAuthenticator, async ({ user }) => {
      await authenticator.removeAuthenticator(services, user);
      return undefined;
    }),

    serve(renewRecoveryCodes, ({ user }) => authenticator.renewRecoveryCodes(services, user)),

    serve(beginPasskey, (call) => passkeys.beginPasskey(services, call.user, call.browser)),

    serve(createPasskey, (call) => passkeys.createPasskey(services, call.user, call.body, call.browser)),

    serve(removePasskey, async ({ user, params }) => {
      await passkeys.removePasskey(services, user, params.passkeyId);
      return undefined;
    }),

    serve(beginPasskeySignIn, (call) => passkeys.beginPasskeySignIn(services, call.visitor, call.browser)),

    serve(passkeySignIn, (call) => secondFactorSignIn.passkeySignIn(services, call.body.credential, call.browser)),

    serve(confirmIdentity, async (call) => {
      await confirm(services, call.user, call.body, call.browser);
      return undefined;
    }),

    serve(startProviderSignIn, async (call) => {
      const { next, link } = call.query;
      const wanted = { providerId: call.params.providerId, next, isLinking: link === 'true' };
      const address = await providerSignIn.startProviderSignIn(services, wanted, call.visitor, call.browser);
      return sendOn(call.reply, address);
    }),

    serve(finishProviderSignIn, async (call) => {
      const { providerId } = call.params;
      return sendOn(
        call.reply,
        await providerSignIn.finishProviderSignIn(services, providerId, call.visitor, call.browser),
      );
    }),

    serve(unlinkProvider, async ({ user, params }) => {
      await providers.unlinkProvider(services, user, params.linkedAccountId);
      return undefined;
    }),
  ];
}

/** Addresses with codes in them must not be kept, nor passed to the next page. */
function sendOn(reply: FastifyReply, address: string): undefined {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address) as unknown as undefined;
}
