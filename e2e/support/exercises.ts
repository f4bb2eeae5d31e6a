import type { ExerciseDocument } from '@lemma/math';
import type { BrowserContext, Page } from '@playwright/test';
import type { OpenBrowser } from '../test.ts';
import { callApi } from './demo.ts';
import { joinQuietly, makeAccount } from './people.ts';

type Given = Pick<ExerciseDocument, 'title' | 'question' | 'parts' | 'hints' | 'solution'> & {
  readonly variables?: ExerciseDocument['variables']['list'];
};

function documentOf({ variables = [], ...given }: Given): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    language: 'en',
    topic: 'arithmetic',
    tags: [],
    level: 'Level 1',
    variables: { direction: 'ltr', list: variables },
    tests: [],
    ...given,
  };
}

/** Numbers stand as words of the text, so that a test can read them; taking away is a known mistake. */
export const apples = documentOf({
  title: 'Apples in a basket',
  variables: [
    { name: 'a', generator: 'random-integer', min: 11, max: 49 },
    { name: 'b', generator: 'random-integer', min: 51, max: 89 },
  ],
  question: 'Ann has {{a}} apples and picks {{b}} more. Now she has [[total]] apples.',
  parts: [
    {
      name: 'total',
      answerType: 4,
      points: 2,
      accept: [{ value: 'a + b' }, { value: 'b - a', score: 0, feedback: 'You took away, but Ann picks **more**.' }],
    },
  ],
  hints: ['More means plus.', 'Add {{a}} and {{b}}.'],
  solution: 'Adding {{a}} and {{b}} gives {{a + b}} apples.',
});

/** Two boxes in one question. */
export const applesAndPears = documentOf({
  title: 'Apples and pears',
  variables: [
    { name: 'a', generator: 'random-integer', min: 11, max: 49 },
    { name: 'b', generator: 'random-integer', min: 51, max: 89 },
  ],
  question: 'Ann has {{a}} apples and picks {{b}} more: [[sum]] apples. She eats one: [[rest]] apples.',
  parts: [
    { name: 'sum', answerType: 4, points: 1, label: 'Sum', accept: [{ value: 'a + b' }] },
    { name: 'rest', answerType: 4, points: 1, label: 'Rest', accept: [{ value: 'a + b - 1' }] },
  ],
  hints: ['More means plus.'],
  solution: 'First {{a + b}}, then {{a + b - 1}}.',
});

export const expanding = documentOf({
  title: 'Expand a product',
  question: 'Expand. $x(x+3) =$ [[product]]',
  parts: [{ name: 'product', answerType: 6, points: 1, accept: [{ value: 'x^2 + 3x' }], form: 'expanded' }],
  hints: ['Multiply each term.'],
  solution: '$x(x+3) = x^2 + 3x$',
});

/** Texts that can be found again wherever they go. None of them is in the question. */
export const canaries = {
  answer: '7340033',
  known: '6291469',
  hint: 'canaryhintquokka',
  solution: 'canarysolutionnumbat',
  feedback: 'canaryfeedbackbilby',
} as const;

export const guarded = documentOf({
  title: 'A guarded number',
  variables: [{ name: 'c', generator: 'constant', value: canaries.answer }],
  question: 'Which number is meant? [[secret]]',
  parts: [
    {
      name: 'secret',
      answerType: 4,
      points: 1,
      accept: [{ value: 'c' }, { value: canaries.known, score: 0.5, feedback: `Near: ${canaries.feedback}` }],
    },
  ],
  hints: [`Think of ${canaries.hint}.`],
  solution: `It is {{c}}: ${canaries.solution}.`,
});

/** A published exercise of one's own, without its pages; returns its id. */
export async function publish(teacher: BrowserContext, document: ExerciseDocument): Promise<string> {
  const { id, revision } = await callApi<{ id: string; revision: number }>(teacher, 'POST', '/exercises/', {
    document,
  });
  await callApi(teacher, 'POST', `/exercises/${id}/publish/`, { revision });
  return id;
}

interface Lesson {
  readonly classId: string;
  readonly joinCode: string;
  readonly taskId: string;
}

/** A class with one task of these exercises, without their pages. */
export async function setUpLesson(
  teacher: BrowserContext,
  {
    documents,
    ...task
  }: { documents: readonly ExerciseDocument[]; kind?: 'practice' | 'assessment'; taskName?: string },
): Promise<Lesson> {
  const exercises: string[] = [];
  for (const document of documents) exercises.push(await publish(teacher, document));
  const classroom = await callApi<{ id: string; joinCode: string }>(teacher, 'POST', '/classes/', { name: 'Room 7' });
  const taskId = await setTask(teacher, classroom.id, {
    name: task.taskName ?? 'Homework 1',
    kind: task.kind ?? 'practice',
    exerciseIds: exercises,
  });
  return { classId: classroom.id, joinCode: classroom.joinCode, taskId };
}

/** A task of published exercises in a class, without its pages; returns its id. */
export async function setTask(
  teacher: BrowserContext,
  classId: string,
  {
    name,
    kind = 'practice',
    exerciseIds,
  }: { name: string; kind?: 'practice' | 'assessment'; exerciseIds: readonly string[] },
): Promise<string> {
  const { id } = await callApi<{ id: string }>(teacher, 'POST', `/classes/${classId}/tasks/`, {
    name,
    sectionId: null,
    kind,
    opensAt: null,
    dueAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    attemptsAllowed: kind === 'assessment' ? 1 : null,
    results: 'after-hand-in',
    solutions: 'after-answer',
    groups: exerciseIds.map((exerciseId) => ({ type: 'SG', items: [{ exerciseId, points: 2 }] })),
  });
  return id;
}

/** Makes a teacher with a lesson, and the page's person a learner of the class by the name of Ben Ito. */
export async function joinLesson(
  page: Page,
  openBrowser: OpenBrowser,
  documents: readonly ExerciseDocument[] = [apples],
): Promise<Lesson & { readonly teacher: BrowserContext }> {
  const teacher = (await openBrowser()).context();
  await makeAccount(teacher, { role: 'teacher' });
  const lesson = await setUpLesson(teacher, { documents });
  await joinQuietly(page.context(), lesson.joinCode, { firstName: 'Ben', lastName: 'Ito' });
  return { ...lesson, teacher };
}
