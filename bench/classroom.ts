import {
  createClassroom,
  createExercise,
  createTask,
  joinClassroom,
  publishExercise,
  signUp,
  startAttempt,
  type Attempt,
} from '@lemma/contracts';
import { createClient, type Client } from './client.ts';

const exerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Two rational roots',
  language: 'en',
  topic: 'algebra/quadratics',
  tags: [],
  level: 'Level 2',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 5 },
      { name: 'p', generator: 'random-integer', min: 1, max: 6 },
      { name: 'q', generator: 'random-integer', min: 1, max: 9 },
      { name: 'b', generator: 'expression', value: 'a p + q', simplify: 'full' },
      { name: 'c', generator: 'expression', value: 'p q', simplify: 'full' },
    ],
  },
  question: 'Factorise ${{a}}x^2 + {{b}}x + {{c}}$: [[product]]',
  parts: [{ name: 'product', answerType: 6, accept: [{ value: '(a x + q)(x + p)' }] }],
  hints: ['Look for two numbers with product {{a*c}} and sum {{b}}.'],
  solution: '$({{a}}x + {{q}})(x + {{p}})$',
  tests: [],
} as const;

export interface BenchLearner {
  readonly client: Client;
  readonly attempt: Attempt;
  readonly itemId: string;
}

/** A class in which every learner has begun the same task of one exercise. */
export async function openBenchClassroom(url: string, learnerCount: number): Promise<BenchLearner[]> {
  const teacher = createClient(url);
  const email = `bench-${Date.now()}-${process.pid}@school.example`;
  await teacher.call(signUp, {
    body: { firstName: 'Bench', lastName: 'Teacher', email, password: 'a long bench password', role: 'teacher' },
  });
  const classroom = await teacher.call(createClassroom, { body: { name: 'Bench' } });
  const exercise = await teacher.call(createExercise, { body: { document: exerciseDocument as never } });
  await teacher.call(publishExercise, { params: { exerciseId: exercise.id }, body: { revision: exercise.revision } });
  const task = await teacher.call(createTask, {
    params: { classId: classroom.id },
    body: {
      name: 'Bench',
      sectionId: null,
      kind: 'practice',
      opensAt: null,
      dueAt: null,
      attemptsAllowed: null,
      results: 'after-hand-in',
      solutions: 'after-answer',
      items: [{ exerciseId: exercise.id, points: 1 }],
    },
  });
  teacher.close();
  const learners: BenchLearner[] = [];
  for (let index = 0; index < learnerCount; index += 1) {
    const client = createClient(url);
    await client.call(joinClassroom, {
      body: { code: classroom.joinCode ?? '', firstName: 'Learner', lastName: String(index) },
    });
    const attempt = await client.call(startAttempt, {
      params: { classId: classroom.id, taskId: task.id },
      body: { number: 1 },
    });
    learners.push({ client, attempt, itemId: attempt.items[0]?.id ?? '' });
  }
  return learners;
}
