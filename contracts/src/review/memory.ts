import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const feature = 'review';

const topics = z.array(
  z.object({
    topic: z.string(),
    /** The mean chance, 0 to 1, that one of these learners solves one of these exercises now. */
    remembered: z.number(),
    exerciseCount: z.int(),
    learnerCount: z.int(),
    /** Pairs of learner and exercise that are due for review. */
    dueCount: z.int(),
  }),
);

const memory = z.object({
  topics,
  /** Over all topics; null where nothing was practised yet. */
  remembered: z.number().nullable(),
});
export type Memory = z.output<typeof memory>;

export const getClassMemory = endpoint({
  name: 'getClassMemory',
  feature,
  summary: 'How much of each topic the learners of a class remember.',
  method: 'GET',
  path: '/classes/{classId}/memory/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: z.object({ classId: z.uuid() }),
  response: memory,
});

export const getMemberMemory = endpoint({
  name: 'getMemberMemory',
  feature,
  summary: 'How much of each topic one learner remembers.',
  method: 'GET',
  path: '/classes/{classId}/members/{memberId}/memory/',
  who: { classroom: 'assistant' },
  records: 'learner',
  params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
  response: memory,
});
