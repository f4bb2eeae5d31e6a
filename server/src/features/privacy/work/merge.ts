import type * as calls from '@lemma/contracts';
import type { BodyOf, Role, User } from '@lemma/contracts';
import { conflict, forbidden, invalidField } from '../../../core/errors.ts';
import type { Merging } from '../data/personal-data/rules.ts';
import { isStaff } from '../../../core/access/roles.ts';
import type { Account, SignedInUser } from '../../../core/access/visitor.ts';
import { accountQueries, type LockedAccount, presentUser } from '../../people/api.ts';
import { checkPassword, openSession, requireCode, signInQueries } from '../../signing-in/api.ts';
import { privacyData } from '../data/privacy-store.ts';
import { auditQueries } from '../../audit/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { accessOfPerson } from '../../../core/live/access-topics.ts';
import type { Browser } from '../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/**
 * C10: two accounts of one person become one. An anonymous one goes up into the account that was named; a known one
 * stays and takes the named one over. In a new session (SC13).
 */
export async function mergeAccounts(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof calls.mergeAccounts>,
  browser: Browser,
): Promise<User> {
  const other = await findOther(services, body, browser);
  if (other.id === user.id) throw invalidField('email', said(m.accountYouUse));
  await requireOtherFactor(services, other, body.code);
  const pair = user.isAnonymous ? { from: user.id, into: other.id } : { from: other.id, into: user.id };
  const survivor = await joinAccounts(services, { ...pair, provedHash: other.passwordHash, provedId: other.id });
  services.bus.publish(accessOfPerson(pair.from));
  await openSession(services, survivor, browser, { isConfirmed: user.isAnonymous });
  return presentUser(survivor);
}

/** The same words and the same time whether the account is there or not (SC12). */
async function findOther(
  services: Services,
  { email, password }: BodyOf<typeof calls.mergeAccounts>,
  browser: Browser,
): Promise<Account & { passwordHash: string | null }> {
  const found = await accountQueries(services).findForSignIn(email);
  const claim = { userId: found?.id ?? null, identifier: email, passwordHash: found?.passwordHash ?? null, password };
  if (!(await checkPassword(services, claim, browser)) || !found) {
    throw invalidField('password', said(m.wrongAccountOrPassword));
  }
  return found;
}

async function requireOtherFactor(services: Services, other: Account, code: string | undefined): Promise<void> {
  const methods = await signInQueries(services).selectSecondFactors(other.id);
  if (methods.length === 0) return;
  if (methods.every((method) => method === 'passkey')) {
    throw forbidden(said(m.passkeyAsked));
  }
  if (code === undefined || code === '') throw invalidField('code', said(m.enterCodeOfSecondStep));
  await requireCode(services, other.id, code);
}

interface ProvedMerging extends Merging {
  readonly provedId: string;
  /** The proof must still hold when it counts. */
  readonly provedHash: string | null;
}

/** All of it in one transaction: whatever breaks it off, both accounts are as they were. */
export async function joinAccounts(services: Services, merging: ProvedMerging): Promise<Account> {
  return inTransaction(services, async (services) => {
    const accounts = await accountQueries(services).lockAccounts([merging.from, merging.into]);
    const from = accounts.find((account) => account.id === merging.from);
    const into = accounts.find((account) => account.id === merging.into);
    const proved = accounts.find((account) => account.id === merging.provedId);
    const areActive = from?.deactivatedAt === null && into?.deactivatedAt === null;
    if (!areActive || proved?.passwordHash !== merging.provedHash) {
      throw conflict('request/conflict', said(m.accountJustChanged));
    }
    if (isStaff(from)) {
      throw forbidden(said(m.staffNotMerged));
    }
    await privacyData(services).mergeRows(merging);
    // The address is free before the other account can take it over.
    await accountQueries(services).updateAccount(from.id, {
      email: null,
      userName: null,
      passwordHash: null,
      deactivatedAt: services.now(),
      mergedIntoId: into.id,
    });
    const changes = takenOver(from, into);
    await accountQueries(services).updateAccount(into.id, changes);
    await auditQueries(services).insertAuditEntry({ actorId: into.id, subjectId: from.id, act: 'merge-accounts' });
    return { ...into, ...changes };
  });
}

/**
 * Returns what the staying account takes over: roles that anybody may have, the earlier beginning, and an e-mail
 * address where it has none. Teachers who may reset the password of an account that their school made may not reset
 * that of a person's own.
 */
function takenOver(from: LockedAccount, into: LockedAccount) {
  const roles: Role[] = [...new Set([...into.roles, ...from.roles])];
  const takesAddress = into.email === null && from.email !== null;
  const staysSchools = from.isAnonymous || from.madeInClassroomId === into.madeInClassroomId;
  return {
    roles,
    ...(into.letInAt === null || (into.letInBy === null && from.letInBy !== null)
      ? { letInAt: from.letInAt ?? into.letInAt, letInBy: from.letInBy ?? into.letInBy }
      : {}),
    createdAt: from.createdAt < into.createdAt ? from.createdAt : into.createdAt,
    ...(takesAddress ? { email: from.email, emailVerifiedAt: from.emailVerifiedAt } : {}),
    ...(staysSchools ? {} : { madeInClassroomId: null }),
  };
}
