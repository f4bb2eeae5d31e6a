import type { User } from '@lemma/contracts';
import { RequestError } from '../../../../core/errors.ts';
import { findChallenge, takeChallenge } from './challenges.ts';
import { checkPasskey } from './passkeys.ts';
import { requireCode } from './second-factor.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountQueries, presentUser } from '../../../people/api.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const tooLate = () => new RequestError(401, 'session/wrong-password', said(m.passwordAgain));

async function finishSignIn(services: Services, userId: string, browser: Browser): Promise<User> {
  const account = await accountQueries(services).findActiveUser(userId);
  if (!account) throw tooLate();
  await openSession(services, account, browser, { isConfirmed: true });
  return presentUser(account);
}

/**
 * The second step with a code. A wrong one leaves the begun sign-in as it is; of two right ones at the same time, one
 * signs in.
 */
export async function giveSecondFactor(services: Services, code: string, browser: Browser): Promise<User> {
  const begun = await findChallenge(services, browser, 'second-factor');
  if (!begun?.userId) throw tooLate();
  await requireCode(services, begun.userId, code);
  const taken = await takeChallenge(services, browser, 'second-factor');
  if (taken?.userId !== begun.userId) throw tooLate();
  return finishSignIn(services, begun.userId, browser);
}

/** A passkey that has checked the person stands for both factors; any other one comes after the password. */
export async function passkeySignIn(services: Services, credential: string, browser: Browser): Promise<User> {
  const { userId, isPersonChecked } = await checkPasskey(services, credential, browser);
  const begun = await findChallenge(services, browser, 'second-factor');
  if (begun?.userId === userId) {
    const taken = await takeChallenge(services, browser, 'second-factor');
    if (taken?.userId === userId) return finishSignIn(services, userId, browser);
  }
  if (isPersonChecked) return finishSignIn(services, userId, browser);
  const words = said(m.passkeyChecksNobody);
  throw new RequestError(401, 'session/wrong-password', words);
}
