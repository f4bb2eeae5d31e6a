import { conflict } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { classroomQueries, isReadOnly } from '../../classrooms/api.ts';
import { examData } from '../data/exam-store.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/**
 * Exercises that a learner is asked in a test at the moment, in any of their classes: beside it neither reviews nor free
 * practice mark answers to them or show hints and solutions, not even of questions that were drawn before it opened.
 */
export async function selectAskedExercises(services: Services, userId: string): Promise<string[]> {
  const now = services.now();
  const learnt = await selectLearntIn(services, userId);
  const present = learnt.filter(({ isPresent }) => isPresent);
  const [asked, begun] = await Promise.all([
    examData(services).selectAsked({ userId, classroomIds: idsOf(present) }, now),
    examData(services).selectBegun({ userId, classroomIds: idsOf(learnt) }, now),
  ]);
  return [...new Set([...asked, ...begun.map(({ exerciseId }) => exerciseId)])];
}

/**
 * The classes whose tests count. One that the learner has begun counts on when they leave its class: they come back with
 * its code and continue.
 */
async function selectLearntIn(services: Services, userId: string) {
  const now = services.now();
  const rows = await classroomQueries(services).selectLearntIn(userId);
  return rows
    .filter((classroom) => !isReadOnly(classroom, now))
    .map(({ id, removedAt }) => ({ id, isPresent: removedAt === null }));
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Of these tasks those with an exercise that a test asks at the moment: they cannot be practised on until it is over. */
export async function selectAskedTasks(
  services: Services,
  userId: string,
  taskIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (taskIds.length === 0) return new Set();
  const asked = await selectAskedExercises(services, userId);
  return new Set(await examData(services).selectTasksWith(taskIds, asked));
}

interface Asked {
  readonly taskId: string;
  readonly itemId: string | null;
}

/**
 * Of a task's items those whose exercise another test asks that the learner has begun and not handed in: until then
 * no one's words about them reach the learner.
 */
export async function selectItemsBegunElsewhere(
  services: Services,
  userId: string,
  asked: Asked,
): Promise<ReadonlySet<string>> {
  const classroomIds = idsOf(await selectLearntIn(services, userId));
  return new Set(await examData(services).selectItemsBegun({ userId, classroomIds }, asked, services.now()));
}

/** Whether the learner has begun another test with an exercise of this task, or of one of its items, and not handed it in. */
export const isBegunElsewhere = async (services: Services, userId: string, asked: Asked): Promise<boolean> =>
  (await selectItemsBegunElsewhere(services, userId, asked)).size > 0;

/** Whether the person has begun a test and not handed it in. */
export async function hasBegunTest(services: Services, userId: string): Promise<boolean> {
  const classroomIds = idsOf(await selectLearntIn(services, userId));
  return (await examData(services).selectBegun({ userId, classroomIds }, services.now())).length > 0;
}

/** Returns whether another test asks an exercise that the learner has begun and not handed in, for many at the same time. */
export async function readBegunElsewhere(services: Services, userId: string) {
  const classroomIds = idsOf(await selectLearntIn(services, userId));
  const begun = await examData(services).selectBegun({ userId, classroomIds }, services.now());
  return (asked: { readonly exerciseId: string; readonly taskId: string }): boolean =>
    begun.some(({ exerciseId, taskId }) => exerciseId === asked.exerciseId && taskId !== asked.taskId);
}

/** Refuses what the learner's test asks until it is handed in. */
export const testAsksThis = () => conflict('request/conflict', said(m.testAsksThis));

/**
 * Throws where the learner has begun a test with this exercise and not handed it in: until then a task in which they
 * practise gives no further variants, hints and solutions of it. Its answers are taken, since they have an end of their own.
 */
export async function requireUnbegun(services: Services, userId: string, asked: Asked): Promise<void> {
  if (await isBegunElsewhere(services, userId, asked)) throw testAsksThis();
}

/** Throws where a test that is open to the learner asks one of these exercises. */
export async function requireUnasked(
  services: Services,
  userId: string,
  exerciseIds: readonly string[],
): Promise<void> {
  const asked = new Set(await selectAskedExercises(services, userId));
  if (!exerciseIds.some((id) => asked.has(id))) return;
  throw conflict('request/conflict', said(m.openTestAsksThis));
}

/** The same for all exercises of a task. */
export const requireUnaskedTask = async (services: Services, userId: string, taskId: string): Promise<void> =>
  requireUnasked(services, userId, await examData(services).selectExercises(taskId));
