import { invitationDays, type ClassInvitation, type MemberRole } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, forbidden, notFound, RequestError } from '../../../core/errors.ts';
import { isLetIn, isPrivileged, isStaff } from '../../../core/access/roles.ts';
import { invitationData, type InvitationRow } from '../data/invitation-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { limits } from '../../../core/throttle/limits.ts';
import { hashToken, newToken } from '../../../core/tokens.ts';
import { classInvitationMail, mailDelivery, mailQueries, renderMail } from '../../mails/api.ts';
import { classroomData } from '../data/classroom-store.ts';
import { memberData } from '../data/member-store.ts';
import { speakerForClass } from '../../languages/api.ts';
import { accountQueries, letColleagueIn, notLetIn } from '../../people/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const dayMs = 86_400_000;
/** Open at a time in a class. */
const mostOpen = 1000;
/** Invitations in one statement. */
const writtenTogether = 500;

export interface Invitee {
  readonly email: string;
  readonly name: string;
  readonly role: MemberRole;
}

/** Returns the open invitations, newest first. */
export async function listInvitations(services: Services, classId: string): Promise<ClassInvitation[]> {
  const now = services.now();
  return (await invitationData(services).selectOpen(classId)).map(({ invitation: row, isStillMeant }) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    sentAt: row.sentAt.toISOString(),
    expiresAt: (isStillMeant || row.expiresAt <= now ? row.expiresAt : now).toISOString(),
    isExpired: row.expiresAt <= now || !isStillMeant,
  }));
}

/** How many people the user may still write to today; staff may write to all. */
export async function invitationsLeft(services: Services, user: SignedInUser): Promise<number> {
  if (isStaff(user)) return Number.POSITIVE_INFINITY;
  if (!isLetIn(user) || user.emailVerifiedAt === null) return 0;
  return services.throttle.left({ limit: limits.invitationsOfUser, subject: user.id });
}

/** Counts mails that are about to be written, and throws when they are more than the user may send (SC20). */
export async function takeInvitations(services: Services, user: SignedInUser, mails: number): Promise<void> {
  if (mails === 0 || isStaff(user)) return;
  if (!isLetIn(user)) throw notLetIn();
  if (user.emailVerifiedAt === null) {
    throw forbidden(said(m.confirmOwnAddress));
  }
  if (await services.throttle.takeMany({ limit: limits.invitationsOfUser, subject: user.id }, mails)) return;
  const left = await invitationsLeft(services, user);
  const words = said(m.mostInvitationsADay, { most: limits.invitationsOfUser.most, left });
  throw new RequestError(429, 'request/too-many', words);
}

/** Writes the mails of invitations that are counted already; in the transaction of `services`, if it has one. */
export async function sendInvitations(
  services: Services,
  { classId, invitedBy, invitees }: { classId: string; invitedBy: string; invitees: readonly Invitee[] },
): Promise<void> {
  const sentAt = services.now();
  const expiresAt = new Date(sentAt.getTime() + invitationDays * dayMs);
  const { publicUrl } = services.environment;
  const speaker = await speakerForClass(services, classId);
  for (let from = 0; from < invitees.length; from += writtenTogether) {
    const written = invitees.slice(from, from + writtenTogether).map((invitee) => ({ invitee, token: newToken() }));
    await invitationData(services).upsertInvitations(
      written.map(({ invitee, token }) => ({
        ...invitee,
        id: newId(),
        classroomId: classId,
        tokenHash: hashToken(token),
        invitedBy,
        sentAt,
        expiresAt,
      })),
    );
    await mailQueries(services).insertMails(
      written.map(({ invitee, token }) => ({
        userId: null,
        to: invitee.email,
        ...renderMail(publicUrl, classInvitationMail(token, invitationDays), speaker),
      })),
    );
  }
  mailDelivery(services).wake();
}

/** Invites addresses that are not invited yet; members who came by an invitation stay as they are. */
export async function inviteMembers(
  services: Services,
  { classId, user, emails, role }: { classId: string; user: SignedInUser; emails: readonly string[]; role: MemberRole },
): Promise<ClassInvitation[]> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  const known = await invitationData(services).selectByEmail(classId, wanted);
  const here = new Set(known.filter(({ memberId }) => memberId !== null).map(({ invitation }) => invitation.email));
  const invitees = wanted.filter((email) => !here.has(email)).map((email) => ({ email, name: '', role }));
  if ((await invitationData(services).countOpen(classId)) + invitees.length > mostOpen) throw tooManyOpen();
  await takeInvitations(services, user, invitees.length);
  await inTransaction(services, (services) => sendInvitations(services, { classId, invitedBy: user.id, invitees }));
  return listInvitations(services, classId);
}

const tooManyOpen = () => conflict('request/conflict', said(m.mostOpenInvitations, { mostOpen }));

async function requireOpen(services: Services, ids: { classId: string; invitationId: string }): Promise<InvitationRow> {
  const invitation = await invitationData(services).findOpen(ids);
  if (!invitation) throw notFound();
  return invitation;
}

/** Sends an invitation again with a new link. */
export async function renewInvitation(
  services: Services,
  user: SignedInUser,
  ids: { classId: string; invitationId: string },
): Promise<ClassInvitation[]> {
  const { email, name, role } = await requireOpen(services, ids);
  await takeInvitations(services, user, 1);
  await inTransaction(services, (services) =>
    sendInvitations(services, { classId: ids.classId, invitedBy: user.id, invitees: [{ email, name, role }] }),
  );
  return listInvitations(services, ids.classId);
}

export async function withdrawInvitation(
  services: Services,
  ids: { classId: string; invitationId: string },
): Promise<ClassInvitation[]> {
  const invitation = await requireOpen(services, ids);
  await invitationData(services).withdraw(invitation.id, services.now());
  return listInvitations(services, ids.classId);
}

/** The invitation behind a link, if it can still be taken and its class is not over. */
export async function findInvitation(services: Services, token: string) {
  const invitation = await invitationData(services).findByToken(hashToken(token), services.now());
  if (!invitation) return null;
  const classroom = await classroomData(services).selectClassroom(invitation.classroomId);
  return classroom.archivedAt === null ? { invitation, classroom } : null;
}

const rank: Readonly<Record<MemberRole, number>> = { teacher: 2, assistant: 1, learner: 0 };

/** Takes an invitation once; people keep a higher role that they have. */
export async function acceptInvitation(
  services: Services,
  user: SignedInUser,
  token: string,
): Promise<{ classId: string; role: MemberRole }> {
  const found = await findInvitation(services, token);
  if (!found) throw invitationEnded();
  const { invitation } = found;
  if (invitation.role === 'teacher' && !isPrivileged(user)) {
    throw forbidden(said(m.invitedAsTeacher));
  }
  const at = services.now();
  return inTransaction(services, async (services) => {
    if (!(await invitationData(services).accept(invitation.id, user.id, at))) throw invitationEnded();
    const ids = { classId: invitation.classroomId, userId: user.id };
    await memberData(services).lockMembers(ids.classId);
    const existing = await memberData(services).findMemberRow(ids);
    const isHere = existing !== null && existing.removedAt === null;
    // An invitation from before a teacher took them out no longer counts.
    if (existing?.isTakenOut && existing.removedAt && invitation.sentAt <= existing.removedAt) throw invitationEnded();
    const role = isHere && rank[existing.role] > rank[invitation.role] ? existing.role : invitation.role;
    await memberData(services).admit({ ...ids, role, at });
    // Invited as a teacher by somebody who was let in: that lets them in as well.
    if (invitation.role === 'teacher') {
      const inviter = await accountQueries(services).findActiveUser(invitation.invitedBy);
      if (inviter) await letColleagueIn(services, inviter, user.id);
    }
    return { classId: ids.classId, role };
  });
}

const invitationEnded = () => conflict('request/conflict', said(m.invitationEnded));
