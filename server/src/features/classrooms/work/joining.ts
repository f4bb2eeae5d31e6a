import type { BodyOf, joinClassroom, lookUpJoinCode, ResponseOf } from '@lemma/contracts';
import type { Reply, Request } from '../../../core/http/exchange.ts';
import { InvalidRequest, invalidField } from '../../../core/errors.ts';
import { isReadOnly } from './rules.ts';
import { classroomData, type ClassroomRow } from '../data/classroom-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { limits } from '../../../core/throttle/limits.ts';
import { memberData } from '../data/member-store.ts';
import type { Services } from '../../../core/services.ts';
import { createAnonymousUser, findByTypedCode } from '../../signing-in/api.ts';
import { presentUser } from '../../people/api.ts';

/** The class of a code that is still open. */
async function findOpen(services: Services, code: string, request: Request): Promise<ClassroomRow | null> {
  const find = (typed: string) => classroomData(services).findByJoinCode(typed);
  const classroom = await findByTypedCode(services, { code, limit: limits.joinCodeFromAddress, find, request });
  return classroom && !isReadOnly(classroom, services.now()) ? classroom : null;
}

/** Returns the class behind a code, for anyone who has it. */
export async function lookUpCode(
  services: Services,
  code: string,
  request: Request,
): Promise<ResponseOf<typeof lookUpJoinCode>> {
  const classroom = await findOpen(services, code, request);
  if (!classroom) return null;
  const { id, name, needsApproval, takesAnonymous } = classroom;
  const teachers = await classroomData(services).selectTeacherNames([id]);
  return { name, teacherNames: teachers.get(id) ?? [], needsApproval, takesAnonymous };
}

/** Joins by code: immediately, or after a teacher has let them in. */
export async function join(
  services: Services,
  visitor: SignedInUser | null,
  body: BodyOf<typeof joinClassroom>,
  http: { readonly request: Request; readonly reply: Reply },
): Promise<ResponseOf<typeof joinClassroom>> {
  const classroom = await findOpen(services, body.code, http.request);
  if (!classroom) throw invalidField('code', 'No class has this code. Check it with your teacher.');
  if (!classroom.takesAnonymous && (!visitor || visitor.isAnonymous)) {
    throw invalidField('code', 'This class is for people with an account. Sign in or make one, then join.');
  }
  const user = visitor ?? (await createAnonymousUser(services, nameOf(body), http));
  const ids = { classId: classroom.id, userId: user.id };
  const at = services.now();
  if (!classroom.needsApproval) await classroomData(services).insertLearner({ ...ids, at });
  // Those whom a teacher took out are still outside now: they wait like everybody where a teacher lets people in.
  const isWaiting = (await classroomData(services).findMembership(ids)) === null;
  if (isWaiting) await memberData(services).insertWaiting({ ...ids, at });
  return { classId: classroom.id, isWaiting, user: presentUser(user) };
}

/** Signed-out visitors give both names. */
function nameOf(body: { firstName?: string | undefined; lastName?: string | undefined }) {
  const { firstName, lastName } = body;
  if (firstName && lastName) return { firstName, lastName };
  throw new InvalidRequest({
    ...(firstName ? {} : { firstName: ['Enter your first name.'] }),
    ...(lastName ? {} : { lastName: ['Enter your last name.'] }),
  });
}
