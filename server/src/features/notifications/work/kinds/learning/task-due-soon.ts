import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const taskDueSoon = kind({
  group: 'learning',
  label: 'A task that you have not begun is due in two hours',
  mail: 'immediately',
  about: aboutTask.extend({ dueAt: z.iso.datetime() }),
  only: 'not-begun',
  words: (about, { moment }) => ({
    title: `Not begun, due in two hours: ${about.taskName}`,
    detail: `${about.className}, due ${moment(about.dueAt)}`,
    path: learnerTaskPath(about),
  }),
});
