import type * as calls from '@lemma/contracts';
import { membersPageSize, type Member, type MemberRole, type ResponseOf } from '@lemma/contracts';
import { conflict, invalidField, notFound } from '../../../core/errors.ts';
import { isPrivileged } from '../../../core/access/roles.ts';
import { memberData, type MemberState } from '../data/member-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { letColleagueIn } from '../../people/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** By last name, then first; in JavaScript, because the embedded database knows few collations. */
export function byName(a: Named, b: Named): number {
  return a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** First name, last name, or both in either order; accents do not matter. */
function isCalled({ firstName, lastName }: Named, words: string): boolean {
  return plain(`${firstName} ${lastName} ${firstName}`).includes(words);
}

/** A page of those in a state: by name, those who wait by when they asked. */
export async function listMembers(
  services: Services,
  user: SignedInUser,
  { classId, state, search, offset }: { classId: string; state: MemberState; search: string; offset: number },
): Promise<ResponseOf<typeof calls.listMembers>> {
  const words = plain(search).replaceAll(/\s+/g, ' ');
  const [names, counts] = await Promise.all([
    memberData(services).selectNames(classId, state),
    memberData(services).countStates(classId),
  ]);
  const found = names
    .filter((name) => words === '' || isCalled(name, words))
    .sort((a, b) => (a.askedAt?.getTime() ?? 0) - (b.askedAt?.getTime() ?? 0) || byName(a, b));
  const ids = found.slice(offset, offset + membersPageSize).map(({ id }) => id);
  const rows = new Map((await memberData(services).selectMembers(classId, ids)).map((row) => [row.id, row]));
  const { present, waiting, removed } = counts;
  return {
    total: found.length,
    counts: { present, waiting, removed },
    members: ids.flatMap((id): Member[] => {
      const row = rows.get(id);
      if (!row) return [];
      return [
        {
          id,
          firstName: row.firstName,
          lastName: row.lastName,
          role: row.role,
          isAnonymous: row.isAnonymous,
          mayTeach: isPrivileged(row),
          isSelf: row.userId === user.id,
          userName: row.madeInClassroomId === classId ? (row.userName ?? '') : '',
          joinedAt: row.joinedAt.toISOString(),
          askedAt: row.askedAt?.toISOString() ?? null,
          lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
        },
      ];
    }),
  };
}

interface MemberPath {
  readonly classId: string;
  readonly memberId: string;
}

/** A class keeps a teacher; the lock on the members prevents removing the last one twice at the same time. */
async function keepATeacher(services: Services, classId: string): Promise<void> {
  if ((await memberData(services).countPresent(classId, 'teacher')) > 0) return;
  throw conflict('request/conflict', said(m.classNeedsTeacher));
}

async function requireMember(services: Services, path: MemberPath, isWanted: (isPresent: boolean) => boolean) {
  const found = await memberData(services).findMember(path);
  if (!found || found.member.askedAt !== null || !isWanted(found.member.removedAt === null)) throw notFound();
  return found;
}

/** Whom a teacher makes a teacher of their class is let in by that, if they are themselves. */
export async function setMemberRole(
  services: Services,
  user: SignedInUser,
  path: MemberPath,
  role: MemberRole,
): Promise<void> {
  await inTransaction(services, async (services) => {
    await memberData(services).lockMembers(path.classId);
    const { member, roles, isAnonymous } = await requireMember(services, path, (isPresent) => isPresent);
    if (role !== 'learner' && isAnonymous) {
      throw invalidField('role', said(m.onlyLearnerWithoutAccount));
    }
    if (role === 'teacher' && !isPrivileged({ roles })) {
      throw invalidField('role', said(m.onlyTeachersTeach));
    }
    await memberData(services).updateMember(member.id, { role });
    if (role === 'teacher') await letColleagueIn(services, user, member.userId);
    await keepATeacher(services, path.classId);
  });
}

/** Takes somebody out; their work stays, and comes back with them. */
export async function removeMember(services: Services, path: MemberPath): Promise<void> {
  await inTransaction(services, async (services) => {
    await memberData(services).lockMembers(path.classId);
    const { member } = await requireMember(services, path, (isPresent) => isPresent);
    await memberData(services).updateMember(member.id, { removedAt: services.now(), isTakenOut: true });
    await keepATeacher(services, path.classId);
  });
}

/** Takes somebody in again who was taken out: as a learner or an assistant, for teachers are made by name. */
export async function bringMemberBack(services: Services, path: MemberPath): Promise<void> {
  await inTransaction(services, async (services) => {
    await memberData(services).lockMembers(path.classId);
    const { member } = await requireMember(services, path, (isPresent) => !isPresent);
    const role = member.role === 'teacher' ? 'assistant' : member.role;
    await memberData(services).updateMember(member.id, { removedAt: null, isTakenOut: false, role });
  });
}

/** Out of a class, or no longer waiting to be let in. */
export async function leaveClassroom(services: Services, user: SignedInUser, classId: string): Promise<void> {
  await inTransaction(services, async (services) => {
    await memberData(services).lockMembers(classId);
    const member = await memberData(services).findMemberRow({ classId, userId: user.id });
    if (!member || (member.removedAt !== null && member.askedAt === null)) throw notFound();
    await memberData(services).updateMember(member.id, {
      removedAt: member.removedAt ?? services.now(),
      askedAt: null,
    });
    if (member.role === 'teacher') await keepATeacher(services, classId);
  });
}
