import {
  getCsrf,
  getIdentityToken,
  getSession,
  getSignInOptions,
  login,
  logout,
  passwordMaximumLength,
  passwordMinimumLength,
  signUp,
  updateAccount,
  upgradeAnonymous,
} from '@lemma/contracts';
import { notSignedIn } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { clearSessionCookies, cookieNames, setCsrfCookie } from '../../core/http/session.ts';
import { listProviders } from './work/providers/providers.ts';
import { changeAccount, createAccount, signIn } from './work/accounts/accounts.ts';
import { upgrade } from './work/accounts/upgrade.ts';
import { hashToken } from '../../core/tokens.ts';
import { identityTokens } from './work/tokens/tokens.ts';
import { visitorData } from './data/visitor-store.ts';
import type { Services } from '../../core/services.ts';
import { presentUser } from '../people/api.ts';

export function accountRoutes(services: Services) {
  return [
    serve(getSession, async ({ visitor, request, reply }) => {
      if (visitor) return presentUser(visitor);
      if (!request.cookies[cookieNames(services).session]) return null;
      // The browser holds a session that has ended: say so once, and take the cookie away.
      clearSessionCookies(services, reply);
      throw notSignedIn();
    }),

    serve(getCsrf, async ({ reply }) => {
      setCsrfCookie(services, reply);
      return undefined;
    }),

    serve(getIdentityToken, async ({ user, request }) => {
      // A token is made in a session, not of another token: it could outlive its hour forever.
      if (!user.session || !request.cookies[cookieNames(services).session]) throw notSignedIn();
      const claim = { uid: user.id, sessionId: user.session.id };
      const { token, expiresAt } = await identityTokens(services).makeIdentityToken(claim);
      return { token, expiresAt: expiresAt.toISOString() };
    }),

    serve(login, (call) => signIn(services, call.body, call)),

    serve(signUp, (call) => createAccount(services, call.body, call)),

    serve(logout, async ({ request, reply }) => {
      const token = request.cookies[cookieNames(services).session];
      if (token) await visitorData(services).deleteSession(hashToken(token));
      clearSessionCookies(services, reply);
      return undefined;
    }),

    serve(updateAccount, ({ user, body, request }) => changeAccount(services, user, body, request)),

    serve(upgradeAnonymous, (call) => upgrade(services, call.user, call.body, call)),

    serve(getSignInOptions, async () => ({
      password: { minimumLength: passwordMinimumLength, maximumLength: passwordMaximumLength },
      providers: listProviders(services),
      mayMakeAccount: services.environment.signUp === 'open',
    })),
  ];
}
