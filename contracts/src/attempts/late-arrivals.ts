import { z } from 'zod';
import { partAnswers } from './attempts.ts';
import { endpoint } from '../core/endpoint.ts';

const feature = 'attempts';

/** An answer that was typed in time, by the learner's clock, and arrived when the attempt had closed. */
export const lateAnswer = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  attemptNumber: z.int(),
  /** Place of the question in that attempt. */
  position: z.int(),
  title: z.string(),
  answers: partAnswers,
  /** By the learner's device, which could say anything. */
  typedAt: z.iso.datetime(),
  /** By the server. */
  receivedAt: z.iso.datetime(),
  /** When and by whom the attempt was handed in; null while it is open. */
  handedInAt: z.iso.datetime().nullable(),
  handedInBy: z.enum(['learner', 'server', 'teacher']).nullable(),
  /** Results open to the learner when it arrived: the worked solution, or verdicts and feedback alone. */
  seenBefore: z.enum(['nothing', 'results', 'solution']),
  minutesAfterClose: z.int(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  decidedAt: z.iso.datetime().nullable(),
});
export type LateAnswer = z.output<typeof lateAnswer>;

export const listLateAnswers = endpoint({
  name: 'listLateAnswers',
  feature,
  summary: 'Answers to a task that arrived after the end, those that wait for a decision first; at most 500.',
  method: 'GET',
  path: '/classes/{classId}/tasks/{taskId}/late_answers/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: z.object({ classId: z.uuid(), taskId: z.uuid() }),
  response: z.array(lateAnswer),
});

/** Deciding the same twice changes nothing; what was decided stays. */
export const decideLateAnswer = endpoint({
  name: 'decideLateAnswer',
  feature,
  summary:
    'Takes an answer that arrived after the end, which is then marked and counts where it adds something, or refuses it.',
  method: 'POST',
  path: '/classes/{classId}/tasks/{taskId}/late_answers/{lateAnswerId}/',
  who: { classroom: 'teacher' },
  params: z.object({ classId: z.uuid(), taskId: z.uuid(), lateAnswerId: z.uuid() }),
  body: z.strictObject({ decision: z.enum(['accepted', 'refused']) }),
  response: lateAnswer,
});
