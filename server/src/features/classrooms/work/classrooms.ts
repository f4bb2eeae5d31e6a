import type * as calls from '@lemma/contracts';
import type {
  BodyOf,
  ClassroomAdmin,
  ClassroomStudent,
  ClassroomSummary,
  LearnerTask,
  MemberRole,
  Task,
} from '@lemma/contracts';
import { encode } from 'uqr';
import { v7 as newId } from 'uuid';
import { invalidField, notFound } from '../../../core/errors.ts';
import { formatJoinCode, newJoinCode } from './join-code.ts';
import { answerJoinRequests } from './waiting.ts';
import { isReadOnly } from './rules.ts';
import { requireOffered } from '../../languages/api.ts';
import { accountQueries } from '../../people/api.ts';
import { classroomData, type ClassroomRow } from '../data/classroom-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { memberData } from '../data/member-store.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** A task that a learner can work on now. */
interface OpenTask {
  readonly classId: string;
  readonly dueAt: Date | null;
  readonly isDone: boolean;
}

declare module '../../../core/hooks.ts' {
  interface Hooks {
    /** A class's tasks as its teacher sees them. */
    readonly presentTasks: (services: Services, classId: string) => Promise<Task[]>;
    /** A class's tasks as one learner sees them. */
    readonly presentLearnerTasks: (
      services: Services,
      ids: { readonly classId: string; readonly userId: string },
    ) => Promise<LearnerTask[]>;
    /** Tasks of these classes that the learner can work on now. */
    readonly selectOpenTasks: (
      services: Services,
      ids: { readonly classIds: readonly string[]; readonly userId: string },
    ) => Promise<readonly OpenTask[]>;
  }
}

const joinCodeTries = 20;

/** Calls `attempt` with fresh join codes until one is free. */
export async function withFreeJoinCode(attempt: (joinCode: string) => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < joinCodeTries; tries += 1) {
    if (await attempt(newJoinCode())) return;
  }
  throw new Error('no free join code was found');
}

/** The classes that the user teaches, then those they learn in; each group by name, archived ones last. */
export async function listClassrooms(services: Services, user: SignedInUser): Promise<ClassroomSummary[]> {
  const rows = await classroomData(services).selectList(user.id);
  const ids = rows.map((row) => row.classroom.id);
  const openTasks = await services.hooks.selectOpenTasks(services, { classIds: ids, userId: user.id });
  const summaries = rows.map(({ classroom, role, teacherNames, learnerCount }): ClassroomSummary => {
    const open = openTasks.filter((task) => task.classId === classroom.id && (role !== 'learner' || !task.isDone));
    const due = open.flatMap((task) => (task.dueAt ? [task.dueAt.toISOString()] : [])).sort();
    return {
      id: classroom.id,
      name: classroom.name,
      description: classroom.description,
      role,
      teacherNames,
      learnerCount,
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
export async function createClassroom(
  services: Services,
  user: SignedInUser,
  fields: { readonly name: string; readonly description: string; readonly timeZone: string },
): Promise<ClassroomSummary> {
  const id = newId();
  const notation = (await accountQueries(services).selectNotation(user.id)) ?? 'en';
  await withFreeJoinCode((joinCode) =>
    classroomData(services).insertClassroom({
      id,
      ...fields,
      notation,
      joinCode,
      createdBy: user.id,
      createdAt: services.now(),
    }),
  );
  return summaryOf(services, user, id);
}

/** A class that was made just now, as its teacher's list has it. */
export async function summaryOf(services: Services, user: SignedInUser, classId: string): Promise<ClassroomSummary> {
  const summary = (await listClassrooms(services, user)).find((classroom) => classroom.id === classId);
  if (!summary) throw new Error('the new class is not listed');
  return summary;
}

/** '-2' means without a section (D08); undefined means all. */
const isIn = (section: string | undefined) => (task: { readonly sectionId: string | null }) =>
  section === undefined || (section === '-2' ? task.sectionId === null : task.sectionId === section);

interface TeacherView {
  readonly classId: string;
  readonly role: MemberRole | undefined;
  readonly section?: string | undefined;
}

/** The teacher's view (R31). */
export async function viewAsTeacher(services: Services, view: TeacherView): Promise<ClassroomAdmin> {
  const { classId, role, section } = view;
  const [classroom, sections, counts, tasks] = await Promise.all([
    classroomData(services).selectClassroom(classId),
    classroomData(services).selectSections(classId),
    memberData(services).countStates(classId),
    services.hooks.presentTasks(services, classId),
  ]);
  const joinUrl = `${services.environment.publicUrl}/join/${classroom.joinCode}`;
  return {
    id: classroom.id,
    name: classroom.name,
    description: classroom.description,
    role: role === 'assistant' ? 'assistant' : 'teacher',
    joinCode: formatJoinCode(classroom.joinCode),
    joinUrl,
    joinQr: drawQr(joinUrl),
    isJoinOpen: classroom.isJoinOpen,
    needsApproval: classroom.needsApproval,
    takesAnonymous: classroom.takesAnonymous,
    timeZone: classroom.timeZone,
    notation: classroom.notation,
    ownNotation: classroom.ownNotation,
    language: classroom.language,
    firstDay: classroom.firstDay,
    lastDay: classroom.lastDay,
    taskDefaults: classroom.taskDefaults,
    isArchived: classroom.archivedAt !== null,
    isReadOnly: isReadOnly(classroom, services.now()),
    learnerCount: counts.learners,
    staffCount: counts.present - counts.learners,
    waitingCount: counts.waiting,
    sections,
    tasks: tasks.filter(isIn(section)),
  };
}

/** One path of unit squares, for an SVG with this view box. */
function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** The learner's view (R31). */
export async function viewAsLearner(
  services: Services,
  { classId, userId, section }: { classId: string; userId: string; section?: string | undefined },
): Promise<ClassroomStudent> {
  const [page, tasks] = await Promise.all([
    classroomData(services).findPage(classId),
    services.hooks.presentLearnerTasks(services, { classId, userId }),
  ]);
  if (!page) throw notFound();
  const { classroom, sections, teacherNames, learnerCount } = page;
  return {
    id: classroom.id,
    name: classroom.name,
    description: classroom.description,
    teacherNames,
    learnerCount,
    isArchived: classroom.archivedAt !== null,
    isReadOnly: isReadOnly(classroom, services.now()),
    sections,
    tasks: tasks.filter(isIn(section)),
  };
}

/** Applies settings; a new join code makes the old one and its links useless. */
export async function updateClassroom(
  services: Services,
  classId: string,
  { newJoinCode: isNewCode, isArchived, ...plain }: BodyOf<typeof calls.updateClassroom>,
): Promise<void> {
  const changes: Partial<ClassroomRow> = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  requireOffered(services, plain.language ?? null);
  if (isArchived !== undefined) changes.archivedAt = isArchived ? services.now() : null;
  await inTransaction(services, async (services) => {
    const before = await classroomData(services).selectClassroom(classId);
    const { firstDay, lastDay } = { ...before, ...changes };
    if (firstDay !== null && lastDay !== null && firstDay > lastDay) {
      throw invalidField('lastDay', said(m.beforeFirstDay));
    }
    // Waiting people are let in when approval is no longer needed.
    if (before.needsApproval && changes.needsApproval === false) {
      await answerJoinRequests(services, { classId, memberIds: null, accept: true });
    }
    await classroomData(services).updateClassroom(classId, changes);
    if (!isNewCode) return;
    await withFreeJoinCode((joinCode) => classroomData(services).updateClassroom(classId, { joinCode }));
  });
}
