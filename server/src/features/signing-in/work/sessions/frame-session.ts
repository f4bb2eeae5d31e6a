import { v7 as newId } from 'uuid';
import type { Browser } from '../../../../core/access/browser.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { visitorData } from '../../data/visitor-store.ts';
import { identityTokens } from '../tokens/tokens.ts';

export const frameSessionSeconds = 12 * 3600;

interface FrameSession {
  readonly userId: string;
  readonly contextId: string;
  readonly linkId: string | null;
}

/** Opens the session of a launch, beside those that the person has. Only the secret opens it. */
export async function openFrameSession(
  services: Services,
  { userId, contextId, linkId }: FrameSession,
  browser: Browser,
): Promise<{ readonly secret: string; readonly sessionId: string }> {
  const [secret, sessionId] = [newToken(), newId()];
  const createdAt = services.now();
  await visitorData(services).insertSession({
    tokenHash: hashToken(secret),
    id: sessionId,
    userId,
    lastSeenAt: createdAt,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + frameSessionSeconds * 1000),
    userAgent: (browser.headers['user-agent'] ?? '').slice(0, 300),
    kind: 'lti',
    ltiContextId: contextId,
    ltiLinkId: linkId,
  });
  return { secret, sessionId };
}

/** The person of a launch by the secret of its session; null when it has ended or is another kind of session. */
async function findFramedVisitor(services: Services, secret: string): Promise<SignedInUser | null> {
  const visitor = await visitorData(services).findSessionUser(hashToken(secret));
  return visitor?.session?.course ? visitor : null;
}

/** Trades the secret of a launch's session for the identity token that its calls carry; null when it has ended. */
export async function makeFrameToken(services: Services, secret: string) {
  const visitor = await findFramedVisitor(services, secret);
  if (!visitor?.session) return null;
  return identityTokens(services).makeIdentityToken({
    uid: visitor.id,
    sessionId: visitor.session.id,
    isFramed: true,
  });
}
