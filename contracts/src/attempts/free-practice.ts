import { z } from 'zod';
import { attempt, attemptItem, encodedText, partAnswers, shownHints, submitResponse } from './attempts.ts';
import { scene } from '../exercises/figures.ts';
import { ticket } from './previews.ts';
import { endpoint } from '../core/endpoint.ts';
import { taskId } from '../tasks/tasks.ts';

const feature = 'attempts';

/**
 * Practice on a task that is over for the learner: with new numbers, and nothing recorded. It is refused with 409 for an
 * assessment, for a task with a password, and while the task still takes answers.
 */
export const practiseOn = endpoint({
  name: 'practiseOn',
  feature,
  summary: 'New variants of a practice task that is closed; nothing is recorded and nothing counts.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/free_practice/',
  who: { classroom: 'member' },
  params: taskId,
  body: z.strictObject({}),
  response: z.object({ attempt, tickets: z.array(z.object({ itemId: z.uuid(), ticket })) }),
  callsPerMinuteEach: 30,
});

export const answerPractice = endpoint({
  name: 'answerPractice',
  feature,
  summary: 'Marks an answer in practice that does not count.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/free_practice/answers/',
  who: { classroom: 'member' },
  params: taskId,
  body: z.strictObject({ ticket, id: z.uuid(), answers: partAnswers.min(1) }),
  response: submitResponse.response,
  maximumBodyBytes: 128 * 1024,
  callsPerMinuteEach: 120,
});

export const hintPractice = endpoint({
  name: 'hintPractice',
  feature,
  summary: 'The first hints of a question in practice that does not count.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/free_practice/hints/',
  who: { classroom: 'member' },
  callsPerMinuteEach: 240,
  params: taskId,
  body: z.strictObject({ ticket, number: z.int().min(1).max(10) }),
  response: shownHints,
});

export const solvePractice = endpoint({
  name: 'solvePractice',
  feature,
  summary: 'The worked solution of a question in practice that does not count, when the task allows it.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/free_practice/solutions/',
  who: { classroom: 'member' },
  callsPerMinuteEach: 120,
  params: taskId,
  body: z.strictObject({ ticket }),
  response: z.object({ solution: encodedText, figures: z.array(scene) }),
});

export const redrawPractice = endpoint({
  name: 'redrawPractice',
  feature,
  summary: 'Another variant of a question in practice that does not count.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/free_practice/variants/',
  who: { classroom: 'member' },
  callsPerMinuteEach: 120,
  params: taskId,
  body: z.strictObject({ ticket }),
  response: z.object({ item: attemptItem, ticket }),
});
