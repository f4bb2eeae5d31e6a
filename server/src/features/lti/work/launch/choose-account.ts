import type { BodyOf, ResponseOf, User } from '@lemma/contracts';
import type * as calls from '@lemma/contracts';
import type { Browser } from '../../../../core/access/browser.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict } from '../../../../core/errors.ts';
import { speakerOfSite } from '../../../../core/language/speakers.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { presentUser } from '../../../people/api.ts';
import { joinAccounts } from '../../../privacy/api.ts';
import { sendVerificationMail, signInQueries } from '../../../signing-in/api.ts';
import { launchData } from '../../data/launch-store.ts';
import type { PendingLaunch } from '../../data/login-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { LtiPerson } from '../../data/people-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { findKnown, giveIdentity, IdentityTaken, makeAccount, namesOf, type SaidPerson } from './accounts.ts';
import { enterAs } from './enter.ts';
import { addressOf, keepInCookies, pendingTicketOf } from './frames.ts';
import { LaunchRefused } from './refusals.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const ended = () => conflict('request/conflict', said(m.launchEnded));

const saidBy = ({ subject, claims }: PendingLaunch): SaidPerson => {
  const { givenName, familyName, name, email, sourcedId, isTest } = claims;
  return { subject, givenName, familyName, name, email, sourcedId, isTest };
};

async function registrationOf(services: Services, { registrationId }: PendingLaunch): Promise<Registration> {
  const registration = await ltiData(services).findRegistrationById(registrationId);
  if (registration?.state !== 'on') throw ended();
  return registration;
}

/** The launch that waits in this browser. Its ticket is in no address, so that it cannot be handed to somebody else. */
export async function readPendingLaunch(
  services: Services,
  { course, launch }: BodyOf<typeof calls.readPendingLtiLaunch>,
  browser: Browser,
): Promise<ResponseOf<typeof calls.readPendingLtiLaunch>> {
  const ticket = launch ?? pendingTicketOf(browser, course) ?? '';
  const pending = await launchData(services).findPending(hashToken(ticket));
  if (!pending) throw ended();
  const { claims, contextId } = pending;
  const [registration, found] = await Promise.all([
    registrationOf(services, pending),
    ltiData(services).findContextById(contextId),
  ]);
  const isNamed = `${claims.givenName}${claims.familyName}${claims.name}` !== '';
  const { firstName, lastName } = isNamed
    ? namesOf(claims, 0, speakerOfSite(services.environment))
    : { firstName: '', lastName: '' };
  return {
    launch: ticket,
    platform: registration.name,
    course: found?.context.title ?? '',
    firstName,
    lastName,
    email: claims.email,
    isTeacher: claims.role === 'teacher',
  };
}

/**
 * Gives the identity of a launch to the account of the caller. Work of an account that a first launch made moves there. All
 * of it is done, or the launch waits as before.
 */
export async function linkAccount(
  services: Services,
  user: SignedInUser,
  { launch }: BodyOf<typeof calls.linkLtiAccount>,
): Promise<User> {
  return inTransaction(services, async (services) => {
    const pending = await launchData(services).usePending(hashToken(launch));
    if (!pending) throw ended();
    const registration = await registrationOf(services, pending);
    const entry = { actorId: user.id, subjectId: user.id, act: 'link-account', details: registration.name } as const;
    await auditQueries(services).insertAuditEntry(entry);
    const person = await ltiData(services).findPerson(registration.id, pending.subject);
    if (person?.userId === user.id) return presentUser(user);
    if (!person) {
      const given = { userId: user.id, said: saidBy(pending), isAccountMade: false };
      await orEnded(() => giveIdentity(services, registration.id, given));
      return presentUser(user);
    }
    await requireUnchosen(services, person);
    const from = person.userId;
    const joined = await joinAccounts(services, { from, into: user.id, provedId: from, provedHash: null });
    await ltiData(services).updatePerson(person.id, { isAccountMade: false });
    return presentUser(joined);
  });
}

/** Given to somebody else at this moment: the person begins again and sees to whom. */
async function orEnded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof IdentityTaken ? ended() : error;
  }
}

/** Throws unless a first launch made the account of this identity, and the person has not made it their own since. */
export async function requireUnchosen(services: Services, { userId, isAccountMade }: LtiPerson): Promise<void> {
  const { hasPassword, passkeys, linkedAccounts } = await signInQueries(services).selectWaysToSignIn(userId);
  if (isAccountMade && !hasPassword && passkeys + linkedAccounts === 0) return;
  throw conflict('request/conflict', said(m.otherAccountAlready));
}

/** Makes an account for the identity of a launch. The e-mail address becomes the account's when its link is opened. */
export async function createAccount(
  services: Services,
  { launch, firstName, lastName, email = '' }: BodyOf<typeof calls.createLtiAccount>,
): Promise<User> {
  const made = await orEnded(() =>
    inTransaction(services, async (services) => {
      const pending = await launchData(services).usePending(hashToken(launch));
      if (!pending) throw ended();
      const registration = await registrationOf(services, pending);
      const known = await findKnown(services, registration, saidBy(pending));
      return known ?? makeAccount(services, registration, saidBy(pending), { firstName, lastName });
    }),
  );
  if (email !== '') await sendVerificationMail(services, { id: made.account.id, email });
  return presentUser(made.account);
}

/** Opens the session of a launch once its person has an account. Works once. */
export async function enterPending(
  services: Services,
  { launch }: BodyOf<typeof calls.enterLtiLaunch>,
  browser: Browser,
): Promise<ResponseOf<typeof calls.enterLtiLaunch>> {
  const pending = await launchData(services).takePending(hashToken(launch));
  const found = pending && (await ltiData(services).findContextById(pending.contextId));
  if (!pending || !found) throw ended();
  const registration = await registrationOf(services, pending);
  const { claims, linkId } = pending;
  const said = saidBy(pending);
  try {
    const known = await findKnown(services, registration, said);
    if (!known) throw ended();
    const entry = {
      registration,
      context: found.context,
      link: linkId === null ? null : await ltiData(services).findLinkById(linkId),
      role: claims.role,
      said,
      messageType: claims.deepLinking ? ('LtiDeepLinkingRequest' as const) : ('LtiResourceLinkRequest' as const),
      deepLinking: claims.deepLinking ?? null,
      locale: claims.locale,
    };
    const entered = await enterAs(services, entry, known, browser);
    keepInCookies(browser, entered);
    return { path: addressOf(entered), secret: entered.session ?? '' };
  } catch (error) {
    if (error instanceof LaunchRefused) throw conflict('request/conflict', error.words);
    throw error;
  }
}
