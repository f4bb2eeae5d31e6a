import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { taskId } from './tasks.ts';

/** Notifies each learner once a day at most, also when several people remind. */
export const remindLearners = endpoint({
  name: 'remindLearners',
  feature: 'tasks',
  summary: 'Reminds the learners of a class who have not begun a task that is open.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/reminders/',
  who: { classroom: 'assistant' },
  params: taskId,
  response: z.object({ remindedAt: z.iso.datetime() }),
  callsPerMinuteEach: 30,
});
