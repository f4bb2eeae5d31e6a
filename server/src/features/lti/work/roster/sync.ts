import { hash } from 'node:crypto';
import type { RosterLine, RosterPlan } from '@lemma/contracts';
import { rosterHours } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { applyCourseRoster, byName } from '../../../classrooms/api.ts';
import { accountQueries } from '../../../people/api.ts';
import { connectionData, type ContextRow, type RegistrationRow } from '../../data/connection-store.ts';
import { planRoster, type Comer, type KnownMember, type Plan, type RosterChange } from './plan.ts';
import { sentenceOf } from '../../../../core/language/engine-sentences.ts';
import { readRoster, RosterUnread } from './read-roster.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

interface Course {
  readonly context: ContextRow;
  readonly registration: RegistrationRow;
}

interface CoursePath {
  readonly classId: string;
  readonly courseId: string;
}

const hourMs = 3_600_000;
const accountsAtOnce = 500;
const mostTries = 10;

/** The course, when it is connected with this class. */
export async function requireCourse(services: Services, { classId, courseId }: CoursePath): Promise<Course> {
  const course = await connectionData(services).findCourse(courseId);
  if (course === null || course.context.classroomId !== classId) throw notFound();
  return course;
}

/** Somebody has launched for the first time while a roster was applied. */
class LaunchedMeanwhile extends Error {
  override name = 'LaunchedMeanwhile';
}

/** Applies a roster in one transaction; again, to find them, when people of it launch for the first time meanwhile. */
async function applying<T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(services, work);
    } catch (error) {
      if (!(error instanceof LaunchedMeanwhile) || tries === mostTries) throw error;
    }
  }
}

async function planFor(services: Services, { context, registration }: Course, comers: readonly Comer[]): Promise<Plan> {
  const data = connectionData(services);
  const subjects = comers.map(({ subject }) => subject);
  const [ofCourse, identities] = await Promise.all([
    data.selectCourseMembers(context.id),
    data.selectIdentities(registration.id, subjects, context.classroomId ?? ''),
  ]);
  const brought = new Set(ofCourse.map(({ identityId }) => identityId));
  const rows = new Map([...ofCourse, ...identities].map((row) => [row.subject, row]));
  const known = [...rows.values()].map((row): KnownMember => ({
    subject: row.subject,
    identityId: row.identityId,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.removedAt === null ? row.classRole : null,
    isTakenOut: row.isTakenOut ?? false,
    // An administrator of an LMS is in no roster: the person who has connected the course stays.
    isOfCourse: brought.has(row.identityId) && row.userId !== context.connectedBy,
    isTest: row.isTest,
  }));
  return planRoster(comers, known, registration);
}

const personOf = (one: RosterChange) => (one.change === 'goes' ? one.known : one.comer);

const fingerprintOf = ({ changes }: Plan): string =>
  hash(
    'sha256',
    JSON.stringify(
      changes.map((one) => [one.change, personOf(one).subject, 'role' in one ? one.role : one.comer.role]),
    ),
    'base64url',
  );

function presentPlan(plan: Plan): RosterPlan {
  const lines = plan.changes
    .toSorted((a, b) => byName(personOf(a), personOf(b)))
    .map((one): RosterLine => ({
      change: one.change,
      name: `${personOf(one).firstName} ${personOf(one).lastName}`.trim(),
      role: one.change === 'goes' ? one.role : one.comer.role,
      before: one.change === 'role' ? one.before : null,
    }));
  return { lines, unchanged: plan.unchanged.length, needsLook: plan.needsLook, fingerprint: fingerprintOf(plan) };
}

/** Reads the roster, and writes down at the course why it cannot be read. */
async function readKept(services: Services, course: Course): Promise<Comer[]> {
  try {
    return await readRoster(services, course);
  } catch (error) {
    if (error instanceof RosterUnread) {
      await connectionData(services).updateContext(course.context.id, { syncProblem: error.message.slice(0, 300) });
    }
    throw error;
  }
}

function asConflict(error: unknown): unknown {
  return error instanceof RosterUnread
    ? conflict('request/conflict', sentenceOf(error.message) ?? error.message)
    : error;
}

/** Returns the effects that the roster of a course would have on its class. */
export async function previewRoster(services: Services, path: CoursePath): Promise<RosterPlan> {
  const course = await requireCourse(services, path);
  try {
    return presentPlan(await planFor(services, course, await readKept(services, course)));
  } catch (error) {
    throw asConflict(error);
  }
}

/** Applies a roster as its preview has shown it. */
export async function applyRoster(services: Services, path: CoursePath, fingerprint: string): Promise<void> {
  const course = await requireCourse(services, path);
  let comers: Comer[];
  try {
    comers = await readKept(services, course);
  } catch (error) {
    throw asConflict(error);
  }
  await applying(services, async (services) => {
    await connectionData(services).lockContext(course.context.id);
    const plan = await planFor(services, await requireCourse(services, path), comers);
    if (fingerprintOf(plan) !== fingerprint) {
      throw conflict('request/conflict', said(m.courseChanged));
    }
    await applyPlan(services, course, plan, { removes: true });
  });
}

/**
 * Reads a roster that no one looks at: people come and roles change immediately; people leave only while they are few.
 * Returns how many were changed, and whether somebody has to look.
 */
export async function syncRoster(services: Services, courseId: string) {
  const course = await connectionData(services).findCourse(courseId);
  const classId = course?.context.classroomId ?? null;
  if (course === null || classId === null) return { changed: 0, needsLook: false };
  const comers = await readKept(services, course);
  return applying(services, async (services) => {
    await connectionData(services).lockContext(courseId);
    const current = await requireCourse(services, { classId, courseId });
    const plan = await planFor(services, current, comers);
    await applyPlan(services, current, plan, { removes: !plan.needsLook });
    const done = plan.changes.filter(
      ({ change }) => change === 'comes' || change === 'role' || (change === 'goes' && !plan.needsLook),
    );
    return { changed: done.length, needsLook: plan.needsLook };
  });
}

/** Reads the rosters of a class that no one has read for six hours. An LMS that does not answer is asked the next time. */
export async function refreshRosters(services: Services, classId: string) {
  const since = services.now().getTime() - rosterHours * hourMs;
  const courses = await connectionData(services).selectClassCourses(classId);
  const due = courses.filter(
    ({ context: { membershipsUrl, syncedAt } }) =>
      membershipsUrl !== null && (syncedAt === null || syncedAt.getTime() <= since),
  );
  let changed = 0;
  const waiting: { id: string; title: string }[] = [];
  for (const { context } of due) {
    try {
      const done = await syncRoster(services, context.id);
      changed += done.changed;
      if (done.needsLook) waiting.push({ id: context.id, title: context.title });
    } catch (error) {
      if (!(error instanceof RosterUnread)) throw error;
    }
  }
  return { changed, waiting };
}

async function applyPlan(services: Services, course: Course, plan: Plan, { removes }: { readonly removes: boolean }) {
  const data = connectionData(services);
  const { context } = course;
  const at = services.now();
  const comes = plan.changes.filter((one) => one.change === 'comes');
  const changing = plan.changes.filter((one) => one.change === 'role');
  const going = removes ? plan.changes.filter((one) => one.change === 'goes') : [];
  const made = await makePeople(
    services,
    course,
    comes.filter(({ known }) => known === null).map(({ comer }) => comer),
  );
  const present = [...comes, ...changing, ...plan.unchanged].flatMap(({ comer, known }) => {
    const person = known ?? made.get(comer.subject);
    return person ? [{ identityId: person.identityId, userId: person.userId, role: comer.role }] : [];
  });
  await data.keepMembers(
    context.id,
    present.map(({ identityId, role }) => ({ identityId, role })),
    at,
  );
  const isOpen = await applyCourseRoster(services, {
    classId: context.classroomId ?? '',
    admitted: present.map(({ userId, role }) => ({ userId, role })),
    removedIds: going.map(({ known }) => known.userId),
  });
  if (!isOpen) throw conflict('classroom/read-only', said(m.classOver));
  await data.deleteMembers(
    context.id,
    going.map(({ known }) => known.identityId),
  );
  await data.updateContext(context.id, { syncedAt: at, syncProblem: '' });
}

/** Accounts without a password for learners who are new; their first launch finds them. By subject. */
async function makePeople(services: Services, { registration }: Course, comers: readonly Comer[]) {
  const createdAt = services.now();
  const made = comers.map((comer) => ({ ...comer, identityId: newId(), userId: newId() }));
  for (let first = 0; first < made.length; first += accountsAtOnce) {
    await accountQueries(services).insertUsers(
      made.slice(first, first + accountsAtOnce).map(({ userId, firstName, lastName }) => ({
        id: userId,
        firstName,
        lastName,
        roles: ['STUDENT' as const],
        createdAt,
      })),
    );
  }
  const areNew = await connectionData(services).insertPeople(
    made.map(({ identityId, userId, subject, firstName, lastName, email, sourcedId, isTest }) => ({
      id: identityId,
      registrationId: registration.id,
      subject,
      userId,
      name: `${firstName} ${lastName}`.trim(),
      email,
      sourcedId,
      isTest,
      isAccountMade: true,
      createdAt,
    })),
  );
  if (!areNew) throw new LaunchedMeanwhile();
  return new Map(made.map(({ subject, identityId, userId }) => [subject, { identityId, userId }]));
}
