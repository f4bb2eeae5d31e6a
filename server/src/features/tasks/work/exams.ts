import { conflict } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { classroomQueries, isReadOnly } from '../../classrooms/api.ts';
import { examData } from '../data/exam-store.ts';

/**
 * Exercises that a learner is asked in a test at the moment, in any of their classes: beside it nothing may mark answers to
 * them or show hints and solutions, not even of questions that were drawn before it opened.
 */
export async function selectAskedExercises(services: Services, userId: string): Promise<string[]> {
  const now = services.now();
  const rows = await classroomQueries(services).selectClassroomsOf(userId);
  const classroomIds = rows.flatMap(({ classroom, role }) =>
    role === 'learner' && !isReadOnly(classroom, now) ? classroom.id : [],
  );
  return examData(services).selectAsked({ userId, classroomIds }, now);
}

/** Throws where a test that is open to the learner asks one of these exercises. */
export async function requireUnasked(
  services: Services,
  userId: string,
  exerciseIds: readonly string[],
): Promise<void> {
  const asked = new Set(await selectAskedExercises(services, userId));
  if (!exerciseIds.some((id) => asked.has(id))) return;
  throw conflict('request/conflict', 'A test that is open at the moment asks this. You can practise it afterwards.');
}

/** The same for all exercises of a task. */
export const requireUnaskedTask = async (services: Services, userId: string, taskId: string): Promise<void> =>
  requireUnasked(services, userId, await examData(services).selectExercises(taskId));
