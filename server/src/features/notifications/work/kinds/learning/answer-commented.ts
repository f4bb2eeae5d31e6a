import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const answerCommented = kind({
  group: 'learning',
  label: 'Your teacher has commented on one of your answers',
  mail: 'digest',
  about: aboutTask.extend({ place: z.int().min(1) }),
  words: (about, { count }) => ({
    title:
      count > 1
        ? `${count} comments on your answers: ${about.taskName}`
        : `A comment on your answer to question ${about.place}: ${about.taskName}`,
    detail: about.className,
    path: `${learnerTaskPath(about)}?item=${about.place}`,
  }),
});
