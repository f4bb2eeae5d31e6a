import type * as calls from '@lemma/contracts';
import type { BodyOf, LtiCourse, ResponseOf } from '@lemma/contracts';
import { isPrivileged } from '../../../../core/access/roles.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { applyCourseRoster, classroomQueries, copyClassroom, createClassroom } from '../../../classrooms/api.ts';
import { connectionData } from '../../data/connection-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import { followHint } from '../deep-linking/hinted-task.ts';
import { progressPath } from '../launch/destination.ts';
import { RosterUnread } from '../roster/read-roster.ts';
import { syncRoster } from '../roster/sync.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** The course of the launch with which the caller has come; absent for all other sessions, and not for learners. */
export async function requireOwnCourse(services: Services, user: SignedInUser) {
  const contextId = user.session?.course?.contextId ?? null;
  const course = contextId === null ? null : await connectionData(services).findCourse(contextId);
  if (course === null) throw notFound();
  const role = await connectionData(services).findCourseRole(course.context.id, user.id);
  if (role === null || role === 'learner') throw forbidden(said(m.onlyTeachersOfCourse));
  return { ...course, role };
}

type OwnCourse = Awaited<ReturnType<typeof requireOwnCourse>>;

export async function presentCourse(
  services: Services,
  user: SignedInUser,
  { context, registration, role }: OwnCourse,
): Promise<LtiCourse> {
  const data = connectionData(services);
  const { classroomId } = context;
  const [classes, copied] = await Promise.all([
    role === 'teacher' && classroomId === null ? data.selectTaughtClasses(user.id) : Promise.resolve([]),
    classroomId === null ? data.selectClassesOfHistory(context) : Promise.resolve<string[]>([]),
  ]);
  const connected = classroomId === null ? null : await classroomQueries(services).selectClassroom(classroomId);
  return {
    title: context.title || context.label,
    platform: registration.name,
    class: connected && { id: connected.id, name: connected.name },
    mayMake: role === 'teacher' && isPrivileged(user),
    classes,
    copiedFrom: classes.flatMap(({ id }) => (copied.includes(id) ? [id] : [])),
  };
}

export const getLtiCourse = async (services: Services, user: SignedInUser): Promise<LtiCourse> =>
  presentCourse(services, user, await requireOwnCourse(services, user));

type Wish = BodyOf<typeof calls.connectLtiCourse>;

/** The class that is to be connected: one that there is, a new one, or a copy. */
async function classFor(services: Services, user: SignedInUser, wish: Wish): Promise<{ id: string; name: string }> {
  if (wish.way === 'new') {
    if (!isPrivileged(user)) throw notATeacher();
    return createClassroom(services, user, { name: wish.name, description: '', timeZone: wish.timeZone });
  }
  const taught = await connectionData(services).selectTaughtClasses(user.id);
  const chosen = taught.find(({ id }) => id === wish.classId);
  if (chosen === undefined) throw invalidField('classId', said(m.chooseTaughtClass));
  if (wish.way === 'class') return chosen;
  if (!isPrivileged(user)) throw notATeacher();
  return copyClassroom(services, user, wish.classId, { name: wish.name, firstDueDay: null });
}

const notATeacher = () => forbidden(said(m.mayNotMakeClasses));

const connectedAlready = () => conflict('request/conflict', said(m.connectedAlready));

/** Connects the course; the people whom it has sent so far are in the class then, and the others follow. */
export async function connectLtiCourse(
  services: Services,
  user: SignedInUser,
  wish: Wish,
): Promise<ResponseOf<typeof calls.connectLtiCourse>> {
  const { context, registration, role } = await requireOwnCourse(services, user);
  if (role !== 'teacher') throw forbidden(said(m.onlyTeacherConnects));
  if (context.classroomId !== null) throw connectedAlready();
  const { id: classId, name } = await inTransaction(services, async (services) => {
    const data = connectionData(services);
    const locked = await data.lockContext(context.id);
    if (locked === null || locked.classroomId !== null) throw connectedAlready();
    const chosen = await classFor(services, user, wish);
    const { id: classId, name } = chosen;
    const connectedAt = services.now();
    await data.updateContext(context.id, { classroomId: classId, connectedBy: user.id, connectedAt, syncedAt: null });
    const people = await data.selectCourseMembers(context.id);
    const admitted = people.map(({ userId, courseRole }) => ({ userId, role: courseRole }));
    if (!(await applyCourseRoster(services, { classId, admitted, removedIds: [] }))) {
      throw conflict('classroom/read-only', said(m.chooseOtherClass));
    }
    await auditQueries(services).insertAuditEntry({
      actorId: user.id,
      act: 'connect-course',
      details: `${registration.name}, ${context.title || context.label}: ${name}`,
    });
    return chosen;
  });
  if (context.membershipsUrl !== null) {
    services.background.run('reading the people of a course', () => syncQuietly(services, context.id));
  }
  return { class: { id: classId, name }, page: await nextPage(services, user, classId) };
}

/** Returns the page with which the launch of a teacher continues, now that its course has a class: its task, or choosing one. */
async function nextPage(services: Services, { session }: SignedInUser, classId: string): Promise<string> {
  const linkId = session?.course?.linkId ?? null;
  const link = linkId === null ? null : await ltiData(services).findLinkById(linkId);
  const { taskId } = link === null ? { taskId: null } : await followHint(services, classId, link);
  return taskId === null ? '/choose' : progressPath(classId, taskId);
}

/** An LMS that does not answer now is asked when the members are opened. */
async function syncQuietly(services: Services, contextId: string): Promise<void> {
  try {
    await syncRoster(services, contextId);
  } catch (error) {
    if (!(error instanceof RosterUnread)) throw error;
  }
}
