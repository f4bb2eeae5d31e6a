import {
  getExercise,
  handIn,
  joinClassroom,
  publishExercise,
  startAttempt,
  submitResponse,
  updateExercise,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { setTask } from './set-task.ts';
import type { TestApp, TestClient } from '../test-app.ts';

type Answers = Readonly<Record<string, string>>;
type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

const listed = (answers: Answers) => Object.entries(answers).map(([part, value]) => ({ part, value }));

/** Two numbers to give, the same for everybody. */
export const twoNumbers: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Two numbers',
  language: 'en',
  topic: 'arithmetic/adding',
  tags: [],
  level: 'Level 0',
  variables: { direction: 'ltr', list: [] },
  question: 'One and one is [[a]]. One more is [[b]].',
  parts: [
    { name: 'a', answerType: 4, points: 1, accept: [{ value: '2' }] },
    { name: 'b', answerType: 4, points: 1, accept: [{ value: '3' }] },
  ],
  hints: [],
  solution: '',
  tests: [],
};

/** A class that was set one exercise, with a learner for each name. */
export async function openClassOf<Name extends string>(
  app: TestApp,
  names: readonly Name[],
  {
    document = twoNumbers,
    task: fields = {},
  }: { document?: ExerciseDocument; task?: Parameters<typeof setTask>[2] } = {},
) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, fields, [document]);
  const item = task.groups[0]?.items[0];
  if (!item) throw new Error('a task without an item');
  const learners = {} as Record<Name, Person>;
  for (const name of names) {
    learners[name] = await app.signUpAs('learner', { firstName: name, lastName: 'Learner' });
    await learners[name].call(joinClassroom, { body: { code: room.joinCode } });
  }
  const taskPath = { classId: room.classId, taskId: task.id };
  return {
    ...room,
    task,
    learners,
    taskPath,
    itemPath: { ...taskPath, itemId: item.id },
    exerciseId: item.exerciseId,

    /** Starts the first attempt and gives each of these answers. */
    async work(name: Name, ...tries: readonly Answers[]) {
      const learner = learners[name];
      const attempt = await learner.call(startAttempt, { params: taskPath, body: { number: 1 } });
      const params = { attemptId: attempt.id, itemId: item.id };
      const responseIds: string[] = [];
      for (const answers of tries) responseIds.push(await respond(learner, params, answers));
      return {
        attemptId: attempt.id,
        responseIds,
        question: attempt.items[0]?.variant.question ?? '',
        answer: (answers: Answers) => respond(learner, params, answers),
        handIn: () => learner.call(handIn, { params: { attemptId: attempt.id } }),
      };
    },
  };
}

async function respond(
  learner: TestClient,
  params: { readonly attemptId: string; readonly itemId: string },
  answers: Answers,
): Promise<string> {
  const id = newId();
  await learner.call(submitResponse, { params, body: { id, variantNumber: 1, answers: listed(answers) } });
  return id;
}

/** Changes an exercise and publishes it. */
export async function publishAgain(
  teacher: TestClient,
  exerciseId: string,
  change: (document: ExerciseDocument) => ExerciseDocument,
): Promise<void> {
  const params = { exerciseId };
  const exercise = await teacher.call(getExercise, { params });
  const document = change(exercise.document as ExerciseDocument) as typeof exercise.document;
  const saved = await teacher.call(updateExercise, { params, body: { revision: exercise.revision, document } });
  await teacher.call(publishExercise, { params, body: { revision: saved.revision } });
}

/** The document with other accepted answers in one part. */
export const withKey =
  (part: string, ...accept: readonly { readonly value: string; readonly score?: number }[]) =>
  (document: ExerciseDocument): ExerciseDocument => ({
    ...document,
    parts: document.parts.map((one) => (one.name === part ? ({ ...one, accept } as typeof one) : one)),
  });
