import { z } from 'zod';
import { audienceData } from '../../../data/audience-store.ts';
import { aboutTask, kind, taughtTaskPath } from '../kind.ts';

const notBegunWords = (number: number) =>
  number === 0
    ? 'Everybody has begun.'
    : number === 1
      ? '1 learner has not begun.'
      : `${number} learners have not begun.`;

export const taskClosed = kind({
  group: 'teaching',
  label: 'A task has closed',
  mail: 'digest',
  about: aboutTask.extend({ notBegun: z.int().default(0) }),
  complete: async (services, about) => ({
    ...about,
    notBegun: await audienceData(services).countNotBegun(about.classId, about.taskId),
  }),
  words: (about) => ({
    title: `Closed: ${about.taskName}`,
    detail: `${about.className}. ${notBegunWords(about.notBegun)}`,
    path: taughtTaskPath(about),
  }),
});
