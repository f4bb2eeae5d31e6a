import type { User } from '@lemma/contracts';
import { RequestError } from '../../../../core/errors.ts';
import { findChallenge, takeChallenge } from './challenges.ts';
import { checkPasskey } from './passkeys.ts';
import { requireCode } from './second-factor.ts';
import type { Exchange } from '../../../../core/http/exchange.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountQueries, presentUser } from '../../../people/api.ts';
import type { Services } from '../../../../core/services.ts';

const tooLate = () => new RequestError(401, 'session/wrong-password', 'This took too long. Enter your password again.');

async function finishSignIn(services: Services, userId: string, exchange: Exchange): Promise<User> {
  const account = await accountQueries(services).findActiveUser(userId);
  if (!account) throw tooLate();
  await openSession(services, account, exchange, { isConfirmed: true });
  return presentUser(account);
}

/**
 * The second step with a code. A wrong one leaves the begun sign-in as it is; of two right ones at the same time, one
 * signs in.
 */
export async function giveSecondFactor(services: Services, code: string, exchange: Exchange): Promise<User> {
  const begun = await findChallenge(services, exchange, 'second-factor');
  if (!begun?.userId) throw tooLate();
  await requireCode(services, begun.userId, code);
  const taken = await takeChallenge(services, exchange, 'second-factor');
  if (taken?.userId !== begun.userId) throw tooLate();
  return finishSignIn(services, begun.userId, exchange);
}

/** A passkey that has checked the person stands for both factors; any other one comes after the password. */
export async function signInWithPasskey(services: Services, credential: string, exchange: Exchange): Promise<User> {
  const { userId, isPersonChecked } = await checkPasskey(services, credential, exchange);
  const begun = await findChallenge(services, exchange, 'second-factor');
  if (begun?.userId === userId) {
    const taken = await takeChallenge(services, exchange, 'second-factor');
    if (taken?.userId === userId) return finishSignIn(services, userId, exchange);
  }
  if (isPersonChecked) return finishSignIn(services, userId, exchange);
  const words = 'This passkey does not check that it is you. Sign in with your password first, then use it.';
  throw new RequestError(401, 'session/wrong-password', words);
}
