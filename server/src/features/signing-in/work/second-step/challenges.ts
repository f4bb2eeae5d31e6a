import { cookieNames } from '../../../../core/access/session-cookies.ts';
import type { Challenge, ChallengePurpose } from '../../data/challenge-store.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

/** How long a begun browser waits: a provider's own sign-in may take a while. */
const seconds: Readonly<Record<ChallengePurpose, number>> = {
  'second-factor': 5 * 60,
  'make-passkey': 5 * 60,
  'passkey-sign-in': 5 * 60,
  'provider-sign-in': 15 * 60,
};

function cookieOf(services: Services, purpose: ChallengePurpose) {
  const { isSecure } = cookieNames(services);
  return {
    name: `${isSecure ? '__Host-' : ''}lemma_${purpose}`,
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const,
  };
}

/** Begins an browser that only this browser can finish. */
export async function openChallenge(
  services: Services,
  browser: Browser,
  purpose: ChallengePurpose,
  { userId, data }: Challenge,
): Promise<void> {
  const token = newToken();
  const maxAge = seconds[purpose];
  const expiresAt = new Date(services.now().getTime() + maxAge * 1000);
  await signInData(services).insertChallenge({
    tokenHash: hashToken(token),
    purpose,
    userId,
    data: { ...data },
    expiresAt,
  });
  const cookie = cookieOf(services, purpose);
  browser.cookies.set(cookie.name, token, { ...cookie.attributes, maxAge });
}

function keyOf(services: Services, browser: Browser, purpose: ChallengePurpose) {
  const token = browser.cookies.get(cookieOf(services, purpose).name);
  return token ? { tokenHash: hashToken(token), purpose } : null;
}

/** Returns the exchange that this browser has begun, and keeps it. */
export async function findChallenge(
  services: Services,
  browser: Browser,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const key = keyOf(services, browser, purpose);
  return key && signInData(services).findChallenge(key);
}

/** Takes the exchange that this browser has begun; it cannot be taken twice. */
export async function takeChallenge(
  services: Services,
  browser: Browser,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const key = keyOf(services, browser, purpose);
  if (!key) return null;
  const cookie = cookieOf(services, purpose);
  browser.cookies.clear(cookie.name, cookie.attributes);
  return signInData(services).takeChallenge(key);
}
