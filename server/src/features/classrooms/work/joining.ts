import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { InvalidRequest, invalidField } from '../../../core/errors.ts';
import { isReadOnly } from './rules.ts';
import { askToJoin } from './waiting.ts';
import { classroomData, type ClassroomRow } from '../data/classroom-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { limits } from '../../../core/throttle/limits.ts';
import type { Services } from '../../../core/services.ts';
import { createAnonymousUser, findByTypedCode } from '../../signing-in/api.ts';
import { tellBrowser } from '../../languages/api.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { presentUser } from '../../people/api.ts';
import type { Browser } from '../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** The class of a code that is still open. */
async function findOpen(services: Services, code: string, browser: Browser): Promise<ClassroomRow | null> {
  const find = (typed: string) => classroomData(services).findByJoinCode(typed);
  const classroom = await findByTypedCode(services, { code, limit: limits.joinCodeFromAddress, find, browser });
  return classroom && !isReadOnly(classroom, services.now()) ? classroom : null;
}

/** Returns the class behind a code, for anyone who has it. */
export async function lookUpJoinCode(
  services: Services,
  code: string,
  browser: Browser,
): Promise<ResponseOf<typeof calls.lookUpJoinCode>> {
  const classroom = await findOpen(services, code, browser);
  if (!classroom) return null;
  const { id, name, needsApproval, takesAnonymous } = classroom;
  const teachers = await classroomData(services).selectTeacherNames([id]);
  return { name, teacherNames: teachers.get(id) ?? [], needsApproval, takesAnonymous };
}

/** Joins by code: immediately, or after a teacher has let them in. */
export async function joinClassroom(
  services: Services,
  visitor: SignedInUser | null,
  body: BodyOf<typeof calls.joinClassroom>,
  browser: Browser,
): Promise<ResponseOf<typeof calls.joinClassroom>> {
  const classroom = await findOpen(services, body.code, browser);
  if (!classroom) throw invalidField('code', said(m.codeUnknown));
  if (!classroom.takesAnonymous && (!visitor || visitor.isAnonymous)) {
    throw invalidField('code', said(m.accountNeeded));
  }
  const user = visitor ?? (await createAnonymousUser(services, nameOf(body), browser));
  const ids = { classId: classroom.id, userId: user.id };
  const at = services.now();
  if (!classroom.needsApproval) await classroomData(services).insertLearner({ ...ids, at });
  // Those whom a teacher took out are still outside now: they wait like everybody where a teacher lets people in.
  const isWaiting = (await classroomData(services).findMembership(ids)) === null;
  if (isWaiting) await inTransaction(services, (services) => askToJoin(services, { ...ids, at }));
  else await tellBrowser(services, user.id, browser);
  return { classId: classroom.id, isWaiting, user: presentUser(user) };
}

/** Signed-out visitors give both names. */
function nameOf(body: { firstName?: string | undefined; lastName?: string | undefined }) {
  const { firstName, lastName } = body;
  if (firstName && lastName) return { firstName, lastName };
  throw new InvalidRequest({
    ...(firstName ? {} : { firstName: [said(m.enterFirstName)] }),
    ...(lastName ? {} : { lastName: [said(m.enterLastName)] }),
  });
}
