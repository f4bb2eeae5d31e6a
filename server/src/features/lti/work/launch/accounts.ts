import { emailAddress, personName, type Role } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { isPrivileged } from '../../../../core/access/roles.ts';
import type { Account } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { accountQueries, userQueries } from '../../../people/api.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { LtiPerson } from '../../data/people-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import { LaunchRefused } from './refusals.ts';

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
  readonly person: LtiPerson;
  readonly account: Account;
}

/** The name for an account, from what the platform says; people without a name are numbered. */
export function namesOf(said: Pick<SaidPerson, 'givenName' | 'familyName' | 'name'>, number: number) {
  const [first = '', ...others] = said.name.split(' ');
  const named = (name: string) => personName.safeParse(name.slice(0, 80)).data;
  const firstName = named(said.givenName || first);
  const lastName = named(said.familyName || others.join(' '));
  if (!firstName && !lastName) return { firstName: 'Learner', lastName: String(number) };
  return { firstName: firstName ?? 'Learner', lastName: lastName ?? '–' };
}

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
  if (!person) return null;
  const account = await accountQueries(services).findActiveUser(person.userId);
  if (!account) throw new LaunchRefused('suspended');
  await ltiData(services).updatePerson(person.id, saidColumns(said, services.now()));
  return { person, account };
}

/** Gives the identity to a user. False when it was given to one at the same moment. */
export async function giveIdentity(
  services: Services,
  registrationId: string,
  {
    userId,
    said,
    isAccountMade,
  }: { readonly userId: string; readonly said: SaidPerson; readonly isAccountMade: boolean },
): Promise<boolean> {
  const createdAt = services.now();
  return ltiData(services).insertPerson({
    id: newId(),
    registrationId,
    subject: said.subject,
    userId,
    ...saidColumns(said, createdAt),
    isAccountMade,
    createdAt,
  });
}

/**
 * Makes an account without a password for a new person of a platform. The e-mail address of the platform proves nothing
 * and is not the account's. Of two first launches at the same moment both find the account that one of them made.
 */
export async function makeAccount(
  services: Services,
  registration: Registration,
  said: SaidPerson,
  given?: { readonly firstName: string; readonly lastName: string },
): Promise<Account> {
  const number = (await ltiData(services).countPeople(registration.id)) + 1;
  const account: Account = {
    id: newId(),
    email: null,
    userName: null,
    ...(given ?? namesOf(said, number)),
    roles: ['STUDENT'],
    isAnonymous: false,
    emailVerifiedAt: null,
    letInAt: null,
    letInBy: null,
  };
  const taken = new Error('given to another account meanwhile');
  try {
    await inTransaction(services, async (services) => {
      await accountQueries(services).insertUser({ ...account, roles: ['STUDENT'], createdAt: services.now() });
      const isNew = await giveIdentity(services, registration.id, { userId: account.id, said, isAccountMade: true });
      if (!isNew) throw taken;
    });
    return account;
  } catch (error) {
    if (error !== taken) throw error;
    const known = await findKnown(services, registration, said);
    if (!known) throw error;
    return known.account;
  }
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
    details: 'teacher in an LMS whose teachers may write',
  });
}
