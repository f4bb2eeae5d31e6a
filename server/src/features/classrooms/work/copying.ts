import type * as calls from '@lemma/contracts';
import type { BodyOf, ClassroomSummary } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { dayIn } from '../../../core/calendar/day-in.ts';
import { forbidden } from '../../../core/errors.ts';
import { isPrivileged } from '../../../core/access/roles.ts';
import { arrangementData, type ClassContents } from '../data/arrangement-store.ts';
import { daysBetween, shiftDays } from './rules.ts';
import { summaryOf, withFreeJoinCode } from './classrooms.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { classroomData } from '../data/classroom-store.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';

/** New ids for rows that point at each other. */
function createIds() {
  const ids = new Map<string, string>();
  return (old: string): string => {
    const known = ids.get(old);
    if (known !== undefined) return known;
    const id = newId();
    ids.set(old, id);
    return id;
  };
}

type Move = (moment: Date | null) => Date | null;

/** Moves every date by as many days as the first due date needs to get to the wanted day; null leaves them out. */
function createMove(contents: ClassContents, timeZone: string, firstDueDay: string | null): Move {
  const due = contents.tasks.flatMap((task) => task.dueAt ?? []).sort((a, b) => a.getTime() - b.getTime());
  const first = due[0];
  if (firstDueDay === null || first === undefined) return () => null;
  const days = daysBetween(dayIn(timeZone, first), firstDueDay);
  return (moment) => (moment === null ? null : shiftDays(timeZone, moment, days));
}

/** The same contents in another class: with rows of their own, nothing released, and dates that have moved. */
export function copyContents(contents: ClassContents, classId: string, move: Move, createdAt: Date): ClassContents {
  const idOf = createIds();
  const optional = (id: string | null) => (id === null ? null : idOf(id));
  const weights = new Set(contents.gradeGroups.map(({ id }) => id));
  return {
    sections: contents.sections.map((section) => ({ ...section, id: idOf(section.id), classroomId: classId })),
    tasks: contents.tasks.map((task) => {
      const dueAt = move(task.dueAt);
      const lateUntil = move(task.lateUntil);
      return {
        ...task,
        id: idOf(task.id),
        classroomId: classId,
        sectionId: optional(task.sectionId),
        gradeGroupId: task.gradeGroupId !== null && weights.has(task.gradeGroupId) ? idOf(task.gradeGroupId) : null,
        opensAt: move(task.opensAt),
        dueAt,
        lateUntil,
        lastClosesAt: task.latePolicy === 'none' ? dueAt : lateUntil,
        releasedAt: null,
        createdAt,
      };
    }),
    groups: contents.groups.map((group) => ({ ...group, id: idOf(group.id), taskId: idOf(group.taskId) })),
    items: contents.items.map((item) => ({
      ...item,
      id: idOf(item.id),
      taskId: idOf(item.taskId),
      groupId: idOf(item.groupId),
    })),
    grading: contents.grading && { ...contents.grading, classroomId: classId },
    gradeGroups: contents.gradeGroups.map((group) => ({
      ...group,
      id: idOf(group.id),
      classroomId: classId,
      sectionId: optional(group.sectionId),
    })),
  };
}

/** A new class with the tasks, sections and settings of another one; its people and its code stay behind. */
export async function copyClassroom(
  services: Services,
  user: SignedInUser,
  classId: string,
  { name, firstDueDay }: BodyOf<typeof calls.copyClassroom>,
): Promise<ClassroomSummary> {
  if (!isPrivileged(user)) throw forbidden();
  const [source, contents] = await Promise.all([
    classroomData(services).selectClassroom(classId),
    arrangementData(services).selectContents(classId),
  ]);
  const id = newId();
  const createdAt = services.now();
  await inTransaction(services, async (services) => {
    await withFreeJoinCode((joinCode) =>
      arrangementData(services).insertCopy(
        {
          id,
          name,
          joinCode,
          description: source.description,
          isJoinOpen: true,
          needsApproval: source.needsApproval,
          takesAnonymous: source.takesAnonymous,
          timeZone: source.timeZone,
          notation: source.notation,
          ownNotation: source.ownNotation,
          language: source.language,
          taskDefaults: source.taskDefaults,
          retentionMonths: source.retentionMonths,
          createdBy: user.id,
          createdAt,
        },
        newId(),
      ),
    );
    const move = createMove(contents, source.timeZone, firstDueDay);
    await arrangementData(services).insertContents(copyContents(contents, id, move, createdAt));
  });
  return summaryOf(services, user, id);
}
