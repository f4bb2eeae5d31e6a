import type * as calls from '@lemma/contracts';
import type { BodyOf, TaskGrade } from '@lemma/contracts';
import { said } from '@lemma/contracts/messages';
import { v7 as newId } from 'uuid';
import { cleanText } from '../../../core/clean-text.ts';
import { invalidField, notFound } from '../../../core/errors.ts';
import { isOverridden, readCells, readGrounds } from './grade-book.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { gradeData } from '../data/grade-store.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import * as m from '../messages.ts';
import { areScoresVisible, requireTask, topicOfTask } from '../../tasks/api.ts';

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
  const cells = await readCells(services, grounds, { classId, userId });
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
export async function changeGrade(
  services: Services,
  user: SignedInUser,
  place: Place,
  { score, isExcused, reason }: BodyOf<typeof calls.changeGrade>,
): Promise<TaskGrade> {
  const [task, member] = await Promise.all([requireTask(services, place), gradeData(services).selectMember(place)]);
  if (!member || member.role !== 'learner') throw notFound();
  if (score !== null && score > task.points) {
    throw invalidField('score', said(m.taskHasPoints, { points: task.points }));
  }
  const [id, changedAt] = [newId(), services.now()];
  const { classId } = place;
  await inTransaction(services, async (services) => {
    await gradeData(services).insertGradeChange({
      id,
      taskId: task.id,
      userId: member.userId,
      score,
      isExcused,
      reason: cleanText(reason),
      changedBy: user.id,
      changedAt,
    });
    // Before scores are out there is nothing to be seen of it.
    if (!areScoresVisible(task, { handedInAt: changedAt, closesAt: null }, changedAt)) return;
    await recordHappenings(services, [
      {
        kind: 'score-changed',
        subject: id,
        topic: topicOfTask(task.id),
        fold: task.id,
        to: { person: member.userId, inClass: classId },
        about: { classId, taskId: task.id },
      },
    ]);
  });
  return readTaskGrade(services, { ...place, userId: member.userId });
}
