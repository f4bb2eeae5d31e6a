import { setTimeout as pause } from 'node:timers/promises';
import { passwordMatches } from './hashing.ts';
import { knownDeviceOf } from '../sessions/known-devices.ts';
import { type Try } from '../../../../core/throttle/throttle.ts';
import { wrongAmongMany } from '../second-step/typed-codes.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

interface Claim {
  /** Null for an account that is not there: tried, counted and refused alike. */
  readonly userId: string | null;
  /** The typed name of the account. Where the account is known otherwise, leave it out. */
  readonly identifier?: string;
  readonly passwordHash: string | null;
  readonly password: string;
}

/** How long an answer takes where many wrong passwords came from the same address. */
const delayMs = 1000;

/**
 * Whether this is the account's password. Every place that takes a password asks here, so that all of them share one
 * count of wrong tries per account. Throws 429 when there were too many; takes as long for accounts that are not there.
 *
 * Many wrong tries from one address do not lock others out there: the right password passes, a little later, and each
 * account has fewer tries from that address. A device on which the account was signed in before has tries of its own,
 * which strangers cannot use up.
 */
export async function checkPassword(services: Services, claim: Claim, browser: Browser): Promise<boolean> {
  const { throttle } = services;
  const device = claim.userId === null ? null : knownDeviceOf(services, browser, claim.userId);
  if (device !== null) {
    const own: Try = { limit: limits.passwordOnDevice, subject: `${claim.userId} ${device}` };
    await throttle.take(own);
    const matches = await passwordMatches(claim.passwordHash, claim.password);
    if (matches) await throttle.clear(own);
    return matches;
  }
  const account: Try = { limit: limits.passwordOfAccount, subject: claim.userId ?? `name ${claim.identifier ?? ''}` };
  const address: Try = { limit: limits.passwordFromAddress, subject: networkOf(browser.address) };
  const both: Try = { limit: limits.passwordFromBusyAddress, subject: `${account.subject} ${address.subject}` };
  await throttle.take(account);
  const isWithin = await throttle.allows(address);
  if (!isWithin) {
    await throttle.take(both);
    await pause(delayMs);
  }
  const matches = await passwordMatches(claim.passwordHash, claim.password);
  if (matches && claim.userId !== null) {
    await throttle.clear(account, both);
    await throttle.giveBack(address);
    return true;
  }
  if (!isWithin) throw wrongAmongMany();
  return false;
}
