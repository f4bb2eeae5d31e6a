import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const appealDecided = kind({
  group: 'learning',
  label: 'Your teacher has decided about an answer that you defended',
  mail: 'immediately',
  about: aboutTask.extend({ isAccepted: z.boolean() }),
  words: (about, { count }) => ({
    title:
      count > 1
        ? `Your teacher has decided about ${count} of your answers: ${about.taskName}`
        : about.isAccepted
          ? `Your answer is accepted: ${about.taskName}`
          : `Your answer stays as it was marked: ${about.taskName}`,
    detail: `${about.className}. Your teacher’s reply is beside the question.`,
    path: learnerTaskPath(about),
  }),
});
