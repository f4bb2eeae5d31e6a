import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';

export const helpAnswered = kind({
  group: 'learning',
  label: 'Your question has an answer',
  mail: 'immediately',
  about: aboutClass.extend({ threadId: z.uuid(), task: z.string() }),
  words: ({ className, threadId, task }, { count }) => ({
    title: count === 1 ? `Your question has an answer: ${task}` : `${count} answers to your question: ${task}`,
    detail: className,
    path: `/learn/help/${threadId}`,
  }),
});
