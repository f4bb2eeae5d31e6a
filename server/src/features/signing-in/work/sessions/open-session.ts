import { v7 as newId } from 'uuid';
import type { Account } from '../../../../core/access/visitor.ts';
import {
  anonymousSessionSeconds,
  cookieNames,
  sessionSeconds,
  setCsrfCookie,
  setSessionCookie,
} from '../../../../core/access/session-cookies.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { greet } from '../../../languages/api.ts';
import { rememberDevice } from './known-devices.ts';
import { visitorData } from '../../data/visitor-store.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

declare module '../../../../core/hooks.ts' {
  interface Hooks {
    /** Somebody came in, or proved an address: what waits for that address may be given. */
    readonly addressProved: (
      services: Services,
      account: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>,
    ) => Promise<void>;
  }
}

interface SessionOptions {
  /** The account's password, and second factor where there is one, were just given. */
  readonly isConfirmed?: boolean;
  /** The user whom the administrator `user` acts as. */
  readonly actingAsId?: string;
}

/** Opens a new session and sets both cookies; a session that the browser had before ends. */
export async function openSession(
  services: Services,
  user: Account,
  browser: Browser,
  options: SessionOptions = {},
): Promise<void> {
  const earlier = browser.cookies.get(cookieNames(services).session);
  if (earlier) await visitorData(services).deleteSession(hashToken(earlier));
  const token = newToken();
  const seconds = user.isAnonymous ? anonymousSessionSeconds : sessionSeconds;
  const createdAt = services.now();
  await visitorData(services).insertSession({
    tokenHash: hashToken(token),
    id: newId(),
    userId: user.id,
    actingAsId: options.actingAsId ?? null,
    confirmedAt: options.isConfirmed ? createdAt : null,
    lastSeenAt: createdAt,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + seconds * 1000),
    userAgent: (browser.headers['user-agent'] ?? '').slice(0, 300),
  });
  if (!options.actingAsId) await greet(services, user.id, browser);
  await services.hooks.addressProved(services, user);
  // A browser that held a token of a session that does not exist would also have lost the one it had.
  services.afterCommit(() => {
    setSessionCookie(services, browser.cookies, token, seconds);
    setCsrfCookie(services, browser.cookies);
    if (!user.isAnonymous && !options.actingAsId) rememberDevice(services, browser, user.id);
    services.log.info({ user: user.id, from: networkOf(browser.address) }, 'a session was opened');
  });
}
