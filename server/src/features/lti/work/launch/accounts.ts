import { emailAddress, personName, type Role } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { v7 as newId } from 'uuid';
import { isPrivileged } from '../../../../core/access/roles.ts';
import type { Account } from '../../../../core/access/visitor.ts';
import { speakerOfSite } from '../../../../core/language/speakers.ts';
import type { Services } from '../../../../core/services.ts';
import { auditQueries } from '../../../audit/api.ts';
import { accountQueries, userQueries } from '../../../people/api.ts';
import * as m from '../../messages.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { LtiPerson } from '../../data/people-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { LaunchRefused } from './refusals.ts';
import * as stored from '../../../../core/language/messages.ts';
import { said } from '@lemma/contracts/messages';

/** A person, as a platform describes them. */
export interface SaidPerson {
  readonly subject: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly name: string;
  readonly email: string;
  readonly sourcedId: string | null;
  readonly isTest: boolean;
}

export interface KnownPerson {
  readonly identityId: string;
  readonly account: Account;
}

/** The identity was given to an account at the same moment. */
export class IdentityTaken extends Error {
  override name = 'IdentityTaken';
}

type SaidNames = Pick<SaidPerson, 'givenName' | 'familyName' | 'name'>;

/** The name for an account, from what the platform says; null for people without a name. */
function saidNames(said: SaidNames, speaker: Speaker) {
  const [first = '', ...others] = said.name.split(' ');
  const named = (name: string) => personName.safeParse(name.slice(0, 80)).data;
  const firstName = named(said.givenName || first);
  const lastName = named(said.familyName || others.join(' '));
  if (!firstName && !lastName) return null;
  return { firstName: firstName ?? speaker.say(m.namelessLearner), lastName: lastName ?? '–' };
}

/** The same, where people without a name are numbered. */
export const namesOf = (said: SaidNames, number: number, speaker: Speaker) =>
  saidNames(said, speaker) ?? { firstName: speaker.say(m.namelessLearner), lastName: String(number) };

const emailOf = (said: string): string => emailAddress.safeParse(said).data ?? '';

/** Returns the columns of a person that each launch stores; those that the platform leaves out now keep their values. */
function saidColumns(said: SaidPerson, at: Date) {
  const name = said.name || `${said.givenName} ${said.familyName}`.trim();
  const email = emailOf(said.email);
  return {
    ...(name === '' ? {} : { name }),
    ...(email === '' ? {} : { email }),
    ...(said.sourcedId === null ? {} : { sourcedId: said.sourcedId }),
    isTest: said.isTest,
    lastLaunchedAt: at,
  };
}

/** The account of somebody who has launched before; null for a new person. Throws LaunchRefused when it is suspended. */
export async function findKnown(
  services: Services,
  registration: Registration,
  said: SaidPerson,
): Promise<KnownPerson | null> {
  const person = await ltiData(services).findPerson(registration.id, said.subject);
  return person && requireActive(services, person, said);
}

/** The account of this person. Throws LaunchRefused when it is suspended. */
export async function requireActive(services: Services, person: LtiPerson, said: SaidPerson): Promise<KnownPerson> {
  const account = await accountQueries(services).findActiveUser(person.userId);
  if (!account) throw new LaunchRefused('suspended');
  await ltiData(services).updatePerson(person.id, saidColumns(said, services.now()));
  return { identityId: person.id, account };
}

/** Gives the identity to a user, and returns its id. Throws IdentityTaken when it was given to one at the same moment. */
export async function giveIdentity(
  services: Services,
  registrationId: string,
  {
    userId,
    said,
    isAccountMade,
  }: { readonly userId: string; readonly said: SaidPerson; readonly isAccountMade: boolean },
): Promise<string> {
  const createdAt = services.now();
  const id = newId();
  const isNew = await ltiData(services).insertPerson({
    id,
    registrationId,
    subject: said.subject,
    userId,
    ...saidColumns(said, createdAt),
    isAccountMade,
    createdAt,
  });
  if (!isNew) throw new IdentityTaken();
  return id;
}

/**
 * Makes an account without a password for a new person of a platform; for a transaction. The e-mail address of the platform
 * proves nothing and is not the account's. Of two first launches at the same moment one throws IdentityTaken.
 */
export async function makeAccount(
  services: Services,
  registration: Registration,
  said: SaidPerson,
  given?: { readonly firstName: string; readonly lastName: string },
): Promise<KnownPerson> {
  const speaker = speakerOfSite(services.environment);
  const known = given ?? saidNames(said, speaker);
  const names = known ?? namesOf(said, (await ltiData(services).countPeople(registration.id)) + 1, speaker);
  const account: Account = {
    id: newId(),
    email: null,
    userName: null,
    ...names,
    roles: ['STUDENT'],
    isAnonymous: false,
    emailVerifiedAt: null,
    letInAt: null,
    letInBy: null,
  };
  await accountQueries(services).insertUser({ ...account, roles: ['STUDENT'], createdAt: services.now() });
  const identityId = await giveIdentity(services, registration.id, { userId: account.id, said, isAccountMade: true });
  return { identityId, account };
}

/**
 * Makes a teacher's account one that writes exercises and makes classes, where the registration allows it: the
 * administrator who approved the platform has let its teachers in.
 */
export async function grantTeaching(services: Services, registration: Registration, account: Account): Promise<void> {
  if (!registration.teachersMayWrite || isPrivileged(account)) return;
  const { approvedBy } = registration;
  const roles: Role[] = [...account.roles, 'INSTRUCTOR'];
  await userQueries(services).updateRoles(account.id, roles);
  if (approvedBy !== null) await userQueries(services).updateLetIn(account.id, { at: services.now(), by: approvedBy });
  await auditQueries(services).insertAuditEntry({
    actorId: approvedBy,
    subjectId: account.id,
    act: 'set-roles',
    details: said(stored.auditTeacherInLms),
  });
}
