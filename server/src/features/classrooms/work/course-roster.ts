import type { MemberRole } from '@lemma/contracts';
import { accessInClass } from '../../../core/live/access-topics.ts';
import type { Services } from '../../../core/services.ts';
import { classroomData } from '../data/classroom-store.ts';
import { memberData } from '../data/member-store.ts';
import { isReadOnly } from './rules.ts';

interface CourseRoster {
  readonly classId: string;
  /** People who come in, or whose role is another one now. */
  readonly admitted: readonly { readonly userId: string; readonly role: MemberRole }[];
  /** People who leave; their work stays and comes back with them. */
  readonly removedIds: readonly string[];
}

/**
 * Brings a class in line with a course elsewhere; for a transaction. People whom a teacher has taken out stay outside, and
 * while no other teacher would be left those who teach stay as they are. False in a class that is over.
 */
export async function applyCourseRoster(
  services: Services,
  { classId, admitted, removedIds }: CourseRoster,
): Promise<boolean> {
  const data = memberData(services);
  if (isReadOnly(await classroomData(services).lockClassroom(classId), services.now())) return false;
  const teachers = new Set((await classroomData(services).selectTeachers(classId)).map(({ id }) => id));
  const leaving = new Set(removedIds);
  for (const { userId, role } of admitted) if (role !== 'teacher' && teachers.has(userId)) leaving.add(userId);
  const keepsTeacher = [...teachers].some((id) => !leaving.has(id)) || admitted.some(({ role }) => role === 'teacher');
  const isFree = (userId: string): boolean => keepsTeacher || !teachers.has(userId);
  await data.admitMany(
    classId,
    admitted.filter(({ userId }) => isFree(userId)),
    services.now(),
  );
  await data.removeMany(classId, removedIds.filter(isFree), services.now());
  services.afterCommit(() => services.bus.publish(accessInClass(classId)));
  return true;
}
