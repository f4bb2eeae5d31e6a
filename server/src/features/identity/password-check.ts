import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import { limits, networkOf, type Try } from './throttle.ts';

interface Claim {
  /** Null for an account that is not there: tried, counted and refused alike. */
  readonly userId: string | null;
  /** What was typed as the account's name. Where the account is known otherwise, leave it out. */
  readonly identifier?: string;
  readonly passwordHash: string | null;
  readonly password: string;
}

/**
 * Whether this is the account's password. Every place that takes a password asks here, so that all of them share one
 * count of wrong tries per account and per address. Throws 429 when there were too many; takes as long for accounts
 * that are not there.
 */
export async function checkPassword(services: Services, claim: Claim, request: FastifyRequest): Promise<boolean> {
  const account: Try = { limit: limits.passwordOfAccount, subject: claim.userId ?? `name ${claim.identifier ?? ''}` };
  const address: Try = { limit: limits.passwordFromAddress, subject: networkOf(request.ip) };
  await services.throttle.take(account, address);
  const matches = await passwordMatches(claim.passwordHash, claim.password);
  if (!matches || claim.userId === null) return false;
  await services.throttle.clear(account);
  await services.throttle.giveBack(address);
  return true;
}
