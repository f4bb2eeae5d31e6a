import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';

export const helpAsked = kind({
  group: 'teaching',
  label: 'A learner asks for help',
  mail: 'digest',
  about: aboutClass.extend({ threadId: z.uuid(), task: z.string() }),
  words: ({ className, threadId, task }, { count }) =>
    count === 1
      ? {
          title: `A question about ${task}`,
          detail: `${className}. A learner waits for your answer.`,
          path: `/a/help/${threadId}`,
        }
      : { title: `${count} messages from learners who ask for help`, detail: className, path: '/a/help' },
});
