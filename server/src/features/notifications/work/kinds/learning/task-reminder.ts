import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const taskReminder = kind({
  group: 'learning',
  label: 'Your teacher reminds you of a task',
  mail: 'immediately',
  about: aboutTask.extend({ dueAt: z.iso.datetime().nullable() }),
  only: 'not-begun',
  words: (about, { moment }) => ({
    title: `Your teacher reminds you: ${about.taskName}`,
    detail: about.dueAt === null ? about.className : `${about.className}, due ${moment(about.dueAt)}`,
    path: learnerTaskPath(about),
  }),
});
