import { z } from 'zod';
import { attempt, attemptItem, encodedText, partAnswers, shownHints, submitResponse } from './attempts.ts';
import { scene } from '../exercises/figures.ts';
import { endpoint } from '../core/endpoint.ts';
import { taskId, taskKinds } from '../tasks/tasks.ts';

const feature = 'attempts';

/** Opens one question of which nothing is recorded: what was drawn travels sealed. */
export const ticket = z.string().max(2000);
const as = z.enum(taskKinds);

/** Draws a task as a learner would get it (R22, R23). */
export const previewTask = endpoint({
  name: 'previewTask',
  feature,
  summary: 'The task as a learner practises or sits it; nothing is recorded.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/previews/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 60,
  worksArchived: true,
  params: taskId,
  body: z.strictObject({ as }),
  response: z.object({ attempt, tickets: z.array(z.object({ itemId: z.uuid(), ticket })) }),
});

export const answerPreview = endpoint({
  name: 'answerPreview',
  feature,
  summary: 'Marks an answer in a preview as a student’s would be.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/previews/answers/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 120,
  worksArchived: true,
  params: taskId,
  body: z.strictObject({ ticket, id: z.uuid(), answers: partAnswers.min(1) }),
  response: submitResponse.response,
  maximumBodyBytes: 128 * 1024,
});

export const hintPreview = endpoint({
  name: 'hintPreview',
  feature,
  summary: 'The first hints of a question in a preview of practice.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/previews/hints/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 240,
  worksArchived: true,
  params: taskId,
  body: z.strictObject({ ticket, number: z.int().min(1).max(10) }),
  response: shownHints,
});

export const solvePreview = endpoint({
  name: 'solvePreview',
  feature,
  summary: 'The worked solution of a question in a preview of practice.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/previews/solutions/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 120,
  worksArchived: true,
  params: taskId,
  body: z.strictObject({ ticket }),
  response: z.object({ solution: encodedText, figures: z.array(scene) }),
});

export const redrawPreview = endpoint({
  name: 'redrawPreview',
  feature,
  summary: 'Another variant of a question in a preview of practice.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/previews/variants/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 120,
  worksArchived: true,
  params: taskId,
  body: z.strictObject({ ticket }),
  response: z.object({ item: attemptItem, ticket }),
});

export const handInPreview = endpoint({
  name: 'handInPreview',
  feature,
  summary: 'The preview after hand-in, with these as the last answers.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/previews/hand_in/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 30,
  worksArchived: true,
  params: taskId,
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ ticket, answers: partAnswers }))
      .min(1)
      .max(200),
  }),
  response: attempt,
  maximumBodyBytes: 1024 * 1024,
});
