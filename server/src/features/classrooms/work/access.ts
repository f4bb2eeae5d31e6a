import { memberRoles, type Endpoint, type MemberRole } from '@lemma/contracts';
import { requireVisitor, type AccessCheck } from '../../../core/access/authorise.ts';
import { isStaff } from '../../../core/access/roles.ts';
import { conflict, forbidden, notFound, RequestError } from '../../../core/errors.ts';
import { isReadOnly, type ClassroomDays } from './rules.ts';
import { classroomData, type Membership } from '../data/classroom-store.ts';
import type { Services } from '../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

declare module '../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ classroom }` endpoints; null for staff who are not members. */
    readonly membership: Membership | null;
  }
}

type Level = 'teacher' | 'assistant' | 'member';

/** Which roles a level of a class lets pass; staff pass everywhere (P05). */
const rolesAt: Readonly<Record<Level, readonly MemberRole[]>> = {
  teacher: ['teacher'],
  assistant: ['teacher', 'assistant'],
  member: memberRoles,
};

/** Lets members of the class in `{classId}` pass by their role, and staff. */
export function checkClassroom(services: Services): AccessCheck<Level> {
  return async (visit, level) => {
    const visitor = requireVisitor(visit);
    const { endpoint, params } = visit;
    const state = await classroomData(services).findMembershipState({
      classId: params.classId ?? '',
      userId: visitor.id,
    });
    if (!state) throw notFound();
    const { membership, isWaiting, days } = state;
    if (!isStaff(visitor)) {
      if (!membership && isWaiting) throw waitsOutside();
      if (!membership) throw notFound();
      if (!rolesAt[level].includes(membership.role)) throw forbidden();
    }
    refuseReadOnly(services, endpoint, days);
    return { resources: { membership } };
  };
}

/** Throws 409 for a call that would change something in a class that is over. */
export function refuseReadOnly({ now }: Pick<Services, 'now'>, endpoint: Endpoint, days: ClassroomDays): void {
  if (endpoint.method === 'GET' || endpoint.worksArchived || !isReadOnly(days, now())) return;
  throw conflict('classroom/read-only', said(m.classOver));
}

const waitsOutside = () => new RequestError(403, 'classroom/waiting', said(m.waitToBeLetIn));
