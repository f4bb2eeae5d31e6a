import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { inTurns } from '../../../core/engine/turns.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { accessOfPerson } from '../../../core/live/access-topics.ts';
import { isPrivileged } from '../../../core/access/roles.ts';
import { newReadablePassword, takeUserName, userNameFrom } from './school-account-words.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { limits } from '../../../core/throttle/limits.ts';
import { schoolAccountData } from '../data/school-accounts-store.ts';
import { accountQueries } from '../../people/api.ts';
import { auditQueries } from '../../audit/api.ts';
import { hashPassword, sessionQueries } from '../../signing-in/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import * as stored from '../../../core/language/messages.ts';

type Learner = BodyOf<typeof calls.createSchoolAccounts>['learners'][number];
type NewAccount = ResponseOf<typeof calls.createSchoolAccounts>[number];

/** Makes an account with a user name for each learner, as members of the class: all of them or none. */
export async function createSchoolAccounts(
  services: Services,
  { teacher, classId, learners }: { teacher: SignedInUser; classId: string; learners: readonly Learner[] },
): Promise<NewAccount[]> {
  const prepared = await prepareSchoolAccounts(learners);
  return inTransaction(services, (services) => insertSchoolAccounts(services, { teacher, classId, prepared }));
}

/** A learner whose account is made; a user name that was chosen is taken if it is free. */
type Newcomer = Learner & { readonly userName?: string };

interface PreparedLearner extends Newcomer {
  readonly password: string;
  readonly passwordHash: string;
}

/**
 * Stores accounts whose passwords are hashed already; for a transaction. A class takes as many statements as one learner:
 * everybody else waits for the embedded database's one session meanwhile.
 */
export async function insertSchoolAccounts(
  services: Services,
  { teacher, classId, prepared }: { teacher: SignedInUser; classId: string; prepared: readonly PreparedLearner[] },
): Promise<(NewAccount & { readonly userId: string })[]> {
  const wanted = prepared.map((learner) => learner.userName || userNameFrom(learner));
  const taken = await schoolAccountData(services).selectUserNames([...new Set(wanted)]);
  const createdAt = services.now();
  const accounts = prepared.map(({ passwordHash, firstName, lastName }, index) => {
    const userName = takeUserName(wanted[index] ?? '', taken);
    return { id: newId(), userName, firstName, lastName, passwordHash, madeInClassroomId: classId, createdAt };
  });
  if (!(await accountQueries(services).insertUsers(accounts))) throw namesJustTaken();
  const memberIds = await schoolAccountData(services).insertNewLearners(
    accounts.map(({ id }) => id),
    { classId, at: createdAt },
  );
  const made = accounts.map(({ id, firstName, lastName, userName }, index) => {
    return {
      userId: id,
      memberId: memberIds.get(id) ?? '',
      firstName,
      lastName,
      userName,
      password: prepared[index]?.password ?? '',
    };
  });
  await auditQueries(services).insertAuditEntry({
    actorId: teacher.id,
    act: 'make-school-accounts',
    details: said(stored.auditNamesInClass, {
      count: String(made.length),
      id: classId,
      names: made
        .map(({ userName }) => userName)
        .join(', ')
        .slice(0, 1900),
    }),
  });
  return made;
}

/** One after the other: a whole class of password hashes leaves room for others to sign in. */
export const prepareSchoolAccounts = (learners: readonly Newcomer[]): Promise<PreparedLearner[]> =>
  inAccountLane(() => hashNewPasswords(learners));

/** Hashing takes long: people who make accounts are served in turn, apart from those who sign in. */
const inAccountLane = inTurns({ atOnce: 1, mostWaitingEach: 5, mostWaiting: 100, patienceMs: 60_000 });

async function hashNewPasswords<L>(learners: readonly L[]) {
  const prepared: (L & { readonly password: string; readonly passwordHash: string })[] = [];
  for (const learner of learners) {
    const password = newReadablePassword();
    prepared.push({ ...learner, password, passwordHash: await hashPassword(password) });
  }
  return prepared;
}

const namesJustTaken = () => conflict('request/conflict', said(m.namesJustTaken));

/** A new password for a learner whose account was made in this class; every session of theirs ends. */
export async function resetSchoolPassword(
  services: Services,
  { memberId, ...from }: { teacher: SignedInUser; classId: string; memberId: string },
): Promise<ResponseOf<typeof calls.resetSchoolPassword>> {
  const [made] = await resetSchoolPasswords(services, { ...from, memberIds: [memberId] });
  if (!made) throw notFound();
  return { userName: made.userName, password: made.password };
}

/** New passwords for several learners whose accounts were made in this class: all of them or none. */
export async function resetSchoolPasswords(
  services: Services,
  { teacher, classId, memberIds }: { teacher: SignedInUser; classId: string; memberIds: readonly string[] },
): Promise<ResponseOf<typeof calls.resetSchoolPasswords>> {
  const wanted = [...new Set(memberIds)];
  const found = await schoolAccountData(services).selectMadeIn({ classId, memberIds: wanted });
  // A teacher must not get a password of someone who has more rights by now.
  const learners = found.filter((learner) => learner.userName && !isPrivileged(learner));
  if (learners.length < wanted.length) throw notFound();
  const prepared = await inAccountLane(() => hashNewPasswords(learners));
  await inTransaction(services, async (services) => {
    for (const { id, passwordHash } of prepared) {
      await accountQueries(services).updatePassword(id, passwordHash);
      await sessionQueries(services).deleteSessionsOf(id);
      await auditQueries(services).insertAuditEntry({
        actorId: teacher.id,
        subjectId: id,
        act: 'reset-school-password',
        details: said(stored.auditInClass, { id: classId }),
      });
    }
  });
  for (const { id } of prepared) {
    services.bus.publish(accessOfPerson(id));
    await services.throttle.clear({ limit: limits.passwordOfAccount, subject: id });
  }
  const ofMember = new Map(prepared.map((learner) => [learner.memberId, learner]));
  return wanted.flatMap((memberId) => {
    const learner = ofMember.get(memberId);
    if (!learner) return [];
    const { firstName, lastName, userName, password } = learner;
    return [{ memberId, firstName, lastName, userName: userName ?? '', password }];
  });
}
