import type { BodyOf, changeGrade, TaskGrade } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { cleanText } from '../../../core/clean-text.ts';
import { invalidField, notFound } from '../../../core/errors.ts';
import { isOverridden, readCells, readGrounds } from './grade-book.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { gradeData } from '../data/grade-store.ts';
import type { Services } from '../../../core/services.ts';
import { requireTask } from '../../tasks/api.ts';

interface Place {
  readonly classId: string;
  readonly memberId: string;
  readonly taskId: string;
}

/** Returns the grade of one learner and task, with all decisions of teachers about it. */
export async function readTaskGrade(
  services: Services,
  { classId, taskId, userId }: { readonly classId: string; readonly taskId: string; readonly userId: string },
): Promise<TaskGrade> {
  const [task, grounds, history] = await Promise.all([
    requireTask(services, { classId, taskId }),
    readGrounds(services, classId),
    gradeData(services).selectGradeHistory({ taskId, userId }),
  ]);
  const cells = (await readCells(services, grounds, { classId, userId })).of(userId);
  const cell = cells[grounds.tasks.findIndex((one) => one.id === taskId)];
  return {
    score: cell?.score ?? null,
    earned: cell?.earned ?? null,
    points: task.points,
    isExcused: cell?.isExcused ?? false,
    isOverridden: isOverridden(cell),
    changes: history.map(({ change, firstName, lastName }) => ({
      id: change.id,
      score: change.score,
      isExcused: change.isExcused,
      reason: change.reason,
      changedAt: change.changedAt.toISOString(),
      changedBy: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    })),
  };
}

/** Appends a decision; without a score and not excused it takes the last one back. */
export async function decideGrade(
  services: Services,
  user: SignedInUser,
  place: Place,
  { score, isExcused, reason }: BodyOf<typeof changeGrade>,
): Promise<TaskGrade> {
  const [task, member] = await Promise.all([requireTask(services, place), gradeData(services).selectMember(place)]);
  if (!member || member.role !== 'learner') throw notFound();
  if (score !== null && score > task.points) {
    throw invalidField('score', `The task has ${task.points} ${task.points === 1 ? 'point' : 'points'}.`);
  }
  await gradeData(services).insertGradeChange({
    id: newId(),
    taskId: task.id,
    userId: member.userId,
    score,
    isExcused,
    reason: cleanText(reason),
    changedBy: user.id,
    changedAt: services.now(),
  });
  return readTaskGrade(services, { ...place, userId: member.userId });
}
