import type { BodyOf, confirmIdentity as confirmIdentityEndpoint } from '@lemma/contracts';
import { conflict, invalidField } from '../../../../core/errors.ts';
import { checkPasskey } from '../second-step/passkeys.ts';
import { checkPassword } from '../passwords/password-check.ts';
import { requireCode } from '../second-step/second-factor.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { accountQueries } from '../../../people/api.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** The password, where there is one, and a second factor, where there is one, once more. */
export async function confirmIdentity(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof confirmIdentityEndpoint>,
  browser: Browser,
): Promise<void> {
  const [passwordHash, methods] = await Promise.all([
    accountQueries(services).selectPasswordHash(user.id),
    signInData(services).selectSecondFactors(user.id),
  ]);
  if (passwordHash === null && methods.length === 0) {
    throw conflict('request/conflict', said(m.noPasswordSignInAgain));
  }
  const passkey = body.credential === undefined ? null : await checkPasskey(services, body.credential, browser);
  if (passkey && passkey.userId !== user.id) throw invalidField('credential', said(m.passkeyOfOther));
  if (passwordHash !== null && !passkey?.isPersonChecked) {
    if (!body.password) throw invalidField('password', said(m.enterPassword));
    const claim = { userId: user.id, passwordHash, password: body.password };
    if (!(await checkPassword(services, claim, browser))) {
      throw invalidField('password', said(m.notYourPassword));
    }
  }
  if (methods.length > 0 && !passkey) {
    if (!body.code) {
      const isApp = methods.includes('totp');
      const words = isApp ? said(m.enterAuthenticatorCode) : said(m.enterRecoveryCode);
      throw invalidField('code', words);
    }
    await requireCode(services, user.id, body.code);
  }
  if (user.session) await signInData(services).markConfirmed(user.session.id);
}
