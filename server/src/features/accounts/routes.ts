import { getCsrf, getIdentityToken, getSession, login, logout, signUp, updateAccount } from '@lemma/contracts';
import { notSignedIn } from '../../http/errors.ts';
import { serve } from '../../http/serve.ts';
import { clearSessionCookies, cookieNames, hashToken, setCsrfCookie } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeAccount, createAccount, presentUser, signIn } from './service.ts';

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

    serve(getIdentityToken, async ({ user }) => {
      const { token, expiresAt } = await services.tokens.makeIdentityToken(user.id);
      return { token, expiresAt: expiresAt.toISOString() };
    }),

    serve(login, (call) => signIn(services, call.body, call)),

    serve(signUp, (call) => createAccount(services, call.body, call)),

    serve(logout, async ({ request, reply }) => {
      const token = request.cookies[cookieNames(services).session];
      if (token) await services.accounts.deleteSession(hashToken(token));
      clearSessionCookies(services, reply);
      return undefined;
    }),

    serve(updateAccount, ({ user, body }) => changeAccount(services, user, body)),
  ];
}
