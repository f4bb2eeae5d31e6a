import type { SignedInUser, VisitorSession } from '../../../../core/access/visitor.ts';
import { RequestError } from '../../../../core/errors.ts';
import { frameTokenOf } from '../../../../core/access/frame-token.ts';
import { cookieNames } from '../../../../core/access/session-cookies.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { visitorData } from '../../data/visitor-store.ts';
import { identityTokens } from '../tokens/tokens.ts';
import { sessionData } from '../../data/session-store.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

/**
 * The user behind the session cookie or the identity token; null when there is neither. A token alone, of a page whose
 * cookies the browser keeps back, is worth as much as the session in which it was made, for as long as that lives.
 */
export async function readVisitor(services: Services, browser: Browser): Promise<SignedInUser | null> {
  const framed = frameTokenOf(browser.headers);
  if (framed !== null) return readFramed(services, framed);
  const cookie = browser.cookies.get(cookieNames(services).session);
  const fromCookie = cookie ? await visitorData(services).findSessionUser(hashToken(cookie)) : null;
  if (fromCookie?.session) noteVisit(services, fromCookie.session);
  const authorization = browser.headers.authorization;
  if (!authorization?.startsWith('JWT ')) return fromCookie;
  const { uid, sessionId } = await identityTokens(services).verifyIdentityToken(authorization.slice(4));
  if (fromCookie && fromCookie.id !== uid) {
    throw new RequestError(401, 'session/authentication-error', 'Authentication error');
  }
  if (fromCookie) return fromCookie;
  const fromToken = await visitorData(services).findSessionUserById(sessionId);
  if (!fromToken?.session || fromToken.id !== uid) return null;
  // Acts that need a confirmation need the cookie.
  return { ...fromToken, session: { ...fromToken.session, confirmedAt: null } };
}

/** The person of a frame. Cookies count for nothing there: they may be those of another person at this browser. */
async function readFramed(services: Services, token: string): Promise<SignedInUser | null> {
  const { uid, sessionId } = await identityTokens(services).verifyIdentityToken(token);
  const visitor = await visitorData(services).findSessionUserById(sessionId);
  return visitor?.session?.course && visitor.id === uid ? visitor : null;
}

const hour = 3600 * 1000;

function noteVisit(services: Services, session: VisitorSession): void {
  if (services.now().getTime() - session.lastSeenAt.getTime() < hour) return;
  services.background.run('noting a visit', () => sessionData(services).touchSession(session.id));
}
