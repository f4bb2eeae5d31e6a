import { z } from 'zod';
import { endpoint, type ResponseOf } from '../core/endpoint.ts';

const feature = 'results';

/** R10. What deserves a teacher's look now, over all classes they teach; no names. */
export const listAttention = endpoint({
  name: 'listAttention',
  feature,
  summary: 'Tasks in which learners are stuck or that close within two days with somebody missing.',
  method: 'GET',
  path: '/classes/attention/',
  who: 'privileged',
  response: z.array(
    z.object({
      classId: z.uuid(),
      className: z.string(),
      taskId: z.uuid(),
      taskName: z.string(),
      dueAt: z.iso.datetime().nullable(),
      learnerCount: z.int(),
      startedCount: z.int(),
      /** When the learners who have not begun were reminded last. */
      remindedAt: z.iso.datetime().nullable(),
      /** How many learners are stuck on which question, the question with most of them first. */
      stuck: z.array(z.object({ position: z.int(), learnerCount: z.int() })),
    }),
  ),
});
export type Attention = ResponseOf<typeof listAttention>[number];
