import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, notFound } from '../../../core/errors.ts';
import { arrangementData, type PlacedTask } from '../data/arrangement-store.ts';
import { memberData } from '../data/member-store.ts';
import { classroomData } from '../data/classroom-store.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const mostSections = 200;

export async function createSection(
  services: Services,
  classId: string,
  name: string,
): Promise<ResponseOf<typeof calls.createSection>> {
  return inTransaction(services, async (services) => {
    await memberData(services).lockMembers(classId);
    if ((await arrangementData(services).countSections(classId)) >= mostSections) {
      throw conflict('request/conflict', said(m.mostSections, { mostSections }));
    }
    const section = { id: newId(), name };
    await classroomData(services).insertSection({ ...section, classId });
    return section;
  });
}

type Wanted = BodyOf<typeof calls.arrangeClassroom>['sections'];

/** Sections and tasks as they are wanted; whatever is not named keeps its section, behind what is. */
export function arrange(
  wanted: Wanted,
  sectionIds: readonly string[],
  tasks: readonly PlacedTask[],
): { readonly sectionIds: readonly string[]; readonly tasks: readonly PlacedTask[] } | null {
  const named = wanted.filter(({ id }) => id !== '-2').map(({ id }) => id);
  const placed = wanted.flatMap(({ id, taskIds }) =>
    taskIds.map((taskId): PlacedTask => ({ id: taskId, sectionId: id === '-2' ? null : id })),
  );
  const all = [...wanted.map(({ id }) => id), ...placed.map(({ id }) => id)];
  const known = new Set([...sectionIds, ...tasks.map(({ id }) => id), '-2']);
  if (new Set(all).size < all.length || all.some((id) => !known.has(id))) return null;
  const isNamed = new Set(all);
  return {
    sectionIds: [...named, ...sectionIds.filter((id) => !isNamed.has(id))],
    tasks: [...placed, ...tasks.filter(({ id }) => !isNamed.has(id))],
  };
}

/** Puts a class in order. Ids of other classes and ids that stand twice are refused. */
export async function arrangeClassroom(services: Services, classId: string, wanted: Wanted): Promise<void> {
  await inTransaction(services, async (services) => {
    await memberData(services).lockMembers(classId);
    const sections = await classroomData(services).selectSections(classId);
    const tasks = await arrangementData(services).selectPlacedTasks(classId);
    const order = arrange(
      wanted,
      sections.map(({ id }) => id),
      tasks,
    );
    if (!order) {
      throw conflict('request/conflict', said(m.arrangedElsewhere));
    }
    await arrangementData(services).updateOrder(classId, order.sectionIds, order.tasks);
  });
}

export async function removeSection(services: Services, ids: { classId: string; sectionId: string }): Promise<void> {
  if (!(await arrangementData(services).removeSection(ids, services.now()))) throw notFound();
}
