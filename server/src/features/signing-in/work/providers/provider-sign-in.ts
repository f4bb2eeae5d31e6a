import { apiBase, emailAddress, personName, type SecondFactor } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { isConfirmed } from '../sessions/confirmation.ts';
import { ProviderUnavailable, type ProviderIdentity } from '../../../../core/outside/identity-providers.ts';
import { speakerOfSite } from '../../../../core/language/speakers.ts';
import * as m from '../../messages.ts';
import { isPrivileged } from '../../../../core/access/roles.ts';
import { openChallenge, takeChallenge } from '../second-step/challenges.ts';
import { ownAddress } from '../accounts/own-address.ts';
import { beginSecondFactor } from '../second-step/second-factor.ts';
import { noteSignInChange } from '../accounts/sign-in-changes.ts';
import type { Account, SignedInUser } from '../../../../core/access/visitor.ts';
import { openSession } from '../sessions/open-session.ts';
import { signInData } from '../../data/identity-store.ts';
import { accountQueries } from '../../../people/api.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Browser } from '../../../../core/access/browser.ts';

/** Why somebody comes back from a provider without what they wanted; the account page has the words. */
type Problem =
  | 'provider-unknown'
  | 'provider-unavailable'
  | 'provider-cancelled'
  | 'provider-failed'
  | 'email-taken'
  | 'sign-up-closed'
  | 'linked-elsewhere'
  | 'confirmation-needed';

/** Where the account page shows what has come of linking. */
const linkedAccountsPlace = '#linked-accounts';

/** The account page, which shows what has come of it. */
function accountPage(services: Services, query: Readonly<Record<string, string | undefined>>, place = ''): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return `${services.environment.publicUrl}/account?${new URLSearchParams(given).toString()}${place}`;
}

const redirectUriOf = (services: Services, providerId: string) =>
  `${services.environment.publicUrl}${apiBase}/session-auth/providers/${providerId}/callback/`;

/** Somebody else's page must not begin to link an account: the provider's could be that somebody's. */
function cameFromHere(browser: Browser): boolean {
  const site = browser.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

function mayLink(services: Services, visitor: SignedInUser | null, browser: Browser): visitor is SignedInUser {
  if (!visitor?.session || visitor.session.actingAdministrator || !cameFromHere(browser)) return false;
  // An anonymous account has nothing to confirm with, and this is how it gets its first.
  return visitor.isAnonymous || isConfirmed(services, visitor);
}

/** Where to send the browser: to the provider, or back with a problem. */
export async function startProviderSignIn(
  services: Services,
  { providerId, next, isLinking }: { providerId: string; next: string | undefined; isLinking: boolean },
  visitor: SignedInUser | null,
  browser: Browser,
): Promise<string> {
  const place = isLinking ? linkedAccountsPlace : '';
  const back = (problem: Problem) => accountPage(services, { problem, provider: providerId, next }, place);
  if (!services.identityProviders.has(providerId)) return back('provider-unknown');
  if (isLinking && !mayLink(services, visitor, browser)) return back('confirmation-needed');
  try {
    const { address, checks } = await services.identityProviders.begin(providerId, redirectUriOf(services, providerId));
    await openChallenge(services, browser, 'provider-sign-in', {
      userId: isLinking && visitor ? visitor.id : null,
      data: { ...checks, providerId, next: next ?? '' },
    });
    return address;
  } catch (error) {
    services.log.warn({ err: error, providerId }, 'an identity provider cannot be asked');
    return back('provider-unavailable');
  }
}

/** The browser is back from the provider: where it goes now. */
export async function finishProviderSignIn(
  services: Services,
  providerId: string,
  visitor: SignedInUser | null,
  browser: Browser,
): Promise<string> {
  const begun = await takeChallenge(services, browser, 'provider-sign-in');
  const next = begun?.data['next'] || undefined;
  const place = begun?.userId ? linkedAccountsPlace : '';
  const back = (problem: Problem) => accountPage(services, { problem, provider: providerId, next }, place);
  if (begun?.data['providerId'] !== providerId) return back('provider-failed');
  const { state = '', nonce = '', codeVerifier = '' } = begun.data;
  const query = new URL(browser.url, services.environment.publicUrl).searchParams;
  if (query.get('error') === 'access_denied' && query.get('state') === state) return back('provider-cancelled');
  let identity: ProviderIdentity;
  try {
    const callback = `${redirectUriOf(services, providerId)}?${query.toString()}`;
    identity = await services.identityProviders.finish(providerId, callback, { state, nonce, codeVerifier });
  } catch (error) {
    services.log.warn({ err: error, providerId }, 'a sign-in with an identity provider has failed');
    return back(error instanceof ProviderUnavailable ? 'provider-unavailable' : 'provider-failed');
  }
  if (begun.userId !== null) {
    if (visitor?.id !== begun.userId) return back('provider-failed');
    if (!(await link(services, visitor, identity))) return back('linked-elsewhere');
    return ownAddress(services.environment.publicUrl, next) ?? accountPage(services, { linked: providerId }, place);
  }
  const account = await accountOf(services, identity);
  if (typeof account === 'string') return back(account);
  return enter(services, account, next, browser);
}

/** True when this account of the provider is the user's, from now or already. */
async function link(services: Services, user: SignedInUser, identity: ProviderIdentity): Promise<boolean> {
  return inTransaction(services, async (inside) => {
    if (await signInData(inside).insertLinkedAccount(linkedAccountOf(services, user.id, identity))) {
      await noteSignInChange(inside, user, 'link-account', identity.issuer);
      return true;
    }
    const known = await signInData(inside).findLinkedAccount(identity.issuer, identity.subject);
    return known?.userId === user.id;
  });
}

const linkedAccountOf = (services: Services, userId: string, { issuer, subject, email }: ProviderIdentity) => ({
  id: newId(),
  userId,
  issuer,
  subject,
  email: email ?? '',
  createdAt: services.now(),
});

/** SC11: by issuer and subject alone. An e-mail address never leads to an account that is there already. */
async function accountOf(services: Services, identity: ProviderIdentity): Promise<Account | Problem> {
  const { issuer, subject } = identity;
  const known = await signInData(services).findLinkedAccount(issuer, subject);
  if (!known && services.environment.signUp === 'closed') return 'sign-up-closed';
  const made = known ? null : await makeAccount(services, identity);
  if (made) return made;
  // Of two visits at the same moment the second finds the account that the first has made.
  const linked = known ?? (await signInData(services).findLinkedAccount(issuer, subject));
  if (!linked) return 'email-taken';
  return (await accountQueries(services).findActiveUser(linked.userId)) ?? 'provider-failed';
}

/** Null, and nothing made, when the e-mail address or this account of the provider has an account. */
async function makeAccount(services: Services, identity: ProviderIdentity): Promise<Account | null> {
  const email = emailAddress.safeParse(identity.email ?? '').data ?? null;
  const name = (given: string, otherwise: string) => personName.safeParse(given.slice(0, 80)).data ?? otherwise;
  const speaker = speakerOfSite(services.environment);
  const account: Account = {
    id: newId(),
    email,
    userName: null,
    firstName: name(identity.givenName, speaker.say(m.newFirstName)),
    lastName: name(identity.familyName, speaker.say(m.newLastName)),
    roles: ['STUDENT'],
    isAnonymous: false,
    emailVerifiedAt: email !== null && identity.isEmailVerified ? services.now() : null,
    letInAt: null,
    letInBy: null,
  };
  const undone = new Error('linked meanwhile');
  const isMade = await inTransaction(services, async (inside) => {
    const isNew = await accountQueries(inside).insertUser({
      ...account,
      roles: ['STUDENT'],
      createdAt: services.now(),
    });
    if (!isNew) return false;
    if (await signInData(inside).insertLinkedAccount(linkedAccountOf(services, account.id, identity))) return true;
    throw undone;
  }).catch((error: unknown) => {
    if (error === undone) return false;
    throw error;
  });
  return isMade ? account : null;
}

async function enter(services: Services, account: Account, next: string | undefined, browser: Browser) {
  const methods: SecondFactor[] = await beginSecondFactor(services, account, browser);
  if (methods.length > 0) {
    return accountPage(services, { step: 'second-factor', methods: methods.join(' '), next });
  }
  await openSession(services, account, browser, { isConfirmed: true });
  const home = isPrivileged(account) ? '/a' : '/';
  return ownAddress(services.environment.publicUrl, next) ?? `${services.environment.publicUrl}${home}`;
}
