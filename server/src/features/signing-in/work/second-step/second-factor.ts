import type { SecondFactor } from '@lemma/contracts';
import { invalidField, RequestError } from '../../../../core/errors.ts';
import { useAuthenticatorCode } from './authenticator.ts';
import { openChallenge } from './challenges.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/**
 * Throws 401 when the account asks for a second factor after what was just proved; the cookie that goes with it names
 * the begun sign-in.
 */
export async function requireSecondFactor(
  services: Services,
  account: { readonly id: string },
  browser: Browser,
): Promise<void> {
  const methods = await beginSecondFactor(services, account, browser);
  if (methods.length === 0) return;
  const words = said(m.nowConfirm);
  throw new RequestError(401, 'session/second-factor-needed', words, {}, { methods });
}

/** The second factors of which one must be given now; none when the account has none. */
export async function beginSecondFactor(
  services: Services,
  account: { readonly id: string },
  browser: Browser,
): Promise<SecondFactor[]> {
  const methods = await signInData(services).selectSecondFactors(account.id);
  if (methods.length > 0) {
    await openChallenge(services, browser, 'second-factor', { userId: account.id, data: {} });
  }
  return methods;
}

/**
 * Uses up a code and returns its kind; null when it is wrong. Few tries for an account; throws 429 after them (SC12).
 */
async function checkCode(services: Services, userId: string, code: string): Promise<'totp' | 'recovery-code' | null> {
  const tries = [
    { limit: limits.codeOfAccount, subject: userId },
    { limit: limits.codeOfAccountInADay, subject: userId },
  ];
  await services.throttle.take(...tries);
  const used = (await useAuthenticatorCode(services, userId, code))
    ? 'totp'
    : (await useRecoveryCode(services, userId, code))
      ? 'recovery-code'
      : null;
  if (used) await services.throttle.clear(...tries);
  return used;
}

/** As `checkCode`, for a form with the field `code`. */
export async function requireCode(services: Services, userId: string, code: string): Promise<void> {
  if (await checkCode(services, userId, code)) return;
  throw invalidField('code', said(m.codeNotRight));
}
