import type { Browser } from '../../../../core/access/browser.ts';
import { isStaff } from '../../../../core/access/roles.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { accountQueries } from '../../../people/api.ts';
import { openSession, signInQueries } from '../../../signing-in/api.ts';
import { launchData } from '../../data/launch-store.ts';

const ticketLastsMs = 60_000;

/** Makes an address that opens a page in a window of its own, once, within a minute. */
export async function makeWindow(services: Services, user: SignedInUser, path: string): Promise<{ address: string }> {
  const ticket = newToken();
  const expiresAt = new Date(services.now().getTime() + ticketLastsMs);
  await launchData(services).insertTicket({ tokenHash: hashToken(ticket), userId: user.id, path, expiresAt });
  return { address: `${services.environment.publicUrl}/lti/open/${ticket}` };
}

/** The name of the person whose session a ticket opens; null for one that has ended. */
export async function findWindowOwner(services: Services, ticket: string): Promise<string | null> {
  const userId = await launchData(services).findTicketOwner(hashToken(ticket));
  const account = userId === null ? null : await accountQueries(services).findActiveUser(userId);
  return account && `${account.firstName} ${account.lastName}`;
}

/**
 * Whether a page of ours has sent the browser here. Others could open a session of theirs in somebody else's browser, so
 * the person is asked; browsers that say nothing are believed.
 */
export function isSentByOwnPage({ headers }: Pick<Browser, 'headers'>, ownOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  return site === undefined ? origin === undefined || origin === ownOrigin : site === 'same-origin';
}

/**
 * Uses a ticket and returns the path to go to. An LMS vouches for people of its courses, and not for those who run this
 * instance or have asked for a second step: they sign in.
 */
export async function openWindow(services: Services, ticket: string, browser: Browser): Promise<string | null> {
  const used = await launchData(services).useTicket(hashToken(ticket));
  const account = used && (await accountQueries(services).findActiveUser(used.userId));
  if (!used || !account) return null;
  const methods = await signInQueries(services).selectSecondFactors(account.id);
  if (isStaff(account) || methods.length > 0) return `/account?${new URLSearchParams({ next: used.path }).toString()}`;
  await openSession(services, account, browser);
  return used.path;
}
