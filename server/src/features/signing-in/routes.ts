import * as calls from '@lemma/contracts';
import { passwordMaximumLength, passwordMinimumLength } from '@lemma/contracts';
import { notSignedIn } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { clearSessionCookies, cookieNames, setCsrfCookie } from '../../core/access/session-cookies.ts';
import { getSignInOptions } from './work/providers/providers.ts';
import { updateAccount, signUp, login } from './work/accounts/accounts.ts';
import { upgradeAnonymous } from './work/accounts/upgrade.ts';
import { hashToken } from '../../core/tokens.ts';
import { identityTokens } from './work/tokens/tokens.ts';
import { visitorData } from './data/visitor-store.ts';
import type { Services } from '../../core/services.ts';
import { presentUser } from '../people/api.ts';

export function accountRoutes(services: Services) {
  return [
    serve(calls.getSession, async ({ visitor, browser }) => {
      if (visitor) return presentUser(visitor);
      if (!browser.cookies.get(cookieNames(services).session)) return null;
      // The browser holds a session that has ended: say so once, and take the cookie away.
      clearSessionCookies(services, browser.cookies);
      throw notSignedIn();
    }),

    serve(calls.getCsrf, async ({ browser }) => {
      setCsrfCookie(services, browser.cookies);
      return undefined;
    }),

    serve(calls.getIdentityToken, async ({ user, browser }) => {
      // A token is made in a session, not of another token: it could outlive its hour forever.
      if (!user.session || !browser.cookies.get(cookieNames(services).session)) throw notSignedIn();
      const claim = { uid: user.id, sessionId: user.session.id };
      const { token, expiresAt } = await identityTokens(services).makeIdentityToken(claim);
      return { token, expiresAt: expiresAt.toISOString() };
    }),

    serve(calls.login, (call) => login(services, call.body, call.browser)),

    serve(calls.signUp, (call) => signUp(services, call.body, call.browser)),

    serve(calls.logout, async ({ browser }) => {
      const token = browser.cookies.get(cookieNames(services).session);
      if (token) await visitorData(services).deleteSession(hashToken(token));
      clearSessionCookies(services, browser.cookies);
      return undefined;
    }),

    serve(calls.updateAccount, ({ user, body, browser }) => updateAccount(services, user, body, browser)),

    serve(calls.upgradeAnonymous, (call) => upgradeAnonymous(services, call.user, call.body, call.browser)),

    serve(calls.getSignInOptions, async () => ({
      password: { minimumLength: passwordMinimumLength, maximumLength: passwordMaximumLength },
      providers: getSignInOptions(services),
      mayMakeAccount: services.environment.signUp === 'open',
    })),
  ];
}
