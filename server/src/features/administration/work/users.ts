import type { BodyOf, ListedUser, QueryOf, ResponseOf, Role } from '@lemma/contracts';
import type * as calls from '@lemma/contracts';
import { administrationPageSize } from '@lemma/contracts';
import { conflict, notFound } from '../../../core/errors.ts';
import { isLetIn, isPrivileged } from '../../../core/access/roles.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { completeRoles, describeRoles, systemUser, userQueries, type UserRow } from '../../people/api.ts';
import { auditQueries } from '../../audit/api.ts';
import { sessionQueries, signInQueries } from '../../signing-in/api.ts';
import { mailQueries, renderMail } from '../../mails/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { speakerForPerson } from '../../languages/api.ts';

function presentListedUser(user: UserRow): ListedUser {
  return {
    id: user.id,
    email: user.email ?? '',
    userName: user.userName ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    roles: [...user.roles],
    isAnonymous: user.isAnonymous,
    isEmailVerified: user.email === null || user.emailVerifiedAt !== null,
    isLetIn: isPrivileged(user) ? isLetIn(user) : null,
    hasSecondFactor: user.hasSecondFactor,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    deactivatedAt: user.deactivatedAt?.toISOString() ?? null,
  };
}

export const pageOf = ({ page }: { readonly page: number }) => ({
  limit: administrationPageSize,
  offset: (page - 1) * administrationPageSize,
});

export async function listUsers(
  services: Services,
  query: QueryOf<typeof calls.listUsers>,
): Promise<ResponseOf<typeof calls.listUsers>> {
  const total = await userQueries(services).countUsers(query);
  const users = await userQueries(services).selectUsers(query, pageOf(query));
  return { total, users: users.map(presentListedUser) };
}

/** A person who is still there: people who were removed are found no more, and the owner of the catalogue is none. */
export async function requireUser(services: Services, userId: string): Promise<UserRow> {
  const user = await userQueries(services).findUser(userId);
  if (!user || user.erasedAt !== null || user.id === systemUser.id) throw notFound();
  return user;
}

export async function getUser(services: Services, userId: string): Promise<ResponseOf<typeof calls.getUser>> {
  const user = await requireUser(services, userId);
  const classes = await userQueries(services).selectClasses(userId);
  return { ...presentListedUser(user), classes, ...(await userQueries(services).countBelongings(userId)) };
}

/** Refuses what would end the caller's own rights, or leave the instance without an administrator. */
async function checkNotLastAdministrator(services: Services, actor: SignedInUser, userId: string) {
  if (actor.id === userId) throw conflict('request/conflict', said(m.askAnotherAdministrator));
  const administrators = await userQueries(services).holdAdministrators();
  if (administrators.length === 1 && administrators[0] === userId) {
    throw conflict('request/conflict', said(m.lastAdministrator));
  }
}

const secondFactorsRemoved = {
  subject: said(m.secondFactorsRemovedSubject),
  paragraphs: [said(m.secondFactorsRemoved)],
  action: { label: said(m.secondFactorsRemovedAction), path: '/account/forgot-password' },
};

interface Act {
  readonly actor: SignedInUser;
  readonly userId: string;
}

export function setUserRoles(
  services: Services,
  { actor, userId, roles }: Act & { readonly roles: readonly Role[] },
): Promise<ListedUser> {
  return inTransaction(services, async (services) => {
    const user = await requireUser(services, userId);
    const after = completeRoles(roles);
    if (actor.id === userId) throw conflict('request/conflict', said(m.ownRoles));
    if (user.isAnonymous) throw conflict('request/conflict', said(m.rolesNeedAccount));
    if (!after.includes('ADMIN')) await checkNotLastAdministrator(services, actor, userId);
    await userQueries(services).updateRoles(userId, after);
    // Whom an administrator gives more to do than learning is let in by that.
    if (after.some((role) => role !== 'STUDENT' && !user.roles.includes(role))) {
      await userQueries(services).updateLetIn(userId, { at: services.now(), by: actor.id });
    }
    await auditQueries(services).insertAuditEntry({
      actorId: actor.id,
      subjectId: userId,
      act: 'set-roles',
      details: describeRoles(user.roles, after),
    });
    return presentListedUser(await requireUser(services, userId));
  });
}

async function endSessions(services: Services, userId: string): Promise<void> {
  await sessionQueries(services).deleteSessionsOf(userId);
  await userQueries(services).deleteActingSessions(userId);
}

type Reason = BodyOf<typeof calls.deactivateUser>['reason'];

/** Lets a teacher in, or takes it back (SC20). */
export function letTeacherIn(
  services: Services,
  { actor, userId, isLetIn: wanted }: Act & { readonly isLetIn: boolean },
): Promise<ListedUser> {
  return inTransaction(services, async (services) => {
    const user = await requireUser(services, userId);
    if (actor.id === userId) throw conflict('request/conflict', said(m.notYourself));
    if (!isPrivileged(user)) throw conflict('request/conflict', said(m.notATeacherAccount));
    await userQueries(services).updateLetIn(userId, wanted ? { at: services.now(), by: actor.id } : null);
    const act = wanted ? 'let-teacher-in' : 'stop-letting-in';
    await auditQueries(services).insertAuditEntry({ actorId: actor.id, subjectId: userId, act });
    return presentListedUser(await requireUser(services, userId));
  });
}

export function deactivateUser(services: Services, { actor, userId, reason }: Act & { readonly reason: Reason }) {
  return inTransaction(services, async (services) => {
    const user = await requireUser(services, userId);
    await checkNotLastAdministrator(services, actor, userId);
    const deactivatedAt = user.deactivatedAt ?? services.now();
    await userQueries(services).updateDeactivated(userId, deactivatedAt);
    await endSessions(services, userId);
    await auditQueries(services).insertAuditEntry({
      actorId: actor.id,
      subjectId: userId,
      act: 'deactivate-user',
      details: reason,
    });
    return presentListedUser({ ...user, deactivatedAt });
  });
}

export function reactivateUser(services: Services, { actor, userId }: Act): Promise<ListedUser> {
  return inTransaction(services, async (services) => {
    const user = await requireUser(services, userId);
    await userQueries(services).updateDeactivated(userId, null);
    await auditQueries(services).insertAuditEntry({ actorId: actor.id, subjectId: userId, act: 'reactivate-user' });
    return presentListedUser({ ...user, deactivatedAt: null });
  });
}

/** Keeps the password; notifies the person by mail, since they may not have asked for it. */
export function removeSecondFactors(services: Services, { actor, userId, reason }: Act & { readonly reason: Reason }) {
  return inTransaction(services, async (services) => {
    const user = await requireUser(services, userId);
    if (actor.id === userId) throw conflict('request/conflict', said(m.ownSecondFactors));
    await signInQueries(services).deleteSecondFactors(userId);
    await endSessions(services, userId);
    await auditQueries(services).insertAuditEntry({
      actorId: actor.id,
      subjectId: userId,
      act: 'remove-second-factors',
      details: reason,
    });
    if (user.email !== null) {
      const mail = renderMail(
        services.environment.publicUrl,
        secondFactorsRemoved,
        await speakerForPerson(services, userId),
      );
      await mailQueries(services).insertMail({ userId, to: user.email, ...mail });
    }
  });
}
