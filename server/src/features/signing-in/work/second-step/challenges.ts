import { cookieNames } from '../../../../core/http/session.ts';
import type { Challenge, ChallengePurpose } from '../../data/challenge-store.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import type { Exchange } from '../../../../core/http/exchange.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';

/** How long a begun exchange waits: a provider's own sign-in may take a while. */
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

/** Begins an exchange that only this browser can finish. */
export async function openChallenge(
  services: Services,
  { reply }: Pick<Exchange, 'reply'>,
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
  reply.setCookie(cookie.name, token, { ...cookie.attributes, maxAge });
}

function keyOf(services: Services, { request }: Pick<Exchange, 'request'>, purpose: ChallengePurpose) {
  const token = request.cookies[cookieOf(services, purpose).name];
  return token ? { tokenHash: hashToken(token), purpose } : null;
}

/** Returns the exchange that this browser has begun, and keeps it. */
export async function findChallenge(
  services: Services,
  exchange: Pick<Exchange, 'request'>,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const key = keyOf(services, exchange, purpose);
  return key && signInData(services).findChallenge(key);
}

/** Takes the exchange that this browser has begun; it cannot be taken twice. */
export async function takeChallenge(
  services: Services,
  exchange: Exchange,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const key = keyOf(services, exchange, purpose);
  if (!key) return null;
  const cookie = cookieOf(services, purpose);
  exchange.reply.clearCookie(cookie.name, cookie.attributes);
  return signInData(services).takeChallenge(key);
}
