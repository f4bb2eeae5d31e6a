import type * as calls from '@lemma/contracts';
import type { BodyOf, Grading, MyGrades } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { cleanLine } from '../../../core/clean-text.ts';
import { invalidField } from '../../../core/errors.ts';
import { averageThatLearnersSee } from './kept/class-average.ts';
import { isOverridden, readCells, readGrounds, roundScore, totalOfCells } from './grade-book.ts';
import { gradeData } from '../data/grade-store.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** How the total is made, for those who teach. */
export async function getGrading(services: Services, classId: string): Promise<Grading> {
  const [grading, weights, sections, tasks] = await Promise.all([
    gradeData(services).selectGrading(classId),
    gradeData(services).selectGroups(classId),
    gradeData(services).selectSections(classId),
    gradeData(services).selectTasks(classId),
  ]);
  const { weighBy, missingCounts, learnersSeeTotal, learnersSeeAverage } = grading;
  return {
    weighBy,
    missingCounts,
    learnersSeeTotal,
    learnersSeeAverage,
    sections: sections.map(({ id, name }) => {
      const own = weights.find((group) => group.sectionId === id);
      return {
        sectionId: id,
        name,
        weight: own?.weight ?? 0,
        dropLowest: own?.dropLowest ?? 0,
        taskCount: tasks.filter((task) => task.sectionId === id).length,
      };
    }),
    groups: weights
      .filter((group) => group.sectionId === null)
      .map(({ id, name, weight, dropLowest }) => ({
        id,
        name,
        weight,
        dropLowest,
        taskIds: tasks.filter((task) => task.gradeGroupId === id).map((task) => task.id),
      })),
    tasks: tasks.map(({ id, name, sectionId }) => ({ id, name, sectionId })),
  };
}

type Changes = BodyOf<typeof calls.updateGrading>;

export async function updateGrading(services: Services, classId: string, changes: Changes): Promise<Grading> {
  await inTransaction(services, async (services) => {
    const { sections, groups, ...fields } = changes;
    const known = await gradeData(services).selectGrading(classId);
    await gradeData(services).upsertGrading({
      ...known,
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      classroomId: classId,
    });
    if (sections) await putSections(services, classId, sections);
    if (groups) await putGroups(services, classId, groups);
  });
  return getGrading(services, classId);
}

async function putSections(services: Services, classId: string, weights: NonNullable<Changes['sections']>) {
  const sections = await gradeData(services).selectSections(classId);
  for (const { sectionId, weight, dropLowest } of weights) {
    const place = sections.findIndex((section) => section.id === sectionId);
    const section = sections[place];
    if (!section) throw invalidField('sections', said(m.sectionGone));
    await gradeData(services).upsertSectionWeight({
      id: newId(),
      classroomId: classId,
      sectionId,
      name: section.name,
      weight,
      dropLowest,
      position: place,
    });
  }
}

async function putGroups(services: Services, classId: string, groups: NonNullable<Changes['groups']>) {
  const known = await gradeData(services).selectGroups(classId);
  const kept = new Set(groups.map((group) => group.id));
  const left = known.filter((group) => group.sectionId === null && !kept.has(group.id));
  await gradeData(services).removeGroups(
    left.map((group) => group.id),
    services.now(),
  );
  for (const [position, { id, name, weight, dropLowest, taskIds }] of groups.entries()) {
    const isOwn = await gradeData(services).upsertGroup({
      id,
      classroomId: classId,
      name: cleanLine(name),
      weight,
      dropLowest,
      position,
    });
    if (!isOwn) throw invalidField('groups', said(m.groupOfOtherClass));
    await gradeData(services).putTasksInGroup({ classId, groupId: id, taskIds });
  }
}

const hidden: Omit<MyGrades, 'weighBy'> = {
  isShown: false,
  total: null,
  classAverage: null,
  earned: 0,
  possible: 0,
  groups: [],
  tasks: [],
};

/** A learner's own total, made of what they may see already. */
export async function getMyGrades(services: Services, classId: string, userId: string): Promise<MyGrades> {
  const grounds = await readGrounds(services, classId);
  const { weighBy } = grounds.rules;
  const isLearner = await gradeData(services).isLearner({ classId, userId });
  if (!grounds.learnersSeeTotal || !isLearner) return { ...hidden, weighBy };
  const [own, classAverage] = await Promise.all([
    readCells(services, grounds, { classId, userId }, { asLearnersSee: true }),
    grounds.learnersSeeAverage ? averageThatLearnersSee(services, classId) : null,
  ]);
  const { percent, earned, possible, states, groups } = totalOfCells(grounds, own);
  return {
    isShown: true,
    weighBy,
    total: percent === null ? null : roundScore(percent),
    classAverage,
    earned: roundScore(earned),
    possible: roundScore(possible),
    groups: grounds.groups.map((group, at) => {
      const share = groups[at] ?? null;
      return { ...group, percent: share === null ? null : roundScore(share) };
    }),
    tasks: grounds.tasks.map(({ id, name, points, groupId }, at) => ({
      taskId: id,
      name,
      points,
      groupId,
      score: own[at]?.score ?? null,
      state: states[at] ?? 'none',
      isOverridden: isOverridden(own[at]),
      reason: own[at]?.decision?.reason ?? null,
    })),
  };
}
