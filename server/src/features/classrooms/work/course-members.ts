import type { MemberRole } from '@lemma/contracts';
import { accessInClass } from '../../../core/live/access-topics.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { classroomData } from '../data/classroom-store.ts';
import { memberData } from '../data/member-store.ts';
import { isReadOnly } from './rules.ts';

interface CourseMember {
  readonly classId: string;
  readonly userId: string;
  /** The role that another system says the person has. */
  readonly role: MemberRole;
}

/**
 * Gives somebody the role in a class that a course elsewhere says they have, and lets them in. People whom a teacher has
 * taken out stay outside, the last teacher stays one, and in a class that is over nothing changes.
 */
export async function keepCourseMember(
  services: Services,
  { classId, userId, role }: CourseMember,
): Promise<'member' | 'taken-out' | 'class-over'> {
  return inTransaction(services, async (services) => {
    const data = memberData(services);
    const known = await data.findMemberRow({ classId, userId });
    const isPresent = known !== null && known.removedAt === null;
    if (isPresent && known.role === role) return 'member';
    if (isReadOnly(await classroomData(services).lockClassroom(classId), services.now())) {
      return isPresent ? 'member' : 'class-over';
    }
    if (known?.isTakenOut) return 'taken-out';
    if (isPresent && known.role === 'teacher' && (await data.countPresent(classId, 'teacher')) < 2) return 'member';
    await data.admit({ classId, userId, role, at: services.now() });
    services.afterCommit(() => services.bus.publish(accessInClass(classId)));
    return 'member';
  });
}
