import { createExercise, createTask, publishExercise, type BodyOf, type TaskDetail } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { squareOfSum } from './exercise-documents.ts';
import type { TestClient } from '../test-app.ts';

/** Publishes the documents as the teacher's exercises; their ids. */
export async function publishAll(
  teacher: Pick<TestClient, 'call'>,
  documents: readonly ExerciseDocument[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const document of documents) {
    const exercise = await teacher.call(createExercise, { body: { document: document as never } });
    await teacher.call(publishExercise, {
      params: { exerciseId: exercise.id },
      body: { revision: exercise.revision },
    });
    ids.push(exercise.id);
  }
  return ids;
}

/** Publishes the documents as the teacher's exercises and sets them to the class, each a question of its own. */
export async function setTask(
  teacher: Pick<TestClient, 'call'>,
  classId: string,
  fields: Partial<BodyOf<typeof createTask>> = {},
  documents: readonly ExerciseDocument[] = [squareOfSum],
): Promise<TaskDetail> {
  const exerciseIds = fields.groups ? [] : await publishAll(teacher, documents);
  return teacher.call(createTask, {
    params: { classId },
    body: {
      name: 'Homework',
      sectionId: null,
      kind: 'practice',
      opensAt: null,
      dueAt: null,
      attemptsAllowed: null,
      results: 'after-hand-in',
      solutions: 'after-answer',
      groups: exerciseIds.map((exerciseId) => ({ type: 'SG' as const, items: [{ exerciseId, points: 2 }] })),
      ...fields,
    },
  });
}
