import type { BodyOf, ClassroomAdmin, ClassroomStudent, ClassroomSummary, updateClassroom } from '@lemma/contracts';
import { encode } from 'uqr';
import { v7 as newId } from 'uuid';
import type { Services } from '../../services.ts';
import type { SignedInUser } from '../accounts/store.ts';
import { presentLearnerTasks, presentTasks } from '../tasks/service.ts';
import { formatJoinCode, newJoinCode } from './join-code.ts';
import type { ClassroomRow } from './store.ts';

const joinCodeTries = 20;

/** Calls `attempt` with fresh join codes until one is free. */
async function withFreeJoinCode(attempt: (joinCode: string) => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < joinCodeTries; tries += 1) {
    if (await attempt(newJoinCode())) return;
  }
  throw new Error('no free join code was found');
}

/** The classes that the user teaches, then those they learn in; each group by name, archived ones last. */
export async function listClassroomsOf(services: Services, user: SignedInUser): Promise<ClassroomSummary[]> {
  const rows = await services.classrooms.selectClassroomsOf(user.id);
  const ids = rows.map((row) => row.classroom.id);
  const [teachers, learners, openTasks] = await Promise.all([
    services.classrooms.selectTeacherNames(ids),
    services.classrooms.countLearners(ids),
    services.tasks.selectOpenTasks({ classIds: ids, userId: user.id, now: services.now() }),
  ]);
  const summaries = rows.map(({ classroom, role }): ClassroomSummary => {
    const open = openTasks.filter((task) => task.classId === classroom.id && (role !== 'learner' || !task.isDone));
    const due = open.flatMap((task) => (task.dueAt ? [task.dueAt.toISOString()] : [])).sort();
    return {
      id: classroom.id,
      name: classroom.name,
      description: classroom.description,
      role,
      teacherNames: teachers.get(classroom.id) ?? [],
      learnerCount: learners.get(classroom.id) ?? 0,
      openTaskCount: open.length,
      nextDueAt: due[0] ?? null,
      joinCode: role === 'learner' ? null : formatJoinCode(classroom.joinCode),
      isArchived: classroom.archivedAt !== null,
    };
  });
  const rank = (summary: ClassroomSummary) => (summary.isArchived ? 2 : 0) + (summary.role === 'learner' ? 1 : 0);
  return summaries.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** A new class with its creator as teacher. */
export async function openClassroom(
  services: Services,
  user: SignedInUser,
  fields: { readonly name: string; readonly description: string },
): Promise<ClassroomSummary> {
  const id = newId();
  await withFreeJoinCode((joinCode) =>
    services.classrooms.insertClassroom({ id, ...fields, joinCode, createdBy: user.id, createdAt: services.now() }),
  );
  const summary = (await listClassroomsOf(services, user)).find((classroom) => classroom.id === id);
  if (!summary) throw new Error('the new class is not listed');
  return summary;
}

/** The teacher's view (R31). */
export async function viewAsTeacher(services: Services, classId: string): Promise<ClassroomAdmin> {
  const [classroom, sections, members, tasks] = await Promise.all([
    services.classrooms.selectClassroom(classId),
    services.classrooms.selectSections(classId),
    services.classrooms.selectMembers(classId),
    presentTasks(services, classId),
  ]);
  const joinUrl = `${services.environment.publicUrl}/join/${classroom.joinCode}`;
  return {
    id: classroom.id,
    name: classroom.name,
    description: classroom.description,
    joinCode: formatJoinCode(classroom.joinCode),
    joinUrl,
    joinQr: drawQr(joinUrl),
    isArchived: classroom.archivedAt !== null,
    sections,
    tasks,
    members: members
      .map((member) => ({
        id: member.id,
        firstName: member.firstName,
        lastName: member.lastName,
        role: member.role,
        isAnonymous: member.isAnonymous,
        userName: member.madeInClassroomId === classId ? (member.userName ?? '') : '',
        joinedAt: member.joinedAt.toISOString(),
        lastActiveAt: member.lastActiveAt?.toISOString() ?? null,
      }))
      .sort(byName),
  };
}

/** By last name, then first; in JavaScript, because the embedded database knows few collations. */
export function byName(
  a: { readonly firstName: string; readonly lastName: string },
  b: { readonly firstName: string; readonly lastName: string },
): number {
  return a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
}

/** One path of unit squares, for an SVG with this view box. */
function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** The learner's view (R31). */
export async function viewAsLearner(services: Services, classId: string, userId: string): Promise<ClassroomStudent> {
  const [classroom, sections, teachers, learners, tasks] = await Promise.all([
    services.classrooms.selectClassroom(classId),
    services.classrooms.selectSections(classId),
    services.classrooms.selectTeacherNames([classId]),
    services.classrooms.countLearners([classId]),
    presentLearnerTasks(services, { classId, userId }),
  ]);
  return {
    id: classroom.id,
    name: classroom.name,
    description: classroom.description,
    teacherNames: teachers.get(classId) ?? [],
    learnerCount: learners.get(classId) ?? 0,
    isArchived: classroom.archivedAt !== null,
    sections,
    tasks,
  };
}

/** Applies settings; a new join code makes the old one and its links useless. */
export async function changeClassroom(
  services: Services,
  classId: string,
  body: BodyOf<typeof updateClassroom>,
): Promise<ClassroomAdmin> {
  const changes: Partial<ClassroomRow> = {};
  if (body.name !== undefined) changes.name = body.name;
  if (body.description !== undefined) changes.description = body.description;
  if (body.isArchived !== undefined) changes.archivedAt = body.isArchived ? services.now() : null;
  await services.classrooms.updateClassroom(classId, changes);
  if (body.newJoinCode) {
    await withFreeJoinCode((joinCode) => services.classrooms.updateClassroom(classId, { joinCode }));
  }
  return viewAsTeacher(services, classId);
}
